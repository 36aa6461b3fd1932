"""Hexes on pixels: how large they can be, where each lies, and the shapes cut along them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.core.hexes import Hex, centre
from render.art.brush import Brush, Colour, Point, around
from render.art.shelf import SPRITES
from render.art.spots import Box

ROOT3 = math.sqrt(3)
_OVER = 4
_SPARE = 0.14  # room around the board for what reaches over its edge, in sizes of a hex


@dataclass(frozen=True, slots=True)
class HexMap:
    """A board of pointy-top hexes whose corners lie ``size`` pixels from their middles."""

    size: float
    left: float
    top: float
    width: int
    height: int

    @classmethod
    def within(cls, cells: Iterable[Hex], width: int, height: int, largest: float) -> HexMap:
        """The largest board of ``cells`` that fits ``width`` x ``height``."""
        spots = [centre(cell, 1.0) for cell in cells] or [(0.0, 0.0)]
        beside, above = ROOT3 / 2 + _SPARE, 1 + _SPARE
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

    def part(self, box: Box) -> HexMap:
        """The same board as it lies on a picture of no more than ``box`` of it."""
        left, top, right, bottom = box
        return HexMap(self.size, self.left + left, self.top + top, right - left, bottom - top)

    def middle(self, cell: Hex) -> tuple[int, int]:
        """The middle of ``cell`` on the board's picture."""
        x, y = centre(cell, self.size)
        return round(x - self.left), round(y - self.top)


def hex_box(size: float) -> tuple[int, int]:
    """Width and height in pixels of a hex, rounded to even so that it has a middle pixel."""
    return 2 * math.ceil(size * ROOT3 / 2), 2 * math.ceil(size)


def outline(inset: float = 0.0) -> list[Point]:
    """A hex's corners in hundredths of its width, ``inset`` of those inside its edge."""
    return around(50, 100 / ROOT3, (50 - inset) * 2 / ROOT3, 6)


def hex_mask(size: float, inset: float = 0.0) -> Image.Image:
    """The inside of a hex as a mask; ``inset`` in hundredths of its width."""

    def draw() -> Image.Image:
        width, height = hex_box(size)
        scale = width * _OVER / 100
        mask = Image.new("L", (width * _OVER, height * _OVER))
        corners = [(x * scale, y * scale) for x, y in outline(inset)]
        ImageDraw.Draw(mask).polygon(corners, fill=255)
        return mask.reduce(_OVER)

    return SPRITES.get(("hex mask", round(size, 2), inset), draw)


def hex_rings(size: float, *rings: tuple[float, float, Colour]) -> Image.Image:
    """Outlines of a hex, each given as inset, width (hundredths of its width) and colour."""

    def draw() -> Image.Image:
        width, height = hex_box(size)
        brush = Brush(width, height)
        for inset, thick, colour in rings:
            corners = outline(inset + thick / 2)
            brush.stroke([*corners, corners[0]], colour, thick)
        return brush.finish()

    return SPRITES.get(("hex rings", round(size, 2), rings), draw)


def stamp(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste ``sprite`` with its middle at ``x``, ``y``."""
    spot = (round(x - sprite.width / 2), round(y - sprite.height / 2))
    image.paste(sprite, spot, sprite)
