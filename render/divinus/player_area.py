"""Draws a demigod's area of the public picture: name and favour, the map, dice and other things."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.core.phrase import phrase
from games.divinus.view import DemigodView
from render.art.fact_locations import note_fact, paste_with_facts
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, PAPER, SEATS
from render.art.text import draw_text, fit_text
from render.divinus.board.layout import framed_layout
from render.divinus.board.player_map import map_without_marks
from render.divinus.icons import sign
from render.divinus.palette import palette
from render.divinus.player_stock import (
    FAVOURS,
    draw_dice,
    draw_favour,
    draw_things,
    draw_zones,
)
from render.kit.cached_layer import cached_layer
from render.kit.names import player_name
from render.kit.player_area import NAME_LEFT, blank_sheet, name_plate
from render.renderer import Say

_EDGE = 12
_BAND = 74
_RIM = 28
_LOWER = 240
_ROW_DIE, _ROW_LINE = 96, 52
"""The sizes of dice and lines in the row of a demigod without its map."""


class AreaLayout(NamedTuple):
    """The layout of an area: its width, the size of a tile, things below the map or beside it."""

    width: int
    tile: int
    below: bool = False


def player_area(
    demigod: DemigodView, say: Say, area_layout: AreaLayout, *, active: bool, first: bool, won: bool
) -> Image.Image:
    """The whole area. Read-only."""
    name = player_name(demigod.seat, say)
    mark = say(phrase("divinus.picture.first")) if first else ""
    key = ("divinus area", repr(demigod), name, mark, area_layout, active, won)
    return cached_layer(
        key, palette(), lambda: _drawn(demigod, name, mark, area_layout, active, won)
    )


def _drawn(
    demigod: DemigodView, name: str, first: str, area_layout: AreaLayout, active: bool, won: bool
) -> Image.Image:
    layout = framed_layout(demigod, area_layout.tile, _RIM)
    drawn = map_without_marks(demigod, layout, PAPER)
    top = _EDGE + _BAND + 4
    high = top + drawn.height + _EDGE + (_LOWER if area_layout.below else 0)
    image = blank_sheet(area_layout.width, high, active=active, won=won)
    note_fact(image, f"demigods/{demigod.seat}?", (0, 0, *image.size))
    heading(image, demigod, name, first, (_EDGE, _EDGE, area_layout.width - _EDGE, _EDGE + _BAND))
    if area_layout.below:
        paste_with_facts(image, drawn, ((area_layout.width - drawn.width - _RIM // 2) // 2, top))
        _below(image, demigod, top + drawn.height + 14)
    else:
        paste_with_facts(image, drawn, (_EDGE, top))
        _beside(image, demigod, _EDGE + drawn.width + 16, top + 8)
    return image


def heading(
    image: Image.Image,
    demigod: DemigodView,
    name: str,
    first: str,
    box: tuple[int, int, int, int],
) -> None:
    """The name on the seat's colour, the mark of the first player, and the favour of this match."""
    left, top, right, bottom = box
    style = SEATS[demigod.seat]
    middle = (top + bottom) / 2
    run = fit_text(str(demigod.points), "Bold", 54, 24, 90)
    end = right - 20 - run.width - 64
    token = fit_text(first, "Bold", 34, 18, 90)
    if first:
        end -= token.width + 44
    name_plate(image, box, style, name, room=end - left - NAME_LEFT - 8)
    if first:
        rounded_box(image, (end, top + 12, end + token.width + 32, bottom - 12), GILT, 24, (INK, 3))
        draw_text(image, end + 16 + token.width / 2, middle, token, INK, align="middle")
        note_fact(image, "first", (end, top + 12, end + token.width + 32, bottom - 12))
    paste_centred(image, sign("general", 56), right - 20 - run.width - 34, middle - 2)
    draw_text(image, right - 18, middle, run, style.on, align="right")
    for kind in FAVOURS:
        path = f"demigods/{demigod.seat}/favour/{kind}"
        note_fact(image, path, (right - 84 - run.width, top + 6, right - 8, bottom - 6))


def _beside(image: Image.Image, demigod: DemigodView, left: int, top: int) -> None:
    """Things in a narrow column."""
    right = image.width - _EDGE - 4
    below = draw_dice(image, demigod, (left, top, right), 72, rows=3) + 4
    draw_zones(image, demigod, (left, below, right), 46)
    y = below + 3 * 46 + 32
    draw_favour(image, demigod, left, y, (right - left) / 2, FAVOURS[:2])
    draw_things(image, demigod, left, y + 68, 68)


def _below(image: Image.Image, demigod: DemigodView, top: int) -> None:
    """Dice to the left; zones, favour and the hero to the right."""
    left, right = _EDGE + 14, image.width - _EDGE - 8
    draw_dice(image, demigod, (left, top, left + 310), 96, rows=2)
    begin = left + 332
    draw_zones(image, demigod, (begin, top, right), 52)
    y = top + 3 * 52 + 36
    draw_favour(image, demigod, begin, y, 92, FAVOURS[:2])
    draw_things(image, demigod, begin + 190, y, 76)


def player_row(demigod: DemigodView, say: Say, across: int, *, active: bool) -> Image.Image:
    """What a demigod has without the map: name, dice, favour, zones, hero. Read-only."""
    name = player_name(demigod.seat, say)

    def draw() -> Image.Image:
        top = _EDGE + _BAND + 10
        image = blank_sheet(across, top + _ROW_DIE + 3 * _ROW_LINE + 4, active=active)
        heading(image, demigod, name, "", (_EDGE, _EDGE, across - _EDGE, _EDGE + _BAND))
        left, middle = _EDGE + 12, across // 2
        draw_dice(image, demigod, (left, top, across - _EDGE), _ROW_DIE, rows=1)
        lines = top + _ROW_DIE + 6
        draw_zones(image, demigod, (left, lines, middle), _ROW_LINE)
        draw_favour(image, demigod, middle, lines + 0.5 * _ROW_LINE, 130)
        draw_things(image, demigod, middle, lines + 2 * _ROW_LINE, 84)
        return image

    return cached_layer(("divinus row", repr(demigod), name, across, active), palette(), draw)
