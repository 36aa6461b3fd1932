"""Draws the tokens on the board: troops, mercenaries, fleets, heroes, creatures, horns, labels."""

from __future__ import annotations

from PIL import Image

from render.art.brush import Colour, mix
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import paste_centred
from render.art.shared_colours import INK, WHITE, SeatStyle, seat_symbol
from render.art.text import TextRun, fit_text, with_text
from render.cyclades.colours import MARBLE, STEEL_DARK
from render.cyclades.icons import ICONS, creature_sign, goods_icon, hero_sign
from render.kit.place_label import place_label

_RIMS = (WHITE, 3.0), (INK, 4.0)


def troops(count: int, owner: SeatStyle, size: int) -> Image.Image:
    """A shield in the owner's colour with the number of troops on it."""

    def draw() -> Image.Image:
        shield = ICONS.draw("pieces/troops", size, *owner.rims, **owner.piece_colours)
        return _numbered(shield, count, owner.colour, owner.on, 0.74, 0.47)

    return SPRITE_CACHE.get(("troops", count, owner, size), draw)


def mercenaries(count: int, owner: SeatStyle, size: int) -> Image.Image:
    """A round shield of steel between two swords, with the number of mercenaries on it."""

    def draw() -> Image.Image:
        shield = ICONS.draw("pieces/mercenaries", size, *_RIMS, **owner.piece_colours)
        return _numbered(shield, count, STEEL_DARK, WHITE, 0.62, 0.5)

    return SPRITE_CACHE.get(("mercenaries", count, owner, size), draw)


def fleets(count: int, owner: SeatStyle, size: int) -> Image.Image:
    """A ship: the number on its sail, the owner's symbol on its hull."""

    def draw() -> Image.Image:
        ship = ICONS.draw("pieces/fleets", size, *owner.rims, **owner.piece_colours)
        canvas = _numbered(ship, count, MARBLE, INK, 0.48, 0.325)
        paste_centred(
            canvas, seat_symbol(owner, round(size * 0.29), plain=True), size * 0.5, size * 0.765
        )
        return canvas

    return SPRITE_CACHE.get(("fleets", count, owner, size), draw)


def hero(name: str, owner: SeatStyle, size: int) -> Image.Image:
    """A hero's sign on a medal in his owner's colour."""

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/hero", size, *_RIMS, **owner.piece_colours).copy()
        sign = hero_sign(name, round(size * 0.54), owner.on, owner.colour)
        paste_centred(image, sign, size / 2, size / 2)
        return image

    return SPRITE_CACHE.get(("hero", name, owner, size), draw)


def creature(name: str, owner: SeatStyle, size: int) -> Image.Image:
    """A creature's sign on a dark background, within a ring of its owner's colour."""

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/creature", size, *_RIMS, **owner.piece_colours).copy()
        paste_centred(image, creature_sign(name, round(size * 0.6)), size / 2, size / 2)
        return image

    return SPRITE_CACHE.get(("creature", name, owner, size), draw)


def horns(printed: int, tokens: int, size: int) -> Image.Image:
    """The printed horns of an area, and its prosperity tokens beside them."""

    def draw() -> Image.Image:
        step = round(size * 0.8)
        image = Image.new("RGBA", (step * (printed + tokens - 1) + size, size))
        for index in range(printed + tokens):
            x = size / 2 + index * step
            if index >= printed:
                paste_centred(image, ICONS.draw("pieces/prosperity", size), x, size / 2)
            paste_centred(
                image,
                goods_icon("horn", size if index < printed else round(size * 0.8)),
                x,
                size / 2,
            )
        return image

    return SPRITE_CACHE.get(("horns", printed, tokens, size), draw)


def area_label(label: str, owner: SeatStyle, size: float) -> Image.Image:
    """The label of an area that has an owner."""
    rim = mix(owner.colour, INK, 0.6) if owner.on == WHITE else INK
    return place_label(label_run(label, size), owner, max(42, round(size * 0.62)), rim)


def label_run(label: str, size: float) -> TextRun:
    """The text of an area's label at its size on the board."""
    return fit_text(label, "Bold", round(size * 0.64), 8, round(size * 2))


def _numbered(
    token: Image.Image, count: int, ground: Colour, text_colour: Colour, scale: float, down: float
) -> Image.Image:
    """The token with ``count`` on it."""
    size = token.width
    run = fit_text(str(count), "Bold", round(size * scale), 8, round(size * 0.72))
    return with_text(token, ground, size / 2, size * down, run, text_colour)
