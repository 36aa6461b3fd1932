"""Surveys a map: which landscapes join into zones, and which symbols lie on them.

A map is a tuple of :class:`PlacedTile`; its survey is computed once and cached.
"""

from __future__ import annotations

from dataclasses import dataclass, field
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


@dataclass(slots=True)
class Survey:
    """What there is to say about a map's land.

    ``box`` is the first column, first row, last column and last row; ``zones`` are the groups that
    are zones. ``kinds`` are the kinds of the symbols, in the order of ``marks``, and ``wild`` the
    places of universal ones among them. ``values`` caches what was counted: the value of each
    metric by its number, frame and landscape.
    """

    layout: Layout
    groups: tuple[Group, ...]
    group_at: dict[tuple[str, int], int]
    marks: tuple[Mark, ...]
    box: tuple[int, int, int, int]
    zones: tuple[int, ...]
    kinds: tuple[str, ...] = field(init=False, compare=False)
    wild: tuple[int, ...] = field(init=False, compare=False)
    values: dict[object, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.kinds = tuple([mark.kind for mark in self.marks])
        self.wild = tuple([at for at, kind in enumerate(self.kinds) if kind == "wild"])
        self.values = {}


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


@cache
def _terrains(tile: str) -> tuple[Terrain, ...]:
    """The terrain of each landscape of a tile."""
    return tuple(land.terrain for land in TILES[tile].landscapes)


@lru_cache(maxsize=1024)
def survey(layout: Layout) -> Survey:
    """Join the landscapes of a map and note its symbols."""
    spots: list[tuple[str, int]] = []
    terrain_at: list[Terrain] = []
    first: dict[str, int] = {}
    sides: dict[str, tuple[tuple[Terrain, ...], tuple[int, ...]]] = {}
    for label, tile, turn, _, _ in layout:
        first[label] = len(spots)
        sides[label] = sides_of(tile, turn), landscape_at(tile, turn)
        for number, terrain in enumerate(_terrains(tile)):
            spots.append((label, number))
            terrain_at.append(terrain)
    # Each landscape points to another one that it is joined with; the first of all to itself.
    root = list(range(len(spots)))
    for label, (terrains, here) in sides.items():
        beside = BESIDE[label]
        for side in (1, 2):
            place = beside[side]
            if place is None or place not in sides:
                continue
            there, numbers = sides[place]
            if there[side + 2 & 3] != terrains[side]:
                continue
            one = first[label] + here[side]
            while root[one] != one:
                one = root[one]
            two = first[place] + numbers[side + 2 & 3]
            while root[two] != two:
                two = root[two]
            if one < two:
                root[two] = one
            else:
                root[one] = two
    labels: list[list[str]] = []
    group_of: list[int] = []
    terrain_of: list[Terrain] = []
    for at, (label, _) in enumerate(spots):
        # A landscape never points behind itself, so the number of its group is known.
        top = root[at]
        if top == at:
            group_of.append(len(labels))
            labels.append([label])
            terrain_of.append(terrain_at[at])
        else:
            number = group_of[top]
            group_of.append(number)
            if label not in labels[number]:
                labels[number].append(label)
    groups = tuple([Group(t, tuple(at)) for t, at in zip(terrain_of, labels, strict=True)])
    marks = tuple(
        [
            Mark(kind, placed_tile.label, number, group, terrain_of[group])
            for placed_tile in layout
            for number, kind in placed_tile.symbols
            for group in (group_of[first[placed_tile.label] + number],)
        ]
    )
    zones = tuple([number for number, at in enumerate(labels) if len(at) > 1])
    group_at = dict(zip(spots, group_of, strict=True))
    return Survey(layout, groups, group_at, marks, box_of(tuple(first)), zones)


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
