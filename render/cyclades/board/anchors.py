"""Computes where the label, units, horns and slots of each area are drawn."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.core.hexes import DIRECTIONS, Hex, centre, neighbours
from render.art.brush import Point
from render.art.hex_layout import ROOT3
from render.art.regions import Cells, borders, edge_of

SLOT_OUT = 1.18  # how far from the middle of its hex a slot lies, in sizes of a hex
SLOT_WIDE = 0.42  # half of a building's width
_SHIFTS = (0.0, 0.22, -0.22, 0.43, -0.43)  # how far along its edge a slot may move
_ENDS = (0.44, -0.44)

# Ships are drawn above the label of a sea; together they fit into a hex. The clearance lists
# the points of ship and label with the radius that each takes, in sizes of a hex.
_SHIP_UP, _LABEL_DOWN = 0.3, 0.5
_SHIP_CLEARANCE = ((0.0, -_SHIP_UP, 0.4), (-0.5, _LABEL_DOWN, 0.25), (0.5, _LABEL_DOWN, 0.25))


@dataclass(frozen=True, slots=True)
class Shore:
    """What the layout needs of an area: its cells, and the sea of each of its slots."""

    label: str
    land: bool
    cells: Cells
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Anchors:
    """Points in sizes of a hex: x to the right and y down from the middle of the hex (0, 0).

    ``room`` is the scale of the units.
    """

    head: Point
    units: Point
    horns: Point
    slots: tuple[Point, ...]
    room: float


@lru_cache(maxsize=32)
def anchors(shores: tuple[Shore, ...]) -> Mapping[str, Anchors]:
    """The anchors of every area of a board."""
    slots = _slots(shores)
    lands = {shore.label: _land(shore, slots[shore.label]) for shore in shores if shore.land}
    # A ship should cover neither buildings nor the labels of lands.
    taken = [(spot, SLOT_WIDE) for spots in slots.values() for spot in spots]
    for land in lands.values():
        x, y = land.head
        taken += [((x + across, y), 0.3) for across in (-0.35, 0.35)]
    return {
        shore.label: lands[shore.label] if shore.land else _sea(shore, taken) for shore in shores
    }


def _slots(shores: Sequence[Shore]) -> dict[str, tuple[Point, ...]]:
    """Place each slot beside an edge to its sea, away from other lands and other slots."""
    owner = {cell: shore for shore in shores for cell in shore.cells}
    edges = {
        (shore.label, sea): _edges(shore, sea, owner) for shore in shores for sea in shore.slots
    }

    def spare(shore: Shore) -> int:
        return min(
            (len(edges[shore.label, s]) - shore.slots.count(s) for s in shore.slots), default=9
        )

    placed: list[Point] = []
    found: dict[str, tuple[Point, ...]] = {}
    # Areas with the fewest edges to spare are placed first.
    for shore in sorted(shores, key=spare):
        spots: list[Point] = []
        for sea in shore.slots:
            open_edges = edges[shore.label, sea]
            # Slots that must share an edge go to its ends.
            shared = shore.slots.count(sea) > len(open_edges)
            spot = max(
                (_free_space(shore, cell, side, shift, owner, placed), _beside(cell, side, shift))
                for cell, side in open_edges
                for shift in (_ENDS if shared else _SHIFTS)
            )[1]
            spots.append(spot)
            placed.append(spot)
        found[shore.label] = tuple(spots)
    return found


def _edges(shore: Shore, sea: str, owner: Mapping[Hex, Shore]) -> list[tuple[Hex, int]]:
    """The edges of a land to ``sea``; any of its own where the two do not meet."""
    met = [
        (cell, side)
        for cell, side in borders(shore.cells)
        if (beside := cell + DIRECTIONS[side]) in owner and owner[beside].label == sea
    ]
    return met or borders(shore.cells)


def _free_space(
    shore: Shore,
    cell: Hex,
    side: int,
    shift: float,
    owner: Mapping[Hex, Shore],
    placed: Sequence[Point],
) -> float:
    """How free a slot's place is: far from other slots, and not in a strait before another land."""
    spot = _beside(cell, side, shift)
    apart = min((_apart(spot, other) for other in placed), default=2.0)
    water = cell + DIRECTIONS[side]
    strait = [
        _apart(spot, centre(near, 1.0)) - 1.0
        for near in neighbours(water)
        if near in owner and owner[near].land and owner[near] is not shore
    ]
    # Of equally free places the middle of an edge is best.
    return round(min(1.2, apart) + 0.5 * min(1.0, *strait, 1.0) - abs(shift) * 0.3, 3)


def _beside(cell: Hex, side: int, shift: float) -> Point:
    """The point outside the middle of a cell's edge, moved along the edge by ``shift``."""
    x, y = centre(cell, 1.0)
    turn = math.radians(60 * side)
    return (
        x + SLOT_OUT * math.cos(turn) - shift * math.sin(turn),
        y + SLOT_OUT * math.sin(turn) + shift * math.cos(turn),
    )


def _apart(one: Point, other: Point) -> float:
    return math.dist(one, other)


def _land(shore: Shore, slots: tuple[Point, ...]) -> Anchors:
    if len(shore.cells) == 1:
        x, y = centre(shore.cells[0], 1.0)
        return Anchors((x, y - 0.5), (x, y + 0.24), (x, y + 0.84), slots, 0.9)
    # The label goes into the top left hex, units into the bottom right one.
    ordered = sorted(shore.cells, key=lambda cell: (cell.r, cell.q))
    (x, y), (u, v) = centre(ordered[0], 1.0), centre(ordered[-1], 1.0)
    return Anchors((x, y - 0.26), (u, v + 0.04), (x, y + 0.4), slots, 1.15)


def _sea(shore: Shore, taken: Sequence[tuple[Point, float]]) -> Anchors:
    """Fleets and label where there is most open water, horns where most is left."""
    walls = [edge_of(cell, side, 1.0) for cell, side in borders(shore.cells)]
    spots = _open_water(shore.cells)

    def off_coast(spot: Point, reach: float) -> float:
        return min((_apart(spot, other) - wide - reach for other, wide in taken), default=1.0)

    def berth_room(spot: Point) -> float:
        walled = min(_to_wall(spot, wall) for wall in walls) - 0.6
        built = min(off_coast((spot[0] + x, spot[1] + y), reach) for x, y, reach in _SHIP_CLEARANCE)
        return min(walled, built) + 0.2 * (walled + built)

    berth = max(spots, key=lambda spot: (round(berth_room(spot), 3), -spot[1], -spot[0]))
    moored = [(berth[0] + x, berth[1] + y) for x, y, _ in _SHIP_CLEARANCE]

    def horn_room(spot: Point) -> float:
        walled = min(_to_wall(spot, wall) for wall in walls) - 0.3
        beside = min(_apart(spot, other) for other in moored) - 0.7
        return min(walled, off_coast(spot, 0.3), beside)

    horns = max(spots, key=lambda spot: (round(horn_room(spot), 3), -spot[1], -spot[0]))
    x, y = berth
    return Anchors((x, y + _LABEL_DOWN), (x, y - _SHIP_UP), horns, (), 1.05)


def _open_water(cells: Cells) -> list[Point]:
    """Candidate points: around the middles of cells, and between neighbouring middles."""
    middles = [centre(cell, 1.0) for cell in cells]
    spots = [
        (x + across, y + down)
        for x, y in middles
        for across, down in ((0, 0), (0.25, 0), (-0.25, 0), (0, 0.25), (0, -0.25))
    ]
    for index, (x, y) in enumerate(middles):
        for u, v in middles[index + 1 :]:
            if _apart((x, y), (u, v)) < ROOT3 + 0.01:
                spots += [(x + (u - x) * s, y + (v - y) * s) for s in (0.25, 0.5, 0.75)]
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
