"""How a match of Anunnaki went, for its recap: points by category, round by round."""

from __future__ import annotations

from games.anunnaki.rules.scoring import CATEGORIES, lines
from games.anunnaki.state import State
from games.core.game import Reckoning


def reckoning(state: State) -> Reckoning:
    """Each seat's points as they would count if the match ended now."""
    if not state.goals:
        return {seat: dict.fromkeys(CATEGORIES, 0) for seat in state.seats}
    return {seat: lines(state, seat) for seat in state.seats}


def round_of(state: State) -> int:
    """Everybody has a turn each round."""
    return max(1, state.turn)
