"""Decides before the first turn: pieces to begin with and where tiles go."""

from __future__ import annotations

from games.core.fair import Dice
from games.core.hexes import ORIGIN, Hex, distance
from games.core.steps import Ask, Picks

# One of each, then what one runs out of first.
_PIECES = (
    "production.1",
    "civil.1",
    "scientific.1",
    "maritime.1",
    "military.1",
    "production.2",
    "civil.2",
    "military.2",
    "scientific.2",
    "maritime.2",
)


def start(ask: Ask) -> Picks:
    """A balanced set of wooden pieces."""
    wanted = [piece for piece in _PIECES if piece in ask.options][: ask.low]
    return tuple(option for option in ask.options if option in wanted)


def site(ask: Ask, dice: Dice) -> Picks:
    """A compact continent: a place near the first tile."""
    near = min(_far(option) for option in ask.options)
    return (dice.pick([option for option in ask.options if _far(option) == near]),)


def _far(option: str) -> int:
    q, r = option.removeprefix("at:").split(",")
    return distance(ORIGIN, Hex(int(q), int(r)))
