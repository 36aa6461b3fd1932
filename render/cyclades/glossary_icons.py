"""Icons of the articles of Cyclades' glossary."""

from __future__ import annotations

from typing import get_args

from PIL import Image

from games.cyclades.view import Basic, God
from render.art.shared_colours import GILT, NIGHT, WHITE
from render.cyclades.board.buildings import metropolis, plate
from render.cyclades.icons import KINDS, creature_sign, god_sign, goods_icon, hero_sign

_GODS: dict[str, God] = {god: god for god in get_args(God)}
_BASICS: dict[str, Basic] = {kind: kind for kind in get_args(Basic)}
_ALIASES = {"prosperity": "horn"}


def glossary_icon(kind: str, name: str, size: int) -> Image.Image | None:
    """The icon of an article, for a dark background; None if it has no icon."""
    if kind == "creature":
        return creature_sign(name, size)
    if kind == "hero":
        return hero_sign(name, size, GILT, NIGHT)
    if name in _GODS:
        return god_sign(_GODS[name], WHITE, NIGHT, size)
    if name in _BASICS:
        return plate(_BASICS[name], size)
    if name == "metropolis":
        return metropolis(None, size)
    known = _ALIASES.get(name, name)
    return goods_icon(known, size) if known in KINDS else None
