"""The continent: tiles placed side by side, and their regions with label, terrain and distance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.core import hexes
from games.core.hexes import Hex
from games.deus.components import TILES
from games.deus.view import Terrain

# A flower of seven hexes touches six others at these offsets of its centre, clockwise.
TILE_STEPS: tuple[Hex, ...] = (
    Hex(2, 1),
    Hex(-1, 3),
    Hex(-3, 2),
    Hex(-2, -1),
    Hex(1, -3),
    Hex(3, -2),
)


class TileSide(NamedTuple):
    """A tile that is not placed yet, and which of its two sides is used."""

    tile: str
    side: str

    @property
    def terrains(self) -> tuple[Terrain, ...]:
        """The middle, then the six hexes around it, clockwise from the east."""
        return TILES[self.tile].A if self.side == "A" else TILES[self.tile].B


class PlacedTile(NamedTuple):
    """A tile on the table: which one, which side, turned how far, its centre where."""

    tile: str
    side: str
    turn: int
    q: int
    r: int

    def cells(self) -> list[tuple[Hex, Terrain]]:
        """The tile's seven hexes with their terrain."""
        terrains = TileSide(self.tile, self.side).terrains
        centre = Hex(self.q, self.r)
        petals = hexes.DIRECTIONS
        around = [(centre + petals[(i + self.turn) % 6], terrains[i + 1]) for i in range(6)]
        return [(centre, terrains[0]), *around]


class Board:
    """A finished layout. Regions go by their labels; everything here is fixed for the match."""

    __slots__ = ("_walks", "beside", "cells", "edge", "lands", "seas", "terrain", "villages")

    def __init__(self, ground: Mapping[Hex, Terrain]) -> None:
        names = hexes.labels(ground)
        self.cells: dict[str, Hex] = {name: cell for cell, name in names.items()}
        self.terrain: dict[str, Terrain] = {name: ground[c] for name, c in self.cells.items()}
        self.beside: dict[str, tuple[str, ...]] = {
            name: tuple(names[near] for near in hexes.neighbours(cell) if near in names)
            for name, cell in self.cells.items()
        }
        self.edge: tuple[str, ...] = tuple(n for n, near in self.beside.items() if len(near) < 6)
        self.villages = tuple(n for n, t in self.terrain.items() if t == "village")
        self.seas = tuple(n for n, t in self.terrain.items() if t == "sea")
        self.lands = tuple(n for n, t in self.terrain.items() if t not in ("sea", "village"))
        self._walks: dict[str, dict[str, int]] = {}

    def distance(self, one: str, other: str) -> int:
        """Steps between two regions over the board."""
        walk = self._walks.get(one)
        if walk is None:
            by_cell = {cell: name for name, cell in self.cells.items()}
            steps = hexes.walk_distances(self.cells[one], by_cell)
            walk = self._walks[one] = {by_cell[cell]: far for cell, far in steps.items()}
        return walk.get(other, len(self.cells))


@lru_cache(maxsize=64)
def board_of(layout: tuple[PlacedTile, ...]) -> Board:
    """The board of a layout. It is cached: all states with the same layout share it."""
    return Board({cell: terrain for tile in layout for cell, terrain in tile.cells()})


@lru_cache(maxsize=64)
def board_on(ground: tuple[tuple[int, int, Terrain], ...]) -> Board:
    """The board of regions that a view shows, from their cells and terrains."""
    return Board({Hex(q, r): terrain for q, r, terrain in ground})


def villages_apart(tiles: Sequence[PlacedTile]) -> bool:
    """Whether no two barbarian villages lie side by side."""
    villages = [cell for tile in tiles for cell, terrain in tile.cells() if terrain == "village"]
    return all(
        hexes.distance(one, other) > 1 for i, one in enumerate(villages) for other in villages[:i]
    )


def sites(tiles: Sequence[PlacedTile]) -> list[Hex]:
    """Where a further tile's centre may go so that it touches the tiles that lie there."""
    taken = [Hex(tile.q, tile.r) for tile in tiles]
    places = [centre + step for centre in taken for step in TILE_STEPS]
    return sorted(
        place
        for place in dict.fromkeys(places)
        if all(hexes.distance(place, centre) >= 3 for centre in taken)
    )
