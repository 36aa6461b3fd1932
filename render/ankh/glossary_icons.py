"""Icons of the articles in the glossary of Ankh."""

from __future__ import annotations

from PIL import Image

from render.ankh.colours import GOLD
from render.ankh.icons import GUARDIANS, KINDS, goods_icon, sign
from render.art.shared_colours import NIGHT

_SIGNS = ("amun", "anubis", "isis", "osiris", "ra", *GUARDIANS, "warrior")
_ALIASES = {
    "followers": "follower",
    "obelisk": "monument",
    "pyramid": "monument",
    "temple": "monument",
    "tiebreaker": "scales",
    "token": "conflict",
}


def glossary_icon(kind: str, name: str, size: int) -> Image.Image | None:
    """The icon of an article for a dark background, or None."""
    if kind == "power":
        return goods_icon("ankh", size)
    if name in _SIGNS:
        return sign(name, GOLD, NIGHT, size)
    known = _ALIASES.get(name, name)
    return goods_icon(known, size) if known in KINDS else None
