"""Icons of what is paid, gained and counted: resources, gold, victory points and cards."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.art.brush import Brush, around, mix, rgb
from render.art.palette import INK, PAPER, WHITE, shape
from render.art.shelf import SPRITES

STRAW, STRAW_DARK = rgb("#E9B92F"), rgb("#9A6A08")
BARK, CUT = rgb("#7A4B26"), rgb("#D9A873")
ROCK, ROCK_LIGHT, ROCK_DARK = rgb("#9AA0A6"), rgb("#C9CED2"), rgb("#6A7077")
CLAY, CLAY_DARK, CLAY_LIGHT = rgb("#C65D37"), rgb("#8E3B1E"), rgb("#E18A66")
COIN, COIN_DARK, COIN_LIGHT = rgb("#F2BE2C"), rgb("#A87408"), rgb("#FCE08A")
LAUREL, LAUREL_DARK = rgb("#5C8F3A"), rgb("#345A1D")
BACK = rgb("#3E4F63")


def good(kind: str, size: int) -> Image.Image:
    """An icon by name: a resource, "gold", "vp", "hand", "deck", "discard" or "joker"."""

    def draw() -> Image.Image:
        brush = Brush(size)
        _DRAWN[kind](brush)
        return brush.finish((INK, 4))

    return SPRITES.get(("good", kind, size), draw)


def _wheat(brush: Brush) -> None:
    for lean in (-1, 0, 1):
        top = 50 + lean * 25
        brush.curve([(50, 90), (50 + lean * 6, 64), (top, 34)], STRAW_DARK, 5)
        for step in range(4):
            y = 18 + step * 11 + abs(lean) * 5
            x = top - lean * step * 3.4
            brush.oval(x - 6, y + 3, 5.6, 7.6, STRAW)
            brush.oval(x + 6, y + 3, 5.6, 7.6, STRAW)
        brush.oval(top + lean * 1.5, 13 + abs(lean) * 5, 5.4, 8.4, STRAW)
    brush.box(36, 66, 64, 75, CLAY, 3)


def _wood(brush: Brush) -> None:
    for x, y in ((33, 66), (68, 66), (50, 36)):
        brush.circle(x, y, 19.5, BARK)
        brush.circle(x, y, 14.5, CUT)
        brush.ring(x, y, 9, BARK, 3)
        brush.circle(x, y, 3, BARK)


def _stone(brush: Brush) -> None:
    brush.polygon([(12, 72), (24, 34), (52, 16), (82, 36), (90, 72), (62, 86), (30, 86)], ROCK)
    brush.polygon([(24, 34), (52, 16), (60, 44), (38, 54)], ROCK_LIGHT)
    brush.polygon([(60, 44), (82, 36), (90, 72), (62, 86)], ROCK_DARK)
    brush.polygon([(12, 72), (24, 34), (38, 54), (30, 86)], mix(ROCK, ROCK_LIGHT, 0.4))


def _clay(brush: Brush) -> None:
    for left, top in ((10, 56), (52, 56), (31, 22)):
        brush.polygon(
            [(left, top), (left + 7, top - 8), (left + 43, top - 8), (left + 36, top)], CLAY_LIGHT
        )
        brush.box(left, top, left + 36, top + 24, CLAY, 2)
        brush.polygon(
            [(left + 36, top), (left + 43, top - 8), (left + 43, top + 16), (left + 36, top + 24)],
            CLAY_DARK,
        )


def _gold(brush: Brush) -> None:
    brush.circle(50, 50, 40, COIN)
    brush.ring(50, 50, 32, COIN_DARK, 4)
    shape(brush, "star", 50, 52, 24, COIN_DARK)
    shape(brush, "star", 49, 50, 22, COIN_LIGHT)


def _vp(brush: Brush) -> None:
    for side in (-1, 1):
        brush.curve(
            [(50, 88), (50 + side * 27, 76), (50 + side * 36, 48), (50 + side * 25, 18)],
            LAUREL_DARK,
            5,
        )
        for x, y, lean in ((21, 80, 12), (33, 66, 8), (38, 49, 4), (35, 32, -1), (25, 17, -5)):
            brush.blob(
                [
                    (50 + side * (x - 9), y + 5),
                    (50 + side * (x - 2 + lean * 0.3), y - 9),
                    (50 + side * (x + 8), y - 11 - lean * 0.2),
                    (50 + side * (x + 3), y + 4),
                ],
                LAUREL,
            )
    shape(brush, "star", 50, 50, 21, COIN)


def _hand(brush: Brush) -> None:
    for x, lean, colour in (
        (30, -12, mix(BACK, WHITE, 0.35)),
        (48, 0, mix(BACK, WHITE, 0.15)),
        (66, 12, BACK),
    ):
        brush.polygon(
            [
                (x - 18 + lean, 20),
                (x + 18 + lean, 20 + lean * 0.4),
                (x + 16, 86),
                (x - 18, 86 - lean * 0.4),
            ],
            PAPER,
        )
        brush.polygon(
            [
                (x - 13 + lean, 25),
                (x + 13 + lean, 25 + lean * 0.4),
                (x + 12, 80),
                (x - 13, 80 - lean * 0.4),
            ],
            colour,
        )


def _deck(brush: Brush) -> None:
    for shift in (12, 6, 0):
        brush.box(16 + shift, 20 - shift, 72 + shift, 94 - shift, INK, 7)
        brush.box(18 + shift, 22 - shift, 70 + shift, 92 - shift, PAPER, 6)
    brush.box(23, 27, 65, 87, BACK, 4)
    brush.polygon(around(44, 57, 17, 4), COIN)


def _discard(brush: Brush) -> None:
    brush.polygon([(12, 34), (58, 16), (84, 76), (36, 94)], PAPER)
    brush.polygon([(18, 37), (56, 22), (78, 73), (39, 88)], mix(BACK, WHITE, 0.6))
    brush.stroke([(34, 42), (62, 70)], CLAY, 7)
    brush.stroke([(62, 42), (38, 70)], CLAY, 7)


def _joker(brush: Brush) -> None:
    brush.box(20, 8, 80, 92, PAPER, 8)
    brush.box(27, 15, 73, 85, BACK, 5)
    shape(brush, "star", 50, 51, 20, COIN)


_DRAWN: dict[str, Callable[[Brush], None]] = {
    "wheat": _wheat,
    "wood": _wood,
    "stone": _stone,
    "clay": _clay,
    "gold": _gold,
    "vp": _vp,
    "hand": _hand,
    "deck": _deck,
    "discard": _discard,
    "joker": _joker,
}
KINDS = tuple(_DRAWN)
