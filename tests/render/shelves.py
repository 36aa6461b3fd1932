"""Everything that is kept of former drawings."""

from __future__ import annotations

from render.art.pressed import BOARDS, GROUNDS
from render.art.shelf import LAYERS, SPRITES


def forget_layers() -> None:
    """Forget all drawings of tables; the small art that they share stays."""
    for kept in (BOARDS, GROUNDS, LAYERS):
        kept.clear()


def forget_all() -> None:
    """Forget everything that was drawn."""
    forget_layers()
    SPRITES.clear()
