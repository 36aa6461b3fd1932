"""What players put on the board: troops, mercenaries, fleets, heroes and creatures."""

from __future__ import annotations

from PIL import Image

from render.art.brush import Brush, Colour, Point, around, mix
from render.art.hexmap import stamp
from render.art.lettering import Run, fit, inscribed
from render.art.palette import GILT, INK, NIGHT, WHITE, Livery, emblem
from render.art.shelf import SPRITES
from render.cyclades.bestiary import CREATURES
from render.cyclades.goods import good
from render.cyclades.heroes import HEROES
from render.cyclades.tints import MARBLE, MARBLE_SHADE, STEEL_DARK, STEEL_LIGHT, WOOD_DARK
from render.kit.tabs import tab

_SHIELD: tuple[Point, ...] = (
    (10, 9),
    (90, 9),
    (90, 46),
    (82, 66),
    (69, 81),
    (50, 92),
    (31, 81),
    (18, 66),
    (10, 46),
)


def troops(count: int, owner: Livery, size: int) -> Image.Image:
    """A shield in the owner's colour with the number of troops on it."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.polygon(_SHIELD, owner.colour)
        shield = _rimmed(brush, owner)
        return _numbered(shield, count, owner.colour, owner.on, 0.74, 0.47)

    return SPRITES.get(("troops", count, owner, size), draw)


def mercenaries(count: int, owner: Livery, size: int) -> Image.Image:
    """A round shield of steel between two swords, with their number on it."""

    def draw() -> Image.Image:
        brush = Brush(size)
        for side in (-1, 1):
            brush.stroke([(50 - side * 36, 11), (50 + side * 36, 89)], STEEL_LIGHT, 9)
            brush.stroke([(50 + side * 20, 87), (50 + side * 40, 71)], WOOD_DARK, 8)
        brush.circle(50, 50, 37, owner.colour)
        brush.circle(50, 50, 29, STEEL_DARK)
        shield = brush.finish((WHITE, 3), (INK, 4))
        return _numbered(shield, count, STEEL_DARK, WHITE, 0.62, 0.5)

    return SPRITES.get(("mercenaries", count, owner, size), draw)


def fleets(count: int, owner: Livery, size: int) -> Image.Image:
    """A ship: the number on its sail, the owner's symbol on its hull."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.stroke([(50, 8), (50, 70)], WOOD_DARK, 5)
        brush.blob(
            [(21, 13), (50, 9), (79, 13), (84, 33), (79, 56), (50, 53), (21, 56), (16, 33)],
            owner.colour,
        )
        brush.blob(
            [(27, 18), (50, 15), (73, 18), (77, 33), (73, 50), (50, 48), (27, 50), (23, 33)],
            MARBLE,
        )
        hull = [(8, 52), (19, 60), (50, 63), (81, 60), (86, 48), (93, 46), (91, 70), (80, 91)]
        brush.polygon([*hull, (20, 91), (11, 74)], owner.colour)
        ship = _rimmed(brush, owner)
        face = _numbered(ship, count, MARBLE, INK, 0.48, 0.325)
        stamp(face, emblem(owner, round(size * 0.29), plain=True), size * 0.5, size * 0.765)
        return face

    return SPRITES.get(("fleets", count, owner, size), draw)


def hero(name: str, owner: Livery, size: int) -> Image.Image:
    """A hero's sign on a medal in the colour of whoever he serves."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.circle(50, 50, 42, GILT)
        brush.circle(50, 50, 34, owner.colour)
        image = brush.finish((WHITE, 3), (INK, 4))
        sign = hero_sign(name, round(size * 0.54), owner.on, owner.colour)
        stamp(image, sign, size / 2, size / 2)
        return image

    return SPRITES.get(("hero", name, owner, size), draw)


def creature(name: str, owner: Livery, size: int) -> Image.Image:
    """A creature's sign on night, within a ring of its owner's colour."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.polygon(around(50, 50, 44, 8, -67.5), owner.colour)
        brush.polygon(around(50, 50, 36, 8, -67.5), NIGHT)
        image = brush.finish((WHITE, 3), (INK, 4))
        stamp(image, creature_sign(name, round(size * 0.6)), size / 2, size / 2)
        return image

    return SPRITES.get(("creature", name, owner, size), draw)


def creature_sign(name: str, size: int, colour: Colour = WHITE, on: Colour = NIGHT) -> Image.Image:
    """A creature's sign alone."""

    def draw() -> Image.Image:
        brush = Brush(size)
        CREATURES[name](brush, colour, on)
        return brush.finish()

    return SPRITES.get(("creature sign", name, size, colour, on), draw)


def hero_sign(name: str, size: int, colour: Colour = INK, on: Colour = GILT) -> Image.Image:
    """A hero's sign alone."""

    def draw() -> Image.Image:
        brush = Brush(size)
        HEROES[name](brush, colour, on)
        return brush.finish()

    return SPRITES.get(("hero sign", name, size, colour, on), draw)


def horns(printed: int, tokens: int, size: int) -> Image.Image:
    """Printed horns, then a plate of prosperity tokens beside them."""

    def draw() -> Image.Image:
        step = round(size * 0.8)
        image = Image.new("RGBA", (step * (printed + tokens - 1) + size, size))
        for index in range(printed + tokens):
            x = size / 2 + index * step
            if index >= printed:
                brush = Brush(size)
                brush.circle(50, 50, 48, INK)
                brush.circle(50, 50, 42, MARBLE_SHADE)
                stamp(image, brush.finish(), x, size / 2)
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


def _rimmed(brush: Brush, owner: Livery) -> Image.Image:
    if owner.on == WHITE:
        return brush.finish((mix(owner.colour, INK, 0.55), 2.4), (WHITE, 4.4))
    return brush.finish((INK, 4), (WHITE, 3))


def _numbered(
    token: Image.Image, count: int, ground: Colour, ink: Colour, scale: float, down: float
) -> Image.Image:
    """``count`` on a token."""
    size = token.width
    run = fit(str(count), "Bold", round(size * scale), 8, round(size * 0.72))
    return inscribed(token, ground, size / 2, size * down, run, ink)
