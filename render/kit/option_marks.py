"""Marks options on a board with numbered badges, and dims everything else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.art.brush import Colour, mix
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import paste_centred
from render.art.icons import SHARED
from render.art.palette import Palette
from render.art.shared_colours import INK, TABLE, WHITE
from render.art.text import fit_text, with_text

_DIM = 0.5


def badge(number: int, size: int) -> Image.Image:
    """A dark disc of ``size`` pixels with a golden ring and ``number`` in it."""

    def draw() -> Image.Image:
        run = fit_text(
            str(number), "Bold", round(size * 0.56), round(size * 0.28), round(size * 0.66)
        )
        return with_text(SHARED.draw("badge", size), INK, size / 2, size / 2, run, WHITE)

    return SPRITE_CACHE.get(("badge", number, size), draw)


def badges(
    image: Image.Image, numbers: Sequence[int], x: float, y: float, size: float, room: float
) -> None:
    """Draw the numbers of one place in a row centred at ``x``, smaller if ``room`` is narrow."""
    if not numbers:
        return
    step = min(size, room / len(numbers)) if len(numbers) > 1 else size
    across = min(size, step * 1.06)
    for index, number in enumerate(numbers):
        shift = (index - (len(numbers) - 1) / 2) * step
        paste_centred(image, badge(number, round(across)), x + shift, y)


def dim_colour(colour: Colour) -> Colour:
    """``colour`` as it is drawn in a place that is not an option."""
    return mix(colour, TABLE, _DIM)


def dim_image(board: Image.Image) -> Image.Image:
    """Dim a whole RGB board; options are then drawn on top."""
    return Image.blend(board, Image.new("RGB", board.size, TABLE), _DIM)


def dim_indexed_image(bright: Image.Image, palette: Palette) -> Image.Image:
    """Dim a whole palette image."""
    return bright.point(_dim_table(palette))


@lru_cache(maxsize=16)
def _dim_table(palette: Palette) -> list[int]:
    return palette.index_table(dim_colour)
