"""Draws the label of a place in its owner's colour."""

from __future__ import annotations

from PIL import Image

from render.art.brush import Brush, Colour
from render.art.cache import SPRITE_CACHE
from render.art.shared_colours import SeatStyle, seat_symbol
from render.art.text import TextRun, with_text

_RIM = 2.4


def place_label(run: TextRun, owner: SeatStyle, height: int, rim: Colour) -> Image.Image:
    """A place's label on its owner's colour, beside the owner's symbol."""

    def draw() -> Image.Image:
        sign = round(height * 0.65)
        width = run.width + sign + round(height * 0.66)
        brush = Brush(width, height)
        unit = 100 / width
        inner = (_RIM * unit, _RIM * unit, 100 - _RIM * unit, (height - _RIM) * unit)
        brush.box(0, 0, 100, height * unit, rim, height * unit / 2)
        brush.box(*inner, owner.colour, height * unit / 2)
        pill = brush.finish()
        x = width - height * 0.28 - run.width / 2
        label = with_text(pill, owner.colour, x, height / 2, run, owner.on)
        spot = (round(height * 0.25), round((height - sign) / 2))
        label.alpha_composite(seat_symbol(owner, sign, plain=True), spot)
        return label

    return SPRITE_CACHE.get(("tab", run, owner, height, rim), draw)
