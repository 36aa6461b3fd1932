"""The icons of Ankh: what is counted or done, and the signs of gods, warriors and guardians."""

from __future__ import annotations

from PIL import Image

from render.ankh.tints import CAMEL, CRIMSON, GOLD, GOLD_DARK, LINEN
from render.art.brush import Colour
from render.art.icons import Icons
from render.art.palette import INK

ICONS = Icons("render.ankh")

GUARDIANS: tuple[str, ...] = (
    "satet",
    "cat_mummy",
    "apep",
    "mummy",
    "giant_scorpion",
    "androsphinx",
)

# Goods that are a sign in two colours.
_PAINTED: dict[str, tuple[str, Colour, Colour]] = {
    "control": ("ankh", GOLD, GOLD_DARK),
    "ankh": ("ankh", GOLD, GOLD_DARK),
    "warrior": ("warrior", CAMEL, LINEN),
    "sun": ("sun", GOLD, GOLD_DARK),
    "drought": ("sun", GOLD, CRIMSON),
}
_SAME = {"followers": "follower"}
KINDS: tuple[str, ...] = (
    *_PAINTED,
    "follower",
    "devotion",
    "camel",
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
"""Followers, actions, events, cards and the rest of what is counted or done."""


def good(kind: str, size: int) -> Image.Image:
    """One of ``KINDS``, with a dark rim."""
    if kind in _PAINTED:
        name, colour, ground = _PAINTED[kind]
        return ICONS.draw(f"signs/{name}", size, (INK, 4.0), colour=colour, ground=ground)
    return ICONS.draw(f"goods/{_SAME.get(kind, kind)}", size, (INK, 4.0))


def sign(kind: str, colour: Colour, ground: Colour, size: int) -> Image.Image:
    """The sign of a god, a warrior or a guardian, for a surface of the colour ``ground``."""
    return ICONS.draw(f"signs/{kind}", size, colour=colour, ground=ground)
