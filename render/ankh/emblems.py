"""What the things of Ankh are known by when they are looked up."""

from __future__ import annotations

from PIL import Image

from render.ankh.icons import GUARDIANS, KINDS, good, sign
from render.ankh.tints import GOLD
from render.art.palette import NIGHT

_SIGNS = ("amun", "anubis", "isis", "osiris", "ra", *GUARDIANS, "warrior")
_SAME = {
    "followers": "follower",
    "obelisk": "monument",
    "pyramid": "monument",
    "temple": "monument",
    "tiebreaker": "scales",
    "token": "conflict",
}


def emblem(kind: str, name: str, size: int) -> Image.Image | None:
    """A god, a guardian, a card, an action or an event, on a dark ground."""
    if kind == "power":
        return good("ankh", size)
    if name in _SIGNS:
        return sign(name, GOLD, NIGHT, size)
    known = _SAME.get(name, name)
    return good(known, size) if known in KINDS else None
