"""How wide pictures are, and parts laid below one another."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.art.palette import TABLE

ACROSS = 1600
"""The width of every picture, in pixels."""
MARGIN = 24
INNER = ACROSS - 2 * MARGIN
"""The width of a part that reaches from margin to margin."""
GAP = 16


Laid = tuple[Image.Image, tuple[int, int]]
"""A part and where its left top corner lies."""


def laid(parts: Iterable[Image.Image]) -> tuple[list[Laid], tuple[int, int]]:
    """The parts from top to bottom with even gaps, each in the middle; then the whole size."""
    spots: list[Laid] = []
    top = MARGIN
    for part in parts:
        spots.append((part, ((ACROSS - part.width) // 2, top)))
        top += part.height + GAP
    return spots, (ACROSS, top - GAP + MARGIN)


def stacked(parts: Iterable[Image.Image]) -> Image.Image:
    """The parts as one drawing."""
    spots, size = laid(parts)
    image = Image.new("RGB", size, TABLE)
    for part, spot in spots:
        image.paste(part, spot)
    return image
