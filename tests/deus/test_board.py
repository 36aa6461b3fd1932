"""The continent: tiles, regions and adjacency."""

from __future__ import annotations

from collections import Counter

import pytest

from games.deus.board import PlacedTile, board_of
from games.deus.components import LAYOUTS, TILES
from tests.deus.maps import (
    CONTINENT,
    CONTINENT_DRAWN,
    ISLAND,
    ISLAND_DRAWN,
    drawn_neighbours,
    drawn_terrain,
)

BOARDS = pytest.mark.parametrize(
    ("layout", "drawn"), [(ISLAND, ISLAND_DRAWN), (CONTINENT, CONTINENT_DRAWN)]
)


@BOARDS
def test_every_region_has_the_terrain_that_is_drawn(
    layout: tuple[PlacedTile, ...], drawn: str
) -> None:
    assert board_of(layout).terrain == drawn_terrain(drawn)


@BOARDS
def test_regions_touch_as_drawn(layout: tuple[PlacedTile, ...], drawn: str) -> None:
    beside = {label: sorted(near) for label, near in board_of(layout).beside.items()}
    assert beside == {label: sorted(near) for label, near in drawn_neighbours(drawn).items()}


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_has_two_seas_a_village_and_one_land_of_each_kind(tile: str, side: str) -> None:
    terrains = Counter(terrain for _, terrain in PlacedTile(tile, side, 0, 0, 0).cells())
    assert terrains == {
        "sea": 2,
        "village": 1,
        "field": 1,
        "forest": 1,
        "swamp": 1,
        "mountain": 1,
    }


def test_seven_tiles_of_two_different_sides() -> None:
    assert len(TILES) == 7
    assert all(tile.A != tile.B for tile in TILES.values())


def test_an_edge_region_has_fewer_than_six_neighbours() -> None:
    near = drawn_neighbours(ISLAND_DRAWN)
    assert sorted(board_of(ISLAND).edge) == sorted(n for n in near if len(near[n]) < 6)
    assert "D3" not in board_of(ISLAND).edge
    assert "D5" in board_of(ISLAND).edge


@pytest.mark.parametrize(("people", "tiles"), [(2, 4), (3, 6), (4, 7)])
def test_tiles_of_a_layout_cover_seven_hexes_each_without_gaps(people: int, tiles: int) -> None:
    centres = LAYOUTS[people].centres
    laid = tuple(PlacedTile(tile, "A", 0, *at) for tile, at in zip(TILES, centres, strict=False))
    board = board_of(laid)
    assert len(laid) == tiles
    assert len(board.cells) == 7 * tiles
    start = next(iter(board.cells))
    assert all(board.distance(start, other) < len(board.cells) for other in board.cells)
