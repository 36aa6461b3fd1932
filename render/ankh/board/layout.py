"""The layout of the map in a picture: positions of flat-top hexes, corners and borders."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games.ankh.view import HexView
from games.core.hexes import Hex, flat_centre, flat_corners, neighbours
from render.art.brush import Point
from render.art.fact_locations import Box

_MARGIN = 0.08  # room around the map for overhanging pieces, in sizes of a hex
_OUTSIDE = re.compile(r"x(-?\d+)y(-?\d+)")  # a hex off the map in the name of a corner


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The map at ``size`` pixels from the middle of a hex to its corners."""

    size: float
    left: float
    top: float
    width: int
    height: int
    cells: Mapping[str, Hex] = field(compare=False)

    def part(self, box: Box) -> BoardLayout:
        """The layout for a picture that shows only ``box`` of the map."""
        left, top, right, bottom = box
        moved = self.left + left, self.top + top
        return BoardLayout(self.size, *moved, right - left, bottom - top, self.cells)

    def middle(self, label: str) -> Point:
        """The middle of a hex, which may be off the map."""
        x, y = flat_centre(self._cell(label), self.size)
        return x - self.left, y - self.top

    def box(self, label: str) -> Box:
        """The bounding box of a hex, clipped to the picture."""
        x, y = self.middle(label)
        high = self.size * math.sqrt(3) / 2
        return (
            max(0, round(x - self.size)),
            max(0, round(y - high)),
            min(self.width, round(x + self.size)),
            min(self.height, round(y + high)),
        )

    def border(self, one: str, other: str) -> tuple[Point, Point]:
        """The two ends of the border between adjacent hexes."""
        side = neighbours(self._cell(one)).index(self._cell(other))
        ends = flat_corners(self._cell(one), self.size)
        (a, b), (c, d) = ends[side], ends[(side + 1) % 6]
        return (a - self.left, b - self.top), (c - self.left, d - self.top)

    def between(self, one: str, other: str) -> Point:
        """The middle of the border between adjacent hexes."""
        (a, b), (c, d) = self.border(one, other)
        return (a + c) / 2, (b + d) / 2

    def corner(self, name: str) -> Point:
        """The corner where three hexes meet, named as in "A3/A4/B3"."""
        spots = [self.middle(part) for part in name.split("/")]
        return sum(x for x, _ in spots) / 3, sum(y for _, y in spots) / 3

    def _cell(self, label: str) -> Hex:
        if label in self.cells:
            return self.cells[label]
        outside = _OUTSIDE.fullmatch(label)
        if outside is None:
            raise KeyError(label)
        return Hex(int(outside[1]), int(outside[2]))


def fit_layout(hexes: Sequence[HexView], across: int) -> BoardLayout:
    """The layout of a map that is ``across`` pixels wide."""
    cells = {view.label: Hex(view.q, view.r) for view in hexes}
    spots = [flat_centre(cell, 1.0) for cell in cells.values()]
    beside, above = 1 + _MARGIN, math.sqrt(3) / 2 + _MARGIN
    left, right = min(x for x, _ in spots) - beside, max(x for x, _ in spots) + beside
    top, bottom = min(y for _, y in spots) - above, max(y for _, y in spots) + above
    size = across / (right - left)
    return BoardLayout(
        size, left * size, top * size, across, math.ceil((bottom - top) * size), cells
    )
