"""How a match of Deus went, for its recap: points by category, round by round."""

from __future__ import annotations

from games.core.game import Reckoning
from games.deus.rules.scoring import MAJORITY_VP, majorities, temple_points
from games.deus.state import State


def reckoning(state: State) -> Reckoning:
    """The points kept so far, and what temples and majorities would bring now."""
    return {
        seat: {
            "play": state.players[seat].vp,
            "temples": sum(points for _, points in temple_points(state, seat)),
            "majorities": MAJORITY_VP * len(majorities(state, seat)),
        }
        for seat in state.seats
    }


def round_of(state: State) -> int:
    """The round; preparing belongs to the first."""
    return max(1, state.round)
