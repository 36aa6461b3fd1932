"""Caches finished layers as palette images, which are encoded without conversion."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from render.art.cache import LAYER_CACHE
from render.art.palette import Palette


def cached_layer(key: Hashable, palette: Palette, draw: Callable[[], Image.Image]) -> Image.Image:
    """The cached layer of ``key``; otherwise ``draw`` draws it in RGB and it is converted.

    The image must not be modified.
    """
    return LAYER_CACHE.get(key, lambda: palette.indexed(draw()))
