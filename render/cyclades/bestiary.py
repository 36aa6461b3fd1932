"""Signs of the creatures that come and go with their card alone."""

from __future__ import annotations

from render.art.brush import Brush, Colour, around
from render.cyclades.figures import FIGURES, Drawn


def _harpy(brush: Brush, colour: Colour, ground: Colour) -> None:
    for side in (-1, 1):
        brush.blob(
            [
                (50 + side * 8, 44),
                (50 + side * 28, 18),
                (50 + side * 48, 12),
                (50 + side * 46, 40),
                (50 + side * 34, 60),
                (50 + side * 10, 66),
            ],
            colour,
        )
        for y in (34, 46):
            brush.curve([(50 + side * 14, y + 10), (50 + side * 44, y - 8)], ground, 3)
        brush.stroke([(50 + side * 8, 78), (50 + side * 14, 94)], colour, 5)
        brush.stroke([(50 + side * 14, 94), (50 + side * 4, 95)], colour, 4)
    brush.blob([(40, 40), (60, 40), (64, 66), (50, 88), (36, 66)], colour)
    brush.circle(50, 28, 13, colour)
    brush.curve([(40, 22), (50, 12), (60, 22), (63, 36)], colour, 6)
    for x in (46, 55):
        brush.circle(x, 28, 2.2, ground)


def _giant(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.circle(46, 18, 13, colour)
    brush.blob([(24, 34), (68, 34), (66, 64), (28, 64)], colour)
    brush.stroke([(27, 40), (16, 66)], colour, 11)
    brush.stroke([(64, 40), (82, 54)], colour, 11)
    brush.stroke([(82, 58), (88, 14)], colour, 9)
    brush.circle(88, 16, 9, colour)
    for x in (37, 57):
        brush.stroke([(x, 62), (x - 1, 92)], colour, 13)
    brush.box(28, 60, 66, 68, ground)
    for x in (41, 51):
        brush.circle(x, 17, 2.2, ground)


def _graeae(brush: Brush, colour: Colour, ground: Colour) -> None:
    for x, y in ((24, 46), (76, 46), (50, 30)):
        brush.blob(
            [(x, y - 20), (x + 17, y), (x + 20, y + 46), (x - 20, y + 46), (x - 17, y)], colour
        )
        brush.oval(x, y, 9, 11, ground)
    brush.oval(50, 80, 20, 12, ground)
    brush.oval(50, 80, 16, 9, colour)
    brush.circle(50, 80, 5.5, ground)


def _griffin(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.blob([(30, 62), (52, 52), (78, 60), (88, 82), (70, 90), (30, 88)], colour)
    brush.blob([(18, 34), (28, 14), (46, 18), (50, 40), (48, 66), (26, 70)], colour)
    brush.polygon([(22, 22), (4, 38), (24, 40)], colour)
    brush.polygon([(38, 20), (46, 4), (48, 24)], colour)
    brush.blob([(46, 56), (52, 24), (78, 6), (94, 10), (88, 34), (76, 54), (58, 64)], colour)
    for reach in ((60, 50, 84, 18), (66, 54, 88, 32)):
        brush.stroke([reach[:2], reach[2:]], ground, 3)
    for x in (30, 44, 68, 82):
        brush.stroke([(x, 84), (x - 1, 95)], colour, 7)
    brush.curve([(86, 78), (96, 66), (92, 54)], colour, 5)
    brush.circle(29, 28, 3.2, ground)


def _dryad(brush: Brush, colour: Colour, ground: Colour) -> None:
    for x, y, radius in ((50, 22, 20), (26, 34, 16), (74, 34, 16), (38, 16, 13), (64, 16, 13)):
        brush.circle(x, y, radius, colour)
    brush.blob([(40, 44), (60, 44), (58, 66), (66, 92), (34, 92), (42, 66)], colour)
    brush.oval(50, 36, 11, 13, ground)
    brush.oval(50, 37, 8, 10, colour)
    for side in (-1, 1):
        brush.curve([(50 + side * 8, 62), (50 + side * 24, 58), (50 + side * 30, 44)], colour, 5)
        brush.curve([(50 + side * 12, 88), (50 + side * 24, 92), (50 + side * 32, 96)], colour, 5)
    brush.curve([(50, 56), (48, 70), (51, 90)], ground, 3)


def _pegasus(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.blob([(34, 52), (60, 48), (84, 56), (84, 74), (60, 76), (36, 74)], colour)
    brush.blob(
        [(22, 12), (36, 16), (48, 36), (50, 60), (34, 66), (32, 42), (20, 40), (10, 36)], colour
    )
    brush.polygon([(26, 14), (28, 2), (35, 15)], colour)
    brush.blob([(46, 52), (56, 22), (80, 4), (96, 6), (86, 30), (72, 52)], colour)
    brush.stroke([(60, 44), (86, 14)], ground, 3)
    brush.stroke([(68, 48), (86, 28)], ground, 3)
    for path in (
        [(38, 70), (28, 82), (36, 94)],
        [(48, 72), (46, 96)],
        [(74, 72), (70, 96)],
        [(82, 70), (90, 82), (84, 94)],
    ):
        brush.stroke(path, colour, 6)
    brush.curve([(84, 60), (96, 66), (96, 84)], colour, 6)
    brush.circle(25, 24, 2.6, ground)


def _satyr(brush: Brush, colour: Colour, ground: Colour) -> None:
    for side in (-1, 1):
        brush.curve([(50 + side * 12, 22), (50 + side * 26, 16), (50 + side * 24, 4)], colour, 7)
        brush.polygon([(50 + side * 18, 34), (50 + side * 36, 30), (50 + side * 18, 44)], colour)
    brush.blob([(50, 14), (70, 26), (68, 46), (50, 74), (32, 46), (30, 26)], colour)
    for x in (42, 58):
        brush.circle(x, 36, 3.2, ground)
    brush.curve([(42, 50), (50, 55), (58, 50)], ground, 3.6)
    for index in range(5):
        left = 22 + index * 12
        brush.box(left, 70, left + 9, 96 - index * 4, colour, 3)
    brush.box(20, 74, 82, 79, ground)


def _sylph(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.curve([(6, 36), (40, 36), (62, 34), (66, 20), (54, 12), (46, 20)], colour, 8)
    brush.curve([(4, 54), (50, 54), (84, 52), (92, 36), (80, 26), (72, 34)], colour, 8)
    brush.curve([(14, 72), (46, 72), (66, 74), (70, 88), (58, 95), (50, 88)], colour, 8)


def _sphinx(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.polygon([(4, 94), (6, 80), (34, 76), (44, 56), (80, 60), (94, 78), (94, 94)], colour)
    brush.polygon([(22, 62), (28, 20), (40, 8), (54, 8), (66, 20), (72, 62)], colour)
    brush.oval(47, 34, 14, 18, ground)
    brush.oval(47, 34, 11, 15, colour)
    for x in (42, 52):
        brush.circle(x, 32, 2, ground)
    for y in (46, 54):
        brush.stroke([(27, y), (36, y)], ground, 3)
        brush.stroke([(58, y), (68, y)], ground, 3)
    brush.stroke([(8, 86), (38, 86)], ground, 3)
    brush.curve([(64, 90), (72, 74), (88, 80)], ground, 3)


def _charon(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.polygon(
        [(4, 60), (18, 72), (82, 72), (96, 54), (90, 86), (76, 92), (22, 92), (10, 82)], colour
    )
    brush.blob([(36, 74), (36, 40), (44, 16), (56, 12), (66, 24), (66, 74)], colour)
    brush.oval(56, 28, 7, 9, ground)
    brush.stroke([(80, 8), (68, 90)], colour, 5)
    brush.stroke([(60, 44), (74, 40)], colour, 7)
    brush.stroke([(20, 82), (78, 82)], ground, 3)


def _chimera(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.polygon(around(36, 44, 32, 12), colour)
    brush.circle(36, 44, 18, ground)
    brush.circle(36, 44, 15, colour)
    for x in (30, 42):
        brush.circle(x, 41, 2.6, ground)
    brush.polygon([(31, 47), (41, 47), (36, 53)], ground)
    brush.curve([(60, 30), (66, 14), (80, 10), (84, 20)], colour, 6)
    brush.blob([(52, 62), (80, 58), (88, 76), (74, 92), (36, 92), (34, 72)], colour)
    brush.curve([(86, 78), (97, 64), (84, 50), (90, 36)], colour, 6)
    brush.oval(90, 34, 6, 4.5, colour)
    brush.stroke([(36, 76), (32, 95)], colour, 8)
    brush.stroke([(76, 80), (78, 95)], colour, 8)


def _cyclops(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.circle(38, 38, 28, colour)
    brush.oval(38, 34, 15, 11, ground)
    brush.circle(38, 35, 6, colour)
    brush.curve([(28, 54), (38, 51), (48, 54)], ground, 4)
    brush.blob([(8, 96), (12, 72), (38, 62), (64, 72), (66, 96)], colour)
    brush.stroke([(76, 92), (76, 44)], colour, 7)
    brush.box(60, 26, 94, 48, colour, 3)
    brush.stroke([(66, 37), (88, 37)], ground, 3)


CREATURES: dict[str, Drawn] = {
    "harpy": _harpy,
    "giant": _giant,
    "graeae": _graeae,
    "griffin": _griffin,
    "dryad": _dryad,
    "pegasus": _pegasus,
    "satyr": _satyr,
    "sylph": _sylph,
    "sphinx": _sphinx,
    "charon": _charon,
    "chimera": _chimera,
    "cyclops": _cyclops,
    **FIGURES,
}
