"""The final reckoning."""

from __future__ import annotations

from games.core.game import Standing
from games.deus.components import CARD, RESOURCES, EndPer
from games.deus.rules.effects import gain
from games.deus.state import State
from games.deus.view import ScoreView

TEMPLE_CAP = 12
MAJORITY_VP = 2


def temple_points(state: State, seat: str) -> tuple[tuple[str, int], ...]:
    """What each of the seat's temples is worth, by design."""
    found: list[tuple[str, int]] = []
    for card in state.players[seat].columns["purple"]:
        effect = CARD[card].effect
        assert isinstance(effect, EndPer)
        found.append((CARD[card].id, min(TEMPLE_CAP, gain(state, seat, effect))))
    return tuple(found)


def majorities(state: State, seat: str) -> tuple[str, ...]:
    """The goods of which nobody has more than the seat, if it has any."""
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


def reckoning(state: State) -> tuple[ScoreView, ...]:
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


def standings(state: State) -> tuple[Standing, ...]:
    """The result as the host knows it."""
    return tuple(Standing(line.seat, line.total, line.winner) for line in reckoning(state))
