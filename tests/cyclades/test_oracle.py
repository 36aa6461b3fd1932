"""Plays whole matches and compares the options of every question with those of the oracle."""

from __future__ import annotations

from functools import partial

import pytest

from games.core.fair import Dice
from games.core.match import Match
from games.core.steps import Ask
from games.cyclades import GAME
from tests.cyclades.oracle import ANSWERS
from tests.cyclades.table import acting, at, offering
from tests.selfplay.oracle import Disagreement, Oracle

SEATS = ("amber", "azure", "rose")
MATCHES = 2
# The oracle has no opinion once a creature is on the board; few fleets sail before that.
RARE = {"cyclades.ask.sail-from", "cyclades.ask.sail-to", "cyclades.ask.sail-count"}


def watched(number: int, kind: str) -> Oracle:
    """The oracle after it has compared every question of a match of computer players."""
    oracle, seed = Oracle("cyclades"), f"oracle {kind} {number}".encode()
    match = Match.begin(GAME, SEATS, {"setup": "quick"}, seed=seed, people=len(SEATS))
    player, dice = GAME.computer(kind), {seat: Dice(seed, seat) for seat in SEATS}
    while not match.over:
        ask = match.pending[0]
        oracle(match, ask)
        get_view = partial(match.view, ask.seat)
        match.answer(ask.seat, player(ask, get_view, dice[ask.seat]))
    return oracle


def test_whole_matches_agree_with_the_rulebook() -> None:
    asked: set[str] = set()
    for kind in GAME.computer_kinds:
        for number in range(MATCHES):
            asked |= set(watched(number, kind).asked)
    assert asked >= set(ANSWERS) - RARE


def test_moves_at_sea_agree_with_the_rulebook() -> None:
    oracle = Oracle("cyclades")
    game = acting("poseidon", amber=at("A1; C1", "S1 2; S7 3", gold=4), azure=at("A2", "S8 1"))
    game.duties().act("sail")
    for key, pick in (("sail-from", "S7"), ("sail-to", "S8"), ("sail-count", "2")):
        oracle(game.match, game.ask)
        game.say(key, pick)
    assert set(oracle.asked) == RARE


def test_an_option_that_the_rulebook_does_not_have_is_found() -> None:
    game = offering()
    wrong = Ask(game.seat, "cyclades.ask.god", (*game.ask.options, "hera"))
    with pytest.raises(Disagreement, match=r"not offered: \[\]; not expected: \['hera'\]"):
        Oracle("cyclades")(game.match, wrong)


def test_an_option_that_is_missing_is_found() -> None:
    game = offering()
    short = Ask(game.seat, "cyclades.ask.god", game.ask.options[1:])
    with pytest.raises(Disagreement, match="not expected: \\[\\]"):
        Oracle("cyclades")(game.match, short)
