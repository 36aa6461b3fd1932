"""Decides about paying, buying, selling, exchanging and producing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.phrase import Phrase
from games.core.steps import Ask, Picks
from games.deus.components import RESOURCES, YIELD
from games.deus.computer.estimated_state import EstimatedState
from games.deus.computer.evaluation import temples
from games.deus.computer.unit_values import goods, majorities, next_unit, turns_left, wanted_goods
from games.deus.rules.build import read_payment
from games.deus.view import Resource

# A trade has to gain more than this, in victory points.
_MIN_GAIN = 0.02
# With at most so many turns left, majorities count.
_MAJORITIES_NEAR = 1.0


def named(ask: Ask, fact: str) -> str:
    """The last part of a phrase that a question carries: "wood" of "deus.resource.wood"."""
    value = ask.facts.get(fact)
    return value.key.rsplit(".", 1)[-1] if isinstance(value, Phrase) else ""


def counted(ask: Ask, fact: str) -> int:
    """The number in a phrase that a question carries, or the number itself."""
    value = ask.facts.get(fact)
    if isinstance(value, Phrase):
        value = value.args.get("count")
    return value if isinstance(value, int) else 1


def store(state: EstimatedState, change: Mapping[str, int]) -> float:
    """What the seat's goods are worth after ``change`` ("wood", "gold", "vp"), for comparison."""
    mine = state.mine
    before, gold, vp = mine.resources, mine.gold, mine.vp
    mine.resources = {r: before[r] + change.get(r, 0) for r in RESOURCES}
    mine.gold += change.get("gold", 0)
    mine.vp += change.get("vp", 0)
    turns = turns_left(state)
    value = mine.vp + goods(mine, turns) + wanted_goods(state, turns)
    value += majorities(state, turns) + temples(state, turns)
    mine.resources, mine.gold, mine.vp = before, gold, vp
    return value


def pay(ask: Ask, state: EstimatedState) -> Picks:
    """The payment that leaves the most valuable goods."""

    def left(payment: str) -> float:
        return store(state, {name: -count for name, count in read_payment(payment).items()})

    return (max(ask.options, key=left),)


def sell(ask: Ask, state: EstimatedState) -> Picks:
    """As many as bring more than keeping them."""
    resource, unit, price = named(ask, "resource"), named(ask, "price"), counted(ask, "price")

    def sold(option: str) -> float:
        amount = int(option)
        return store(state, {resource: -amount, unit: price * amount})

    return (max(ask.options, key=sold),)


def sell_any(ask: Ask, state: EstimatedState) -> Picks:
    """The least valuable resource, or "stop" if no sale gains enough."""
    unit, price = named(ask, "price"), counted(ask, "price")
    changes = {option: {option: -1, unit: price} for option in ask.options}
    return _best(state, changes, "stop")


def buy(ask: Ask, state: EstimatedState) -> Picks:
    """The resource whose purchase gains most, or "none"."""
    price, most = counted(ask, "price"), counted(ask, "max")
    most = max(1, min(most, state.mine.gold // price))
    changes: dict[str, dict[str, int]] = {}
    for option in ask.options:
        changes[option] = {option: 1, "gold": -price}
        if option != "none":
            supply = next(state.supply[r] for r in RESOURCES if r == option)
            counts = [{option: n, "gold": -price * n} for n in range(1, min(most, supply) + 1)]
            changes[option] = max(counts, key=lambda change: store(state, change))
    return _best(state, changes, "none")


def buy_count(ask: Ask, state: EstimatedState) -> Picks:
    """As many as are worth their price."""
    resource, price = named(ask, "resource"), counted(ask, "price")

    def bought(option: str) -> float:
        return store(state, {resource: int(option), "gold": -price * int(option)})

    return (max(ask.options, key=bought),)


def buy_any(ask: Ask, state: EstimatedState) -> Picks:
    """The resource wanted most, while it is worth its price."""
    price = counted(ask, "price")
    changes = {option: {option: 1, "gold": -price} for option in ask.options}
    return _best(state, changes, "stop")


def give(ask: Ask, state: EstimatedState) -> Picks:
    """The resource that is worth less than the best one to be had for it."""
    changes: dict[str, dict[str, int]] = {"stop": {}}
    for option in ask.options:
        swaps = [{option: -1, r: 1} for r in RESOURCES if r != option and state.supply[r]]
        if option != "stop" and swaps:
            changes[option] = max(swaps, key=lambda change: store(state, change))
    return _best(state, changes, "stop")


def take(ask: Ask, state: EstimatedState) -> Picks:
    """The resource wanted most."""
    goods = [resource for resource in RESOURCES if resource in ask.options]
    return (most_wanted(state, goods),)


def most_wanted(state: EstimatedState, goods: Sequence[Resource]) -> Resource:
    """The most valuable resource: to build with or, near the end, for majorities."""
    if turns_left(state) > _MAJORITIES_NEAR:
        return max(goods, key=lambda resource: next_unit(state, resource))
    return max(goods, key=lambda resource: store(state, {resource: 1}))


def _best(state: EstimatedState, changes: Mapping[str, Mapping[str, int]], stop: str) -> Picks:
    value = {option: store(state, {} if option == stop else c) for option, c in changes.items()}
    if stop in value:
        value[stop] += _MIN_GAIN
    return (max(value, key=lambda option: value[option]),)


def produce(ask: Ask, state: EstimatedState) -> Picks:
    """The workshops whose resources are wanted most."""
    mine = state.mine
    amount = counted(ask, "amount")
    before = dict(mine.resources)
    left = {label: YIELD[state.terrain(label)] for label in ask.options}
    chosen: list[str] = []
    while left and len(chosen) < ask.high:
        wanted = most_wanted(state, list(left.values()))
        best = next(label for label, resource in left.items() if resource == wanted)
        del left[best]
        chosen.append(best)
        mine.resources[wanted] += amount
    mine.resources = before
    return tuple(label for label in ask.options if label in chosen)
