"""Draws filled rectangles with rounded corners."""

from __future__ import annotations

from PIL import Image

from render.art.brush import Brush, Colour
from render.art.cache import SPRITE_CACHE


def rounded_box(
    image: Image.Image,
    box: tuple[int, int, int, int],
    colour: Colour,
    radius: int = 14,
    line: tuple[Colour, int] | None = None,
) -> None:
    """Fill ``box`` (left, top, right, bottom); ``line`` is the colour and width of a border."""
    if line is not None:
        edge, width = line
        rounded_box(image, box, edge, radius)
        left, top, right, bottom = box
        inner = (left + width, top + width, right - width, bottom - width)
        rounded_box(image, inner, colour, max(0, radius - width))
        return
    left, top, right, bottom = box
    radius = min(radius, (right - left) // 2, (bottom - top) // 2)
    image.paste(colour, (left + radius, top, right - radius, bottom))
    image.paste(colour, (left, top + radius, left + radius, bottom - radius))
    image.paste(colour, (right - radius, top + radius, right, bottom - radius))
    if radius:
        for x, east in ((left, 0), (right - radius, radius)):
            for y, south in ((top, 0), (bottom - radius, radius)):
                image.paste(colour, (x, y), _corner(radius, east, south))


def _corner(radius: int, east: int, south: int) -> Image.Image:
    """A quarter of a disc, cut out from ``east`` and ``south``."""

    def draw() -> Image.Image:
        brush = Brush(2 * radius)
        brush.circle(50, 50, 50, (255, 255, 255))
        disc = brush.finish().getchannel("A")
        return disc.crop((east, south, east + radius, south + radius))

    return SPRITE_CACHE.get(("corner", radius, east, south), draw)
