"""Maps hex coordinates to pixels, and draws masks and outlines of hexes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.core.hexes import Hex, centre
from render.art.brush import Brush, Colour, Point, polygon_corners
from render.art.cache import SPRITE_CACHE
from render.art.fact_locations import Box

ROOT3 = math.sqrt(3)
_OVERSAMPLING = 4
_MARGIN = 0.14  # room around the board for what reaches over its edge, in sizes of a hex


@dataclass(frozen=True, slots=True)
class HexLayout:
    """A board of pointy-top hexes; ``size`` is the distance from centre to corner in pixels."""

    size: float
    left: float
    top: float
    width: int
    height: int

    @classmethod
    def within(cls, cells: Iterable[Hex], width: int, height: int, largest: float) -> HexLayout:
        """The largest board of ``cells`` that fits ``width`` x ``height``."""
        spots = [centre(cell, 1.0) for cell in cells] or [(0.0, 0.0)]
        beside, above = ROOT3 / 2 + _MARGIN, 1 + _MARGIN
        left, right = min(x for x, _ in spots) - beside, max(x for x, _ in spots) + beside
        top, bottom = min(y for _, y in spots) - above, max(y for _, y in spots) + above
        size = min(largest, width / (right - left), height / (bottom - top))
        return cls(
            size,
            left * size,
            top * size,
            math.ceil((right - left) * size),
            math.ceil((bottom - top) * size),
        )

    def part(self, box: Box) -> HexLayout:
        """The layout of the same board on a picture cropped to ``box``."""
        left, top, right, bottom = box
        return HexLayout(self.size, self.left + left, self.top + top, right - left, bottom - top)

    def middle(self, cell: Hex) -> tuple[int, int]:
        """The centre of ``cell`` in pixels."""
        x, y = centre(cell, self.size)
        return round(x - self.left), round(y - self.top)


def hex_box(size: float) -> tuple[int, int]:
    """Width and height of a hex in pixels, rounded to even numbers."""
    return 2 * math.ceil(size * ROOT3 / 2), 2 * math.ceil(size)


def outline(inset: float = 0.0) -> list[Point]:
    """A hex's corners in hundredths of its width, ``inset`` hundredths inside its edge."""
    return polygon_corners(50, 100 / ROOT3, (50 - inset) * 2 / ROOT3, 6)


def hex_mask(size: float, inset: float = 0.0) -> Image.Image:
    """A mask of a hex's inside; ``inset`` in hundredths of its width."""

    def draw() -> Image.Image:
        width, height = hex_box(size)
        scale = width * _OVERSAMPLING / 100
        mask = Image.new("L", (width * _OVERSAMPLING, height * _OVERSAMPLING))
        corners = [(x * scale, y * scale) for x, y in outline(inset)]
        ImageDraw.Draw(mask).polygon(corners, fill=255)
        return mask.reduce(_OVERSAMPLING)

    return SPRITE_CACHE.get(("hex mask", round(size, 2), inset), draw)


def hex_rings(size: float, *rings: tuple[float, float, Colour]) -> Image.Image:
    """Outlines of a hex, each given as inset, width (hundredths of its width) and colour."""

    def draw() -> Image.Image:
        width, height = hex_box(size)
        brush = Brush(width, height)
        for inset, thick, colour in rings:
            corners = outline(inset + thick / 2)
            brush.stroke([*corners, corners[0]], colour, thick)
        return brush.finish()

    return SPRITE_CACHE.get(("hex rings", round(size, 2), rings), draw)


def paste_centred(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste ``sprite`` centred at ``x``, ``y``."""
    spot = (round(x - sprite.width / 2), round(y - sprite.height / 2))
    image.paste(sprite, spot, sprite)
