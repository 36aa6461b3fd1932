"""Estimates a player's prospects, and says which questions of Deus are searched."""

from __future__ import annotations

from games.core.search.plan import SearchPlan
from games.deus.build_view import view as build_view
from games.deus.computer.estimated_state import from_view
from games.deus.computer.evaluation import evaluate
from games.deus.scoring import score_breakdown
from games.deus.state import State

PLAN = SearchPlan(("deus.ask.turn",), rounds=2, candidates=5, looks=48)


def prospects(state: State, seat: str) -> float:
    """The seat's evaluated position less the best rival's; at the end the points alone."""
    points: dict[str, float]
    if state.stage != "turns":
        points = {each: sum(parts.values()) for each, parts in score_breakdown(state).items()}
    else:
        points = {each: _evaluated(state, each) for each in state.seats}
    return points[seat] - max(value for other, value in points.items() if other != seat)


def _evaluated(state: State, seat: str) -> float:
    return evaluate(from_view(build_view(state, seat)))
