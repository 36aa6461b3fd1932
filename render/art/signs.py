"""Signs that a picture of any game may carry: what the gods hold, drawn in one colour."""

from __future__ import annotations

from render.art.brush import Brush, Colour, around


def trident(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A three-pronged spear."""
    brush.stroke([(50, 20), (50, 94)], colour, 8)
    brush.curve([(20, 26), (22, 46), (36, 56), (50, 58), (64, 56), (78, 46), (80, 26)], colour, 8)
    for x in (20, 50, 80):
        brush.polygon([(x, 4), (x + 11, 27), (x, 22), (x - 11, 27)], colour)
    brush.stroke([(38, 72), (62, 72)], colour, 7)


def owl(brush: Brush, colour: Colour, ground: Colour) -> None:
    """An owl that looks straight ahead."""
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


def helmet(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A helmet with a crest."""
    brush.blob(
        [(14, 44), (16, 14), (50, 3), (84, 14), (86, 44), (72, 24), (50, 18), (28, 24)], colour
    )
    brush.circle(50, 52, 28, colour)
    brush.polygon([(22, 50), (78, 50), (80, 74), (64, 95), (36, 95), (20, 74)], colour)
    brush.polygon([(30, 52), (46, 56), (46, 66), (31, 62)], ground)
    brush.polygon([(70, 52), (54, 56), (54, 66), (69, 62)], ground)
    brush.polygon([(46, 72), (54, 72), (57, 96), (43, 96)], ground)
    brush.curve([(26, 32), (38, 25), (50, 23), (62, 25), (74, 32)], ground, 4)


def bolt(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A bolt of lightning with sparks."""
    brush.polygon([(62, 3), (22, 54), (46, 54), (34, 97), (80, 40), (54, 40)], colour)
    for x, y in ((18, 24), (84, 74)):
        brush.polygon(around(x, y, 9, 4), colour)
