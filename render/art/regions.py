"""Draws masks and outlines of regions made of several hexes."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from games.core.hexes import Hex, centre, corners, neighbours
from render.art.brush import Colour, Point
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import ROOT3, HexLayout

Cells = tuple[Hex, ...]

_OVERSAMPLING = 3
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
    """A mask of a region, ``inset`` pixels inside its edge; see ``region_corner``."""
    home = _moved(cells)
    if inset:
        # Inset masks are only used for lines, which are cached themselves.
        return _inside(home, size, inset)
    return SPRITE_CACHE.get(
        ("region mask", home, round(size, 2)), lambda: _inside(home, size, inset)
    )


def _inside(home: Cells, size: float, inset: float) -> Image.Image:
    left, top, right, bottom = _extent(home, size)
    whole = Image.new("L", ((right - left) * _OVERSAMPLING, (bottom - top) * _OVERSAMPLING))
    pen = ImageDraw.Draw(whole)

    def at(point: Point) -> Point:
        return (point[0] - left) * _OVERSAMPLING, (point[1] - top) * _OVERSAMPLING

    for cell in home:
        # Slightly enlarged, so that no seam shows between two cells.
        x, y = at(centre(cell, size))
        pen.polygon([(x + u, y + v) for u, v in corners(Hex(0, 0), size * _OVERSAMPLING + 1)], 255)
    reach = inset * _OVERSAMPLING
    if reach > 0:
        for cell, side in borders(home):
            ends = [at(point) for point in edge_of(cell, side, size)]
            pen.line(ends, fill=0, width=round(2 * reach))
            for x, y in ends:
                pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=0)
    return whole.reduce(_OVERSAMPLING)


def region_line(
    cells: Cells,
    size: float,
    *lines: tuple[float, float, Colour],
    wash: tuple[Colour, float] | None = None,
) -> Image.Image:
    """Lines along the inside of a region's edge, each as inset, width and colour, in pixels.

    ``wash`` is a colour for the whole region and its opacity.
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

    return SPRITE_CACHE.get(("region line", home, round(size, 2), lines, wash), draw)


def region_corner(cells: Cells, layout: HexLayout) -> tuple[int, int]:
    """The position of the top left corner of a region's mask on the board."""
    x, y = layout.middle(cells[0])
    left, top, _, _ = _extent(_moved(cells), layout.size)
    return x + left, y + top


def _moved(cells: Cells) -> Cells:
    """The cells moved so that the first is the origin: equal shapes share one sprite."""
    return tuple(cell - cells[0] for cell in cells)


def _extent(cells: Cells, size: float) -> tuple[int, int, int, int]:
    spots = [centre(cell, size) for cell in cells]
    beside, above = size * ROOT3 / 2 + _PAD, size + _PAD
    return (
        math.floor(min(x for x, _ in spots) - beside),
        math.floor(min(y for _, y in spots) - above),
        math.ceil(max(x for x, _ in spots) + beside),
        math.ceil(max(y for _, y in spots) + above),
    )
