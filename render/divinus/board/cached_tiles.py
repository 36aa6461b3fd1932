"""Caches drawn tiles in palette colours."""

from __future__ import annotations

from PIL import Image

from games.divinus.view import TileView
from render.art.cache import SPRITE_CACHE
from render.divinus.board.tiles import draw_tile
from render.divinus.palette import palette


def cached_tile(tile: TileView, size: int, guest: int | None = None) -> Image.Image:
    """A tile of ``size`` pixels in palette colours, from the cache. Read-only.

    A table shows some sixty tiles, most of them in several sizes: in full colour the tiles of one
    table would evict those of another. ``guest`` is a landscape with room for a figure.
    """
    return SPRITE_CACHE.get(
        ("tile", tile, size, guest), lambda: palette().indexed(draw_tile(tile, size, guest))
    )
