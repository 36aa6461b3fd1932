"""Scores of the toy game: apples and goals, round by round, and the legacy."""

from __future__ import annotations

from games.core.game import Legacy, ScoreBreakdown

from .state import CELLAR, Kept, Orchard, Summer
from .view import reached


def score_breakdown(state: Orchard) -> ScoreBreakdown:
    """A point an apple, two for a goal that is met as things stand."""
    dealt = state.round > 0
    return {
        seat: {"apples": gardener.apples, "goal": 2 * (dealt and reached(state, seat))}
        for seat, gardener in state.gardeners.items()
    }


def round_of(state: Orchard) -> int:
    """The round; once the last is over, it stays the last."""
    return min(max(1, state.round), state.rounds)


def legacy(state: Orchard) -> Legacy:
    """The apples that last until the next orchard, and how this one went."""
    kept = {seat: min(held.apples, CELLAR) for seat, held in state.gardeners.items()}
    raiders = tuple(seat for seat, held in state.gardeners.items() if held.raids)
    points = {seat: dict(kinds) for seat, kinds in score_breakdown(state).items()}
    summers = [*state.summers, Summer(points=points, raiders=raiders)]
    return Kept(apples=kept, summers=summers).model_dump(mode="json")
