"""Draws what stands on a map: heroes, monsters and the mark of a consecrated temple."""

from __future__ import annotations

from PIL import Image

from render.art.cache import SPRITE_CACHE
from render.art.shared_colours import INK, WHITE, SeatStyle
from render.divinus.icons import FIGURES, ICONS


def consecration_icon(size: int) -> Image.Image:
    """The mark of a consecrated temple."""
    return ICONS.draw("symbols/blessing", size, (INK, 4.0), margin=6)


def hero(name: str, style: SeatStyle, size: int) -> Image.Image:
    """A hero's figure: a plate in its owner's colour with the hero's sign."""

    def draw() -> Image.Image:
        image = ICONS.draw("heroes/plate", size, *style.rims, margin=8, colour=style.colour).copy()
        across = round(size * 0.5)
        sign = hero_sign(name, style, across)
        image.alpha_composite(sign, (round((size - across) / 2), round(size * 0.3)))
        return image

    return SPRITE_CACHE.get(("hero", name, style, size), draw)


def hero_sign(name: str, style: SeatStyle, size: int) -> Image.Image:
    """A hero's sign in the text colour of the owner's colour."""
    return ICONS.draw(f"heroes/{name}", size, colour=style.colour, on=style.on)


def monster(name: str, size: int) -> Image.Image:
    """A monster's figure."""
    kind = name if name in FIGURES else "beast"

    def draw() -> Image.Image:
        image = ICONS.draw("monsters/plate", size, (WHITE, 4.0), (INK, 2.5), margin=8).copy()
        across = round(size * 0.7)
        sign = ICONS.draw(f"monsters/{kind}", across)
        spot = round((size - across) / 2)
        image.alpha_composite(sign, (spot, spot))
        return image

    return SPRITE_CACHE.get(("monster", kind, size), draw)
