"""Estimates a demigod's prospects, and says which questions of Divinus are searched."""

from __future__ import annotations

from games.core.search.plan import SearchPlan
from games.divinus.build_view import view as build_view
from games.divinus.computer.exploring import present_value
from games.divinus.state import State
from games.divinus.view import DivinusView

PLAN = SearchPlan(("divinus.ask.turn",), rounds=2, candidates=5, looks=30)
# The value of an active die, in favour.
DIE = 0.15


def prospects(state: State, seat: str) -> float:
    """The seat's favour and the value of its map, less the best rival's."""
    view = build_view(state, None)
    values = {each: _value(view, each) for each in state.seats}
    return values[seat] - max(value for other, value in values.items() if other != seat)


def _value(view: DivinusView, seat: str) -> float:
    demigod = view.demigod(seat)
    active = sum(die.whereabouts == "active" for die in demigod.dice)
    return demigod.points + present_value(view, seat) + DIE * active
