"""The final scores of Cyclades, the points by category, and the round of a match."""

from __future__ import annotations

from games.core.game import FinalScore, ScoreBreakdown
from games.core.phrase import phrase
from games.cyclades.state import State
from games.cyclades.view import ScoreView


def score_views(state: State) -> tuple[ScoreView, ...]:
    """The final ranking: most metropolises, then most coins; ties share the victory."""
    results = {seat: (state.team_metropolises(seat), state.gold(seat)) for seat in state.seats}
    best = max(results.values())
    lines = [
        ScoreView(seat, state.team(seat), *results[seat], results[seat] == best)
        for seat in state.seats
    ]
    return tuple(sorted(lines, key=lambda line: (-line.metropolises, -line.gold)))


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """The scores for the host: points are metropolises, and gold breaks ties."""
    return tuple(
        FinalScore(
            line.seat,
            line.metropolises,
            line.winner,
            phrase("cyclades.count.gold", count=line.gold),
        )
        for line in score_views(state)
    )


def score_breakdown(state: State) -> ScoreBreakdown:
    """Each faction's metropolises on its lands, on Penthesilea's card (safe), and of its partners.

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
    """The current round; the starting placement counts as round 1."""
    return max(1, state.round)
