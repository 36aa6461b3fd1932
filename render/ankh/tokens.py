"""Pieces on the map: figures, monuments, camels, gates, claws and conflict tokens."""

from __future__ import annotations

import math

from PIL import Image

from games.ankh.view import MonumentKind
from render.ankh.figures import GUARDIANS, SIGNS
from render.ankh.tints import (
    CAMEL,
    CAMEL_DARK,
    CRIMSON,
    CRIMSON_DARK,
    GATE,
    GATE_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    NEUTRAL,
    NEUTRAL_DARK,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
)
from render.art.brush import Brush, Colour, Point, around, mix
from render.art.hexmap import stamp
from render.art.lettering import fit, inscribed
from render.art.palette import INK, PAPER, WHITE, Livery, shape
from render.art.shelf import SPRITES

RAYS = 1.42
"""How much farther the rays of a radiant figure reach than its disc."""


def sign(kind: str, colour: Colour, ground: Colour, size: int) -> Image.Image:
    """A sign alone, for a surface of the colour ``ground``."""

    def draw() -> Image.Image:
        brush = Brush(size)
        SIGNS[kind](brush, colour, ground)
        return brush.finish()

    return SPRITES.get(("ankh sign", kind, colour, ground, size), draw)


def figure(
    kind: str, owner: Livery, size: int, *, god: bool = False, radiant: bool = False
) -> Image.Image:
    """A figure of ``size`` pixels: gods on gold, guardians on a square base, warriors on a disc."""

    def draw() -> Image.Image:
        full = round(size * RAYS) if radiant else size
        image = Image.new("RGBA", (full, full))
        if radiant:
            stamp(image, _rays(full), full / 2, full / 2)
        stamp(image, _base(kind, owner, size, god=god), full / 2, full / 2)
        small = round(size * 0.62)
        stamp(image, sign(kind, owner.on, owner.colour, small), full / 2, full / 2 - size * 0.05)
        badge = _emblem(owner, round(size * 0.4))
        stamp(image, badge, full / 2 + size * 0.29, full / 2 + size * 0.295)
        return image

    return SPRITES.get(("ankh figure", kind, owner, size, god, radiant), draw)


def _base(kind: str, owner: Livery, size: int, *, god: bool) -> Image.Image:
    brush = Brush(size)
    dark = mix(owner.colour, INK, 0.75)
    if god:
        brush.polygon(around(50, 50, 50, 8, 22.5), INK)
        brush.polygon(around(50, 50, 47.5, 8, 22.5), GOLD)
        brush.polygon(around(50, 50, 39, 8, 22.5), INK)
        brush.polygon(around(50, 50, 37, 8, 22.5), owner.colour)
    elif kind in GUARDIANS:
        brush.box(4, 4, 96, 96, dark, 18)
        brush.box(6.5, 6.5, 93.5, 93.5, owner.rim, 16)
        brush.box(10.5, 10.5, 89.5, 89.5, owner.colour, 13)
    else:
        brush.circle(50, 50, 49, dark)
        brush.circle(50, 50, 46.5, owner.rim)
        brush.circle(50, 50, 42, owner.colour)
    return brush.finish()


def _emblem(owner: Livery, size: int) -> Image.Image:
    """The seat's symbol on a light disc: it says whose a piece is without any colour."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.circle(50, 50, 50, INK)
        brush.circle(50, 50, 43, owner.on)
        shape(brush, owner.symbol, 50, 50, 33, owner.colour)
        return brush.finish()

    return SPRITES.get(("ankh emblem", owner, size), draw)


def _rays(size: int) -> Image.Image:
    brush = Brush(size)
    for radius, inner, colour in ((50, 38, GOLD_DARK), (47, 36, GOLD), (40, 34, GOLD_LIGHT)):
        outer, inside = around(50, 50, radius, 16), around(50, 50, inner, 16, -78.75)
        brush.polygon([p for pair in zip(outer, inside, strict=True) for p in pair], colour)
    return brush.finish()


def monument(kind: MonumentKind, owner: Livery | None, size: int) -> Image.Image:
    """A monument on a base in its owner's colour, on plain stone while nobody has it."""

    def draw() -> Image.Image:
        brush = Brush(size)
        paint = NEUTRAL if owner is None else owner.colour
        edge = NEUTRAL_DARK if owner is None else mix(owner.colour, INK, 0.75)
        rim = STONE_LIGHT if owner is None else owner.rim
        _BUILT[kind](brush)
        brush.box(1, 74, 99, 100, edge, 9)
        brush.box(3, 76, 97, 98, rim, 7)
        brush.box(6, 79, 94, 95, paint, 5)
        image = brush.finish()
        if owner is not None:
            stamp(image, _emblem(owner, round(size * 0.38)), size * 0.8, size * 0.8)
        return image

    return SPRITES.get(("ankh monument", kind, owner, size), draw)


def _obelisk(brush: Brush) -> None:
    brush.polygon([(30, 86), (34, 76), (66, 76), (70, 86)], INK)
    brush.polygon([(35, 80), (40, 16), (50, 0), (60, 16), (65, 80)], INK)
    brush.polygon([(38.5, 78), (43, 17), (50, 17), (50, 78)], STONE_LIGHT)
    brush.polygon([(50, 78), (50, 17), (57, 17), (61.5, 78)], STONE)
    brush.polygon([(43, 15), (50, 4), (57, 15)], GOLD)
    for y in (30, 44, 58):
        brush.box(47, y, 53, y + 6, STONE_DARK, 1)
    brush.polygon([(33, 84), (36, 78), (64, 78), (67, 84)], STONE_DARK)


def _pyramid(brush: Brush) -> None:
    brush.polygon([(6, 86), (50, 8), (94, 86)], INK)
    brush.polygon([(11.5, 83), (50, 14), (58, 83)], STONE_LIGHT)
    brush.polygon([(50, 14), (88.5, 83), (58, 83)], STONE)
    brush.polygon([(41, 30.5), (50, 14), (59, 30.5)], GOLD)
    for y, left, right in ((46, 33, 53), (60, 25, 55), (73, 18, 57)):
        brush.stroke([(left, y), (right, y)], STONE, 2.4)
    brush.polygon([(32, 83), (36, 68), (44, 68), (46, 83)], STONE_DARK)


def _temple(brush: Brush) -> None:
    brush.box(8, 20, 92, 88, INK, 2)
    brush.polygon([(4, 22), (12, 8), (88, 8), (96, 22)], INK)
    brush.polygon([(9, 20), (14, 11), (86, 11), (91, 20)], STONE_LIGHT)
    brush.box(11, 23, 89, 85, STONE_DARK)
    for left in (14, 31, 58, 75):
        brush.box(left, 25, left + 11, 85, STONE_LIGHT, 2)
        brush.box(left + 7, 25, left + 11, 85, STONE)
    brush.circle(50, 15.5, 4.5, GOLD)
    brush.box(43, 48, 57, 85, INK, 3)


_BUILT = {"obelisk": _obelisk, "pyramid": _pyramid, "temple": _temple}


def camel(size: int) -> Image.Image:
    """A camel that walks to the right."""

    def draw() -> Image.Image:
        brush = Brush(size)
        for x in (26, 38, 58, 68):
            brush.stroke([(x, 56), (x + (2 if x in (38, 68) else -2), 90)], CAMEL, 7)
        brush.blob([(16, 52), (30, 40), (46, 18), (58, 40), (74, 46), (74, 64), (24, 68)], CAMEL)
        brush.curve([(70, 54), (84, 50), (84, 26)], CAMEL, 12)
        brush.blob([(78, 14), (92, 16), (100, 26), (94, 32), (80, 30)], CAMEL)
        brush.curve([(17, 52), (10, 60), (12, 70)], CAMEL, 4)
        brush.blob([(36, 34), (46, 26), (56, 36), (60, 56), (34, 58)], CRIMSON)
        brush.stroke([(36, 50), (58, 49)], GOLD_LIGHT, 3)
        return brush.finish((CAMEL_DARK, 3), (PAPER, 4))

    return SPRITES.get(("ankh camel", size), draw)


def gate(size: int) -> Image.Image:
    """A gate to the afterlife."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.circle(50, 46, 46, GATE_DARK)
        brush.box(4, 46, 96, 98, GATE_DARK, 4)
        brush.circle(50, 46, 39, GATE)
        brush.box(11, 46, 89, 92, GATE)
        brush.circle(50, 48, 27, GATE_DARK)
        brush.box(23, 48, 77, 98, GATE_DARK)
        brush.circle(50, 50, 12, GATE)
        brush.polygon([(42, 56), (58, 56), (64, 92), (36, 92)], GATE)
        return brush.finish((WHITE, 3))

    return SPRITES.get(("ankh gate", size), draw)


def conflict(number: int, tint: Colour, size: int) -> Image.Image:
    """The conflict token of a region."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.polygon(around(50, 50, 50, 6, 0), INK)
        brush.polygon(around(50, 50, 47, 6, 0), PAPER)
        brush.polygon(around(50, 50, 40, 6, 0), mix(tint, INK, 0.25))
        run = fit(str(number), "Bold", round(size * 0.72), 12, size)
        ground = mix(tint, INK, 0.25)
        return inscribed(brush.finish(), ground, size / 2, size / 2, run, WHITE)

    return SPRITES.get(("ankh conflict", number, tint, size), draw)


def claw(owner: Livery, size: int, start: Point, end: Point) -> Image.Image:
    """A pincer that reaches from ``start`` towards ``end``."""
    angle = round(math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])))

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.stroke([(6, 50), (46, 50)], owner.colour, 15)
        for side in (-1, 1):
            brush.blob(
                [
                    (38, 50 + side * 4),
                    (52, 50 + side * 26),
                    (78, 50 + side * 28),
                    (94, 50 + side * 8),
                    (74, 50 + side * 14),
                    (58, 50 + side * 8),
                ],
                owner.colour,
            )
        drawn = brush.finish((owner.rim, 4), (CRIMSON_DARK, 4))
        return drawn.rotate(-angle, Image.Resampling.BICUBIC)

    return SPRITES.get(("ankh claw", owner, size, angle), draw)
