"""Paying, buying, selling, exchanging and producing: which goods to part with, which to take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.phrase import Phrase
from games.core.steps import Ask, Picks
from games.deus.bot.imagine import Imagined
from games.deus.bot.prospects import temples
from games.deus.bot.worth import goods, majorities, next_unit, turns_left, wanted_goods
from games.deus.components import RESOURCES, YIELD
from games.deus.rules.build import read_payment
from games.deus.view import Resource

# A trade must be worth the trouble.
_TROUBLE = 0.02
# So many turns before the end it begins to count who has most of what.
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


def store(table: Imagined, change: Mapping[str, int]) -> float:
    """What the seat's goods are worth after ``change`` ("wood", "gold", "vp"), for comparison."""
    mine = table.mine
    before, gold, vp = mine.resources, mine.gold, mine.vp
    mine.resources = {r: before[r] + change.get(r, 0) for r in RESOURCES}
    mine.gold += change.get("gold", 0)
    mine.vp += change.get("vp", 0)
    turns = turns_left(table)
    worth = mine.vp + goods(mine, turns) + wanted_goods(table, turns)
    worth += majorities(table, turns) + temples(table, turns)
    mine.resources, mine.gold, mine.vp = before, gold, vp
    return worth


def pay(ask: Ask, table: Imagined) -> Picks:
    """Part with what will be missed least."""

    def left(way: str) -> float:
        return store(table, {name: -count for name, count in read_payment(way).items()})

    return (max(ask.options, key=left),)


def sell(ask: Ask, table: Imagined) -> Picks:
    """As many as fetch more than they are worth at home."""
    resource, unit, price = named(ask, "resource"), named(ask, "price"), counted(ask, "price")

    def sold(option: str) -> float:
        amount = int(option)
        return store(table, {resource: -amount, unit: price * amount})

    return (max(ask.options, key=sold),)


def sell_any(ask: Ask, table: Imagined) -> Picks:
    """The resource that is missed least, or none any more."""
    unit, price = named(ask, "price"), counted(ask, "price")
    changes = {option: {option: -1, unit: price} for option in ask.options}
    return _best(table, changes, "stop")


def buy(ask: Ask, table: Imagined) -> Picks:
    """The resource of which three are worth most."""
    price, most = counted(ask, "price"), counted(ask, "max")
    most = max(1, min(most, table.mine.gold // price))
    changes: dict[str, dict[str, int]] = {}
    for option in ask.options:
        changes[option] = {option: 1, "gold": -price}
        if option != "none":
            supply = next(table.supply[r] for r in RESOURCES if r == option)
            counts = [{option: n, "gold": -price * n} for n in range(1, min(most, supply) + 1)]
            changes[option] = max(counts, key=lambda change: store(table, change))
    return _best(table, changes, "none")


def buy_count(ask: Ask, table: Imagined) -> Picks:
    """As many as are worth their price."""
    resource, price = named(ask, "resource"), counted(ask, "price")

    def bought(option: str) -> float:
        return store(table, {resource: int(option), "gold": -price * int(option)})

    return (max(ask.options, key=bought),)


def buy_any(ask: Ask, table: Imagined) -> Picks:
    """The resource wanted most, while it is worth its price."""
    price = counted(ask, "price")
    changes = {option: {option: 1, "gold": -price} for option in ask.options}
    return _best(table, changes, "stop")


def give(ask: Ask, table: Imagined) -> Picks:
    """The resource that is worth less than the best one to be had for it."""
    changes: dict[str, dict[str, int]] = {"stop": {}}
    for option in ask.options:
        swaps = [{option: -1, r: 1} for r in RESOURCES if r != option and table.supply[r]]
        if option != "stop" and swaps:
            changes[option] = max(swaps, key=lambda change: store(table, change))
    return _best(table, changes, "stop")


def take(ask: Ask, table: Imagined) -> Picks:
    """The resource wanted most."""
    goods = [resource for resource in RESOURCES if resource in ask.options]
    return (most_wanted(table, goods),)


def most_wanted(table: Imagined, goods: Sequence[Resource]) -> Resource:
    """The resource of which one more is worth most: to build with, or to have most of at last."""
    if turns_left(table) > _MAJORITIES_NEAR:
        return max(goods, key=lambda resource: next_unit(table, resource))
    return max(goods, key=lambda resource: store(table, {resource: 1}))


def _best(table: Imagined, changes: Mapping[str, Mapping[str, int]], stop: str) -> Picks:
    worth = {option: store(table, {} if option == stop else c) for option, c in changes.items()}
    if stop in worth:
        worth[stop] += _TROUBLE
    return (max(worth, key=lambda option: worth[option]),)


def produce(ask: Ask, table: Imagined) -> Picks:
    """The workshops whose resources are wanted most."""
    mine = table.mine
    amount = counted(ask, "amount")
    before = dict(mine.resources)
    left = {label: YIELD[table.terrain(label)] for label in ask.options}
    chosen: list[str] = []
    while left and len(chosen) < ask.high:
        wanted = most_wanted(table, list(left.values()))
        best = next(label for label, resource in left.items() if resource == wanted)
        del left[best]
        chosen.append(best)
        mine.resources[wanted] += amount
    mine.resources = before
    return tuple(label for label in ask.options if label in chosen)
