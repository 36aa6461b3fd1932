"""The look of Divinus's pictures: their ground and the frame around them."""

from __future__ import annotations

from render.art.brush import Brush, Colour, rgb
from render.art.text import Lettering
from render.kit.frame import Frame

GROUND = rgb("#2A4A42")
"""The colour behind all parts."""


def _ornament(brush: Brush, light: Colour, dark: Colour) -> None:
    """Two strands that are wound around each other."""
    waves = [
        (x, 25 + 17 * (1, 0.7, 0, -0.7, -1, -0.7, 0, 0.7, 1)[x // 12]) for x in range(0, 97, 12)
    ]
    wide = [(x * 100 / 96, y) for x, y in waves]
    brush.curve([(x, 50 - y) for x, y in wide], dark, 9)
    brush.curve(wide, light, 9)
    brush.curve([(x, 50 - y) for x, y in wide[1:4]], dark, 9)


FRAME = Frame(_ornament, 48, rgb("#C8B98A"), rgb("#7FA58C"))
TITLES = Lettering("Divinus")
"""How headlines are written."""
