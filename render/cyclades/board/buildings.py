"""Draws building slots: empty, with a basic building, or with a metropolis."""

from __future__ import annotations

from PIL import Image

from games.cyclades.view import Basic, Bonus, SlotView
from render.art.brush import Colour
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import paste_centred
from render.art.shared_colours import INK, WHITE
from render.cyclades.colours import GODS
from render.cyclades.icons import ICONS, goods_icon

PLATES: dict[Basic, Colour] = {
    "port": GODS["poseidon"],
    "fortress": GODS["ares"],
    "temple": GODS["zeus"],
    "academy": GODS["athena"],
}


def slot(view: SlotView, size: int) -> Image.Image:
    """A slot with its building, if any, ``size`` pixels high and wide."""
    if view.building is None:
        return ICONS.draw("buildings/slot", size)
    if view.building == "metropolis":
        return metropolis(view.bonus, size)
    return plate(view.building, size)


def plate(kind: Basic, size: int) -> Image.Image:
    """A basic building."""
    return ICONS.draw(f"buildings/{kind}", size, (WHITE, 4.0), (INK, 4.0))


def metropolis(bonus: Bonus | None, size: int) -> Image.Image:
    """A metropolis, with the bonus it brings below."""

    def draw() -> Image.Image:
        image = ICONS.draw("buildings/metropolis", size, (WHITE, 3.0), (INK, 4.0)).copy()
        paste_centred(image, goods_icon("metropolis", round(size * 0.66)), size / 2, size * 0.44)
        if bonus is not None:
            paste_centred(image, _medal(bonus, round(size * 0.5)), size * 0.74, size * 0.76)
        return image

    return SPRITE_CACHE.get(("metropolis", bonus, size), draw)


def _medal(bonus: Bonus, size: int) -> Image.Image:
    image = ICONS.draw("buildings/bonus", size).copy()
    paste_centred(image, goods_icon(bonus, round(size * 0.64)), size / 2, size / 2)
    return image
