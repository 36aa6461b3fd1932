"""What the goal tokens count (page 13)."""

from __future__ import annotations

from games.anunnaki.components import GOAL_DIVISORS, GOAL_MOST, POWER_LAST
from games.anunnaki.state import State
from games.anunnaki.view import Goal


def shrines(state: State, seat: str) -> int:
    """The shrines in the districts that the seat rules; Poseidon adds one."""
    districts = state.map.districts
    found = sum(districts[d].shrines for d in state.ruled(seat))
    return found + state.has_god(seat, "poseidon")


def figures(state: State, seat: str) -> int:
    """Followers and gods on the map."""
    return sum(here[seat].figures for here in state.stands.values() if seat in here)


def goal_value(state: State, seat: str, goal: Goal) -> int:
    """How often the seat meets a goal, five times at most."""
    if goal == "shrines":
        count = shrines(state, seat)
    elif goal == "districts":
        count = len(state.ruled(seat))
    elif goal == "settlements":
        count = state.settlements_out(seat)
    else:
        count = figures(state, seat)
    return min(GOAL_MOST, count // GOAL_DIVISORS[goal])


def power_steps(state: State, seat: str) -> int:
    """The steps of the power action on an endless track; the upgrade adds one beyond the most."""
    upgraded = "power" in state.houses[seat].upgraded
    return goal_value(state, seat, state.goals["power"]) + upgraded


def power_gain(state: State, seat: str) -> int:
    """How far the power action would really go: no further than the end of the track."""
    return min(power_steps(state, seat), POWER_LAST - state.houses[seat].power)
