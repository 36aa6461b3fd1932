"""Crops a board to the places that a question is about."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.art.fact_locations import Box
from render.kit.picture_layout import GAP, MARGIN, MAX_HEIGHT_RATIO

MIN_CROP_WIDTH = 820
"""The minimum width of a cropped board; a phone shows it at half its size."""
_MAX_WIDTH_SHARE = 0.72  # of the board's width: a part that is broader would not be read better
_MAX_HEIGHT_RATIO = 1.1  # times its width: what is higher would push the buttons off the screen
_MIN_HEIGHT_RATIO = 0.6  # times its width: what is lower would show too little around the places


def crop_around(
    board: Image.Image, places: Iterable[Box], margin: float, extra_height: int = 0
) -> Image.Image:
    """The box ``margin`` pixels around the ``places``, or the whole board if that is most of it.

    ``extra_height`` pixels are reserved for another part below the board.
    """
    boxes = list(places)
    if not boxes:
        return board
    left, right = min(box[0] for box in boxes) - margin, max(box[2] for box in boxes) + margin
    top, bottom = min(box[1] for box in boxes) - margin, max(box[3] for box in boxes) + margin
    high = min(bottom, board.height) - max(top, 0)
    edges = 2 * MARGIN + GAP if extra_height else 0
    least = max(
        MIN_CROP_WIDTH,
        round(high / _MAX_HEIGHT_RATIO),
        round((high + extra_height + edges) / MAX_HEIGHT_RATIO),
    )
    left, right = _span(left, right, least, board.width)
    if right - left > _MAX_WIDTH_SHARE * board.width:
        return _full_width_crop(board, top, bottom)
    top, bottom = _span(top, bottom, round(_MIN_HEIGHT_RATIO * (right - left)), board.height)
    return board.crop((left, top, right, bottom))


def _full_width_crop(board: Image.Image, top: float, bottom: float) -> Image.Image:
    """A board in its whole width; a narrow one is cropped in height and padded at the sides.

    ``top`` and ``bottom`` limit the rows that must be shown.
    """
    if board.height <= MAX_HEIGHT_RATIO * board.width:
        return board
    first, last = _span(top, bottom, round(MAX_HEIGHT_RATIO * board.width), board.height)
    low = board.crop((0, first, board.width, last))
    width = max(board.width, round(low.height / MAX_HEIGHT_RATIO))
    # The background is the colour of the corner, an index or an RGB value.
    ground = board.crop((0, 0, 1, 1)).resize((width, low.height))
    ground.paste(low, ((width - board.width) // 2, 0))
    return ground


def _span(start: float, end: float, least: int, size: int) -> tuple[int, int]:
    """An interval widened to at least ``least``, inside 0 to ``size``."""
    spare = max(0.0, least - (end - start)) / 2
    first = max(0, min(round(start - spare), size - least))
    return first, min(size, max(round(end + spare), first + least))
