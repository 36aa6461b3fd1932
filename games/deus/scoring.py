"""Scores a match of Deus: temples, majorities, final scores and the breakdown of the recap."""

from __future__ import annotations

from games.core.game import FinalScore, ScoreBreakdown
from games.deus.components import CARD, RESOURCES, EndPer
from games.deus.rules.effects import gain
from games.deus.state import State
from games.deus.view import ScoreView

TEMPLE_CAP = 12
MAJORITY_VP = 2


def temple_points(state: State, seat: str) -> tuple[tuple[str, int], ...]:
    """The points of each of the seat's temples, by design."""
    found: list[tuple[str, int]] = []
    for card in state.players[seat].columns["purple"]:
        effect = CARD[card].effect
        assert isinstance(effect, EndPer)
        found.append((CARD[card].id, min(TEMPLE_CAP, gain(state, seat, effect))))
    return tuple(found)


def majorities(state: State, seat: str) -> tuple[str, ...]:
    """The goods of which the seat has some and no other seat has more."""
    players = state.players.values()
    mine = state.players[seat]
    won = [
        resource
        for resource in RESOURCES
        if mine.resources[resource]
        and mine.resources[resource] == max(p.resources[resource] for p in players)
    ]
    if mine.gold and mine.gold == max(p.gold for p in players):
        return (*won, "gold")
    return tuple(won)


def score_views(state: State) -> tuple[ScoreView, ...]:
    """Every seat's points by kind, the most first; equal totals share the victory."""
    lines: list[ScoreView] = []
    for seat in state.seats:
        in_play = state.players[seat].vp
        temples = temple_points(state, seat)
        goods = majorities(state, seat)
        total = in_play + sum(points for _, points in temples) + MAJORITY_VP * len(goods)
        lines.append(ScoreView(seat, in_play, temples, goods, total, False))
    best = max(line.total for line in lines)
    return tuple(
        ScoreView(
            line.seat, line.in_play, line.temples, line.majorities, line.total, line.total == best
        )
        for line in sorted(lines, key=lambda line: -line.total)
    )


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """Every seat's final score."""
    return tuple(FinalScore(line.seat, line.total, line.winner) for line in score_views(state))


def score_breakdown(state: State) -> ScoreBreakdown:
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
