"""Options on a board: numbered badges, golden lines, and all the rest stepping back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.art.bands import changed_alike
from render.art.brush import Colour, mix
from render.art.encode import Inks
from render.art.hexmap import stamp
from render.art.icons import SHARED
from render.art.lettering import fit, inscribed
from render.art.palette import INK, TABLE, WHITE
from render.art.shelf import SPRITES

_DIM = 0.5


def badge(number: int, size: int) -> Image.Image:
    """A dark disc of ``size`` pixels with a golden ring and ``number`` in it."""

    def draw() -> Image.Image:
        run = fit(str(number), "Bold", round(size * 0.56), round(size * 0.28), round(size * 0.66))
        return inscribed(SHARED.draw("badge", size), INK, size / 2, size / 2, run, WHITE)

    return SPRITES.get(("badge", number, size), draw)


def badges(
    image: Image.Image, numbers: Sequence[int], x: float, y: float, size: float, room: float
) -> None:
    """The numbers of one place in a row around ``x``, smaller where ``room`` is too narrow."""
    if not numbers:
        return
    step = min(size, room / len(numbers)) if len(numbers) > 1 else size
    across = min(size, step * 1.06)
    for index, number in enumerate(numbers):
        shift = (index - (len(numbers) - 1) / 2) * step
        stamp(image, badge(number, round(across)), x + shift, y)


def dimmed(colour: Colour) -> Colour:
    """What becomes of ``colour`` in a place that is not an option."""
    return mix(colour, TABLE, _DIM)


def stepped_back(board: Image.Image) -> Image.Image:
    """A board in full colour on which nothing is an option; options are then laid over it."""
    return Image.blend(board, Image.new("RGB", board.size, TABLE), _DIM)


def faded(bright: Image.Image, inks: Inks) -> Image.Image:
    """The same for a board in the colours of a palette."""
    image = bright.point(_fading(inks))
    changed_alike(image, bright, "faded")
    return image


@lru_cache(maxsize=16)
def _fading(inks: Inks) -> list[int]:
    return inks.table(dimmed)
