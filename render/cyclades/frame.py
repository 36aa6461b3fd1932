"""The look of Cyclades's pictures: their ground and the frame around them."""

from __future__ import annotations

from render.art.brush import Brush, Colour, rgb
from render.art.text import Lettering
from render.kit.frame import Frame

GROUND = rgb("#234A66")
"""The colour behind all parts."""


def _ornament(brush: Brush, light: Colour, dark: Colour) -> None:
    """A meander."""
    path = [(0, 42), (86, 42), (86, 8), (24, 8), (24, 29), (58, 29)]
    brush.stroke(path, light, 7)
    brush.stroke([(86, 42), (100, 42)], light, 7)
    brush.box(0, 0, 100, 2, dark)


FRAME = Frame(_ornament, 48, rgb("#8FC4DC"), rgb("#3F7797"))
TITLES = Lettering("Cyclades", spacing=20)
"""How headlines are written."""
