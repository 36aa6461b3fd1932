"""Draws the icons of the glossary of Divinus."""

from __future__ import annotations

from PIL import Image

from render.art.shared_colours import GILT, NIGHT
from render.divinus.icons import HEROES, ICONS, SIGNS, sign, symbol
from render.divinus.tokens import monster

_ALIASES = {"artifact": "artifact", "tile": "tile", "sticker": "forge"}


def glossary_icon(kind: str, name: str, size: int) -> Image.Image | None:
    """The icon of an article on a dark background: a pantheon's sign, a hero, a monster, a temple
    or the sign of its kind."""
    if kind in ("god", "quest") and name in SIGNS:
        return sign(name, size)
    if kind == "hero" and name in HEROES:
        return ICONS.draw(f"heroes/{name}", size, colour=NIGHT, on=GILT)
    if kind in ("monster", "card"):
        return monster(name, size)
    if kind == "temple":
        return symbol("temple", size, detail=name)
    return sign(_ALIASES[kind], size) if kind in _ALIASES else None
