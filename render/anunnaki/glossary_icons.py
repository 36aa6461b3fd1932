"""The icons of glossary articles of Anunnaki."""

from __future__ import annotations

from PIL import Image

from render.anunnaki.icons import goods_icon

_KINDS = {
    "god": "god",
    "weapon": "weapon",
    "artifact": "artifact",
    "agreement": "agreement",
    "civilisation": "strength",
    "culture": "points",
}


def glossary_icon(kind: str, name: str, size: int) -> Image.Image | None:
    """A token by what it does, anything else by its kind; houses have no sign."""
    if kind in ("action", "goal", "track"):
        return goods_icon(name, size)
    return goods_icon(_KINDS[kind], size) if kind in _KINDS else None
