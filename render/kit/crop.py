"""Crops a board to the places that a question is about."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PIL import Image

from render.art.fact_locations import Box
from render.kit.picture_layout import GAP, MARGIN, MAX_HEIGHT_RATIO, PANEL_WIDTH

MIN_CROP_WIDTH = 820
"""The minimum width of a cropped board."""
MAX_WHOLE_HEIGHT = 1280
"""The greatest height of a whole map in a panel."""
_MAX_HEIGHT_RATIO = 1.1  # times its width: what is higher would push the buttons off the screen
_MIN_HEIGHT_RATIO = 0.6  # times its width: what is lower would show too little around the places


def crop_around(
    board: Callable[[], Image.Image],
    size: tuple[int, int],
    places: Iterable[Box],
    margin: float,
    whole: Callable[[], Image.Image],
    extra_height: int = 0,
) -> Image.Image:
    """The part of ``board`` up to ``margin`` pixels around the ``places``.

    ``size`` is the size of ``board``. If the part would be wider than a panel, or if there are no
    places, it is ``whole``: the same map, drawn as small as a panel needs it. ``extra_height``
    pixels are reserved for another part below the board.
    """
    boxes = list(places)
    if not boxes:
        return _padded(whole(), extra_height)
    width, height = size
    left, right = min(box[0] for box in boxes) - margin, max(box[2] for box in boxes) + margin
    top, bottom = min(box[1] for box in boxes) - margin, max(box[3] for box in boxes) + margin
    high = min(bottom, height) - max(top, 0)
    edges = 2 * MARGIN + GAP if extra_height else 0
    least = max(
        MIN_CROP_WIDTH,
        round(high / _MAX_HEIGHT_RATIO),
        round((high + extra_height + edges) / MAX_HEIGHT_RATIO),
    )
    left, right = _span(left, right, min(least, width), width)
    if right - left > PANEL_WIDTH or right - left < least:
        return _padded(whole(), extra_height)
    top, bottom = _span(top, bottom, min(height, round(_MIN_HEIGHT_RATIO * (right - left))), height)
    return board().crop((left, top, right, bottom))


def _padded(board: Image.Image, extra_height: int) -> Image.Image:
    """A high map with ground at its sides, so that the picture is not too high for its width."""
    high = board.height + 2 * MARGIN + (extra_height + GAP if extra_height else 0)
    least = min(PANEL_WIDTH, math.ceil(high / MAX_HEIGHT_RATIO) - 2 * MARGIN)
    if board.width >= least:
        return board
    # The ground is the colour of the corner, an index or an RGB value.
    ground = board.crop((0, 0, 1, 1)).resize((least, board.height))
    ground.paste(board, ((least - board.width) // 2, 0))
    return ground


def _span(start: float, end: float, least: int, size: int) -> tuple[int, int]:
    """An interval widened to at least ``least``, inside 0 to ``size``."""
    spare = max(0.0, least - (end - start)) / 2
    first = max(0, min(round(start - spare), size - least))
    return first, min(size, max(round(end + spare), first + least))
