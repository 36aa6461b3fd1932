"""The palette of the pictures of Cyclades, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.core.hexes import Hex, spiral
from games.cyclades.view import AreaView, Basic, Bonus, SlotView
from render.art import palette
from render.art.brush import mix
from render.art.encode import Inks
from render.cyclades import icons, tokens
from render.cyclades.islands.board import TINTS, mapped, samples
from render.cyclades.islands.buildings import PLATES
from render.cyclades.tints import GODS, GRASS, MEADOW, SAND, SEAS, SHALLOW, SHOAL
from render.face import Mark
from render.kit.inks import choose_inks, icon_sheet, shade_strip
from render.kit.marks import dimmed

_GROUNDS = (*SEAS, SHALLOW, SHOAL, SAND, GRASS, MEADOW)


@lru_cache(maxsize=1)
def inks() -> Inks:
    """The palette, made once."""
    areas = _every_area()
    place = mapped(areas, 700, 700)
    marks = [Mark(area.label, area.label, 1) for area in areas[::2]]
    seats = [dress.colour for dress in palette.SEATS.values()]
    flat = [
        *GODS.values(),
        *(mix(paint, palette.TABLE, 0.78) for paint in GODS.values()),
        *(mix(paint, palette.INK, 0.22) for paint in GODS.values()),
        *_GROUNDS,
        *(mix(ground, seat, TINTS["sea"]) for ground in SEAS for seat in seats),
        *(mix(ground, seat, TINTS["land"]) for ground in (GRASS, MEADOW) for seat in seats),
        *(dimmed(colour) for colour in (*_GROUNDS, *seats)),
    ]
    return choose_inks(flat, [*samples(areas, place, marks), *_sheets()])


def _every_area() -> tuple[AreaView, ...]:
    """A made-up archipelago with every owner, building and token on it."""
    basics: tuple[Basic, ...] = get_args(Basic)
    bonuses: tuple[Bonus, ...] = get_args(Bonus)
    seats = (*palette.SEATS, None)
    areas = []
    for number, cell in enumerate(spiral(Hex(0, 0), 3)):
        owner = seats[number % len(seats)]
        land = number % 2 == 0
        beside = f"S{number + 1 if number < 36 else number - 1}"
        slots = (
            SlotView("a", beside, basics[number // 2 % 4]),
            SlotView("b", beside, "metropolis" if number % 4 else None, bonuses[number // 2 % 5]),
        )
        areas.append(
            AreaView(
                label=f"S{number}",
                kind="land" if land else "sea",
                hexes=((cell.q, cell.r),),
                island=None,
                horns=number % 3,
                priestess=land and number % 5 == 0,
                tokens=number % 2,
                owner=owner,
                troops=number % 4 if land and owner else 0,
                mercenaries=number % 3 if land and owner else 0,
                fleets=1 if not land and owner else 0,
                heroes=("ajax",) if land and owner and number % 4 == 0 else (),
                creature="hydra" if number % 6 == 1 else None,
                creature_owner="rose",
                slots=slots if land else (),
            )
        )
    return tuple(areas)


def _sheets() -> list[Image.Image]:
    counted = [icons.good(kind, 46) for kind in icons.KINDS]
    pieces = [tokens.hero("jason", dress, 60) for dress in palette.SEATS.values()]
    pieces += [tokens.fleets(3, dress, 60) for dress in palette.SEATS.values()]
    paints = (*PLATES.values(), palette.GILT, palette.NIGHT)
    return [icon_sheet(counted), icon_sheet(pieces), shade_strip(paints)]
