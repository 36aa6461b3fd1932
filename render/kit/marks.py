"""Options on a board: numbered badges, golden lines, and all the rest stepping back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PIL import Image

from render.art.brush import Colour, mix
from render.art.growth import Things, grown
from render.art.hexmap import stamp
from render.art.icons import SHARED
from render.art.lettering import fit, inscribed
from render.art.palette import INK, TABLE, WHITE
from render.art.shelf import SPRITES
from render.art.spots import Box, lying_alike

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


def stepped_back(board: Image.Image, box: Box | None = None) -> Image.Image:
    """A board, or the part of it in a box, on which nothing is an option; options are then laid
    over it as they were.
    """
    part = board if box is None else board.crop(box)
    return Image.blend(part, Image.new("RGB", part.size, TABLE), _DIM)


def faded(
    key: Hashable,
    things: Things,
    bright: Image.Image,
    finish: Callable[[Image.Image, Box | None], None] = lambda part, box: None,
) -> Image.Image:
    """The ``bright`` board with all its things stepped back, made of the last one with this key.

    ``finish`` puts upon the part in a box, or upon all of it, what stays as it was.
    """

    def draw(box: Box | None) -> Image.Image:
        part = stepped_back(bright, box)
        finish(part, box)
        return part

    return lying_alike(grown(key, things, draw), bright)
