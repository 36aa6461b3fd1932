"""One sign for each god: the trident, the sickle, the owl, the flame, the helmet, the bolt."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.deus.view import Colour as CardColour
from render.brush import Brush, Colour, around
from render.shelf import SPRITES

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


def _trident(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.stroke([(50, 20), (50, 94)], colour, 8)
    brush.curve([(20, 26), (22, 46), (36, 56), (50, 58), (64, 56), (78, 46), (80, 26)], colour, 8)
    for x in (20, 50, 80):
        brush.polygon([(x, 4), (x + 11, 27), (x, 22), (x - 11, 27)], colour)
    brush.stroke([(38, 72), (62, 72)], colour, 7)


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


def _owl(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.blob(
        [(50, 18), (78, 22), (84, 56), (70, 88), (50, 94), (30, 88), (16, 56), (22, 22)], colour
    )
    brush.polygon([(20, 32), (17, 4), (42, 20)], colour)
    brush.polygon([(80, 32), (83, 4), (58, 20)], colour)
    for x in (35, 65):
        brush.circle(x, 38, 14, ground)
        brush.circle(x, 38, 7, colour)
    brush.polygon([(44, 46), (56, 46), (50, 60)], ground)
    for x, y in ((38, 68), (50, 72), (62, 68), (44, 81), (56, 81)):
        brush.oval(x, y, 3.6, 3, ground)


def _flame(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.blob(
        [(50, 4), (60, 24), (76, 40), (74, 62), (50, 72), (26, 62), (26, 40), (38, 28)], colour
    )
    brush.blob([(51, 34), (60, 48), (58, 60), (50, 64), (41, 59), (42, 48)], ground)
    brush.polygon([(14, 72), (86, 72), (74, 84), (26, 84)], colour)
    brush.box(34, 84, 66, 95, colour, 3)


def _helmet(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.blob(
        [(14, 44), (16, 14), (50, 3), (84, 14), (86, 44), (72, 24), (50, 18), (28, 24)], colour
    )
    brush.circle(50, 52, 28, colour)
    brush.polygon([(22, 50), (78, 50), (80, 74), (64, 95), (36, 95), (20, 74)], colour)
    brush.polygon([(30, 52), (46, 56), (46, 66), (31, 62)], ground)
    brush.polygon([(70, 52), (54, 56), (54, 66), (69, 62)], ground)
    brush.polygon([(46, 72), (54, 72), (57, 96), (43, 96)], ground)
    brush.curve([(26, 32), (38, 25), (50, 23), (62, 25), (74, 32)], ground, 4)


def _bolt(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.polygon([(62, 3), (22, 54), (46, 54), (34, 97), (80, 40), (54, 40)], colour)
    for x, y in ((18, 24), (84, 74)):
        brush.polygon(around(x, y, 9, 4), colour)


_DRAWN: dict[CardColour, Callable[[Brush, Colour, Colour], None]] = {
    "blue": _trident,
    "green": _sickle,
    "yellow": _owl,
    "brown": _flame,
    "red": _helmet,
    "purple": _bolt,
}
