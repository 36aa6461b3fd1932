"""Clears all caches of drawings."""

from __future__ import annotations

from render.art.cache import BACKGROUND_CACHE, BOARD_CACHE, LAYER_CACHE, SPRITE_CACHE


def clear_table_caches() -> None:
    """Forget all drawings of tables; the small art that they share stays."""
    for cached in (BOARD_CACHE, BACKGROUND_CACHE, LAYER_CACHE):
        cached.clear()


def clear_all_caches() -> None:
    """Forget everything that was drawn."""
    clear_table_caches()
    SPRITE_CACHE.clear()
