"""What tiles look like, in words."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase
from games.divinus.components import TILES
from games.divinus.view import DivinusView, TileView
from games.divinus.words.names import symbol_name, terrain


def shown(view: DivinusView, tile: TileView) -> Phrase:
    """The landscapes of a tile with their symbols, as they lie; places of the story by name."""
    return phrase(
        "divinus.hint.tile",
        lands=tuple(
            _land(
                land.terrain,
                tuple(symbol_name(symbol, view.visited) for symbol in view.symbols_of(land)),
            )
            for land in tile.landscapes
        ),
    )


def printed(tile: str) -> Phrase:
    """The landscapes of a tile with the symbols printed on them."""
    return phrase(
        "divinus.hint.tile",
        lands=tuple(
            _land(land.terrain, tuple(phrase(f"divinus.symbol.{kind}") for kind in land.symbols))
            for land in TILES[tile].landscapes
        ),
    )


def _land(name: str, symbols: tuple[Phrase, ...]) -> Phrase:
    if not symbols:
        return terrain(name)
    return phrase("divinus.hint.land", terrain=terrain(name), symbols=symbols)


def tile_of_cell(view: DivinusView, cell: int) -> Phrase:
    """The look of the tile in a cell of the board; the cell's number where there is none."""
    tile = view.cells[cell - 1].tile
    if tile is None:
        return phrase("divinus.pick.cell-number", cell=cell)
    return shown(view, tile)
