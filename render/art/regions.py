"""Regions of several hexes: their inside as a mask, and lines that follow their edge."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from games.core.hexes import Hex, centre, corners, neighbours
from render.art.brush import Colour, Point
from render.art.hexmap import ROOT3, HexMap
from render.art.shelf import SPRITES

Cells = tuple[Hex, ...]

_OVER = 3
_PAD = 2


def borders(cells: Cells) -> list[tuple[Hex, int]]:
    """The edges of a region, each as a cell and the direction in which it leaves the region."""
    return [
        (cell, side)
        for cell in cells
        for side, beside in enumerate(neighbours(cell))
        if beside not in cells
    ]


def edge_of(cell: Hex, side: int, size: float) -> tuple[Point, Point]:
    """The two ends of a cell's edge."""
    ends = corners(cell, size)
    return ends[side], ends[(side + 1) % 6]


def region_mask(cells: Cells, size: float, inset: float = 0.0) -> Image.Image:
    """The inside of a region, ``inset`` pixels within its edge; see ``region_spot``."""
    home = _moved(cells)
    if inset:
        # These are needed for lines alone, which are kept themselves.
        return _inside(home, size, inset)
    return SPRITES.get(("region mask", home, round(size, 2)), lambda: _inside(home, size, inset))


def _inside(home: Cells, size: float, inset: float) -> Image.Image:
    left, top, right, bottom = _reach(home, size)
    whole = Image.new("L", ((right - left) * _OVER, (bottom - top) * _OVER))
    pen = ImageDraw.Draw(whole)

    def at(point: Point) -> Point:
        return (point[0] - left) * _OVER, (point[1] - top) * _OVER

    for cell in home:
        # A little larger than life, so that no seam shows between two cells.
        x, y = at(centre(cell, size))
        pen.polygon([(x + u, y + v) for u, v in corners(Hex(0, 0), size * _OVER + 1)], 255)
    reach = inset * _OVER
    if reach > 0:
        for cell, side in borders(home):
            ends = [at(point) for point in edge_of(cell, side, size)]
            pen.line(ends, fill=0, width=round(2 * reach))
            for x, y in ends:
                pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=0)
    return whole.reduce(_OVER)


def region_line(
    cells: Cells,
    size: float,
    *lines: tuple[float, float, Colour],
    wash: tuple[Colour, float] | None = None,
) -> Image.Image:
    """Lines along the inside of a region's edge, each as inset, width and colour, in pixels.

    ``wash`` is a colour over the whole region and how much of it covers what lies below.
    """
    home = _moved(cells)

    def draw() -> Image.Image:
        inside = region_mask(home, size)
        image = Image.new("RGBA", inside.size)
        if wash is not None:
            colour, share = wash
            image.paste((*colour, 255), (0, 0, *inside.size))
            image.putalpha(inside.point([round(part * share) for part in range(256)]))
        for inset, width, colour in lines:
            line = region_mask(home, size, inset).copy()
            line.paste(0, mask=region_mask(home, size, inset + width))
            image.paste((*colour, 255), mask=line)
        return image

    return SPRITES.get(("region line", home, round(size, 2), lines, wash), draw)


def region_spot(cells: Cells, place: HexMap) -> tuple[int, int]:
    """Where the left top corner of a region's mask belongs on the board's picture."""
    x, y = place.middle(cells[0])
    left, top, _, _ = _reach(_moved(cells), place.size)
    return x + left, y + top


def _moved(cells: Cells) -> Cells:
    """The same shape with its first cell in the origin: equal shapes share one sprite."""
    return tuple(cell - cells[0] for cell in cells)


def _reach(cells: Cells, size: float) -> tuple[int, int, int, int]:
    spots = [centre(cell, size) for cell in cells]
    beside, above = size * ROOT3 / 2 + _PAD, size + _PAD
    return (
        math.floor(min(x for x, _ in spots) - beside),
        math.floor(min(y for _, y in spots) - above),
        math.ceil(max(x for x, _ in spots) + beside),
        math.ceil(max(y for _, y in spots) + above),
    )
