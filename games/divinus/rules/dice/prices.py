"""Computes the price of exploring each cell, with the means that help (pages 9, 10; 11.4, 14.3)."""

from __future__ import annotations

from games.divinus.components import CELLS
from games.divinus.demigod import Demigod, Die
from games.divinus.fixes import ONE_AT_LEAST
from games.divinus.map_survey import AROUND
from games.divinus.rules.dice.paying import Price, Purse, subsets
from games.divinus.rules.map.placing import fits_somewhere, places_to_explore
from games.divinus.state import State

PLUMB, CORD, NET = "a03", "a12", "a17"
BATTLE_MOST = 16


def values(demigod: Demigod, die: Die) -> tuple[int, ...]:
    """What the face on top may be used for, conversions of artifacts included."""
    found = list(die.printed)
    for held in demigod.artifacts:
        for effect in held.effects:
            if effect.do != "convert" or effect.kind != "die":
                continue
            ways = [(effect.source, effect.to)]
            if effect.both_ways:
                ways.append((effect.to, effect.source))
            for source, to in ways:
                if any(value in source for value in die.printed):
                    found.extend(int(value) for value in to)
    return tuple(sorted(dict.fromkeys(found)))


def purse(demigod: Demigod, *, battle: bool = False) -> Purse:
    """The active dice with their values; in a battle swords have any value."""
    dice = demigod.active_dice()
    return Purse(
        tuple(die.id for die in dice),
        tuple(
            tuple(range(1, BATTLE_MOST + 1))
            if battle and die.special == "swords"
            else values(demigod, die)
            for die in dice
        ),
    )


def shift(demigod: Demigod, artifact: str) -> int:
    """By how much an artifact may change a total now."""
    held = demigod.has(artifact)
    return held.effects[0].n if held is not None and held.ready else 0


def shifted(totals: tuple[int, ...], by: int) -> tuple[int, ...]:
    """The totals that give one of ``totals`` when changed by 1 up to ``by``."""
    return tuple(
        t + d * s for t in totals for d in range(1, by + 1) for s in (-1, 1) if t + d * s > 0
    )


def with_means(
    bases: dict[str, tuple[int, ...]], shifts: dict[str, int]
) -> dict[tuple[str, ...], tuple[int, ...]]:
    """The totals that pay with each set of means: ``bases`` replace the price, shifts change it.

    The price itself is the base named "".
    """
    helpers = [name for name, by in shifts.items() if by]
    if not helpers and len(bases) == 1:
        return {(): bases[""]}
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for name, totals in bases.items():
        for means in subsets(helpers):
            reached = totals
            for helper in means:
                reached = shifted(reached, shifts[helper])
            if reached:
                found[(*((name,) if name else ()), *means)] = reached
    return dict(sorted(found.items(), key=lambda item: len(item[0])))


def prices(state: State, seat: str) -> list[Price]:
    """The prices of all cells that may be explored: unguarded, with a tile that fits somewhere."""
    demigod = state.demigods[seat]
    places = places_to_explore(state, seat)
    heracles = demigod.stands("heracles")
    beside = [place for place in places if place.label in AROUND[heracles.plot]] if heracles else []
    cord = demigod.has(CORD)
    shifts = {"plumb": shift(demigod, PLUMB), "token": demigod.tokens}
    found: list[Price] = []
    for cell in CELLS:
        tile = state.board[cell]
        if tile is None or state.guarded(cell) or not fits_somewhere(tile, places):
            continue
        price = state.price(cell)
        plain: tuple[int, ...] = (price,)
        if cord is not None and cell in cord.effects[0].cells:
            plain = (price, price + cord.effects[0].n)
        bases = {"": plain}
        if beside and fits_somewhere(tile, beside):
            symbols = len(state.symbols(tile))
            # Without the fix a price is not lowered if it would be less than 1.
            least = 1 if state.has_fix(ONE_AT_LEAST) else -symbols
            bases["heracles"] = tuple(
                total
                for base in plain
                for total in (max(base - symbols, least), base + symbols)
                if symbols and total > 0
            )
        found.append(Price(str(cell), with_means(bases, shifts)))
    return found
