"""How a match of Ankh went, for its recap: devotion, event by event."""

from __future__ import annotations

from games.ankh.components import EVENTS, RED_LAST
from games.ankh.state import State
from games.core.game import Reckoning


def reckoning(state: State) -> Reckoning:
    """Devotion within the red part of the track, where gods are forgotten, and beyond it.

    Merged gods share their devotion; a forgotten god has none.
    """
    lines: dict[str, dict[str, int]] = {}
    for seat in state.seats:
        devotion = _devotion(state, seat)
        red = min(devotion, RED_LAST)
        lines[seat] = {"red": red, "beyond": devotion - red}
    return lines


def _devotion(state: State, seat: str) -> int:
    if seat in state.forgotten or not state.gods:
        return 0
    return state.gods[state.god_at(seat)].devotion


def round_of(state: State) -> int:
    """Ankh knows no rounds; its time is the track of events, and each ends a stretch of it.

    A conflict belongs to the stretch that it ends: while it lasts, somebody holds the tiebreaker.
    """
    return min(state.event + (state.tiebreaker is None), len(EVENTS) - 1)
