"""Pieces on the map: figures, monuments, camels, gates, claws and conflict tokens."""

from __future__ import annotations

import math

from PIL import Image

from games.ankh.view import MonumentKind
from render.ankh.icons import GUARDIANS, ICONS, sign
from render.ankh.tints import CAMEL_DARK, CRIMSON_DARK, NEUTRAL, NEUTRAL_DARK, STONE_LIGHT
from render.art.brush import Colour, Point, mix
from render.art.hexmap import stamp
from render.art.icons import SHARED
from render.art.lettering import fit, inscribed
from render.art.palette import INK, PAPER, WHITE, Livery
from render.art.shelf import SPRITES

RAYS = 1.42
"""How much farther the rays of a radiant figure reach than its disc."""


def figure(
    kind: str, owner: Livery, size: int, *, god: bool = False, radiant: bool = False
) -> Image.Image:
    """A figure of ``size`` pixels: gods on gold, guardians on a square base, warriors on a disc."""

    def draw() -> Image.Image:
        full = round(size * RAYS) if radiant else size
        image = Image.new("RGBA", (full, full))
        if radiant:
            stamp(image, ICONS.draw("pieces/rays", full), full / 2, full / 2)
        stamp(image, _base(kind, owner, size, god=god), full / 2, full / 2)
        small = round(size * 0.62)
        stamp(image, sign(kind, owner.on, owner.colour, small), full / 2, full / 2 - size * 0.05)
        badge = _emblem(owner, round(size * 0.4))
        stamp(image, badge, full / 2 + size * 0.29, full / 2 + size * 0.295)
        return image

    return SPRITES.get(("ankh figure", kind, owner, size, god, radiant), draw)


def _base(kind: str, owner: Livery, size: int, *, god: bool) -> Image.Image:
    base = "god" if god else "guardian" if kind in GUARDIANS else "warrior"
    return ICONS.draw(f"pieces/{base}", size, **owner.paints)


def _emblem(owner: Livery, size: int) -> Image.Image:
    """The seat's symbol on a light disc: it says whose a piece is without any colour."""

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/whose", size, **owner.paints).copy()
        symbol = SHARED.draw(f"symbols/{owner.symbol}", round(size * 0.69), colour=owner.colour)
        stamp(image, symbol, size / 2, size / 2)
        return image

    return SPRITES.get(("ankh emblem", owner, size), draw)


def monument(kind: MonumentKind, owner: Livery | None, size: int) -> Image.Image:
    """A monument on a base in its owner's colour, on plain stone while nobody has it."""
    if owner is None:
        return ICONS.draw(
            f"pieces/{kind}", size, colour=NEUTRAL, rim=STONE_LIGHT, dark=NEUTRAL_DARK
        )

    def draw() -> Image.Image:
        image = ICONS.draw(f"pieces/{kind}", size, **owner.paints).copy()
        stamp(image, _emblem(owner, round(size * 0.38)), size * 0.8, size * 0.8)
        return image

    return SPRITES.get(("ankh monument", kind, owner, size), draw)


def camel(size: int) -> Image.Image:
    """A camel that walks to the right."""
    return ICONS.draw("pieces/camel", size, (CAMEL_DARK, 3.0), (PAPER, 4.0))


def gate(size: int) -> Image.Image:
    """A gate to the afterlife."""
    return ICONS.draw("pieces/gate", size, (WHITE, 3.0))


def conflict(number: int, tint: Colour, size: int) -> Image.Image:
    """The conflict token of a region."""
    ground = mix(tint, INK, 0.25)

    def draw() -> Image.Image:
        run = fit(str(number), "Bold", round(size * 0.72), 12, size)
        token = ICONS.draw("pieces/conflict", size, colour=ground)
        return inscribed(token, ground, size / 2, size / 2, run, WHITE)

    return SPRITES.get(("ankh conflict", number, tint, size), draw)


def claw(owner: Livery, size: int, start: Point, end: Point) -> Image.Image:
    """A pincer that reaches from ``start`` towards ``end``."""
    angle = round(math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])))

    def draw() -> Image.Image:
        rims = (owner.rim, 4.0), (CRIMSON_DARK, 4.0)
        drawn = ICONS.draw("pieces/claw", size, *rims, **owner.paints)
        return drawn.rotate(-angle, Image.Resampling.BICUBIC)

    return SPRITES.get(("ankh claw", owner, size, angle), draw)
