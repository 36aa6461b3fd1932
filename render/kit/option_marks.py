"""Marks options on a board with numbered badges, and dims everything else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.art.brush import Brush, Colour, mix
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import paste_centred
from render.art.icons import SHARED
from render.art.palette import Palette
from render.art.shared_colours import GILT, INK, TABLE, WHITE
from render.art.text import fit_text, with_text

_DIM = 0.5
_MIN_DISC = 58  # a smaller disc has no room for two digits
_TAG_HEIGHT = 44


def badge(number: int, size: int) -> Image.Image:
    """A dark disc of ``size`` pixels with a golden ring and ``number`` in it.

    A number that a small disc cannot hold gets a golden tag that is as large as the number.
    """

    def draw() -> Image.Image:
        if size < _MIN_DISC:
            return _tag(number)
        run = fit_text(
            str(number), "Bold", round(size * 0.56), round(size * 0.28), round(size * 0.66)
        )
        return with_text(SHARED.draw("badge", size), INK, size / 2, size / 2, run, WHITE)

    return SPRITE_CACHE.get(("badge", number, size if size >= _MIN_DISC else 0), draw)


def _tag(number: int) -> Image.Image:
    run = fit_text(str(number), "Bold", 36, 36, _MIN_DISC)
    wide = max(_TAG_HEIGHT, run.width + 16)
    brush = Brush(wide, _TAG_HEIGHT)
    unit = 100 / wide
    for inset, colour in ((0.0, INK), (1.5, GILT), (4.5, INK)):
        edges = (inset * unit, inset * unit, 100 - inset * unit, (_TAG_HEIGHT - inset) * unit)
        brush.box(*edges, colour, (12 - inset) * unit)
    return with_text(brush.finish(), INK, wide / 2, _TAG_HEIGHT / 2, run, WHITE)


def badges(
    image: Image.Image, numbers: Sequence[int], x: float, y: float, size: float, room: float
) -> None:
    """Draw the numbers of one place in a row centred at ``x``, smaller if ``room`` is narrow.

    Each is drawn once; 0 is no number.
    """
    numbers = [number for number in dict.fromkeys(numbers) if number]
    if not numbers:
        return
    step = min(size, room / len(numbers)) if len(numbers) > 1 else size
    across = min(size, step * 1.06)
    # Tags are not made smaller, so that numbers of two digits never touch.
    if round(across) < _MIN_DISC:
        step = max(badge(number, 0).width for number in numbers)
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
