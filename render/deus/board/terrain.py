"""Draws the terrain of a region: field, forest, swamp, mountain, sea or barbarian village."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PIL import Image

from games.deus.view import Terrain
from render.art.brush import Brush, Colour, mix, rgb
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import hex_box, hex_mask
from render.art.shared_colours import INK, WHITE

VARIANTS = 4
_INSET = 1.2

FIELD, FURROW, EAR = rgb("#EBD793"), rgb("#DDC06A"), rgb("#C59B35")
FOREST, LEAF, LEAF_DARK, TRUNK = rgb("#B4CFA0"), rgb("#7FA86C"), rgb("#5F8A53"), rgb("#7B6143")
SWAMP, PUDDLE, SHORE, REED = rgb("#C3B78F"), rgb("#8FA59B"), rgb("#A99B72"), rgb("#6E7A46")
ROCKS, PEAK, SHADE, SNOW = rgb("#D3CCC4"), rgb("#A8A099"), rgb("#877F79"), rgb("#F7F5F1")
SEA, WAVE, FOAM = rgb("#9FCDDF"), rgb("#7DB5CC"), rgb("#CBE6EF")
EARTH, HUT, THATCH, POST = rgb("#E0BD9A"), rgb("#C58F62"), rgb("#9C5C34"), rgb("#7A4A2B")

ASH, CHAR = rgb("#B9AEA4"), rgb("#5B5048")
GROUNDS = (FIELD, FOREST, SWAMP, ROCKS, SEA, EARTH, ASH)

# Mountains of one hex from the back to the front: x, y and how large.
_RIDGES = (
    (
        (26, 38, 0.8),
        (72, 34, 0.95),
        (12, 66, 0.75),
        (90, 68, 0.8),
        (48, 62, 1.05),
        (30, 92, 0.9),
        (72, 96, 0.8),
    ),
    (
        (70, 40, 0.8),
        (30, 34, 0.95),
        (90, 64, 0.75),
        (10, 68, 0.8),
        (54, 64, 1.05),
        (70, 94, 0.9),
        (26, 96, 0.8),
    ),
    (
        (50, 30, 0.9),
        (20, 52, 0.85),
        (82, 54, 0.9),
        (50, 72, 1.1),
        (16, 88, 0.75),
        (86, 90, 0.75),
        (52, 106, 0.8),
    ),
)


def ground(terrain: Terrain, variant: int, size: float, *, ruined: bool = False) -> Image.Image:
    """A hex of ``terrain`` as a sprite; ``variant`` changes where its trees and waves stand."""

    def draw() -> Image.Image:
        brush = Brush(*hex_box(size), over=3)
        chance = Random(f"{terrain} {variant % VARIANTS}")
        if ruined:
            _ruins(brush, chance)
        else:
            _DRAWN[terrain](brush, chance)
        sprite = brush.finish()
        sprite.putalpha(hex_mask(size, _INSET))
        return sprite

    key = ("ground", terrain, variant % VARIANTS, round(size, 2), ruined)
    return SPRITE_CACHE.get(key, draw)


def _flood(brush: Brush, colour: Colour) -> None:
    brush.box(-1, -1, 101, 118, colour)


def _spots(chance: Random, step: float, wobble: float) -> list[tuple[float, float]]:
    """Positions spread over the hex, from the back to the front."""
    spots = []
    row, y = 0, step * 0.4
    while y < 117:
        x = step * (0.25 if row % 2 else 0.75)
        while x < 102:
            spots.append((x + chance.uniform(-wobble, wobble), y + chance.uniform(-wobble, wobble)))
            x += step
        y += step * 0.72
        row += 1
    return sorted(spots, key=lambda spot: spot[1])


def _field(brush: Brush, chance: Random) -> None:
    _flood(brush, FIELD)
    lean = chance.uniform(-14, 14)
    for number in range(-1, 10):
        y = number * 13 + chance.uniform(-1, 1)
        brush.curve(
            [(-4, y), (35, y + lean * 0.5 + 4), (70, y + lean + 1), (104, y + lean * 1.2)],
            FURROW,
            3,
        )
    for x, y in _spots(chance, 30, 5):
        for turn in (-4.5, 0.0, 4.5):
            brush.stroke([(x, y + 6), (x + turn, y - 4)], EAR, 1.5)
            brush.oval(x + turn, y - 6, 1.6, 3.2, EAR)


def _forest(brush: Brush, chance: Random) -> None:
    _flood(brush, FOREST)
    for x, y in _spots(chance, 21, 3.5):
        tall = chance.uniform(0.85, 1.15)
        brush.oval(x, y + 9, 8, 2.4, mix(FOREST, LEAF_DARK, 0.35))
        brush.box(x - 1.2, y + 2, x + 1.2, y + 9, TRUNK)
        if chance.random() < 0.6:
            for level, half in ((0.0, 7.6), (-6.0, 6.2), (-11.5, 4.6)):
                base = y + 5 + level * tall
                tip = base - 10 * tall
                brush.polygon([(x - half, base), (x, tip), (x + half, base)], LEAF_DARK)
                brush.polygon([(x - half, base), (x, tip), (x + half * 0.1, base)], LEAF)
        else:
            brush.circle(x, y - 3, 8 * tall, LEAF_DARK)
            brush.circle(x - 1.6, y - 4.6, 5.8 * tall, LEAF)


def _swamp(brush: Brush, chance: Random) -> None:
    _flood(brush, SWAMP)
    for x, y in _spots(chance, 38, 6):
        wide, high = chance.uniform(12, 17), chance.uniform(4.5, 6.5)
        brush.oval(x, y, wide + 2.4, high + 2, SHORE)
        brush.oval(x, y, wide, high, PUDDLE)
        brush.stroke(
            [(x - wide * 0.5, y - 1), (x + wide * 0.1, y - 1)], mix(PUDDLE, WHITE, 0.4), 1.2
        )
    for x, y in _spots(chance, 30, 7):
        for turn, high in ((-3.5, 9.0), (0.0, 13.0), (3.8, 10.0)):
            brush.curve(
                [(x, y + 3), (x + turn * 0.4, y - high * 0.4), (x + turn, y - high)], REED, 1.4
            )
        brush.oval(x, y - 12, 1.5, 3.4, TRUNK)


def _mountain(brush: Brush, chance: Random) -> None:
    _flood(brush, ROCKS)
    for x, y in _spots(chance, 34, 6):
        brush.curve([(x - 9, y), (x, y + 2), (x + 8, y - 1)], mix(ROCKS, PEAK, 0.45), 2)
    ridge = chance.choice(_RIDGES)
    for x, y, scale in ridge:
        wide, high = 27 * scale * chance.uniform(0.92, 1.08), 35 * scale
        foot, tip = y + 16 * scale, y + 16 * scale - high
        lean = chance.uniform(-4, 4)
        brush.polygon([(x - wide, foot), (x + lean, tip), (x + wide, foot)], PEAK)
        brush.polygon(
            [(x + lean, tip), (x + wide, foot), (x + 3, foot), (x + lean + 5, tip + high * 0.5)],
            SHADE,
        )
        cap = 0.34
        brush.polygon(
            [
                (x + lean, tip),
                (x + lean + (wide - lean) * cap, tip + high * cap),
                (x + lean + 3.5, tip + high * (cap - 0.08)),
                (x + lean, tip + high * (cap + 0.08)),
                (x + lean - 4, tip + high * (cap - 0.06)),
                (x + lean - (wide + lean) * cap, tip + high * cap),
            ],
            SNOW,
        )


def _sea(brush: Brush, chance: Random) -> None:
    _flood(brush, SEA)
    for x, y in _spots(chance, 27, 4):
        wide = chance.uniform(7, 10)
        colour = FOAM if chance.random() < 0.35 else WAVE
        brush.curve(
            [
                (x - wide, y),
                (x - wide / 2, y - 3.2),
                (x, y),
                (x + wide / 2, y - 3.2),
                (x + wide, y),
            ],
            colour,
            2.4,
        )


def _village(brush: Brush, chance: Random) -> None:
    _flood(brush, EARTH)
    for x, y in _spots(chance, 24, 6):
        brush.oval(x, y, 4, 1.3, mix(EARTH, HUT, 0.45))
    _palisade(brush, POST)
    for x, y, scale in (
        (29, 44, 0.8),
        (71, 44, 0.8),
        (50, 35, 0.95),
        (22, 71, 0.85),
        (78, 71, 0.85),
    ):
        _hut(brush, x + chance.uniform(-2, 2), y + chance.uniform(-2, 2), scale, HUT, THATCH)


def _ruins(brush: Brush, chance: Random) -> None:
    _flood(brush, ASH)
    for x, y in _spots(chance, 22, 6):
        brush.oval(x, y, 5, 1.6, mix(ASH, CHAR, 0.3))
    _palisade(brush, mix(ASH, CHAR, 0.6), gaps=True)
    for x, y in ((30, 46), (70, 48), (26, 74), (74, 74)):
        brush.polygon(
            [
                (x - 10, y + 9),
                (x - 10, y - 1),
                (x - 5, y + 3),
                (x - 1, y - 5),
                (x + 4, y + 4),
                (x + 10, y),
                (x + 10, y + 9),
            ],
            CHAR,
        )
        brush.curve([(x, y - 8), (x + 4, y - 15), (x - 1, y - 22)], mix(ASH, WHITE, 0.5), 3)


def _palisade(brush: Brush, colour: Colour, *, gaps: bool = False) -> None:
    posts = [
        (-38.0, 3.0),
        (-31, 13),
        (-22, 20),
        (-11, 24),
        (0, 26),
        (11, 24),
        (22, 20),
        (31, 13),
        (38, 3),
    ]
    for number, (x, y) in enumerate(posts):
        if gaps and number % 3 == 1:
            continue
        for shift in (-3.4, 0, 3.4):
            left, foot = 50 + x + shift, 70 + y
            brush.polygon(
                [
                    (left - 1.7, foot + 8),
                    (left - 1.7, foot - 4),
                    (left, foot - 8),
                    (left + 1.7, foot - 4),
                    (left + 1.7, foot + 8),
                ],
                mix(colour, INK, 0.12) if shift else colour,
            )


def _hut(brush: Brush, x: float, y: float, scale: float, wall: Colour, roof: Colour) -> None:
    brush.oval(x, y + 9 * scale, 13 * scale, 3.4 * scale, mix(EARTH, HUT, 0.6))
    brush.box(x - 9 * scale, y - 1, x + 9 * scale, y + 9 * scale, wall)
    brush.box(x - 2.6 * scale, y + 2, x + 2.6 * scale, y + 9 * scale, mix(roof, INK, 0.5))
    brush.polygon([(x - 13 * scale, y + 1), (x, y - 14 * scale), (x + 13 * scale, y + 1)], roof)
    brush.stroke(
        [(x - 6 * scale, y - 4 * scale), (x - 1, y - 11 * scale)], mix(roof, WHITE, 0.3), 1.6
    )


_DRAWN: dict[Terrain, Callable[[Brush, Random], None]] = {
    "field": _field,
    "forest": _forest,
    "swamp": _swamp,
    "mountain": _mountain,
    "sea": _sea,
    "village": _village,
}
