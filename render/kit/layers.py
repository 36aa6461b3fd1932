"""Finished layers in the colours of their game's palette: encoded as they are."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from render.art.encode import Inks
from render.art.shelf import LAYERS


def layer(key: Hashable, inks: Inks, draw: Callable[[], Image.Image]) -> Image.Image:
    """The kept layer for ``key``, or what ``draw`` draws in full colour, put into these colours.

    Not to be changed.
    """
    return LAYERS.get(key, lambda: inks.indexed(draw()))
