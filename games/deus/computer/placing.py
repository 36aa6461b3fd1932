"""Decides where a wooden piece, a temple or an army goes."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.deus.components import COLOUR_OF, PIECES
from games.deus.computer.columns import loss_value
from games.deus.computer.estimated_state import EstimatedState
from games.deus.computer.evaluation import ground
from games.deus.computer.trading import counted, named
from games.deus.rules.armies import may_leave, reachable
from games.deus.rules.attack import attack_villages
from games.deus.rules.build import EDGE_PRICE
from games.deus.view import Colour, Piece

# One decision evaluates several cards of a colour: only the first tries every region.
_FAVOURED = 4


def place(ask: Ask, state: EstimatedState) -> Picks:
    """The region that suits the column about to be activated, the temples and the villages."""
    name = named(ask, "piece")
    piece = next((p for p in PIECES if p == name), PIECES[0])
    column = COLOUR_OF[piece]
    spots = [spot for spot in state.favoured.get(piece, ()) if spot in ask.options]
    value = {spot: _placed(state, piece, spot, column) for spot in spots or ask.options}
    best = sorted(value, key=lambda spot: -value[spot])
    state.favoured.setdefault(piece, best[:_FAVOURED])
    return (best[0],)


def temple(ask: Ask, state: EstimatedState) -> Picks:
    """The city that gains most by one more piece."""
    return (max(ask.options, key=lambda spot: _placed(state, "temple", spot, None)),)


def _placed(state: EstimatedState, piece: Piece, spot: str, column: Colour | None) -> float:
    tried = state.copy_board()
    label = spot.removeprefix("edge:")
    if label != spot:
        tried.mine.vp -= EDGE_PRICE
    tried.place(state.me, piece, label)
    if piece != "temple":
        attack_villages(tried, label)
    return ground(tried, column)


def march(ask: Ask, state: EstimatedState) -> Picks:
    """The best place for the army that moves."""
    start = ask.facts.get("region")
    if not isinstance(start, str) or start not in state.holdings:
        return ask.options[:1]
    return (max(ask.options, key=lambda end: _marched(state, start, end)),)


def army(ask: Ask, state: EstimatedState) -> Picks:
    """The army with the best march, or none if every march makes the position worse."""
    steps = counted(ask, "steps")
    best, stay = "stop", ground(state, "red") + 0.05
    if "stop" not in ask.options:
        best, stay = ask.options[0], float("-inf")
    for start in ask.options:
        if start == "stop" or not may_leave(state, start):
            continue
        if "stop" in ask.options and _guards_first_region(state, start):
            continue
        for end in reachable(state, state.me, start, steps):
            if state.holds(end, state.me, "military"):
                continue
            value = _marched(state, start, end)
            if value > stay:
                best, stay = start, value
    return (best,)


def _guards_first_region(state: EstimatedState, start: str) -> bool:
    """Whether the army holds the first region while a rival has none yet to keep away from it."""
    rival_to_come = any(not state.regions_of(rival) for rival in state.rivals(state.me))
    return rival_to_come and start == state.mine.first_region


def _marched(state: EstimatedState, start: str, end: str) -> float:
    tried = state.copy_board()
    tried.lift("military", start)
    tried.place(state.me, "military", end)
    attack_villages(tried, end)
    return ground(tried, "red")


def plunder(ask: Ask, state: EstimatedState) -> Picks:
    """The villages with most to give."""
    richest = sorted(ask.options, key=lambda label: -state.villages[label].vp)[: ask.high]
    return tuple(label for label in ask.options if label in richest)


def steal(ask: Ask, state: EstimatedState) -> Picks:
    """The rival who has most to lose."""
    rivals = [seat for seat in ask.options if seat in state.players]
    if not rivals:
        return ask.options[:1]
    unit = named(ask, "thing")

    def loses(seat: str) -> float:
        player = state.players[seat]
        standing = sum(len(column) for column in player.columns.values()) * loss_value(state)
        have = player.gold if unit == "gold" else player.vp
        return min(have, counted(ask, "thing")) + 0.01 * standing

    return (max(rivals, key=loses),)
