"""The look of Anunnaki's pictures: their ground and the frame around them."""

from __future__ import annotations

from render.art.brush import Brush, Colour, rgb
from render.art.text import Lettering
from render.kit.frame import Frame

GROUND = rgb("#2B2D4E")
"""The colour behind all parts."""


def _ornament(brush: Brush, light: Colour, dark: Colour) -> None:
    """The steps of a ziggurat between two wedges of cuneiform script."""
    for inset, top in ((8, 22), (17, 14), (26, 6)):
        brush.box(inset, top, 72 - inset, top + 6, light)
    brush.polygon([(74, 5), (92, 5), (83, 15)], dark)
    brush.stroke([(83, 12), (83, 28)], dark, 4)
    brush.box(0, 30, 100, 32, dark)


FRAME = Frame(_ornament, 72, rgb("#B98B5E"), rgb("#6C5A7E"))
TITLES = Lettering("Anunnaki", capitals=True, spacing=60)
"""How headlines are written."""
