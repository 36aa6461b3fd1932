"""Tiles as they are put on maps and on the market: in palette colours, drawn once."""

from __future__ import annotations

from PIL import Image

from games.divinus.view import TileView
from render.art.shelf import SPRITES
from render.divinus.inks import inks
from render.divinus.map.tiles import draw_tile


def tile_picture(tile: TileView, size: int, guest: int | None = None) -> Image.Image:
    """A tile of ``size`` pixels, kept in a quarter of the memory. Not to be changed.

    A table shows some sixty tiles, most of them in several sizes: in full colour those of one table
    would push out those of another. ``guest`` is a landscape on which room is left for a figure.
    """
    return SPRITES.get(
        ("tile", tile, size, guest), lambda: inks().indexed(draw_tile(tile, size, guest))
    )
