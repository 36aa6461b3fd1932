"""The part of a board that a question is about, as large as a small screen needs it."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.art.spots import Box
from render.kit.stack import GAP, MARGIN, TALLEST

NARROW = 820
"""How wide a part of a board is at least; on a phone it then has half of its pixels."""
_WORTH = 0.72  # of the board's width: a part that is broader would not be read better
_TALL = 1.1  # times its width: what is higher would push the buttons off the screen
_FLAT = 0.6  # times its width: what is lower would show too little around the places


def nearby(board: Image.Image, places: Iterable[Box], around: float, more: int = 0) -> Image.Image:
    """What lies within ``around`` pixels of the ``places``, or the whole board if that is most.

    ``more`` pixels of something else that belongs to the question fit below it.
    """
    boxes = list(places)
    if not boxes:
        return board
    left, right = min(box[0] for box in boxes) - around, max(box[2] for box in boxes) + around
    top, bottom = min(box[1] for box in boxes) - around, max(box[3] for box in boxes) + around
    high = min(bottom, board.height) - max(top, 0)
    edges = 2 * MARGIN + GAP if more else 0
    least = max(NARROW, round(high / _TALL), round((high + more + edges) / TALLEST))
    left, right = _span(left, right, least, board.width)
    if right - left > _WORTH * board.width:
        return _low(board, top, bottom)
    top, bottom = _span(top, bottom, round(_FLAT * (right - left)), board.height)
    return board.crop((left, top, right, bottom))


def _low(board: Image.Image, top: float, bottom: float) -> Image.Image:
    """A board in its whole width: of a slender one what lies around the places, with room beside.

    ``top`` and ``bottom`` are how far the places and what is shown around them reach.
    """
    if board.height <= TALLEST * board.width:
        return board
    first, last = _span(top, bottom, round(TALLEST * board.width), board.height)
    low = board.crop((0, first, board.width, last))
    width = max(board.width, round(low.height / TALLEST))
    # As far as the corner is its colour, whether that is one of a palette or not.
    ground = board.crop((0, 0, 1, 1)).resize((width, low.height))
    ground.paste(low, ((width - board.width) // 2, 0))
    return ground


def _span(start: float, end: float, least: int, size: int) -> tuple[int, int]:
    """A stretch of at least ``least`` around another one, within ``size``."""
    spare = max(0.0, least - (end - start)) / 2
    first = max(0, min(round(start - spare), size - least))
    return first, min(size, max(round(end + spare), first + least))
