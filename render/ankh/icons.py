"""The icons of Ankh: goods, actions, events and cards; signs of gods and other figures."""

from __future__ import annotations

from PIL import Image

from render.ankh.colours import CAMEL, CRIMSON, GOLD, GOLD_DARK, LINEN
from render.art.brush import Colour
from render.art.icons import Icons
from render.art.shared_colours import INK

ICONS = Icons("render.ankh")

GUARDIANS: tuple[str, ...] = (
    "satet",
    "cat_mummy",
    "apep",
    "mummy",
    "giant_scorpion",
    "androsphinx",
)

# Icons that are a sign in two colours.
_PAINTED: dict[str, tuple[str, Colour, Colour]] = {
    "control": ("ankh", GOLD, GOLD_DARK),
    "ankh": ("ankh", GOLD, GOLD_DARK),
    "warrior": ("warrior", CAMEL, LINEN),
    "sun": ("sun", GOLD, GOLD_DARK),
    "drought": ("sun", GOLD, CRIMSON),
}
_ALIASES = {"followers": "follower", "consolidation": "camel"}
KINDS: tuple[str, ...] = (
    *_PAINTED,
    "follower",
    "devotion",
    "camel",
    "consolidation",
    "conflict",
    "merge",
    "forget",
    "end",
    "start",
    "move",
    "summon",
    "gate",
    "captive",
    "double",
    "scales",
    "monument",
    "chariots",
    "locusts",
    "flood",
    "build",
    "miracle",
    "cycle",
)
"""All icons of :func:`goods_icon`: goods, actions, events and cards."""


def goods_icon(kind: str, size: int) -> Image.Image:
    """One of ``KINDS``, with a dark rim."""
    if kind in _PAINTED:
        name, colour, ground = _PAINTED[kind]
        return ICONS.draw(f"signs/{name}", size, (INK, 4.0), colour=colour, ground=ground)
    return ICONS.draw(f"goods/{_ALIASES.get(kind, kind)}", size, (INK, 4.0))


def sign(kind: str, colour: Colour, ground: Colour, size: int) -> Image.Image:
    """The sign of a god, a warrior or a guardian, for a surface of the colour ``ground``."""
    return ICONS.draw(f"signs/{kind}", size, colour=colour, ground=ground)
