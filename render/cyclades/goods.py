"""Icons of what is counted: coins, horns, priestesses, philosophers, lands, seas and pieces."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.art.brush import Brush, around, mix
from render.art.palette import INK, PAPER, WHITE
from render.art.shelf import SPRITES
from render.cyclades.tints import (
    BRONZE,
    BRONZE_DARK,
    BRONZE_LIGHT,
    COIN,
    COIN_DARK,
    COIN_LIGHT,
    FRUIT,
    GRASS,
    LEAF,
    MARBLE,
    MARBLE_DARK,
    MARBLE_SHADE,
    SAND,
    SCROLL,
    SCROLL_DARK,
    SCRUB,
    SEAS,
    SKIN,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    TILE,
    TILE_DARK,
    VEIL,
    VEIL_DARK,
    WAVE,
    WOOD,
    WOOD_DARK,
)


def good(kind: str, size: int) -> Image.Image:
    """An icon by name, with a dark rim."""

    def draw() -> Image.Image:
        brush = Brush(size)
        _DRAWN[kind](brush)
        return brush.finish((INK, 4))

    return SPRITES.get(("cyclades good", kind, size), draw)


def _gold(brush: Brush) -> None:
    brush.circle(50, 50, 41, COIN)
    brush.ring(50, 50, 33, COIN_DARK, 4)
    brush.stroke([(50, 30), (50, 72)], COIN_DARK, 7)
    brush.curve([(35, 32), (37, 46), (50, 51), (63, 46), (65, 32)], COIN_DARK, 7)
    brush.curve([(24, 40), (32, 26), (44, 20)], COIN_LIGHT, 5)


def _horn(brush: Brush) -> None:
    """A horn of plenty."""
    brush.blob(
        [(10, 84), (6, 66), (18, 62), (30, 70), (40, 54), (44, 24), (88, 40), (70, 70), (36, 92)],
        BRONZE,
    )
    brush.curve([(20, 84), (44, 74), (58, 44)], BRONZE_LIGHT, 5)
    brush.curve([(34, 86), (54, 72), (68, 54)], BRONZE_DARK, 4)
    for x, y, radius, colour in (
        (50, 22, 13, LEAF),
        (86, 38, 12, LEAF),
        (68, 20, 15, FRUIT),
        (72, 40, 12, COIN),
        (54, 34, 11, FRUIT),
    ):
        brush.circle(x, y, radius, colour)
    brush.circle(64, 15, 4, mix(FRUIT, WHITE, 0.6))


def _priestess(brush: Brush) -> None:
    brush.blob([(50, 4), (72, 18), (74, 44), (88, 92), (12, 92), (26, 44), (28, 18)], VEIL)
    brush.curve([(34, 46), (26, 70), (22, 90)], VEIL_DARK, 4)
    brush.curve([(66, 46), (74, 70), (78, 90)], VEIL_DARK, 4)
    brush.oval(50, 32, 15, 18, SKIN)
    brush.blob([(50, 10), (68, 22), (66, 30), (50, 20), (34, 30), (32, 22)], VEIL_DARK)
    brush.polygon([(40, 56), (60, 56), (54, 72), (46, 72)], COIN)
    brush.blob([(50, 42), (57, 52), (50, 58), (43, 52)], TILE)


def _philosopher(brush: Brush) -> None:
    """A scroll."""
    brush.polygon([(22, 20), (78, 20), (78, 80), (22, 80)], SCROLL)
    for y in (18, 82):
        brush.box(12, y - 9, 88, y + 9, SCROLL_DARK, 9)
        brush.box(18, y - 5, 82, y + 3, SCROLL, 4)
    for y in (38, 50, 62):
        brush.stroke([(32, y), (68 if y < 60 else 54, y)], SCROLL_DARK, 5)


def _metropolis(brush: Brush) -> None:
    brush.box(6, 58, 94, 92, MARBLE_SHADE, 2)
    for left in (6, 26, 46, 66, 84):
        brush.box(left, 50, left + 10, 60, MARBLE_SHADE)
    brush.box(24, 30, 76, 58, MARBLE)
    brush.polygon([(16, 32), (50, 6), (84, 32)], COIN)
    for left in (28, 41, 54, 67):
        brush.box(left, 36, left + 6, 58, MARBLE_DARK)
    brush.box(42, 68, 58, 92, WOOD_DARK, 6)
    brush.polygon([(42, 22), (50, 15), (58, 22), (50, 28)], TILE)


def _land(brush: Brush) -> None:
    brush.polygon(around(50, 50, 46, 6), SAND)
    brush.polygon(around(50, 50, 37, 6), GRASS)
    for x, y in ((36, 58), (62, 62), (52, 38)):
        brush.circle(x, y, 10, SCRUB)


def _sea(brush: Brush) -> None:
    brush.polygon(around(50, 50, 46, 6), SEAS[2])
    for y in (36, 54, 72):
        brush.curve([(22, y), (36, y - 8), (50, y), (64, y - 8), (78, y)], WAVE, 7)


def _troop(brush: Brush) -> None:
    """A round helmet with a crest."""
    brush.blob(
        [(14, 46), (18, 16), (50, 4), (82, 16), (86, 46), (70, 26), (50, 20), (30, 26)], TILE
    )
    brush.circle(50, 54, 28, BRONZE)
    brush.polygon([(22, 52), (78, 52), (78, 76), (64, 94), (36, 94), (22, 76)], BRONZE)
    brush.polygon([(30, 56), (46, 58), (46, 68), (32, 66)], INK)
    brush.polygon([(70, 56), (54, 58), (54, 68), (68, 66)], INK)
    brush.polygon([(46, 74), (54, 74), (57, 95), (43, 95)], BRONZE_DARK)
    brush.curve([(28, 40), (40, 31), (54, 30)], BRONZE_LIGHT, 4)


def _mercenary(brush: Brush) -> None:
    """Two swords across a plain shield."""
    for side in (-1, 1):
        brush.stroke([(50 - side * 38, 12), (50 + side * 28, 78)], STEEL_LIGHT, 8)
        brush.stroke([(50 + side * 16, 82), (50 + side * 36, 66)], WOOD_DARK, 7)
        brush.stroke([(50 + side * 28, 78), (50 + side * 38, 90)], WOOD, 8)
    brush.circle(50, 44, 24, STEEL)
    brush.ring(50, 44, 18, STEEL_DARK, 4)
    brush.circle(50, 44, 6, STEEL_DARK)


def _fleet(brush: Brush) -> None:
    brush.stroke([(48, 10), (48, 64)], WOOD_DARK, 6)
    brush.blob(
        [(22, 18), (48, 15), (74, 18), (80, 35), (74, 54), (48, 51), (22, 54), (28, 35)], MARBLE
    )
    brush.stroke([(48, 16), (48, 51)], MARBLE_SHADE, 8)
    hull = [(6, 54), (18, 64), (50, 68), (78, 64), (88, 46), (96, 44), (92, 68), (76, 90)]
    brush.polygon([*hull, (24, 90), (10, 74)], WOOD)
    brush.stroke([(20, 77), (80, 77)], WOOD_DARK, 5)


def _deck(brush: Brush) -> None:
    for shift in (12, 6, 0):
        brush.box(16 + shift, 20 - shift, 72 + shift, 94 - shift, INK, 7)
        brush.box(18 + shift, 22 - shift, 70 + shift, 92 - shift, PAPER, 6)
    brush.box(23, 27, 65, 87, VEIL_DARK, 4)
    brush.ring(44, 57, 13, COIN, 5)


def _discard(brush: Brush) -> None:
    brush.polygon([(12, 34), (58, 16), (84, 76), (36, 94)], PAPER)
    brush.polygon([(18, 37), (56, 22), (78, 73), (39, 88)], mix(VEIL_DARK, WHITE, 0.6))
    brush.stroke([(34, 42), (62, 70)], TILE_DARK, 7)
    brush.stroke([(62, 42), (38, 70)], TILE_DARK, 7)


_DRAWN: dict[str, Callable[[Brush], None]] = {
    "gold": _gold,
    "horn": _horn,
    "prosperity": _horn,
    "priestess": _priestess,
    "philosopher": _philosopher,
    "metropolis": _metropolis,
    "land": _land,
    "sea": _sea,
    "troop": _troop,
    "troops": _troop,
    "mercenary": _mercenary,
    "fleet": _fleet,
    "fleets": _fleet,
    "deck": _deck,
    "discard": _discard,
}
KINDS = tuple(_DRAWN)
