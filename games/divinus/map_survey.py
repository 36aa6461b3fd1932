"""Surveys a map: which landscapes join into zones, and which symbols lie on them.

A map is a tuple of :class:`PlacedTile`; its survey is computed once and cached.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from games.divinus.components import SIDE, TILES
from games.divinus.view import Terrain

# The first tile lies in the middle of 13×13 places, because moved tiles shift a map of 4×4.
SPAN = 13
HOME = "G7"
MIDDLE = SPAN // 2


def _label(column: int, row: int) -> str:
    return f"{'ABCDEFGHIJKLM'[column]}{row + 1}"


PLACES: dict[str, tuple[int, int]] = {
    _label(column, row): (column, row) for row in range(SPAN) for column in range(SPAN)
}


def _beside(label: str, right: int, down: int) -> str | None:
    column, row = PLACES[label]
    column, row = column + right, row + down
    return _label(column, row) if 0 <= column < SPAN and 0 <= row < SPAN else None


# North, east, south, west of each place; None past the edge of what a map can reach.
BESIDE: dict[str, tuple[str | None, ...]] = {
    label: tuple(_beside(label, *step) for step in ((0, -1), (1, 0), (0, 1), (-1, 0)))
    for label in PLACES
}
AROUND: dict[str, tuple[str, ...]] = {
    label: tuple(
        place
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (right or down) and (place := _beside(label, right, down)) is not None
    )
    for label in PLACES
}


class PlacedTile(NamedTuple):
    """A visible tile: where it lies, how it is turned, and the symbols that count on it.

    A symbol is the number of its landscape and its kind ("greek", "power", "temple:norse").
    """

    label: str
    tile: str
    turn: int
    symbols: tuple[tuple[int, str], ...] = ()
    overbuilt: bool = False


Layout = tuple[PlacedTile, ...]


class Mark(NamedTuple):
    """A symbol on the land; ``group`` is the connected landscape it lies in."""

    kind: str
    label: str
    landscape: int
    group: int
    terrain: Terrain


class Group(NamedTuple):
    """Connected landscape of one terrain; a zone if it covers two tiles or more."""

    terrain: Terrain
    labels: tuple[str, ...]


class Survey(NamedTuple):
    """What there is to say about a map's land."""

    layout: Layout
    groups: tuple[Group, ...]
    group_at: dict[tuple[str, int], int]
    marks: tuple[Mark, ...]
    # First column, first row, last column, last row.
    box: tuple[int, int, int, int]
    # The groups that are zones.
    zones: tuple[int, ...]


@cache
def sides_of(tile: str, turn: int) -> tuple[Terrain, ...]:
    """The terrain at the four sides of a tile that is turned."""
    kinds = TILES[tile].landscapes
    at = [kinds[TILES[tile].of_side(side)].terrain for side in range(4)]
    return tuple(at[(side - turn) % 4] for side in range(4))


@cache
def landscape_at(tile: str, turn: int) -> tuple[int, ...]:
    """The landscapes that reach the four sides of a tile that is turned."""
    return tuple(TILES[tile].of_side((side - turn) % 4) for side in range(4))


@lru_cache(maxsize=8192)
def survey(layout: Layout) -> Survey:
    """Join the landscapes of a map and note its symbols."""
    placed_tiles = {placed_tile.label: placed_tile for placed_tile in layout}
    root: dict[tuple[str, int], tuple[str, int]] = {
        (placed_tile.label, number): (placed_tile.label, number)
        for placed_tile in layout
        for number in range(len(TILES[placed_tile.tile].landscapes))
    }

    def find(spot: tuple[str, int]) -> tuple[str, int]:
        while root[spot] != spot:
            spot = root[spot]
        return spot

    for placed_tile in layout:
        here = landscape_at(placed_tile.tile, placed_tile.turn)
        terrains = sides_of(placed_tile.tile, placed_tile.turn)
        for side in (1, 2):
            label = BESIDE[placed_tile.label][side]
            other = placed_tiles.get(label) if label is not None else None
            if other is None or sides_of(other.tile, other.turn)[side + 2 & 3] != terrains[side]:
                continue
            one = find((placed_tile.label, here[side]))
            two = find((other.label, landscape_at(other.tile, other.turn)[side + 2 & 3]))
            if one != two:
                root[two] = one
    numbers: dict[tuple[str, int], int] = {}
    terrain_of: list[Terrain] = []
    labels: list[list[str]] = []
    group_at: dict[tuple[str, int], int] = {}
    for spot in root:
        top = find(spot)
        if top not in numbers:
            numbers[top] = len(labels)
            labels.append([])
            terrain_of.append(TILES[placed_tiles[spot[0]].tile].landscapes[spot[1]].terrain)
        number = group_at[spot] = numbers[top]
        if spot[0] not in labels[number]:
            labels[number].append(spot[0])
    groups = tuple(Group(t, tuple(at)) for t, at in zip(terrain_of, labels, strict=True))
    marks = tuple(
        Mark(kind, placed_tile.label, number, group, groups[group].terrain)
        for placed_tile in layout
        for number, kind in placed_tile.symbols
        for group in (group_at[placed_tile.label, number],)
    )
    zones = tuple(number for number, group in enumerate(groups) if len(group.labels) > 1)
    return Survey(layout, groups, group_at, marks, box_of(tuple(placed_tiles)), zones)


def box_of(labels: tuple[str, ...]) -> tuple[int, int, int, int]:
    """The first column and row and the last column and row that hold a tile."""
    columns = [PLACES[label][0] for label in labels] or [MIDDLE]
    rows = [PLACES[label][1] for label in labels] or [MIDDLE]
    return min(columns), min(rows), max(columns), max(rows)


def window(box: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The columns and rows in which another tile could lie."""
    left, top, right, bottom = box
    return right - SIDE + 1, bottom - SIDE + 1, left + SIDE - 1, top + SIDE - 1


def frames(box: tuple[int, int, int, int]) -> list[str]:
    """The places where the north-west corner of the frame may be, the default first.

    By default the frame begins at the north-west corner of the box that the tiles occupy.
    """
    left, top, right, bottom = box
    return [
        _label(column, row)
        for row in range(top, max(bottom - SIDE + 1, 0) - 1, -1)
        for column in range(left, max(right - SIDE + 1, 0) - 1, -1)
        if row + SIDE > bottom and column + SIDE > right
    ]


@lru_cache(maxsize=65536)
def fitting(tile: str, pattern: tuple[Terrain | None, ...]) -> tuple[int, ...]:
    """The turns in which a tile's sides match those that it would touch."""
    return tuple(
        turn
        for turn in range(4)
        if all(
            want is None or want == have
            for want, have in zip(pattern, sides_of(tile, turn), strict=True)
        )
    )


def pattern_at(layout: dict[str, tuple[str, int]], label: str) -> tuple[Terrain | None, ...]:
    """The sides that a tile at ``label`` would touch; ``layout`` gives each tile and its turn."""
    found: list[Terrain | None] = []
    for side, place in enumerate(BESIDE[label]):
        lying = layout.get(place) if place is not None else None
        found.append(sides_of(*lying)[side + 2 & 3] if lying is not None else None)
    return tuple(found)
