"""What the things of Divinus are known by when they are looked up."""

from __future__ import annotations

from PIL import Image

from render.art.palette import GILT, NIGHT
from render.divinus.icons import HEROES, ICONS, SIGNS, monster, sign, symbol

_SAME = {"artifact": "artifact", "tile": "tile", "sticker": "forge"}


def emblem(kind: str, name: str, size: int) -> Image.Image | None:
    """A pantheon's sign, a hero, a monster, a temple or the sign of its kind, on a dark ground."""
    if kind in ("god", "quest") and name in SIGNS:
        return sign(name, size)
    if kind == "hero" and name in HEROES:
        return ICONS.draw(f"heroes/{name}", size, colour=NIGHT, on=GILT)
    if kind in ("monster", "card"):
        return monster(name, size)
    if kind == "temple":
        return symbol("temple", size, detail=name)
    return sign(_SAME[kind], size) if kind in _SAME else None
