"""Draws the icons of Cyclades: goods, and the signs of gods, creatures and heroes."""

from __future__ import annotations

from PIL import Image

from games.cyclades.view import God
from render.art.brush import Colour
from render.art.icons import SHARED, Icons
from render.art.shared_colours import GILT, INK, NIGHT, WHITE

ICONS = Icons("render.cyclades")

KINDS = (
    "gold",
    "horn",
    "priestess",
    "philosopher",
    "metropolis",
    "land",
    "sea",
    "troop",
    "mercenary",
    "fleet",
    "deck",
    "discard",
)
"""The kinds of goods with an icon."""

_ALIASES = {"prosperity": "horn", "troops": "troop", "fleets": "fleet"}
_SIGNS: dict[God, str] = {
    "athena": "owl",
    "zeus": "bolt",
    "poseidon": "trident",
    "ares": "helmet",
    "hera": "feather",
    "apollo": "sun",
}


def goods_icon(kind: str, size: int) -> Image.Image:
    """The icon of one of ``KINDS``, or of a bonus of a metropolis, with a dark rim."""
    return ICONS.draw(f"goods/{_ALIASES.get(kind, kind)}", size, (INK, 4.0))


def god_sign(god: God, colour: Colour, ground: Colour, size: int) -> Image.Image:
    """The sign of ``god``, in ``colour`` on ``ground``."""
    return SHARED.draw(f"gods/{_SIGNS[god]}", size, colour=colour, ground=ground)


def creature_sign(name: str, size: int, colour: Colour = WHITE, on: Colour = NIGHT) -> Image.Image:
    """The sign of a creature, in ``colour`` on the colour ``on``."""
    return ICONS.draw(f"creatures/{name}", size, colour=colour, ground=on)


def hero_sign(name: str, size: int, colour: Colour = INK, on: Colour = GILT) -> Image.Image:
    """The sign of a hero, in ``colour`` on the colour ``on``."""
    return ICONS.draw(f"heroes/{name}", size, colour=colour, ground=on)
