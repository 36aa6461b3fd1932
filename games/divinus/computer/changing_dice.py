"""Decides which active dice to roll again, flip or set, and whether a pantheon's die should do it.

The gain of other faces is that of the best exploration they pay for, without artifacts or heroes
that help to pay.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, combinations, product

from games.divinus.components import OPPOSITE_SUM
from games.divinus.computer.exploring import DIE, present_value, rest_value, tile_gain
from games.divinus.rules.dice.paying import Price, Purse, offers
from games.divinus.view import DemigodView, DieView, DivinusView

Values = tuple[int, ...]
# How many dice each face of the Greek die flips or rolls again; 6 is any number.
FLIPS = {"flip_1": 1, "flip_2": 2}
REROLLS = {"reroll_2": 2, "reroll_any": 6}
# Dice that pay for an exploration of at least this gain are not rolled again.
WORTHWHILE = 0.3
# By how much flipped dice must improve the gain of a turn.
BETTER = 0.15
# Dice are rolled again before a Rest if they pay for an exploration in so many of all cases.
LIKELY = 0.75
# All outcomes of so many dice are computed.
MOST_ROLLED = 3


def least_dice(demigod: DemigodView, options: Sequence[str], count: int) -> tuple[str, ...]:
    """The dice that are of least use, in the order of the options."""
    dice = {die.id: die for die in demigod.dice}
    least = sorted(options, key=lambda name: (len(dice[name].values), -max(dice[name].values)))
    return tuple(name for name in options if name in least[:count])


def _active(demigod: DemigodView) -> list[DieView]:
    return [die for die in demigod.dice if die.whereabouts == "active"]


def _turned(die: DieView, top: int) -> Values:
    """The values of a die with this face on top; fire never stays there."""
    if die.faces[top - 1].special == "fire":
        top = OPPOSITE_SUM - top
    return die.values if top == die.top else die.faces[top - 1].values


def _gains(view: DivinusView, seat: str) -> dict[int, float]:
    """The gain of exploring each open cell, before it is paid for."""
    found: dict[int, float] = {}
    now = present_value(view, seat)
    for cell in view.cells:
        if cell.tile is not None and not cell.guarded:
            gain = tile_gain(view, seat, cell.tile, now)
            if gain is not None:
                found[cell.number] = gain
    return found


def _prices(view: DivinusView, gains: Mapping[int, float]) -> list[Price]:
    return [Price(str(cell), {(): (view.cells[cell - 1].price,)}) for cell in gains]


def _paid_gain(gains: Mapping[int, float], prices: list[Price], dice: dict[str, Values]) -> float:
    """The gain of the best exploration that dice with these values pay for."""
    purse = Purse(tuple(dice), tuple(dice.values()))
    return max(
        (gains[int(offer.target)] - DIE * len(offer.dice) for offer in offers(purse, prices)),
        default=-1.0,
    )


def best_flip(
    view: DivinusView, seat: str, names: Sequence[str], high: int
) -> tuple[tuple[str, ...], float]:
    """Which dice to flip, at most ``high`` of ``names``, and the gain of the exploration then."""
    gains = _gains(view, seat)
    prices = _prices(view, gains)
    active = _active(view.demigod(seat))
    plain = {die.id: die.values for die in active}
    other = {die.id: _turned(die, OPPOSITE_SUM - die.top) for die in active}
    best: tuple[tuple[str, ...], float] = ((), _paid_gain(gains, prices, plain))
    for flipped in chain.from_iterable(combinations(names, n) for n in range(1, high + 1)):
        gain = _paid_gain(gains, prices, plain | {name: other[name] for name in flipped})
        if gain > best[1]:
            best = flipped, gain
    return best


def rolled_again(demigod: DemigodView, names: Sequence[str], high: int) -> tuple[str, ...]:
    """The dice to roll again: those of one value only, of these the ones of least use."""
    dice = {die.id: die for die in demigod.dice}
    plain = [name for name in names if len(dice[name].values) == 1]
    return least_dice(demigod, plain, min(high, MOST_ROLLED))


def chance_of_exploring(view: DivinusView, seat: str, high: int) -> float:
    """How likely dice that are rolled again pay for an exploration that is better than a Rest."""
    active = _active(view.demigod(seat))
    rolled = rolled_again(view.demigod(seat), [die.id for die in active], high)
    if not rolled:
        return 0.0
    gains, least = _gains(view, seat), rest_value(view, seat)
    prices = _prices(view, gains)
    kept = {die.id: die.values for die in active if die.id not in rolled}
    again = [die for die in active if die.id in rolled]
    outcomes = list(product(range(1, 7), repeat=len(again)))
    paying = sum(
        _paid_gain(
            gains,
            prices,
            kept | {die.id: _turned(die, top) for die, top in zip(again, tops, strict=True)},
        )
        > least
        for tops in outcomes
    )
    return paying / len(outcomes)


def should_change(view: DivinusView, seat: str, effect: str, gain: float, *, resting: bool) -> bool:
    """Whether a face of the Greek die that changes dice leads to a better exploration.

    ``gain`` is that of the turn as the dice lie.
    """
    names = [die.id for die in _active(view.demigod(seat))]
    if effect in FLIPS:
        flipped, after = best_flip(view, seat, names, FLIPS[effect])
        return bool(flipped) and after > gain + BETTER
    return (
        effect in REROLLS and resting and chance_of_exploring(view, seat, REROLLS[effect]) >= LIKELY
    )


def change_dice(
    view: DivinusView, seat: str, key: str, options: tuple[str, ...], high: int
) -> tuple[str, ...]:
    """Which active dice to roll again, flip or set; perhaps none."""
    demigod = view.demigod(seat)
    if key == "set-die":
        return least_dice(demigod, options, high)
    if key == "flip":
        return best_flip(view, seat, options, high)[0]
    plain = {die.id: die.values for die in _active(demigod)}
    gains = _gains(view, seat)
    if _paid_gain(gains, _prices(view, gains), plain) > WORTHWHILE:
        return ()
    return rolled_again(demigod, options, high)


def choose_top(view: DivinusView, seat: str, name: str, options: Sequence[str]) -> str:
    """The face to which a die is set: the one that pays for the best exploration, of equals the
    one of most values."""
    gains = _gains(view, seat)
    prices = _prices(view, gains)
    active = _active(view.demigod(seat))
    die = next(each for each in view.demigod(seat).dice if each.id == name)
    others = {each.id: each.values for each in active if each.id != name}

    def value(option: str) -> tuple[float, int]:
        values = _turned(die, int(option))
        return _paid_gain(gains, prices, others | {name: values}), len(values)

    return max(options, key=value)
