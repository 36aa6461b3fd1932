"""The palette of the pictures of Cyclades, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.core.hexes import Hex, spiral
from games.cyclades.view import AreaView, Basic, Bonus, SlotView
from render import palette
from render.brush import mix
from render.cyclades import goods, tokens
from render.cyclades.board import TINTS, board, dimmed, mapped
from render.cyclades.buildings import PLATES
from render.cyclades.tints import GODS, GRASS, MEADOW, SAND, SEAS, SHALLOW, SHOAL
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
    palette.NIGHT,
    palette.TABLE,
    palette.TABLE_DEEP,
    palette.GILT,
)
_GROUNDS = (*SEAS, SHALLOW, SHOAL, SAND, GRASS, MEADOW)


@lru_cache(maxsize=1)
def inks() -> Inks:
    """The palette, made once."""
    areas = _every_area()
    place = mapped(areas, 700, 700)
    marks = [Mark(area.label, area.label, 1) for area in areas[::2]]
    pieces = [
        board(areas, place, (), frozenset()),
        board(areas, place, marks, frozenset()),
        _icons(),
    ]
    sheet = Image.new("RGB", (720, sum(piece.height for piece in pieces)), palette.TABLE)
    top = 0
    for piece in pieces:
        sheet.paste(piece, (0, top))
        top += piece.height
    seats = [dress.colour for dress in palette.SEATS.values()]
    flat = [
        *_SURFACES,
        *seats,
        *GODS.values(),
        *(mix(paint, palette.TABLE, 0.78) for paint in GODS.values()),
        *(mix(paint, palette.INK, 0.22) for paint in GODS.values()),
        *_GROUNDS,
        *(mix(ground, seat, TINTS["sea"]) for ground in SEAS for seat in seats),
        *(mix(ground, seat, TINTS["land"]) for ground in (GRASS, MEADOW) for seat in seats),
        *(dimmed(colour) for colour in (*_GROUNDS, *seats)),
    ]
    return Inks(flat, sheet)


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


def _icons() -> Image.Image:
    image = Image.new("RGB", (720, 330), palette.PAPER)
    image.paste(palette.TABLE_DEEP, (0, 100, 720, 200))
    for number, kind in enumerate(goods.KINDS):
        for row in range(2):
            stamp(image, goods.good(kind, 46), 26 + number * 47, 34 + row * 100)
    for number, dress in enumerate(palette.SEATS.values()):
        stamp(image, tokens.hero("jason", dress, 60), 40 + number * 120, 250)
        stamp(image, tokens.fleets(3, dress, 60), 100 + number * 120, 250)
    paints = (*PLATES.values(), palette.GILT, palette.NIGHT)
    for number, paint in enumerate(paints):
        for step in range(5):
            left = number * 120 + step * 24
            shade = mix(paint, palette.WHITE if number % 2 else palette.INK, step / 5)
            image.paste(shade, (left, 300, left + 24, 330))
    return image
