"""Flat surfaces with round corners, to write and draw on."""

from __future__ import annotations

from PIL import Image

from render.brush import Brush, Colour
from render.shelf import SPRITES


def slab(
    image: Image.Image,
    box: tuple[int, int, int, int],
    colour: Colour,
    radius: int = 14,
    line: tuple[Colour, int] | None = None,
) -> None:
    """Fill ``box`` (left, top, right, bottom), with a ``line`` of a colour and width inside it."""
    if line is not None:
        edge, width = line
        slab(image, box, edge, radius)
        left, top, right, bottom = box
        inner = (left + width, top + width, right - width, bottom - width)
        slab(image, inner, colour, max(0, radius - width))
        return
    left, top, right, bottom = box
    radius = min(radius, (right - left) // 2, (bottom - top) // 2)
    image.paste(colour, (left + radius, top, right - radius, bottom))
    image.paste(colour, (left, top + radius, left + radius, bottom - radius))
    image.paste(colour, (right - radius, top + radius, right, bottom - radius))
    if radius:
        disc = _disc(radius)
        for x, part_x in ((left, 0), (right - radius, radius)):
            for y, part_y in ((top, 0), (bottom - radius, radius)):
                part = disc.crop((part_x, part_y, part_x + radius, part_y + radius))
                image.paste(colour, (x, y), part)


def _disc(radius: int) -> Image.Image:
    def draw() -> Image.Image:
        brush = Brush(2 * radius)
        brush.circle(50, 50, 50, (255, 255, 255))
        return brush.finish().getchannel("A")

    return SPRITES.get(("disc", radius), draw)
