"""Where things go within an area: its label, its units, its horns, and its slots on the coast."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.core.hexes import DIRECTIONS, Hex, centre, neighbours
from render.brush import Point
from render.hexmap import ROOT3
from render.regions import Cells, borders, edge_of

SLOT_OUT = 1.18  # how far from the middle of its hex a slot lies, in sizes of a hex
SLOT_WIDE = 0.42  # half of what a building takes


@dataclass(frozen=True, slots=True)
class Shore:
    """An area as the layout needs it: its cells, and the seas its slots look upon."""

    label: str
    land: bool
    cells: Cells
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Anchors:
    """Places in sizes of a hex: x to the right and y down from the middle of the hex (0, 0).

    ``room`` is how much larger than in a land of one hex the units may be.
    """

    head: Point
    units: Point
    horns: Point
    slots: tuple[Point, ...]
    room: float


@lru_cache(maxsize=32)
def anchors(shores: tuple[Shore, ...]) -> Mapping[str, Anchors]:
    """The places of every area of an archipelago."""
    slots = _slots(shores)
    taken = [spot for spots in slots.values() for spot in spots]
    return {
        shore.label: _land(shore, slots[shore.label]) if shore.land else _sea(shore, taken)
        for shore in shores
    }


def _slots(shores: Sequence[Shore]) -> dict[str, tuple[Point, ...]]:
    """Each slot beside an edge to its sea, clear of foreign coasts and of other slots."""
    owner = {cell: shore for shore in shores for cell in shore.cells}
    placed: list[Point] = []
    found: dict[str, tuple[Point, ...]] = {}
    for shore in shores:
        spots: list[Point] = []
        for sea in shore.slots:
            free = [
                (cell, side)
                for cell in shore.cells
                for side, beside in enumerate(neighbours(cell))
                if beside in owner
                and owner[beside].label == sea
                and _beside(cell, side) not in spots
            ]
            spot = max(
                (_freedom(shore, cell, side, owner, placed), _beside(cell, side))
                for cell, side in free or [(shore.cells[0], 1)]
            )[1]
            spots.append(spot)
            placed.append(spot)
        found[shore.label] = tuple(spots)
    return found


def _freedom(
    shore: Shore, cell: Hex, side: int, owner: Mapping[Hex, Shore], placed: Sequence[Point]
) -> float:
    """How well a slot is seen there: far from slots, and not in a strait before another land."""
    spot = _beside(cell, side)
    apart = min((_apart(spot, other) for other in placed), default=2.0)
    water = cell + DIRECTIONS[side]
    strait = [
        _apart(spot, centre(near, 1.0)) - 1.0
        for near in neighbours(water)
        if near in owner and owner[near].land and owner[near] is not shore
    ]
    return round(min(apart, 2.0, *strait, 2.0), 3)


def _beside(cell: Hex, side: int) -> Point:
    x, y = centre(cell, 1.0)
    turn = math.radians(60 * side)
    return x + SLOT_OUT * math.cos(turn), y + SLOT_OUT * math.sin(turn)


def _apart(one: Point, other: Point) -> float:
    return math.dist(one, other)


def _land(shore: Shore, slots: tuple[Point, ...]) -> Anchors:
    if len(shore.cells) == 1:
        x, y = centre(shore.cells[0], 1.0)
        return Anchors((x, y - 0.5), (x, y + 0.24), (x, y + 0.84), slots, 0.9)
    # The label takes the hex that comes first when reading; units take the last one.
    ordered = sorted(shore.cells, key=lambda cell: (cell.r, cell.q))
    (x, y), (u, v) = centre(ordered[0], 1.0), centre(ordered[-1], 1.0)
    return Anchors((x, y - 0.26), (u, v + 0.04), (x, y + 0.4), slots, 1.15)


def _sea(shore: Shore, slots: Sequence[Point]) -> Anchors:
    """Fleets and label where there is most open water, horns where there is most beside them."""
    walls = [edge_of(cell, side, 1.0) for cell, side in borders(shore.cells)]
    spots = _open_water(shore.cells)

    def clear(spot: Point) -> float:
        walled = min(_to_wall(spot, wall) for wall in walls)
        return min(walled, *(_apart(spot, slot) - SLOT_WIDE for slot in slots), 9.0)

    berth = max(spots, key=lambda spot: (round(clear(spot), 3), -spot[1], -spot[0]))
    horns = max(
        spots,
        key=lambda spot: (
            round(min(clear(spot), _apart(spot, berth) - 0.9), 3),
            -spot[1],
            -spot[0],
        ),
    )
    # Ships lie above the label: together they take no more than a hex.
    x, y = berth
    return Anchors((x, y + 0.5), (x, y - 0.3), horns, (), 1.05)


def _open_water(cells: Cells) -> list[Point]:
    """Middles of cells, and points between those of two neighbours."""
    middles = [centre(cell, 1.0) for cell in cells]
    spots = list(middles)
    for index, one in enumerate(middles):
        for other in middles[index + 1 :]:
            if _apart(one, other) < ROOT3 + 0.01:
                for share in (0.25, 0.5, 0.75):
                    spots.append(
                        (
                            one[0] + (other[0] - one[0]) * share,
                            one[1] + (other[1] - one[1]) * share,
                        )
                    )
    if len(cells) > 2:
        spots.append(
            (sum(x for x, _ in middles) / len(cells), sum(y for _, y in middles) / len(cells))
        )
    return spots


def _to_wall(spot: Point, wall: tuple[Point, Point]) -> float:
    (x, y), (u, v) = wall
    along = ((spot[0] - x) * (u - x) + (spot[1] - y) * (v - y)) / ((u - x) ** 2 + (v - y) ** 2)
    share = min(1.0, max(0.0, along))
    return math.dist(spot, (x + (u - x) * share, y + (v - y) * share))
