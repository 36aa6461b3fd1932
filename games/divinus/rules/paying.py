"""Paying with dice (pages 9 and 10): any active dice, added and subtracted, must give the price.

Totals are sets of bits: bit ``ORIGIN + t`` stands for the total ``t``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import NamedTuple

ORIGIN = 160
MEANS: tuple[str, ...] = ("heracles", "plumb", "token", "net")
"""What may help to pay, that which costs least first."""


class Price(NamedTuple):
    """Something to be paid for: the totals that pay, for each set of means that helps."""

    option: str
    totals: dict[tuple[str, ...], tuple[int, ...]]


class Offer(NamedTuple):
    """A way to pay: the option, the dice by their ids, what they add up to, and what helps."""

    option: str
    target: str
    dice: tuple[str, ...]
    total: int
    means: tuple[str, ...]


class Purse(NamedTuple):
    """Active dice: their ids and the values that each may be used for."""

    ids: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]


def bits(totals: Iterable[int]) -> int:
    """The set of these totals, those above nothing only."""
    found = 0
    for total in totals:
        if total > 0:
            found |= 1 << ORIGIN + total
    return found


def subsets(means: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set of means, smaller ones first."""
    return list(chain.from_iterable(combinations(means, n) for n in range(len(means) + 1)))


@lru_cache(maxsize=4096)
def sums(values: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """For each choice of dice (a number whose bits are their places) the totals they can give."""
    found = [1 << ORIGIN]
    for place, able in enumerate(values):
        for chosen in range(1 << place):
            before = found[chosen]
            after = 0
            for value in able:
                after |= before << value | before >> value
            found.append(after)
    return tuple(found)


@lru_cache(maxsize=4096)
def _reach(values: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The totals that can be had with exactly so many dice."""
    found = [0] * (len(values) + 1)
    for chosen, totals in enumerate(sums(values)):
        found[chosen.bit_count()] |= totals
    return tuple(found)


@cache
def _choices(dice: int, count: int) -> tuple[int, ...]:
    return tuple(chosen for chosen in range(1 << dice) if chosen.bit_count() == count)


def _cheapest(purse: Purse, wanted: int) -> int:
    """The choice of fewest dice that pays, sparing those of many uses; 0 if there is none."""
    for count, totals in enumerate(_reach(purse.values)):
        if count and totals & wanted:
            table = sums(purse.values)
            able = [c for c in _choices(len(purse.ids), count) if table[c] & wanted]
            return min(able, key=lambda chosen: _worth(purse, chosen))
    return 0


def _worth(purse: Purse, chosen: int) -> tuple[int, int]:
    uses = sum(len(purse.values[place]) for place in _places(chosen))
    return uses, sum(max(purse.values[place]) for place in _places(chosen))


def _places(chosen: int) -> list[int]:
    return [place for place in range(chosen.bit_length()) if chosen >> place & 1]


def _offer(purse: Purse, price: Price, means: tuple[str, ...], chosen: int, wanted: int) -> Offer:
    met = sums(purse.values)[chosen] & wanted
    option = ".".join((price.option, *means))
    ids = tuple(purse.ids[place] for place in _places(chosen))
    return Offer(option, price.option, ids, met.bit_length() - 1 - ORIGIN, means)


def offers(purse: Purse, prices: Iterable[Price], picked: Sequence[str] = ()) -> list[Offer]:
    """What can be paid for, each thing in the cheapest way, or with exactly the ``picked`` dice.

    Means that cost something are offered only where they spare a die.
    """
    mine = sum(1 << purse.ids.index(name) for name in picked)
    table = sums(purse.values)
    found: list[Offer] = []
    for price in prices:
        spent: dict[tuple[str, ...], int] = {}
        for means, totals in price.totals.items():
            wanted = bits(totals)
            chosen = mine or _cheapest(purse, wanted)
            if not table[chosen] & wanted:
                continue
            count = chosen.bit_count()
            if any(set(less) <= set(means) and n <= count for less, n in spent.items()):
                continue
            spent[means] = count
            found.append(_offer(purse, price, means, chosen, wanted))
    return found


def more_dice(purse: Purse, prices: Sequence[Price], picked: Sequence[str] = ()) -> list[str]:
    """The dice that may be picked next, one by one, on the way to some payment.

    At first none, if there is no other way to pay than those that ``offers`` names.
    """
    wanted = 0
    for price in prices:
        for totals in price.totals.values():
            wanted |= bits(totals)
    mine = sum(1 << purse.ids.index(name) for name in picked)
    paying = [c for c, totals in enumerate(sums(purse.values)) if totals & wanted and c]
    able = 0
    for chosen in paying:
        if chosen & mine == mine:
            able |= chosen
    if not picked:
        default = {offer.dice for offer in offers(purse, prices)}
        if all(tuple(purse.ids[p] for p in _places(c)) in default for c in paying):
            return []
    return [
        name for place, name in enumerate(purse.ids) if able >> place & 1 and name not in picked
    ]
