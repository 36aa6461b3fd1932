"""How a match of Cyclades went, for its recap: metropolises by where they stand."""

from __future__ import annotations

from games.core.game import Reckoning
from games.cyclades.state import State


def reckoning(state: State) -> Reckoning:
    """A faction's own metropolises, those that nobody can take, and its partners' where it has any.

    The points of Cyclades are the metropolises of the whole team.
    """
    lines: dict[str, dict[str, int]] = {}
    for seat in state.seats:
        safe = len(state.factions[seat].carded)
        lines[seat] = {
            "lands": state.metropolises(seat) - safe,
            "safe": safe,
            "partners": sum(state.metropolises(partner) for partner in state.partners(seat)),
        }
    return lines


def round_of(state: State) -> int:
    """The round; placing the first pieces belongs to the first."""
    return max(1, state.round)
