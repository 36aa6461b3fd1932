"""Chooses the palette of the pictures of Ankh from samples of everything that is drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.ankh.view import AnkhView, FigureView, Ground, HexView, MonumentKind
from games.core.hexes import Hex, spiral
from render.ankh import icons, tokens
from render.ankh.board.board import samples
from render.ankh.board.layout import fit_layout
from render.ankh.board.terrain import REGION_COLOUR_SHARE
from render.ankh.colours import (
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
from render.ankh.frame import FRAME, GROUND
from render.ankh.icons import GUARDIANS
from render.art import shared_colours
from render.art.brush import mix
from render.art.palette import Palette
from render.kit.choose_palette import choose_palette, icon_sheet, shade_strip
from render.kit.option_marks import dim_colour
from render.renderer import Mark

_ART = (CRIMSON, GOLD, GOLD_LIGHT, NILE, NILE_DARK, NILE_LIGHT, RED_PALE, RED_PART)


@lru_cache(maxsize=1)
def palette() -> Palette:
    """The palette, chosen once for each process."""
    view = _every_hex()
    layout = fit_layout(view.hexes, 720)
    marks = [Mark(cell.label, cell.label, 1) for cell in view.hexes[::2]]
    lands = [
        mix(GROUNDS[kind], colour, REGION_COLOUR_SHARE)
        for kind in ("fertile", "desert")
        for colour in REGIONS
    ]
    grounds = [*GROUNDS.values(), *lands]
    seats = [style.colour for style in shared_colours.SEATS.values()]
    flat = [
        *_ART,
        *REGIONS,
        *CHAINS,
        *grounds,
        *(dim_colour(colour) for colour in (*grounds, *seats, *REGIONS, WAVE)),
        *(mix(colour, shared_colours.INK, 0.25) for colour in REGIONS),
        mix(shared_colours.NIGHT, shared_colours.WHITE, 0.24),
    ]
    return choose_palette(
        [*flat, *FRAME.colours], [*samples(view, layout, marks), *_sheets()], GROUND
    )


def _every_hex() -> AnkhView:
    """An invented map with every ground, region, owner and piece on it."""
    grounds: tuple[Ground, ...] = get_args(Ground)
    kinds: tuple[MonumentKind, ...] = get_args(MonumentKind)
    seats = tuple(shared_colours.SEATS)[:5]
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
    styles = shared_colours.SEATS.values()
    counted = [icons.goods_icon(kind, 44) for kind in icons.KINDS]
    pieces = [tokens.figure("ra", style, 60, god=True) for style in styles]
    pieces += [tokens.monument("pyramid", style, 60) for style in styles]
    pieces += [shared_colours.seat_symbol(style, 60) for style in styles]
    paints = [shared_colours.NIGHT, *(style.colour for style in styles)]
    return [icon_sheet(counted), icon_sheet(pieces), shade_strip(paints)]
