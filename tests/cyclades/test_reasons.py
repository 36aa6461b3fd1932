"""Reasons of the computer player are true in the position that they are given in."""

from __future__ import annotations

from functools import partial

import pytest

from games.core.fair import Dice
from games.cyclades.computer import sensible
from games.cyclades.computer.reasons import reason
from tests.cyclades.bidding import plenty
from tests.cyclades.table import Game, begin


def why(game: Game, picks: tuple[str, ...]) -> str:
    """The reason for an answer to the pending question, without its prefix."""
    said = reason(game.match.view(game.seat), game.ask, picks)
    return said.key.removeprefix("cyclades.why.")


def test_whoever_displaces_another_is_not_told_that_nobody_can_outbid() -> None:
    game = plenty(order="rose azure amber", gods="zeus ares hera")
    game.bid("rose", "zeus", 1).bid("azure", "ares", 1)
    game.say("god", "zeus")
    assert why(game, (game.ask.options[0],)) == "bid-displace"


def test_the_last_to_bid_on_a_free_altar_is_told_so() -> None:
    game = plenty(order="rose azure amber", gods="zeus ares hera")
    game.bid("rose", "apollo").bid("azure", "ares", 1)
    game.say("god", "zeus")
    assert why(game, (game.ask.options[0],)) == "bid-last"


def test_the_first_to_bid_is_not_told_that_nobody_is_left() -> None:
    game = plenty(order="rose azure amber", gods="zeus ares hera")
    game.say("god", "zeus")
    assert why(game, (game.ask.options[0],)) == "bid-low"


@pytest.mark.parametrize("seed", range(2))
def test_nobody_bids_after_a_bid_that_is_called_the_last(seed: int) -> None:
    game, said = begin(4, seed), 0
    while game.state.round < 6 and not game.match.over:
        ask = game.match.pending[0]
        dice = Dice(b"last", str(len(game.match.entries)))
        picks = sensible(ask, partial(game.match.view, ask.seat), dice)
        last = ask.key == "cyclades.ask.bid" and why(game, picks) == "bid-last"
        game.match.answer(ask.seat, picks)
        if last:
            said += 1
            assert game.state.to_bid == []
    assert said
