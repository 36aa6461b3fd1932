"""Plays whole matches and compares the options of every question with those of the oracle."""

from __future__ import annotations

from functools import partial

from games.anunnaki import GAME
from games.anunnaki.state import SEATS
from games.core.fair import Dice
from games.core.match import Match
from tests.anunnaki.oracle import ANSWERS
from tests.selfplay.oracle import Oracle


def play(people: int, kind: str, oracle: Oracle) -> None:
    """One match between computer players; the oracle checks every question that is asked."""
    seed = f"oracle {kind} {people}".encode()
    match = Match.begin(GAME, SEATS[:people], {}, seed=seed, people=people)
    computer, dice = GAME.computer(kind), Dice(seed, "answers")
    while not match.over:
        ask = dice.pick(match.pending)
        oracle(match, ask)
        match.answer(ask.seat, computer(ask, partial(match.view, ask.seat), dice))


def test_the_oracle_agrees_with_the_options_of_whole_matches() -> None:
    oracle = Oracle("anunnaki")
    for people in GAME.people:
        for kind in GAME.computer_kinds:
            play(people, kind, oracle)
    assert set(oracle.asked) == set(ANSWERS)
