"""What the things of Anunnaki are known by when they are looked up."""

from __future__ import annotations

from PIL import Image

from render.anunnaki.icons import good

_KINDS = {
    "god": "god",
    "weapon": "weapon",
    "artifact": "artifact",
    "agreement": "agreement",
    "civilisation": "strength",
    "culture": "points",
}


def emblem(kind: str, name: str, size: int) -> Image.Image | None:
    """A token by what it does, anything else by its kind; houses have no sign."""
    if kind in ("action", "goal", "track"):
        return good(name, size)
    return good(_KINDS[kind], size) if kind in _KINDS else None
