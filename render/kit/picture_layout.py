"""Lays out the parts of a picture in rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.art.fact_locations import Box, fact_locations, shift_box
from render.art.shared_colours import TABLE

PICTURE_WIDTH = 1600
"""The width of most pictures, in pixels."""
MARGIN = 24
PANEL_WIDTH = 1008
"""The greatest width of a part of a panel: on a phone its text is at least 9 pixels high."""
CONTENT_WIDTH = PICTURE_WIDTH - 2 * MARGIN
"""The width of a part that spans the picture between its margins."""
GAP = 16
MAX_HEIGHT_RATIO = 1.3
"""The highest ratio of height to width; a taller picture pushes the buttons off the screen."""


PlacedPart = tuple[Image.Image, tuple[int, int]]
"""A part and the position of its top left corner."""

Columns = tuple[Sequence["Part"], ...]
"""Columns of parts, from left to right."""

Part = Image.Image | Columns
"""One row of a picture: an image, or several columns of parts."""


class PicturePlan(NamedTuple):
    """The positions of all parts of a picture, and its size."""

    placed: list[PlacedPart]
    size: tuple[int, int]

    def fact_locations(self) -> dict[str, tuple[Box, ...]]:
        """The boxes of all noted facts of the picture."""
        found: dict[str, tuple[Box, ...]] = {}
        for part, at in self.placed:
            for path, boxes in fact_locations(part).items():
                found[path] = (*found.get(path, ()), *(shift_box(box, at) for box in boxes))
        return found

    def composed(self) -> Image.Image:
        """Paste all parts into one image."""
        image = Image.new("RGB", self.size, TABLE)
        for part, spot in self.placed:
            image.paste(part, spot)
        return image


def plan_picture(parts: Iterable[Part]) -> PicturePlan:
    """Place the parts from top to bottom, centred, with equal gaps."""
    lines = list(parts)
    inner = max((_width(line) for line in lines), default=CONTENT_WIDTH)
    placed: list[PlacedPart] = []
    top = MARGIN
    for line in lines:
        placed += _place_part(line, MARGIN + (inner - _width(line)) // 2, top)
        top += _height(line) + GAP
    return PicturePlan(placed, (inner + 2 * MARGIN, top - GAP + MARGIN))


def _place_part(part: Part, left: int, top: int) -> Iterator[PlacedPart]:
    """Place a part at a top left corner; parts of a column are centred."""
    if isinstance(part, Image.Image):
        yield part, (left, top)
        return
    for column in part:
        down, wide = top, max(map(_width, column))
        for one in column:
            yield from _place_part(one, left + (wide - _width(one)) // 2, down)
            down += _height(one) + GAP
        left += wide + GAP


def add_while_fitting(parts: Sequence[Part], *more: Image.Image) -> list[Part]:
    """Append each part of ``more`` with which the picture stays below ``MAX_HEIGHT_RATIO``."""
    kept = list(parts)
    for part in more:
        wide, high = plan_picture([*kept, part]).size
        if high <= MAX_HEIGHT_RATIO * wide:
            kept.append(part)
    return kept


def stack_parts(parts: Iterable[Part]) -> Image.Image:
    """Lay out the parts and paste them into one image."""
    return plan_picture(parts).composed()


def _width(line: Part) -> int:
    if isinstance(line, Image.Image):
        return line.width
    return sum(max(map(_width, column)) + GAP for column in line) - GAP


def _height(line: Part) -> int:
    if isinstance(line, Image.Image):
        return line.height
    return max(sum(_height(part) + GAP for part in column) - GAP for column in line)
