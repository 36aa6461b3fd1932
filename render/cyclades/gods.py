"""One sign for each god: the owl, the bolt, the trident, the helmet, the feather, the sun."""

from __future__ import annotations

from PIL import Image

from games.cyclades.view import God
from render.art.brush import Brush, Colour, around
from render.art.shelf import SPRITES
from render.art.signs import bolt, helmet, owl, trident
from render.cyclades.figures import Drawn


def sign(god: God, colour: Colour, ground: Colour, size: int) -> Image.Image:
    """The sign of ``god``, in ``colour`` on ``ground``."""

    def draw() -> Image.Image:
        brush = Brush(size)
        _DRAWN[god](brush, colour, ground)
        return brush.finish()

    return SPRITES.get(("altar sign", god, colour, ground, size), draw)


def _feather(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A peacock's feather."""
    brush.curve([(50, 40), (48, 70), (42, 96)], colour, 6)
    brush.blob([(50, 3), (72, 18), (74, 42), (50, 62), (26, 42), (28, 18)], colour)
    brush.oval(50, 34, 16, 18, ground)
    brush.oval(50, 35, 11, 12, colour)
    brush.circle(50, 38, 5, ground)
    for y in (68, 78, 88):
        brush.curve([(47, y + 4), (32, y), (24, y - 10)], colour, 4)
        brush.curve([(47, y + 4), (62, y), (70, y - 10)], colour, 4)


def _sun(brush: Brush, colour: Colour, ground: Colour) -> None:
    rays, dents = around(50, 50, 48, 12), around(50, 50, 30, 12, -75)
    brush.polygon([p for pair in zip(rays, dents, strict=True) for p in pair], colour)
    brush.circle(50, 50, 25, ground)
    brush.circle(50, 50, 20, colour)


_DRAWN: dict[God, Drawn] = {
    "athena": owl,
    "zeus": bolt,
    "poseidon": trident,
    "ares": helmet,
    "hera": _feather,
    "apollo": _sun,
}
