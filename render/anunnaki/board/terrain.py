"""Draws the ground of a district: its resources by colour and pattern."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PIL import Image

from games.anunnaki.view import DistrictView
from render.anunnaki.colours import DOTS, LANDS, MARKINGS, SKY, SKY_STAR, WALL
from render.art.brush import Brush, Colour, mix
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import hex_box, hex_mask, hex_rings, outline
from render.art.shared_colours import GILT, INK, WHITE

_INSET = 1.0
_DASHES = 4
VARIANTS = 2


def land_kinds(district: DistrictView) -> tuple[str, ...]:
    """What the ground of a district shows: its resources, or Atlantis."""
    return ("atlantis",) if district.atlantis else tuple(district.sources) or ("any",)


def land(kinds: tuple[str, ...], variant: int, size: float, *, capital: bool) -> Image.Image:
    """A district's hex; one with two resources has a half of each. A capital has a gold frame."""

    def draw() -> Image.Image:
        box = hex_box(size)
        sprite = _half(kinds[0], variant, box)
        if len(kinds) > 1:
            other = _half(kinds[1], variant, box)
            sprite.paste(other.crop((box[0] // 2, 0, *box)), (box[0] // 2, 0))
        sprite.putalpha(hex_mask(size, _INSET))
        if capital:
            frame = hex_rings(size, (1.0, 1.6, INK), (2.2, 5.0, GILT), (6.8, 1.2, INK))
            sprite.alpha_composite(frame)
        return sprite

    key = ("anunnaki land", kinds, variant % VARIANTS, round(size, 2), capital)
    return SPRITE_CACHE.get(key, draw)


def _half(kind: str, variant: int, box: tuple[int, int]) -> Image.Image:
    brush = Brush(*box, over=3)
    brush.box(-1, -1, 101, 118, LANDS[kind])
    _DRAWN[kind](brush, Random(f"{kind} {variant % VARIANTS}"), MARKINGS[kind])
    return brush.finish()


def _spots(chance: Random, step: float) -> list[tuple[float, float]]:
    spots = []
    row, y = 0, step * 0.4
    while y < 117:
        x = step * (0.25 if row % 2 else 0.75)
        while x < 102:
            spots.append((x + chance.uniform(-3, 3), y + chance.uniform(-3, 3)))
            x += step
        y += step * 0.72
        row += 1
    return spots


def _fields(brush: Brush, chance: Random, ink: Colour) -> None:
    lean = chance.uniform(-8, 8)
    for number in range(-1, 10):
        y = number * 14.0
        brush.curve([(-4, y), (35, y + lean + 4), (70, y - 2), (104, y + lean)], ink, 2.6)


def _woods(brush: Brush, chance: Random, ink: Colour) -> None:
    for x, y in _spots(chance, 27):
        brush.polygon([(x - 7, y + 6), (x, y - 10), (x + 7, y + 6)], ink)


def _peaks(brush: Brush, chance: Random, ink: Colour) -> None:
    for x, y in _spots(chance, 34):
        brush.stroke(
            [(x - 10, y + 6), (x, y - 7), (x + 5, y), (x + 9, y - 4), (x + 14, y + 6)], ink, 3
        )


def _dunes(brush: Brush, chance: Random, ink: Colour) -> None:
    for x, y in _spots(chance, 25):
        brush.circle(x, y, 2.6, ink)
        brush.circle(x + 7, y + 3, 1.6, ink)


def _rings(brush: Brush, chance: Random, ink: Colour) -> None:
    for radius in (52.0, 38.0, 24.0, 10.0):
        brush.circle(50, 57, radius, ink)
        brush.circle(50, 57, radius - 3, LANDS["any"])


def _waves(brush: Brush, chance: Random, ink: Colour) -> None:
    for x, y in _spots(chance, 27):
        brush.curve(
            [(x - 9, y), (x - 4.5, y - 3.4), (x, y), (x + 4.5, y - 3.4), (x + 9, y)], ink, 2.6
        )


_DRAWN: dict[str, Callable[[Brush, Random, Colour], None]] = {
    "food": _fields,
    "wood": _woods,
    "metal": _peaks,
    "gold": _dunes,
    "any": _rings,
    "atlantis": _waves,
}


def border(side: int, size: float, *, dotted: bool) -> Image.Image:
    """One side of a hex of Atlantis: a wall, or the dots across which one may walk."""

    def draw() -> Image.Image:
        brush = Brush(*hex_box(size))
        # The corners go clockwise from the top, the sides clockwise from the east.
        ends = outline(2.5)
        start, end = ends[(side + 1) % 6], ends[(side + 2) % 6]
        if not dotted:
            brush.stroke([start, end], WALL, 6.5)
            return brush.finish()
        for dash in range(_DASHES):
            at = (dash + 0.5) / _DASHES
            x, y = (a + (b - a) * at for a, b in zip(start, end, strict=True))
            brush.circle(x, y, 4.4, WALL)
            brush.circle(x, y, 3.2, DOTS)
        return brush.finish()

    return SPRITE_CACHE.get(("anunnaki border", side, round(size, 2), dotted), draw)


def sky(width: int, height: int) -> Image.Image:
    """The night around the planets, to draw upon."""
    image = Image.new("RGB", (width, height), SKY)
    chance = Random(7)
    for _ in range(width * height // 9000):
        x, y, across = chance.randrange(width), chance.randrange(height), chance.choice((2, 3, 4))
        tint = mix(SKY, WHITE if across == 2 else SKY_STAR, chance.uniform(0.4, 0.9))
        image.paste(tint, (x, y, x + across, y + across))
    return image
