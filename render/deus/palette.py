"""The palette of the pictures of Deus, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.core.hexes import Hex, spiral
from games.deus.view import Piece, RegionView, Terrain
from render.art.palette import Palette
from render.deus import icons
from render.deus.board.board import fit_layout, samples
from render.deus.board.terrain import GROUNDS
from render.deus.colours import CARDS, SEATS, strip_colour
from render.deus.frame import FRAME, GROUND
from render.kit.choose_palette import choose_palette, icon_sheet, shade_strip
from render.kit.option_marks import dim_colour
from render.renderer import Mark


@lru_cache(maxsize=1)
def palette() -> Palette:
    """The palette, made once."""
    regions = _every_ground()
    layout = fit_layout(regions, 480, 480)
    marks = [Mark(region.label, region.label, 1) for region in regions[::2]]
    flat = [
        *CARDS.values(),
        *(strip_colour(colour) for colour in CARDS),
        *GROUNDS,
        *(dim_colour(colour) for colour in GROUNDS),
        *(dim_colour(style.colour) for style in SEATS.values()),
    ]
    return choose_palette(
        [*flat, *FRAME.colours], [*samples(regions, layout, marks), *_sheets()], GROUND
    )


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
    counted = [icons.goods_icon(kind, 56) for kind in icons.KINDS]
    return [icon_sheet(counted), shade_strip(tuple(CARDS.values()))]
