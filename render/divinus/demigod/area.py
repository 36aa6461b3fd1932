"""A demigod's area on the picture for everybody: name and favour, the map, and what is at hand."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.core.phrase import phrase
from games.divinus.view import DemigodView
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import GILT, INK, PAPER, SEATS
from render.art.slab import slab
from render.art.spots import note, put
from render.divinus.demigod.row import (
    FAVOURS,
    draw_dice,
    draw_favour,
    draw_things,
    draw_zones,
)
from render.divinus.icons import sign
from render.divinus.inks import inks
from render.divinus.map.land import settled_land
from render.divinus.map.lay import framed
from render.face import Say
from render.kit.layers import layer
from render.kit.names import player_name
from render.kit.rows import NAME, band, paper

_EDGE = 12
_BAND = 74
_RIM = 28
_LOWER = 240


class Cut(NamedTuple):
    """How an area is laid out: its width, the size of a tile, things below the map or beside it."""

    width: int
    tile: int
    below: bool = False


def area(
    demigod: DemigodView, say: Say, cut: Cut, *, active: bool, first: bool, won: bool
) -> Image.Image:
    """The whole area. Not to be changed."""
    name = player_name(demigod.seat, say)
    mark = say(phrase("divinus.picture.first")) if first else ""
    key = ("divinus area", repr(demigod), name, mark, cut, active, won)
    return layer(key, inks(), lambda: _drawn(demigod, name, mark, cut, active, won))


def _drawn(
    demigod: DemigodView, name: str, first: str, cut: Cut, active: bool, won: bool
) -> Image.Image:
    lay = framed(demigod, cut.tile, _RIM)
    drawn = settled_land(demigod, lay, PAPER)
    top = _EDGE + _BAND + 4
    high = top + drawn.height + _EDGE + (_LOWER if cut.below else 0)
    image = paper(cut.width, high, active=active, won=won)
    note(image, f"demigods/{demigod.seat}?", (0, 0, *image.size))
    heading(image, demigod, name, first, (_EDGE, _EDGE, cut.width - _EDGE, _EDGE + _BAND))
    if cut.below:
        put(image, drawn, ((cut.width - drawn.width - _RIM // 2) // 2, top))
        _below(image, demigod, top + drawn.height + 14)
    else:
        put(image, drawn, (_EDGE, top))
        _beside(image, demigod, _EDGE + drawn.width + 16, top + 8)
    return image


def heading(
    image: Image.Image,
    demigod: DemigodView,
    name: str,
    first: str,
    box: tuple[int, int, int, int],
) -> None:
    """The name on the seat's colour, who goes first, and all favour of this match."""
    left, top, right, bottom = box
    dress = SEATS[demigod.seat]
    middle = (top + bottom) / 2
    run = fit(str(demigod.points), "Bold", 54, 24, 90)
    end = right - 20 - run.width - 64
    token = fit(first, "Bold", 34, 18, 90)
    if first:
        end -= token.width + 44
    band(image, box, dress, name, room=end - left - NAME - 8)
    if first:
        slab(image, (end, top + 12, end + token.width + 32, bottom - 12), GILT, 24, (INK, 3))
        write(image, end + 16 + token.width / 2, middle, token, INK, align="middle")
        note(image, "first", (end, top + 12, end + token.width + 32, bottom - 12))
    stamp(image, sign("general", 56), right - 20 - run.width - 34, middle - 2)
    write(image, right - 18, middle, run, dress.on, align="right")
    for kind in FAVOURS:
        path = f"demigods/{demigod.seat}/favour/{kind}"
        note(image, path, (right - 84 - run.width, top + 6, right - 8, bottom - 6))


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
