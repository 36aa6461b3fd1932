"""Estimates a house's prospects, and says which questions of Anunnaki are searched."""

from __future__ import annotations

from games.anunnaki.build_view import view as build_view
from games.anunnaki.computer.evaluation import Evaluation
from games.anunnaki.state import State
from games.core.search.plan import SearchPlan

PLAN = SearchPlan(("anunnaki.ask.star", "anunnaki.ask.token", "anunnaki.ask.attack"), rounds=2)
# In points.
DISTRICT = 0.6
RESOURCE = 0.25
GOD = 1.0


def prospects(state: State, seat: str) -> float:
    """The seat's points and the value of its position, less the best rival's."""
    view = build_view(state, None)
    values: dict[str, float] = {}
    for house in view.houses:
        value = Evaluation(view, house.seat).house_value(house)
        value += DISTRICT * len(house.rules) + RESOURCE * sum(house.resources.values())
        values[house.seat] = value + GOD * sum(god.summoned for god in house.gods)
    return values[seat] - max(value for other, value in values.items() if other != seat)
