"""Signs of the five gods, the warriors and the six guardians, each drawn in one colour."""

from __future__ import annotations

from collections.abc import Callable

from render.art.brush import Brush, Colour, around

Drawn = Callable[[Brush, Colour, Colour], None]


def _amun(brush: Brush, colour: Colour, ground: Colour) -> None:
    """Two tall plumes on a crown."""
    for side in (-1, 1):
        brush.blob(
            [
                (50 + side * 4, 70),
                (50 + side * 3, 30),
                (50 + side * 14, 4),
                (50 + side * 30, 14),
                (50 + side * 28, 44),
                (50 + side * 18, 70),
            ],
            colour,
        )
        for y in (24, 38, 52):
            brush.stroke([(50 + side * 14, y), (50 + side * 26, y - 7)], ground, 3)
        brush.stroke([(50 + side * 14, 66), (50 + side * 15, 16)], ground, 3)
    brush.polygon([(20, 70), (80, 70), (74, 94), (26, 94)], colour)
    brush.circle(50, 82, 7, ground)


def _anubis(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A jackal's head."""
    brush.polygon([(34, 4), (50, 36), (28, 44)], colour)
    brush.polygon([(60, 2), (66, 40), (44, 36)], colour)
    brush.blob([(32, 34), (52, 28), (68, 40), (74, 70), (80, 96), (34, 96), (40, 66)], colour)
    brush.polygon([(34, 36), (6, 58), (4, 68), (14, 72), (46, 66)], colour)
    brush.oval(36, 48, 6, 4, ground)
    for y in (78, 88):
        brush.stroke([(42, y), (74, y - 3)], ground, 3.4)


def _isis(brush: Brush, colour: Colour, ground: Colour) -> None:
    """Spread wings under a disc."""
    for side in (-1, 1):
        brush.blob(
            [
                (50, 46),
                (50 + side * 24, 34),
                (50 + side * 46, 16),
                (50 + side * 44, 50),
                (50 + side * 32, 74),
                (50 + side * 14, 84),
                (50, 78),
            ],
            colour,
        )
        for start, end in (((12, 52), (40, 40)), ((12, 62), (35, 60)), ((10, 72), (27, 75))):
            brush.stroke(
                [(50 + side * start[0], start[1]), (50 + side * end[0], end[1])], ground, 3.4
            )
    brush.circle(50, 24, 15, colour)
    brush.polygon([(42, 40), (58, 40), (60, 92), (50, 98), (40, 92)], colour)


def _osiris(brush: Brush, colour: Colour, ground: Colour) -> None:
    """Crook and flail crossed."""
    brush.curve([(20, 94), (60, 34), (70, 14), (58, 4), (46, 14), (52, 24)], colour, 9)
    brush.stroke([(80, 94), (32, 26)], ground, 14)
    brush.stroke([(80, 94), (32, 26)], colour, 8)
    for x, y in ((6, 44), (18, 56), (34, 58)):
        brush.stroke([(32, 26), (x, y)], colour, 6)
        brush.circle(x, y, 5.5, colour)


def _ra(brush: Brush, colour: Colour, ground: Colour) -> None:
    """The eye of the sun."""
    brush.curve([(6, 32), (28, 14), (54, 10), (94, 30)], colour, 9)
    brush.blob([(6, 52), (28, 32), (54, 28), (92, 52), (58, 70), (28, 68)], colour)
    brush.blob([(18, 52), (34, 40), (54, 37), (78, 52), (56, 62), (34, 61)], ground)
    brush.circle(50, 49, 12, colour)
    brush.polygon([(38, 66), (50, 68), (44, 96), (36, 92)], colour)
    brush.curve([(56, 68), (70, 88), (86, 92), (90, 80), (80, 78)], colour, 7)


def _warrior(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A shield before a spear."""
    brush.stroke([(82, 96), (82, 26)], colour, 7)
    brush.polygon([(82, 2), (93, 30), (71, 30)], colour)
    brush.blob([(38, 12), (60, 20), (66, 44), (66, 92), (10, 92), (10, 44), (16, 20)], colour)
    brush.circle(38, 42, 10, ground)
    brush.stroke([(38, 56), (38, 80)], ground, 6)
    brush.stroke([(26, 64), (50, 64)], ground, 6)


def _satet(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A bow with its arrow."""
    brush.curve([(30, 4), (64, 18), (78, 50), (64, 82), (30, 96)], colour, 9)
    brush.stroke([(30, 4), (22, 50), (30, 96)], colour, 4)
    brush.stroke([(8, 50), (88, 50)], colour, 6)
    brush.polygon([(99, 50), (80, 38), (80, 62)], colour)
    brush.polygon([(4, 40), (18, 50), (4, 60), (14, 60), (26, 50), (14, 40)], colour)


def _cat_mummy(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A sitting cat in bandages."""
    brush.polygon([(26, 34), (26, 4), (46, 22)], colour)
    brush.polygon([(74, 34), (74, 4), (54, 22)], colour)
    brush.circle(50, 34, 25, colour)
    brush.blob([(36, 52), (64, 52), (76, 80), (74, 97), (26, 97), (24, 80)], colour)
    for x in (40, 60):
        brush.oval(x, 33, 5, 4, ground)
    brush.polygon([(46, 42), (54, 42), (50, 48)], ground)
    for y in (66, 77, 88):
        brush.stroke([(28, y + 3), (72, y - 4)], ground, 3.6)


def _apep(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A rearing serpent."""
    path = [(90, 90), (50, 94), (14, 84), (20, 66), (54, 66), (80, 56), (76, 36), (52, 26)]
    brush.curve(path, colour, 15)
    brush.blob([(60, 12), (56, 38), (30, 40), (6, 34), (8, 26), (28, 10)], colour)
    brush.circle(34, 22, 4.5, ground)
    brush.stroke([(8, 33), (30, 32)], ground, 3)
    brush.curve([(6, 38), (2, 44), (6, 52)], colour, 3)


def _mummy(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A figure wrapped from head to foot."""
    brush.oval(50, 22, 19, 20, colour)
    brush.blob(
        [(32, 38), (68, 38), (82, 52), (70, 82), (66, 98), (34, 98), (30, 82), (18, 52)], colour
    )
    brush.box(36, 17, 64, 25, ground, 3)
    brush.circle(44, 21, 3, colour)
    brush.circle(56, 21, 3, colour)
    for start, end in (
        ((22, 50), (74, 64)),
        ((78, 50), (26, 64)),
        ((32, 76), (68, 82)),
        ((34, 88), (66, 92)),
    ):
        brush.stroke([start, end], ground, 3.6)


def _giant_scorpion(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A scorpion from above, its sting over its back."""
    for side in (-1, 1):
        brush.curve([(50 + side * 10, 40), (50 + side * 32, 34), (50 + side * 34, 18)], colour, 7)
        brush.blob(
            [
                (50 + side * 26, 22),
                (50 + side * 28, 4),
                (50 + side * 35, 12),
                (50 + side * 44, 2),
                (50 + side * 46, 18),
                (50 + side * 36, 27),
            ],
            colour,
        )
        for y in (48, 58, 68):
            brush.curve(
                [(50 + side * 12, y), (50 + side * 28, y - 3), (50 + side * 36, y + 9)], colour, 5
            )
    brush.oval(50, 52, 17, 23, colour)
    brush.curve([(50, 72), (50, 88), (68, 94), (80, 84), (76, 72)], colour, 9)
    brush.polygon([(68, 74), (82, 72), (70, 58)], colour)
    for y in (44, 54, 64):
        brush.stroke([(40, y), (60, y)], ground, 3)


def _androsphinx(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A lying lion with a man's head."""
    brush.blob([(30, 52), (60, 50), (88, 54), (97, 76), (94, 92), (30, 92), (26, 70)], colour)
    brush.box(4, 80, 52, 94, colour, 6)
    brush.blob(
        [(30, 6), (48, 10), (56, 30), (60, 60), (46, 66), (22, 64), (14, 34), (16, 14)], colour
    )
    brush.oval(27, 31, 11, 14, ground)
    brush.circle(23, 29, 2.8, colour)
    brush.stroke([(20, 38), (27, 39)], colour, 3)
    for y in (24, 36, 48):
        brush.stroke([(44, y), (54, y + 4)], ground, 3.4)
    brush.curve([(70, 90), (72, 76), (84, 74)], ground, 3.4)
    brush.stroke([(10, 87), (44, 87)], ground, 2.6)


def _ankh(brush: Brush, colour: Colour, ground: Colour) -> None:
    brush.oval(50, 27, 21, 25, colour)
    brush.oval(50, 28, 9, 13, ground)
    brush.polygon([(44, 48), (56, 48), (60, 98), (40, 98)], colour)
    brush.polygon([(16, 46), (50, 50), (84, 46), (84, 62), (50, 58), (16, 62)], colour)


def _sun(brush: Brush, colour: Colour, ground: Colour) -> None:
    outer, inner = around(50, 50, 49, 12), around(50, 50, 33, 12, -75)
    brush.polygon([p for pair in zip(outer, inner, strict=True) for p in pair], colour)
    brush.circle(50, 50, 25, ground)
    brush.circle(50, 50, 18, colour)


SIGNS: dict[str, Drawn] = {
    "amun": _amun,
    "anubis": _anubis,
    "isis": _isis,
    "osiris": _osiris,
    "ra": _ra,
    "warrior": _warrior,
    "satet": _satet,
    "cat_mummy": _cat_mummy,
    "apep": _apep,
    "mummy": _mummy,
    "giant_scorpion": _giant_scorpion,
    "androsphinx": _androsphinx,
    "ankh": _ankh,
    "sun": _sun,
}
GUARDIANS: tuple[str, ...] = (
    "satet",
    "cat_mummy",
    "apep",
    "mummy",
    "giant_scorpion",
    "androsphinx",
)
