"""Plays whole matches and compares the options of every question with those of the oracle."""

from __future__ import annotations

from functools import partial

from games.core.fair import Dice
from games.core.match import Match
from games.divinus import GAME
from games.divinus.state import SEATS
from tests.divinus.oracle import ANSWERS
from tests.selfplay.oracle import Oracle

# Four players have four dice each: with six, the oracle takes minutes to try all sums.
PEOPLE = 4
OPTIONS = {"artifacts": True, "forges": True, "monster": "echidna"}


def play(kind: str, oracle: Oracle) -> None:
    """One match between computer players; the oracle checks every question that is asked."""
    seed = f"oracle {kind} {PEOPLE}".encode()
    match = Match.begin(GAME, SEATS[:PEOPLE], OPTIONS, seed=seed, people=PEOPLE)
    computer, dice = GAME.computer(kind), Dice(seed, "answers")
    while not match.over:
        ask = dice.pick(match.pending)
        oracle(match, ask)
        match.answer(ask.seat, computer(ask, partial(match.view, ask.seat), dice))


def test_the_oracle_agrees_with_the_options_of_whole_matches() -> None:
    oracle = Oracle("divinus")
    for kind in GAME.computer_kinds:
        play(kind, oracle)
    assert set(oracle.asked) == set(ANSWERS)
