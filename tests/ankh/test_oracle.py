"""Plays whole matches and compares the options of every question with those of the oracle."""

from __future__ import annotations

from functools import partial

from games.ankh import GAME
from games.core.fair import Dice
from tests.ankh.oracle import ANSWERS
from tests.ankh.table import begin
from tests.selfplay.oracle import Oracle


def play(people: int, seed: int, kind: str, oracle: Oracle) -> None:
    """One match between computer players; the oracle checks every question that is asked."""
    # The oracle does not check moves while a Satet is on the map.
    match = begin(people, seed, guardian_1="cat_mummy").match
    computer, dice = GAME.computer(kind), Dice(f"player {seed}".encode())
    while not match.over:
        ask = dice.pick(match.pending)
        oracle(match, ask)
        match.answer(ask.seat, computer(ask, partial(match.view, ask.seat), dice))


def test_the_oracle_agrees_with_the_options_of_whole_matches() -> None:
    oracle = Oracle("ankh")
    for people in GAME.people:
        for kind in GAME.computer_kinds:
            play(people, people, kind, oracle)
    assert set(oracle.asked) == set(ANSWERS)
