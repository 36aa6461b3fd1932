"""The look of Deus's pictures: their ground and the frame around them."""

from __future__ import annotations

from render.art.brush import Brush, Colour, rgb
from render.art.text import Lettering
from render.kit.frame import Frame

GROUND = rgb("#57302B")
"""The colour behind all parts."""


def _ornament(brush: Brush, light: Colour, dark: Colour) -> None:
    """Laurel leaves along a twig."""
    brush.stroke([(0, 25), (100, 25)], dark, 4)
    for left in (2.0, 52.0):
        brush.polygon([(left, 25), (left + 18, 6), (left + 40, 8), (left + 24, 23)], light)
        brush.polygon([(left, 25), (left + 18, 44), (left + 40, 42), (left + 24, 27)], light)
    brush.circle(48, 25, 4, dark)
    brush.circle(98, 25, 4, dark)


FRAME = Frame(_ornament, 48, rgb("#C7A04A"), rgb("#8A6A34"))
TITLES = Lettering("Deus", capitals=True, spacing=90)
"""How headlines are written."""
