"""The palette of the pictures of Ankh, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.ankh.view import AnkhView, FigureView, Ground, HexView, MonumentKind
from games.core.hexes import Hex, spiral
from render import palette
from render.ankh import goods, tokens
from render.ankh.board import board, dimmed
from render.ankh.figures import GUARDIANS
from render.ankh.ground import WASH
from render.ankh.lay import laid
from render.ankh.tints import (
    CHAINS,
    CRIMSON,
    GOLD,
    GOLD_LIGHT,
    GROUNDS,
    NILE,
    NILE_DARK,
    NILE_LIGHT,
    RED_PALE,
    RED_PART,
    REGIONS,
    WAVE,
)
from render.brush import mix
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
_ART = (CRIMSON, GOLD, GOLD_LIGHT, NILE, NILE_DARK, NILE_LIGHT, RED_PALE, RED_PART)


@lru_cache(maxsize=1)
def inks() -> Inks:
    """The palette, made once."""
    view = _every_hex()
    lay = laid(view.hexes, 720)
    marks = [Mark(cell.label, cell.label, 1) for cell in view.hexes[::2]]
    pieces = [board(view, lay), board(view, lay, marks), _icons()]
    sheet = Image.new("RGB", (720, sum(piece.height for piece in pieces)), palette.TABLE)
    top = 0
    for piece in pieces:
        sheet.paste(piece, (0, top))
        top += piece.height
    seats = [dress.colour for dress in palette.SEATS.values()]
    lands = [mix(GROUNDS[kind], tint, WASH) for kind in ("fertile", "desert") for tint in REGIONS]
    grounds = [*GROUNDS.values(), *lands]
    flat = [
        *_SURFACES,
        *seats,
        *_ART,
        *REGIONS,
        *CHAINS,
        *grounds,
        *(dimmed(colour) for colour in (*grounds, *seats, *REGIONS, WAVE)),
        *(mix(tint, palette.INK, 0.25) for tint in REGIONS),
        mix(palette.NIGHT, palette.WHITE, 0.24),
    ]
    return Inks(flat, sheet)


def _every_hex() -> AnkhView:
    """A made-up Egypt with every ground, region, owner and piece on it."""
    grounds: tuple[Ground, ...] = get_args(Ground)
    kinds: tuple[MonumentKind, ...] = get_args(MonumentKind)
    seats = tuple(palette.SEATS)[:5]
    figures = ("god", "warrior", *GUARDIANS)
    hexes = []
    for number, cell in enumerate(spiral(Hex(0, 0), 4)):
        owner = seats[number % 5]
        stands = number % 3
        figure = FigureView(figures[number % 8], owner, radiant=number % 7 == 0)
        hexes.append(
            HexView(
                label=f"X{number}",
                q=cell.q,
                r=cell.r,
                ground=grounds[number % 5 % 3],
                regions=(number % 8 + 1,),
                figure=figure if stands == 0 else None,
                monument=kinds[number // 3 % 3] if stands == 1 else None,
                monument_owner=owner if number % 4 else None,
                gate=number % 11 == 0,
            )
        )
    return AnkhView(
        seat=None,
        scenario="",
        turn=1,
        active=None,
        seats=seats,
        god_of={},
        forgotten=(),
        hexes=tuple(hexes),
        river=(("X0", "X1"), ("X0", "X2")),
        camels=(("X0", "X3"), ("X0", "X4"), ("X1", "X2")),
        camels_left=0,
        gods=(),
        tracks={},
        events=(),
        event=0,
        guardians={},
        monuments_left={},
        tiebreaker=None,
        tiebreaker_ready=False,
    )


def _icons() -> Image.Image:
    image = Image.new("RGB", (720, 440), palette.PAPER)
    image.paste(palette.NIGHT, (0, 100, 720, 200))
    for number, kind in enumerate(goods.KINDS):
        for row in range(2):
            x, y = number % 13 * 55 + 28, number // 13 * 48 + 24 + row * 100
            stamp(image, goods.good(kind, 44), x, y)
    for number, dress in enumerate(palette.SEATS.values()):
        stamp(image, tokens.figure("ra", dress, 60, god=True), 40 + number * 120, 250)
        stamp(image, tokens.monument("pyramid", dress, 60), 100 + number * 120, 250)
        stamp(image, palette.emblem(dress, 60), 40 + number * 120, 320)
    image.paste(palette.TABLE_DEEP, (0, 360, 720, 400))
    for number, paint in enumerate((*palette.SEATS.values(),)):
        for step in range(5):
            left = number * 120 + step * 24
            shade = mix(paint.colour, paint.on, step / 5)
            image.paste(shade, (left, 400, left + 24, 440))
    return image
