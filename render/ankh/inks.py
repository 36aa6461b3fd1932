"""The palette of the pictures of Ankh, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.ankh.view import AnkhView, FigureView, Ground, HexView, MonumentKind
from games.core.hexes import Hex, spiral
from render.ankh import icons, tokens
from render.ankh.egypt.board import samples
from render.ankh.egypt.ground import WASH
from render.ankh.egypt.lay import laid
from render.ankh.icons import GUARDIANS
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
from render.art import palette
from render.art.brush import mix
from render.art.encode import Inks
from render.face import Mark
from render.kit.inks import choose_inks, icon_sheet, shade_strip
from render.kit.marks import dimmed

_ART = (CRIMSON, GOLD, GOLD_LIGHT, NILE, NILE_DARK, NILE_LIGHT, RED_PALE, RED_PART)


@lru_cache(maxsize=1)
def inks() -> Inks:
    """The palette, made once."""
    view = _every_hex()
    lay = laid(view.hexes, 720)
    marks = [Mark(cell.label, cell.label, 1) for cell in view.hexes[::2]]
    lands = [mix(GROUNDS[kind], tint, WASH) for kind in ("fertile", "desert") for tint in REGIONS]
    grounds = [*GROUNDS.values(), *lands]
    seats = [dress.colour for dress in palette.SEATS.values()]
    flat = [
        *_ART,
        *REGIONS,
        *CHAINS,
        *grounds,
        *(dimmed(colour) for colour in (*grounds, *seats, *REGIONS, WAVE)),
        *(mix(tint, palette.INK, 0.25) for tint in REGIONS),
        mix(palette.NIGHT, palette.WHITE, 0.24),
    ]
    return choose_inks(flat, [*samples(view, lay, marks), *_sheets()])


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


def _sheets() -> list[Image.Image]:
    dresses = palette.SEATS.values()
    counted = [icons.good(kind, 44) for kind in icons.KINDS]
    pieces = [tokens.figure("ra", dress, 60, god=True) for dress in dresses]
    pieces += [tokens.monument("pyramid", dress, 60) for dress in dresses]
    pieces += [palette.emblem(dress, 60) for dress in dresses]
    paints = [palette.NIGHT, *(dress.colour for dress in dresses)]
    return [icon_sheet(counted), icon_sheet(pieces), shade_strip(paints)]
