"""The palette of the pictures of Cyclades, chosen from samples of all its art."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.core.hexes import Hex, spiral
from games.cyclades.view import AreaView, Basic, Bonus, SlotView
from render.art import shared_colours
from render.art.brush import mix
from render.art.palette import Palette
from render.cyclades import icons, tokens
from render.cyclades.board.board import OWNER_COLOUR_SHARE, fit_layout, samples
from render.cyclades.board.buildings import PLATES
from render.cyclades.colours import GODS, GRASS, MEADOW, SAND, SEAS, SHALLOW, SHOAL
from render.cyclades.frame import FRAME, GROUND
from render.kit.choose_palette import choose_palette, icon_sheet, shade_strip
from render.kit.option_marks import dim_colour
from render.renderer import Mark

_TERRAIN_COLOURS = (*SEAS, SHALLOW, SHOAL, SAND, GRASS, MEADOW)


@lru_cache(maxsize=1)
def palette() -> Palette:
    """The palette; computed once."""
    areas = _sample_areas()
    layout = fit_layout(areas, 700, 700)
    marks = [Mark(area.label, area.label, 1) for area in areas[::2]]
    seats = [style.colour for style in shared_colours.SEATS.values()]
    flat = [
        *GODS.values(),
        *(mix(paint, shared_colours.TABLE, 0.78) for paint in GODS.values()),
        *(mix(paint, shared_colours.INK, 0.22) for paint in GODS.values()),
        *_TERRAIN_COLOURS,
        *(mix(colour, seat, OWNER_COLOUR_SHARE["sea"]) for colour in SEAS for seat in seats),
        *(
            mix(colour, seat, OWNER_COLOUR_SHARE["land"])
            for colour in (GRASS, MEADOW)
            for seat in seats
        ),
        *(dim_colour(colour) for colour in (*_TERRAIN_COLOURS, *seats)),
    ]
    return choose_palette(
        [*flat, *FRAME.colours], [*samples(areas, layout, marks), *_icon_samples()], GROUND
    )


def _sample_areas() -> tuple[AreaView, ...]:
    """A made-up board with every owner, building and token on it."""
    basics: tuple[Basic, ...] = get_args(Basic)
    bonuses: tuple[Bonus, ...] = get_args(Bonus)
    seats = (*shared_colours.SEATS, None)
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


def _icon_samples() -> list[Image.Image]:
    counted = [icons.goods_icon(kind, 46) for kind in icons.KINDS]
    pieces = [tokens.hero("jason", style, 60) for style in shared_colours.SEATS.values()]
    pieces += [tokens.fleets(3, style, 60) for style in shared_colours.SEATS.values()]
    paints = (*PLATES.values(), shared_colours.GILT, shared_colours.NIGHT)
    return [icon_sheet(counted), icon_sheet(pieces), shade_strip(paints)]
