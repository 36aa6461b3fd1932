"""How a match of the toy game went: apples and goals, round by round."""

from __future__ import annotations

from games.core.game import Reckoning

from .state import Orchard
from .view import reached


def reckoning(state: Orchard) -> Reckoning:
    """A point an apple, two for a goal that is met as things stand."""
    dealt = state.round > 0
    return {
        seat: {"apples": gardener.apples, "goal": 2 * (dealt and reached(state, seat))}
        for seat, gardener in state.gardeners.items()
    }


def round_of(state: Orchard) -> int:
    """The round; once the last is over, it stays the last."""
    return min(max(1, state.round), state.rounds)
