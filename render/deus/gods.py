"""One sign for each god: the trident, the sickle, the owl, the flame, the helmet, the bolt."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.deus.view import Colour as CardColour
from render.art.brush import Brush, Colour
from render.art.shelf import SPRITES
from render.art.signs import bolt, helmet, owl, trident

GODS: dict[CardColour, str] = {
    "blue": "neptune",
    "green": "ceres",
    "yellow": "minerva",
    "brown": "vesta",
    "red": "mars",
    "purple": "jupiter",
}


def sign(card: CardColour, colour: Colour, ground: Colour, size: int) -> Image.Image:
    """The sign of the god of ``card``, in ``colour`` on ``ground``."""

    def draw() -> Image.Image:
        brush = Brush(size)
        _DRAWN[card](brush, colour, ground)
        return brush.finish()

    return SPRITES.get(("sign", card, colour, ground, size), draw)


def _sickle(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.circle(50, 42, 37, colour)
    brush.circle(40, 36, 29, ground)
    brush.polygon([(0, 0), (22, 0), (40, 36), (26, 72), (0, 80)], ground)
    brush.stroke([(38, 74), (22, 94)], colour, 11)
    brush.curve([(34, 62), (46, 44), (46, 20)], colour, 5)
    for y in (20, 32, 44):
        brush.oval(39, y, 5, 7, colour)
        brush.oval(53, y, 5, 7, colour)
    brush.oval(46, 9, 5, 8, colour)


def _flame(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.blob(
        [(50, 4), (60, 24), (76, 40), (74, 62), (50, 72), (26, 62), (26, 40), (38, 28)], colour
    )
    brush.blob([(51, 34), (60, 48), (58, 60), (50, 64), (41, 59), (42, 48)], ground)
    brush.polygon([(14, 72), (86, 72), (74, 84), (26, 84)], colour)
    brush.box(34, 84, 66, 95, colour, 3)


_DRAWN: dict[CardColour, Callable[[Brush, Colour, Colour], None]] = {
    "blue": trident,
    "green": _sickle,
    "yellow": owl,
    "brown": _flame,
    "red": helmet,
    "purple": bolt,
}
