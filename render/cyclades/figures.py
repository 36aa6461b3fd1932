"""Signs of the six creatures whose figures walk the board."""

from __future__ import annotations

from collections.abc import Callable

from render.art.brush import Brush, Colour

Drawn = Callable[[Brush, Colour, Colour], None]


def _hydra(brush: Brush, colour: Colour, ground: Colour) -> None:
    for path in (
        [(50, 92), (30, 74), (24, 50), (14, 30)],
        [(50, 92), (48, 62), (54, 40), (48, 18)],
        [(50, 92), (70, 74), (74, 50), (86, 30)],
    ):
        brush.curve(path, colour, 12)
    for x, y, lean in ((12, 24, -1), (46, 12, -1), (88, 24, 1)):
        brush.blob(
            [(x - 10 * lean, y - 6), (x + 6 * lean, y - 9), (x + 16 * lean, y + 4), (x, y + 8)],
            colour,
        )
        brush.circle(x, y - 1, 2.8, ground)
    brush.oval(50, 88, 32, 9, colour)
    for x in (36, 50, 64):
        brush.oval(x, 84, 4, 2, ground)


def _kraken(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.blob([(50, 4), (74, 16), (78, 42), (66, 58), (34, 58), (22, 42), (26, 16)], colour)
    for side in (-1, 1):
        for path in (
            [(42, 54), (30, 66), (12, 62), (6, 46), (14, 38)],
            [(44, 56), (36, 78), (20, 82), (10, 76)],
            [(48, 56), (46, 80), (36, 94), (24, 94)],
        ):
            brush.curve([(50 + side * (50 - x), y) for x, y in path], colour, 8.5)
        brush.oval(50 + side * 12, 40, 6, 8, ground)
        brush.circle(50 + side * 12, 41, 3, colour)


def _medusa(brush: Brush, colour: Colour, ground: Colour) -> None:
    for x, y, u, v in (
        (34, 40, 8, 22),
        (40, 32, 24, 6),
        (50, 30, 50, 2),
        (60, 32, 76, 6),
        (66, 40, 92, 22),
        (32, 52, 5, 52),
        (68, 52, 95, 52),
        (34, 64, 12, 78),
        (66, 64, 88, 78),
    ):
        bend = (y - v) * 0.25, (u - x) * 0.25
        brush.curve([(x, y), ((x + u) / 2 + bend[0], (y + v) / 2 + bend[1]), (u, v)], colour, 8)
        brush.circle(u, v, 5.5, colour)
    brush.oval(50, 54, 25, 32, colour)
    for x in (40, 60):
        brush.oval(x, 50, 6.5, 4.5, ground)
        brush.circle(x, 50, 2.4, colour)
    brush.curve([(38, 70), (50, 75), (62, 70)], ground, 4.5)
    brush.polygon([(42, 71), (46, 71), (44, 78)], ground)
    brush.polygon([(54, 71), (58, 71), (56, 78)], ground)


def _minotaur(brush: Brush, colour: Colour, ground: Colour) -> None:
    for side in (-1, 1):
        brush.blob(
            [
                (50 + side * 18, 34),
                (50 + side * 36, 30),
                (50 + side * 40, 6),
                (50 + side * 48, 20),
                (50 + side * 42, 42),
                (50 + side * 20, 46),
            ],
            colour,
        )
        brush.polygon([(50 + side * 20, 46), (50 + side * 44, 54), (50 + side * 22, 60)], colour)
    brush.blob(
        [(50, 26), (74, 36), (70, 66), (64, 90), (50, 94), (36, 90), (30, 66), (26, 36)], colour
    )
    for x in (39, 61):
        brush.oval(x, 52, 5.5, 4, ground)
    brush.oval(50, 80, 15, 9, ground)
    for x in (44, 56):
        brush.circle(x, 79, 3.4, colour)
    brush.ring(50, 90, 6, colour, 3)


def _polyphemus(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.polygon([(8, 96), (14, 74), (36, 66), (64, 66), (86, 74), (92, 96)], colour)
    brush.blob(
        [(50, 6), (76, 18), (80, 48), (68, 72), (50, 80), (32, 72), (20, 48), (24, 18)], colour
    )
    brush.oval(50, 36, 17, 13, ground)
    brush.circle(50, 37, 8, colour)
    brush.circle(50, 37, 3.5, ground)
    brush.curve([(30, 22), (50, 15), (70, 22)], ground, 5)
    brush.curve([(38, 63), (50, 59), (62, 63)], ground, 5)


def _cerberus(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.blob([(22, 62), (50, 54), (78, 62), (82, 95), (18, 95)], colour)
    _dog(brush, 22, 50, 0.8, colour, ground)
    _dog(brush, 78, 50, 0.8, colour, ground)
    for x, y, across, down in ((50, 30, 27, 26), (50, 60, 15, 18)):
        brush.oval(x, y, across, down, ground)
    _dog(brush, 50, 32, 1.05, colour, ground)


def _dog(brush: Brush, x: float, y: float, scale: float, colour: Colour, ground: Colour) -> None:
    for side in (-1, 1):
        brush.polygon(
            [
                (x + side * 4 * scale, y - 14 * scale),
                (x + side * 21 * scale, y - 29 * scale),
                (x + side * 20 * scale, y + 2 * scale),
            ],
            colour,
        )
    brush.circle(x, y, 20 * scale, colour)
    brush.box(x - 10 * scale, y + 6 * scale, x + 10 * scale, y + 34 * scale, colour, 8 * scale)
    for side in (-1, 1):
        brush.circle(x + side * 8 * scale, y - 1 * scale, 3.8 * scale, ground)
    brush.oval(x, y + 24 * scale, 6 * scale, 4.4 * scale, ground)


FIGURES: dict[str, Drawn] = {
    "hydra": _hydra,
    "kraken": _kraken,
    "medusa": _medusa,
    "minotaur": _minotaur,
    "polyphemus": _polyphemus,
    "cerberus": _cerberus,
}
