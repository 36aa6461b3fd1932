"""Signs of the nine heroes: what each of them is remembered by."""

from __future__ import annotations

from render.art.brush import Brush, Colour
from render.cyclades.figures import Drawn


def _ajax(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A shield like a tower."""
    brush.blob(
        [(24, 14), (50, 4), (76, 14), (80, 50), (76, 84), (50, 96), (24, 84), (20, 50)], colour
    )
    brush.blob(
        [(32, 22), (50, 15), (68, 22), (71, 50), (68, 77), (50, 85), (32, 77), (29, 50)], ground
    )
    brush.blob(
        [(37, 28), (50, 23), (63, 28), (65, 50), (63, 71), (50, 77), (37, 71), (35, 50)], colour
    )
    for y in (38, 50, 62):
        brush.stroke([(40, y), (60, y)], ground, 4)


def _hector(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A helmet from the side with a long crest."""
    brush.blob(
        [(10, 40), (22, 10), (56, 2), (88, 22), (94, 62), (86, 84), (80, 50), (62, 26), (34, 26)],
        colour,
    )
    brush.blob([(24, 40), (44, 24), (70, 34), (76, 62), (72, 80), (54, 76)], colour)
    brush.polygon([(24, 40), (54, 52), (50, 94), (34, 96), (26, 74)], colour)
    brush.polygon([(24, 50), (44, 52), (46, 62), (30, 60)], ground)
    brush.curve([(26, 34), (44, 25), (66, 32), (78, 52)], ground, 4)


def _helen(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A mirror."""
    brush.stroke([(50, 64), (50, 92)], colour, 11)
    brush.circle(50, 38, 34, colour)
    brush.circle(50, 38, 25, ground)
    brush.circle(50, 38, 20, colour)
    brush.curve([(38, 40), (42, 28), (54, 24)], ground, 5)
    brush.circle(50, 93, 6, colour)


def _croesus(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A heap of coins."""
    for x, rows in ((28, 3), (72, 2), (50, 5)):
        for row in range(rows):
            y = 86 - row * 15
            brush.oval(x, y, 20, 9.5, ground)
            brush.oval(x, y - 1, 18, 7.5, colour)
    brush.oval(50, 25, 8, 2.4, ground)


def _odysseus(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A bow with an arrow on its string."""
    brush.curve([(22, 4), (60, 16), (78, 50), (60, 84), (22, 96)], colour, 8)
    brush.stroke([(24, 6), (30, 50), (24, 94)], colour, 3.6)
    brush.stroke([(8, 50), (88, 50)], colour, 6)
    brush.polygon([(98, 50), (80, 39), (80, 61)], colour)
    for x in (6, 16):
        brush.stroke([(x, 38), (x + 10, 50), (x, 62)], colour, 5)


def _pandora(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A jar that should have stayed shut."""
    brush.blob([(36, 40), (64, 40), (82, 60), (70, 88), (50, 92), (30, 88), (18, 60)], colour)
    brush.box(32, 34, 68, 43, colour, 3)
    brush.polygon([(28, 24), (66, 12), (70, 22), (32, 34)], colour)
    brush.circle(46, 12, 5, colour)
    for path in (
        [(74, 40), (82, 30), (76, 20), (86, 8)],
        [(84, 46), (94, 38), (90, 26)],
    ):
        brush.curve(path, colour, 4)
    brush.stroke([(26, 60), (38, 68), (50, 60), (62, 68), (74, 60)], ground, 4.4)
    brush.box(36, 90, 64, 96, colour, 2)


def _penthesilea(brush: Brush, colour: Colour, ground: Colour) -> None:
    """An axe with two blades."""
    brush.stroke([(50, 8), (50, 95)], colour, 8)
    for side in (-1, 1):
        brush.blob(
            [
                (50 + side * 6, 30),
                (50 + side * 26, 26),
                (50 + side * 42, 8),
                (50 + side * 48, 36),
                (50 + side * 42, 64),
                (50 + side * 26, 46),
                (50 + side * 6, 42),
            ],
            colour,
        )
        brush.curve([(50 + side * 38, 18), (50 + side * 42, 36), (50 + side * 38, 54)], ground, 3.4)
    brush.box(43, 24, 57, 48, colour, 3)


def _perseus(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A sandal with a wing."""
    brush.blob(
        [(10, 84), (30, 74), (56, 76), (84, 62), (94, 76), (86, 90), (50, 92), (14, 94)], colour
    )
    brush.stroke([(44, 78), (62, 62), (78, 46), (80, 64)], colour, 7)
    brush.stroke([(26, 78), (40, 64)], colour, 6)
    brush.blob([(72, 58), (44, 48), (14, 30), (8, 10), (36, 12), (62, 26), (82, 46)], colour)
    brush.stroke([(64, 46), (24, 20)], ground, 3.4)
    brush.stroke([(58, 50), (24, 34)], ground, 3.4)


def _jason(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A fleece."""
    brush.blob(
        [
            (50, 16),
            (72, 22),
            (94, 14),
            (86, 40),
            (84, 66),
            (94, 92),
            (70, 84),
            (50, 92),
            (30, 84),
            (6, 92),
            (16, 66),
            (14, 40),
            (6, 14),
            (28, 22),
        ],
        colour,
    )
    brush.oval(50, 16, 13, 15, colour)
    for side in (-1, 1):
        brush.curve([(50 + side * 8, 10), (50 + side * 22, 6), (50 + side * 20, 18)], ground, 3.4)
    for x, y in ((36, 44), (56, 40), (68, 54), (44, 60), (30, 66), (60, 72), (46, 76)):
        brush.ring(x, y, 5.5, ground, 3)


HEROES: dict[str, Drawn] = {
    "ajax": _ajax,
    "hector": _hector,
    "helen": _helen,
    "croesus": _croesus,
    "odysseus": _odysseus,
    "pandora": _pandora,
    "penthesilea": _penthesilea,
    "perseus": _perseus,
    "jason": _jason,
}
