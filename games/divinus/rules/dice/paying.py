"""Paying with dice (pages 9 and 10): any active dice, added and subtracted, must give the price.

Totals are sets of bits: bit ``ORIGIN + t`` stands for the total ``t``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import NamedTuple

ORIGIN = 160
MEANS: tuple[str, ...] = ("heracles", "plumb", "token", "net")
"""What may help to pay beside dice, the cheapest first."""


class Price(NamedTuple):
    """Something to be paid for: the totals that pay, for each set of means that helps."""

    option: str
    totals: dict[tuple[str, ...], tuple[int, ...]]


class Offer(NamedTuple):
    """A payment: the option, the dice by their ids, their total, and the means used."""

    option: str
    target: str
    dice: tuple[str, ...]
    total: int
    means: tuple[str, ...]


class Purse(NamedTuple):
    """Active dice: their ids and the values that each may be used for."""

    ids: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]


@cache
def bits(totals: tuple[int, ...]) -> int:
    """The set of these totals, those above nothing only."""
    found = 0
    for total in totals:
        if total > 0:
            found |= 1 << ORIGIN + total
    return found


def subsets(means: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set of means, smaller ones first."""
    return list(chain.from_iterable(combinations(means, n) for n in range(len(means) + 1)))


class _Table(NamedTuple):
    """For each set of dice (a number whose bits are their places) its totals and its cost."""

    totals: list[int]
    # The cost of a set: dice with several values cost more than any sum of pips.
    worth: list[int]
    # The totals of all sets with this number of dice.
    reach: list[int]


@lru_cache(maxsize=1024)
def _table(values: tuple[tuple[int, ...], ...]) -> _Table:
    totals, worth = [1 << ORIGIN], [0]
    reach = [0] * (len(values) + 1)
    for place, able in enumerate(values):
        weight = len(able) * ORIGIN + max(able)
        for chosen in range(1 << place):
            before = totals[chosen]
            after = 0
            for value in able:
                after |= before << value | before >> value
            totals.append(after)
            worth.append(worth[chosen] + weight)
            reach[chosen.bit_count() + 1] |= after
    return _Table(totals, worth, reach)


@cache
def _choices(dice: int, count: int) -> tuple[int, ...]:
    return tuple(chosen for chosen in range(1 << dice) if chosen.bit_count() == count)


def _cheapest(table: _Table, dice: int, wanted: int) -> int:
    """The set of fewest dice that pays, keeping those with many values; 0 if there is none."""
    for count, able in enumerate(table.reach):
        if able & wanted:
            totals = table.totals
            paying = [chosen for chosen in _choices(dice, count) if totals[chosen] & wanted]
            return min(paying, key=table.worth.__getitem__)
    return 0


def _picked(purse: Purse, chosen: int) -> tuple[str, ...]:
    return tuple(name for place, name in enumerate(purse.ids) if chosen >> place & 1)


def _choice(purse: Purse, picked: Sequence[str]) -> int:
    return sum(1 << purse.ids.index(name) for name in picked)


def payable(purse: Purse, prices: Iterable[Price]) -> bool:
    """Whether anything can be paid for."""
    table = _table(purse.values)
    return any(
        able & bits(totals)
        for price in prices
        for totals in price.totals.values()
        for able in table.reach
    )


def offers(purse: Purse, prices: Iterable[Price], picked: Sequence[str] = ()) -> list[Offer]:
    """The cheapest payment for each target, or those with exactly the ``picked`` dice.

    Means that are used up are offered only if they save a die.
    """
    mine = _choice(purse, picked)
    table = _table(purse.values)
    found: list[Offer] = []
    for price in prices:
        spent: list[tuple[tuple[str, ...], int]] = []
        for means, totals in price.totals.items():
            wanted = bits(totals)
            chosen = mine or _cheapest(table, len(purse.ids), wanted)
            met = table.totals[chosen] & wanted
            if not met:
                continue
            count = chosen.bit_count()
            if any(n <= count and all(m in means for m in less) for less, n in spent):
                continue
            spent.append((means, count))
            option = ".".join((price.option, *means))
            total = met.bit_length() - 1 - ORIGIN
            found.append(Offer(option, price.option, _picked(purse, chosen), total, means))
    return found


def _wanted(price: Price) -> int:
    """The totals that pay a price with any means."""
    found = 0
    for totals in price.totals.values():
        found |= bits(totals)
    return found


def more_dice(
    purse: Purse,
    prices: Iterable[Price],
    picked: Sequence[str],
    offered: Collection[Offer],
    *,
    every: bool = True,
) -> list[str]:
    """The dice that may be picked next for some payment.

    None at first, if every payment is ``offered`` already. Without ``every`` (matches from before
    "every-payment") it is enough that each set of dice is offered for something.
    """
    goals = [_wanted(price) for price in prices]
    wanted = 0
    for goal in goals:
        wanted |= goal
    mine = _choice(purse, picked)
    table = _table(purse.values)
    paying = [chosen for chosen, able in enumerate(table.totals) if able & wanted]
    if not picked and len(paying) == len(dict.fromkeys(offer.dice for offer in offered)):
        ways = sum(bool(table.totals[chosen] & goal) for chosen in paying for goal in goals)
        if not every or ways == len(dict.fromkeys((o.dice, o.target) for o in offered)):
            return []
    able = 0
    for chosen in paying:
        if chosen & mine == mine:
            able |= chosen
    return list(_picked(purse, able & ~mine))
