"""The look of Ankh's pictures: their ground and the frame around them."""

from __future__ import annotations

from render.art.brush import Brush, Colour, rgb
from render.art.text import Lettering
from render.kit.frame import Frame

GROUND = rgb("#4A3B2E")
"""The colour behind all parts."""


def _ornament(brush: Brush, light: Colour, dark: Colour) -> None:
    """A pyramid beside the sun, on a line of sand."""
    brush.box(0, 29, 100, 31.5, dark)
    brush.polygon([(10, 27), (32, 5), (54, 27)], light)
    brush.polygon([(32, 5), (54, 27), (36, 27)], dark)
    brush.circle(78, 16, 8.5, light)
    brush.circle(78, 16, 4.5, dark)


FRAME = Frame(_ornament, 72, rgb("#C99B4B"), rgb("#7D5F36"))
TITLES = Lettering("Ankh", capitals=True, spacing=40)
"""How headlines are written."""
