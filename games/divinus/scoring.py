"""Computes the winner, the final scores and the favour of each demigod by its cause."""

from __future__ import annotations

from games.core.game import FinalScore, ScoreBreakdown
from games.core.phrase import Phrase, phrase
from games.divinus.components import GODS, MAP_FAVOUR
from games.divinus.demigod import CAUSES
from games.divinus.goal_values import goal_rewards
from games.divinus.state import State


def winner(state: State) -> str:
    """The seat with most favour; of equals the one that is later in turn order."""
    return max(state.order, key=lambda seat: (state.demigods[seat].points, state.order.index(seat)))


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """Points, winner and place in turn order of every seat, the winner first."""
    rows = [
        FinalScore(seat, state.demigods[seat].points, seat in state.winners, _place(state, seat))
        for seat in reversed(state.order or state.seats)
    ]
    return tuple(sorted(rows, key=lambda row: (not row.won, -row.points)))


def _place(state: State, seat: str) -> Phrase | None:
    if seat not in state.order:
        return None
    return phrase("divinus.tiebreak", place=state.order.index(seat) + 1)


def score_breakdown(state: State) -> ScoreBreakdown:
    """Favour gained so far, and until the end what maps, temples and gods would bring now."""
    lines: dict[str, dict[str, int]] = {}
    for seat in state.seats:
        demigod = state.demigods[seat]
        lines[seat] = {cause: demigod.causes[cause] for cause in CAUSES}
    if state.stage != "turns":
        return lines
    for seat in state.seats:
        demigod = state.demigods[seat]
        lines[seat]["map"] += MAP_FAVOUR * demigod.complete
        lines[seat]["temples"] += sum(plot.consecrated for plot in demigod.plots.values())
    for name in state.gods:
        for goal in GODS[name].goals:
            for seat, count in goal_rewards(state, goal).items():
                lines[seat]["gods"] += count
    return lines


def round_of(state: State) -> int:
    """The round the match is in."""
    return max(state.round, 1)
