"""What players put on the board: troops, mercenaries, fleets, heroes and creatures."""

from __future__ import annotations

from PIL import Image

from render.art.brush import Colour, mix
from render.art.hexmap import stamp
from render.art.lettering import Run, fit, inscribed
from render.art.palette import INK, WHITE, Livery, emblem
from render.art.shelf import SPRITES
from render.cyclades.icons import ICONS, creature_sign, good, hero_sign
from render.cyclades.tints import MARBLE, STEEL_DARK
from render.kit.tabs import tab

_RIMS = (WHITE, 3.0), (INK, 4.0)


def troops(count: int, owner: Livery, size: int) -> Image.Image:
    """A shield in the owner's colour with the number of troops on it."""

    def draw() -> Image.Image:
        shield = ICONS.draw("pieces/troops", size, *owner.rims, **owner.paints)
        return _numbered(shield, count, owner.colour, owner.on, 0.74, 0.47)

    return SPRITES.get(("troops", count, owner, size), draw)


def mercenaries(count: int, owner: Livery, size: int) -> Image.Image:
    """A round shield of steel between two swords, with their number on it."""

    def draw() -> Image.Image:
        shield = ICONS.draw("pieces/mercenaries", size, *_RIMS, **owner.paints)
        return _numbered(shield, count, STEEL_DARK, WHITE, 0.62, 0.5)

    return SPRITES.get(("mercenaries", count, owner, size), draw)


def fleets(count: int, owner: Livery, size: int) -> Image.Image:
    """A ship: the number on its sail, the owner's symbol on its hull."""

    def draw() -> Image.Image:
        ship = ICONS.draw("pieces/fleets", size, *owner.rims, **owner.paints)
        face = _numbered(ship, count, MARBLE, INK, 0.48, 0.325)
        stamp(face, emblem(owner, round(size * 0.29), plain=True), size * 0.5, size * 0.765)
        return face

    return SPRITES.get(("fleets", count, owner, size), draw)


def hero(name: str, owner: Livery, size: int) -> Image.Image:
    """A hero's sign on a medal in the colour of whoever he serves."""

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/hero", size, *_RIMS, **owner.paints).copy()
        sign = hero_sign(name, round(size * 0.54), owner.on, owner.colour)
        stamp(image, sign, size / 2, size / 2)
        return image

    return SPRITES.get(("hero", name, owner, size), draw)


def creature(name: str, owner: Livery, size: int) -> Image.Image:
    """A creature's sign on night, within a ring of its owner's colour."""

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/creature", size, *_RIMS, **owner.paints).copy()
        stamp(image, creature_sign(name, round(size * 0.6)), size / 2, size / 2)
        return image

    return SPRITES.get(("creature", name, owner, size), draw)


def horns(printed: int, tokens: int, size: int) -> Image.Image:
    """Printed horns, then a plate of prosperity tokens beside them."""

    def draw() -> Image.Image:
        step = round(size * 0.8)
        image = Image.new("RGBA", (step * (printed + tokens - 1) + size, size))
        for index in range(printed + tokens):
            x = size / 2 + index * step
            if index >= printed:
                stamp(image, ICONS.draw("pieces/prosperity", size), x, size / 2)
            stamp(image, good("horn", size if index < printed else round(size * 0.8)), x, size / 2)
        return image

    return SPRITES.get(("horns", printed, tokens, size), draw)


def area_tab(label: str, owner: Livery, size: float) -> Image.Image:
    """The label of an area that somebody controls."""
    rim = mix(owner.colour, INK, 0.6) if owner.on == WHITE else INK
    return tab(label_run(label, size), owner, round(size * 0.62), rim)


def label_run(label: str, size: float) -> Run:
    """An area's label at the size in which it stands on the board."""
    return fit(label, "Bold", round(size * 0.64), 8, round(size * 1.3))


def _numbered(
    token: Image.Image, count: int, ground: Colour, ink: Colour, scale: float, down: float
) -> Image.Image:
    """``count`` on a token."""
    size = token.width
    run = fit(str(count), "Bold", round(size * scale), 8, round(size * 0.72))
    return inscribed(token, ground, size / 2, size * down, run, ink)
