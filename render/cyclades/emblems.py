"""What the things of Cyclades are known by when they are looked up."""

from __future__ import annotations

from typing import get_args

from PIL import Image

from games.cyclades.view import Basic, God
from render.art.palette import GILT, NIGHT, WHITE
from render.cyclades.icons import KINDS, creature_sign, god_sign, good, hero_sign
from render.cyclades.islands.buildings import metropolis, plate

_GODS: dict[str, God] = {god: god for god in get_args(God)}
_BASICS: dict[str, Basic] = {kind: kind for kind in get_args(Basic)}
_SAME = {"prosperity": "horn"}


def emblem(kind: str, name: str, size: int) -> Image.Image | None:
    """A creature, a hero, a god, a building or what is counted, on a dark ground."""
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
    known = _SAME.get(name, name)
    return good(known, size) if known in KINDS else None
