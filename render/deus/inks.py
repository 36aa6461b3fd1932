"""The palette of the pictures of Deus, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.core.hexes import Hex, spiral
from games.deus.view import Piece, RegionView, Terrain
from render import palette
from render.brush import mix
from render.deus import goods
from render.deus.board import board, dimmed, mapped
from render.deus.livery import CARDS, SEATS, strip_colour
from render.deus.terrain import GROUNDS
from render.encode import Inks
from render.face import Mark
from render.hexmap import stamp

_SURFACES = (
    palette.INK,
    palette.FADED,
    palette.PAPER,
    palette.PAPER_DEEP,
    palette.PAPER_LINE,
    palette.WHITE,
    palette.TABLE,
    palette.TABLE_DEEP,
    palette.GILT,
)


@lru_cache(maxsize=1)
def inks() -> Inks:
    """The palette, made once."""
    regions = _every_ground()
    place = mapped(regions, 480, 480)
    marks = [Mark(region.label, region.label, 1) for region in regions[::2]]
    pieces = [
        board(regions, place, (), frozenset()),
        board(regions, place, marks, frozenset()),
        _icons(),
    ]
    sheet = Image.new("RGB", (600, sum(piece.height for piece in pieces)), palette.TABLE)
    top = 0
    for piece in pieces:
        sheet.paste(piece, (0, top))
        top += piece.height
    flat = [
        *_SURFACES,
        *(dress.colour for dress in SEATS.values()),
        *CARDS.values(),
        *(strip_colour(colour) for colour in CARDS),
        *GROUNDS,
        *(dimmed(colour) for colour in GROUNDS),
        *(dimmed(dress.colour) for dress in SEATS.values()),
    ]
    return Inks(flat, sheet)


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


def _icons() -> Image.Image:
    image = Image.new("RGB", (600, 200), palette.PAPER)
    image.paste(palette.TABLE_DEEP, (0, 100, 600, 200))
    for number, kind in enumerate(goods.KINDS):
        for row in range(2):
            stamp(image, goods.good(kind, 56), 30 + number * 60, 34 + row * 100)
    for number, paint in enumerate(CARDS.values()):
        for step in range(5):
            left = number * 100 + step * 20
            shade = mix(paint, palette.WHITE if number % 2 else palette.INK, step / 5)
            image.paste(shade, (left, 70, left + 20, 100))
    return image
