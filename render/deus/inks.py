"""The palette of the pictures of Deus, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.core.hexes import Hex, spiral
from games.deus.view import Piece, RegionView, Terrain
from render.art.encode import Inks
from render.deus import icons
from render.deus.board import mapped, samples
from render.deus.livery import CARDS, SEATS, strip_colour
from render.deus.terrain import GROUNDS
from render.face import Mark
from render.kit.inks import choose_inks, icon_sheet, shade_strip
from render.kit.marks import dimmed


@lru_cache(maxsize=1)
def inks() -> Inks:
    """The palette, made once."""
    regions = _every_ground()
    place = mapped(regions, 480, 480)
    marks = [Mark(region.label, region.label, 1) for region in regions[::2]]
    flat = [
        *CARDS.values(),
        *(strip_colour(colour) for colour in CARDS),
        *GROUNDS,
        *(dimmed(colour) for colour in GROUNDS),
        *(dimmed(dress.colour) for dress in SEATS.values()),
    ]
    return choose_inks(flat, [*samples(regions, place, marks), *_sheets()])


def _every_ground() -> tuple[RegionView, ...]:
    """A made-up board with every terrain, every piece and every player on it."""
    terrains: tuple[Terrain, ...] = get_args(Terrain)
    kinds: tuple[Piece, ...] = get_args(Piece)
    owners = (*SEATS, None, None)
    regions = []
    for number, cell in enumerate(spiral(Hex(0, 0), 3)):
        terrain = terrains[number % len(terrains)]
        owner = None if terrain == "village" else owners[number // 2 % len(owners)]
        shown = tuple(kinds[(number + step) % len(kinds)] for step in range(number % 3 + 1))
        regions.append(
            RegionView(
                f"{number}",
                cell.q,
                cell.r,
                terrain,
                owner,
                shown if owner else (),
                3,
                attacked=terrain == "village" and number % 4 == 1,
            )
        )
    return tuple(regions)


def _sheets() -> list[Image.Image]:
    counted = [icons.good(kind, 56) for kind in icons.KINDS]
    return [icon_sheet(counted), shade_strip(tuple(CARDS.values()))]
