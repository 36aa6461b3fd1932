"""Estimates what activating a column yields, in victory points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.deus.components import (
    CARD,
    COLUMNS,
    PIECE_OF,
    RESOURCES,
    YIELD,
    Activate,
    All,
    Buildings,
    Buy,
    Choose,
    Cities,
    Counter,
    Cycle,
    Draw,
    Effect,
    Exchange,
    GainPer,
    GainPiece,
    LargestCity,
    Move,
    PlunderVillage,
    Produce,
    Regions,
    Sell,
    Steal,
    Stock,
    TakeDiscard,
)
from games.deus.computer.estimated_state import EstimatedState
from games.deus.computer.unit_values import (
    USUAL_CARD,
    USUAL_COIN,
    USUAL_PIECE,
    USUAL_RESOURCE,
    fading,
)
from games.deus.rules.counters import count
from games.deus.rules.effects import workshops
from games.deus.rules.raids import plunderable, victims
from games.deus.view import Colour

# The share of a steal that counts if no rival is in contact yet.
_OUT_OF_REACH = 0.35
_MARCH = 0.35
_COUNTED_DRAW = 2
_BUILDS_A_TURN = 0.75


def unit_value(unit: str, turns: float) -> float:
    """The value of a victory point, or of a coin that can still be spent."""
    return 1.0 if unit == "vp" else USUAL_COIN * fading(turns, 3.0)


def loss_value(state: EstimatedState) -> float:
    """How much it helps that one rival loses a point."""
    return 1.0 / (len(state.seats) - 1)


def growth(counter: Counter) -> float:
    """How much a counter grows in a turn of ordinary play."""
    match counter:
        case Cities():
            return 0.15 if (counter.min_size or 0) < 3 else 0.1
        case LargestCity():
            return 0.1
        case Regions():
            return 0.35 if counter.terrain == "any" else 0.1
        case Buildings():
            return 0.18 if counter.type == "any" else 0.13
        case Stock():
            return 0.4 if counter.what == "gold" else 0.25
        case _:
            return 0.1


def card_yield(state: EstimatedState, effect: Effect, turns: float) -> float:
    """What an effect gives on an ordinary activation in the present position."""
    judged = _YIELDS.get(type(effect))
    return judged(state, effect, turns) if judged else 0.0


def _gained(state: EstimatedState, effect: GainPer, turns: float) -> float:
    have = count(state, state.me, effect.counter) - effect.minus
    grown = max(0.0, have + growth(effect.counter) * turns / 3)
    return min(effect.cap, effect.rate * grown) * unit_value(effect.unit, turns)


def _drawn(state: EstimatedState, effect: Draw | TakeDiscard | Cycle, turns: float) -> float:
    if isinstance(effect, Cycle):
        cards = effect.bonus + 0.3 * effect.max
    else:
        cards = effect.n or _COUNTED_DRAW
    return cards * USUAL_CARD * fading(turns, 4.0)


def _granted(state: EstimatedState, effect: GainPiece, turns: float) -> float:
    left = sum(state.mine.reserve.values())
    return min(effect.n, left) * USUAL_PIECE * fading(turns, 5.0)


def _plundered(state: EstimatedState, effect: PlunderVillage, turns: float) -> float:
    return effect.amount * min(effect.villages, len(plunderable(state, state.me)) + 0.3)


def _marched(state: EstimatedState, effect: Move, turns: float) -> float:
    return _MARCH * effect.units * fading(turns, 2.0)


def _activated(state: EstimatedState, effect: Activate, turns: float) -> float:
    return _best(state, _open_cards(state, effect.colour), effect.n, turns)


def _open_cards(state: EstimatedState, colour: Colour) -> list[Effect]:
    """The effects of the face-up cards of a column; a joker has none."""
    return [
        CARD[card].effect
        for card in state.mine.columns[colour]
        if not state.is_joker(state.me, card)
    ]


def _chosen(state: EstimatedState, effect: Choose, turns: float) -> float:
    return _best(state, effect.effects, effect.n, turns)


def _best(state: EstimatedState, parts: Sequence[Effect], most: int, turns: float) -> float:
    yields = sorted((card_yield(state, part, turns) for part in parts), reverse=True)
    return sum(yields[:most])


def _all(state: EstimatedState, effect: All, turns: float) -> float:
    return sum(card_yield(state, part, turns) for part in effect.effects)


def _produced(state: EstimatedState, effect: Produce, turns: float) -> float:
    labels = workshops(state, state.me, effect)
    if effect.pick != "all":
        labels = labels[: effect.pick]
    made = sum(min(effect.amount, state.supply[YIELD[state.terrain(label)]]) for label in labels)
    return made * USUAL_RESOURCE * fading(turns, 2.0)


def _traded(state: EstimatedState, effect: Sell | Buy | Exchange, turns: float) -> float:
    goods = state.mine.resources
    keep = USUAL_RESOURCE * fading(turns, 3.0)
    if isinstance(effect, Sell):
        stock = sum(goods[r] for r in RESOURCES if effect.resource in (r, "any"))
        made = _made(state, effect.resource)
        sold = min(effect.max, stock + made)
        return max(0.0, sold * (effect.rate * unit_value(effect.gain, turns) - 0.7 * keep))
    if isinstance(effect, Buy):
        bought = min(effect.max, (state.mine.gold + 2) // effect.price)
        return max(0.0, bought * (keep - effect.price * unit_value("gold", turns)))
    return 0.15 * min(effect.max, sum(goods.values()))


def _made(state: EstimatedState, resource: str) -> int:
    """How many more of a resource the green column would bring by the next sale."""
    lands = [state.terrain(label) for label in state.regions_with(state.me, "production")]
    return sum(1 for terrain in lands if resource in (YIELD[terrain], "any"))


def _stolen(state: EstimatedState, effect: Steal, turns: float) -> float:
    each = effect.amount * unit_value(effect.unit, turns) * (1.0 + loss_value(state))
    found = victims(state, state.me, effect)
    if effect.unit == "gold":
        found = [seat for seat in found if state.players[seat].gold]
    if not found:
        return each * _OUT_OF_REACH * fading(turns, 4.0)
    return each * (len(found) if effect.targets == "each" else 1)


_YIELDS: dict[type[Effect], Callable[[EstimatedState, Any, float], float]] = {
    GainPer: _gained,
    Produce: _produced,
    Draw: _drawn,
    TakeDiscard: _drawn,
    Cycle: _drawn,
    GainPiece: _granted,
    Sell: _traded,
    Buy: _traded,
    Exchange: _traded,
    Steal: _stolen,
    PlunderVillage: _plundered,
    Move: _marched,
    Activate: _activated,
    All: _all,
    Choose: _chosen,
}


def column_yield(state: EstimatedState, colour: Colour, turns: float) -> float:
    """What the whole column gives when it is activated now."""
    return sum(card_yield(state, effect, turns) for effect in _open_cards(state, colour))


def activations(state: EstimatedState, turns: float) -> dict[Colour, float]:
    """How often each column may still be activated after this turn."""
    player = state.mine
    hand = [CARD[card].colour for card in player.hand if card in state.known]
    lean: dict[Colour, float] = {}
    for colour in COLUMNS:
        ready, reserve = player.ready[PIECE_OF[colour]], player.reserve[PIECE_OF[colour]]
        drawn = 0.4 * (ready + reserve > 0) + 0.4 * min(ready, 3)
        lean[colour] = drawn * (1.0 + 0.5 * min(2, hand.count(colour)))
    share = _BUILDS_A_TURN * turns / max(1.0, sum(lean.values()))
    return {colour: share * lean[colour] for colour in COLUMNS}


def engine(state: EstimatedState, turns: float) -> float:
    """What the columns may still give until the end."""
    times = activations(state, turns)
    return sum(
        times[colour] * column_yield(state, colour, turns)
        for colour in COLUMNS
        if state.mine.columns[colour]
    )
