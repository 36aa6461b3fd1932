"""Draws pieces: figures, monuments, camels, gates, claws and conflict tokens."""

from __future__ import annotations

import math

from PIL import Image

from games.ankh.view import MonumentKind
from render.ankh.colours import CAMEL_DARK, CRIMSON_DARK, NEUTRAL, NEUTRAL_DARK, STONE_LIGHT
from render.ankh.icons import GUARDIANS, ICONS, sign
from render.art.brush import Colour, Point, mix
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import paste_centred
from render.art.icons import SHARED
from render.art.shared_colours import INK, PAPER, WHITE, SeatStyle
from render.art.text import fit_text, with_text

RAYS = 1.42
"""The size of the rays of a radiant figure, in sizes of its disc."""


def figure(
    kind: str, owner: SeatStyle, size: int, *, god: bool = False, radiant: bool = False
) -> Image.Image:
    """A figure of ``size`` pixels: gods on gold, guardians on a square base, warriors on a disc."""

    def draw() -> Image.Image:
        full = round(size * RAYS) if radiant else size
        image = Image.new("RGBA", (full, full))
        if radiant:
            paste_centred(image, ICONS.draw("pieces/rays", full), full / 2, full / 2)
        paste_centred(image, _base(kind, owner, size, god=god), full / 2, full / 2)
        small = round(size * 0.62)
        paste_centred(
            image, sign(kind, owner.on, owner.colour, small), full / 2, full / 2 - size * 0.05
        )
        badge = _emblem(owner, round(size * 0.4))
        paste_centred(image, badge, full / 2 + size * 0.29, full / 2 + size * 0.295)
        return image

    return SPRITE_CACHE.get(("ankh figure", kind, owner, size, god, radiant), draw)


def _base(kind: str, owner: SeatStyle, size: int, *, god: bool) -> Image.Image:
    base = "god" if god else "guardian" if kind in GUARDIANS else "warrior"
    return ICONS.draw(f"pieces/{base}", size, **owner.piece_colours)


def _emblem(owner: SeatStyle, size: int) -> Image.Image:
    """The seat's symbol on a light disc, which shows the owner without colour."""

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/emblem", size, **owner.piece_colours).copy()
        symbol = SHARED.draw(f"symbols/{owner.symbol}", round(size * 0.69), colour=owner.colour)
        paste_centred(image, symbol, size / 2, size / 2)
        return image

    return SPRITE_CACHE.get(("ankh emblem", owner, size), draw)


def monument(kind: MonumentKind, owner: SeatStyle | None, size: int) -> Image.Image:
    """A monument on a base in its owner's colour; a neutral one on plain stone."""
    if owner is None:
        return ICONS.draw(
            f"pieces/{kind}", size, colour=NEUTRAL, rim=STONE_LIGHT, dark=NEUTRAL_DARK
        )

    def draw() -> Image.Image:
        image = ICONS.draw(f"pieces/{kind}", size, **owner.piece_colours).copy()
        paste_centred(image, _emblem(owner, round(size * 0.38)), size * 0.8, size * 0.8)
        return image

    return SPRITE_CACHE.get(("ankh monument", kind, owner, size), draw)


def camel(size: int) -> Image.Image:
    """A camel that faces right."""
    return ICONS.draw("pieces/camel", size, (CAMEL_DARK, 3.0), (PAPER, 4.0))


def gate(size: int) -> Image.Image:
    """A gate to the afterlife."""
    return ICONS.draw("pieces/gate", size, (WHITE, 3.0))


def conflict(number: int, colour: Colour, size: int) -> Image.Image:
    """The conflict token of a region."""
    ground = mix(colour, INK, 0.25)

    def draw() -> Image.Image:
        run = fit_text(str(number), "Bold", round(size * 0.72), 12, size)
        token = ICONS.draw("pieces/conflict", size, colour=ground)
        return with_text(token, ground, size / 2, size / 2, run, WHITE)

    return SPRITE_CACHE.get(("ankh conflict", number, colour, size), draw)


def claw(owner: SeatStyle, size: int, start: Point, end: Point) -> Image.Image:
    """A claw that points from ``start`` to ``end``."""
    angle = round(math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])))

    def draw() -> Image.Image:
        rims = (owner.rim, 4.0), (CRIMSON_DARK, 4.0)
        drawn = ICONS.draw("pieces/claw", size, *rims, **owner.piece_colours)
        return drawn.rotate(-angle, Image.Resampling.BICUBIC)

    return SPRITE_CACHE.get(("ankh claw", owner, size, angle), draw)
