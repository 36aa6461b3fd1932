"""How wide pictures are, and parts laid below and beside one another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.art.palette import TABLE
from render.art.spots import Box, moved, spots

ACROSS = 1600
"""The width of most pictures, in pixels."""
MARGIN = 24
INNER = ACROSS - 2 * MARGIN
"""The width of a part that reaches from margin to margin."""
GAP = 16
TALLEST = 1.3
"""How high a picture may be beside its width: what is higher pushes the buttons off the screen."""


Laid = tuple[Image.Image, tuple[int, int]]
"""A part and where its left top corner lies."""

Columns = tuple[Sequence["Part"], ...]
"""Columns of parts beside one another."""

Part = Image.Image | Columns
"""What lies below what came before: a drawing, or several columns of them."""


class Plan(NamedTuple):
    """A picture before it is put together: its parts, each in its place, and its size."""

    laid: list[Laid]
    size: tuple[int, int]

    def spots(self) -> dict[str, tuple[Box, ...]]:
        """Where every known thing of the picture lies."""
        found: dict[str, tuple[Box, ...]] = {}
        for part, at in self.laid:
            for path, boxes in spots(part).items():
                found[path] = (*found.get(path, ()), *(moved(box, at) for box in boxes))
        return found

    def drawn(self) -> Image.Image:
        """The parts as one drawing."""
        image = Image.new("RGB", self.size, TABLE)
        for part, spot in self.laid:
            image.paste(part, spot)
        return image


def planned(parts: Iterable[Part]) -> Plan:
    """The parts from top to bottom with even gaps, each in the middle."""
    lines = list(parts)
    inner = max((_width(line) for line in lines), default=INNER)
    laid: list[Laid] = []
    top = MARGIN
    for line in lines:
        laid += _laid(line, MARGIN + (inner - _width(line)) // 2, top)
        top += _height(line) + GAP
    return Plan(laid, (inner + 2 * MARGIN, top - GAP + MARGIN))


def _laid(part: Part, left: int, top: int) -> Iterator[Laid]:
    """A part with its left top corner there; in a column each is in the middle."""
    if isinstance(part, Image.Image):
        yield part, (left, top)
        return
    for column in part:
        down, wide = top, max(map(_width, column))
        for one in column:
            yield from _laid(one, left + (wide - _width(one)) // 2, down)
            down += _height(one) + GAP
        left += wide + GAP


def fitting(parts: Sequence[Part], *more: Image.Image) -> list[Part]:
    """The parts, and of ``more`` each below them with which they are not too high to be seen."""
    kept = list(parts)
    for part in more:
        wide, high = planned([*kept, part]).size
        if high <= TALLEST * wide:
            kept.append(part)
    return kept


def stacked(parts: Iterable[Part]) -> Image.Image:
    """The parts as one drawing."""
    return planned(parts).drawn()


def _width(line: Part) -> int:
    if isinstance(line, Image.Image):
        return line.width
    return sum(max(map(_width, column)) + GAP for column in line) - GAP


def _height(line: Part) -> int:
    if isinstance(line, Image.Image):
        return line.height
    return max(sum(_height(part) + GAP for part in column) - GAP for column in line)
