"""Final scores, winners and the score breakdown of Ankh: points are devotion."""

from __future__ import annotations

from games.ankh.components import EVENTS, RED_LAST
from games.ankh.state import State
from games.core.game import FinalScore, ScoreBreakdown


def winning_seats(state: State) -> list[str]:
    """The seats of the winning god: two if it is a merged god."""
    seats: list[str] = []
    for god in state.winners:
        seats.append(god)
        junior = state.gods[god].junior
        if junior is not None:
            seats.append(junior)
    return seats


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """The devotion of every seat, winners first, then by devotion."""
    winners = winning_seats(state)
    rows = [FinalScore(seat, _devotion(state, seat), seat in winners) for seat in state.seats]
    return tuple(sorted(rows, key=lambda row: (not row.won, -row.points)))


def score_breakdown(state: State) -> ScoreBreakdown:
    """Each seat's devotion in two parts: within the red part of the track, and beyond it."""
    lines: dict[str, dict[str, int]] = {}
    for seat in state.seats:
        devotion = _devotion(state, seat)
        red = min(devotion, RED_LAST)
        lines[seat] = {"red": red, "beyond": devotion - red}
    return lines


def _devotion(state: State, seat: str) -> int:
    """The devotion of the seat's god. Merged gods share theirs; a forgotten god has none."""
    if seat in state.forgotten or not state.gods:
        return 0
    return state.gods[state.god_at(seat)].devotion


def round_of(state: State) -> int:
    """The position on the event track, which stands for rounds: Ankh has none.

    A conflict counts as part of the round that it ends; the tiebreaker is held while it lasts.
    """
    return min(state.event + (state.tiebreaker is None), len(EVENTS) - 1)
