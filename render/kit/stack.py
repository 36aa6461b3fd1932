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


def stacked(parts: Iterable[Image.Image]) -> Image.Image:
    """The parts from top to bottom with even gaps, each in the middle of the picture."""
    laid = list(parts)
    height = 2 * MARGIN + sum(part.height for part in laid) + GAP * (len(laid) - 1)
    image = Image.new("RGB", (ACROSS, height), TABLE)
    top = MARGIN
    for part in laid:
        image.paste(part, ((ACROSS - part.width) // 2, top))
        top += part.height + GAP
    return image
