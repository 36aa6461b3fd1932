"""The geometry of hex grids."""

from __future__ import annotations

import math
import re
from itertools import pairwise

import pytest

from games.core.hexes import (
    DIRECTIONS,
    ORIGIN,
    Hex,
    centre,
    connected,
    corners,
    distance,
    edge,
    flat_centre,
    flat_corners,
    labels,
    line,
    neighbours,
    path,
    reach,
    ring,
    rotate,
    spiral,
    walk_distances,
)
from tests.properties import given, st

hexes = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
regions = st.sets(st.builds(Hex, st.integers(-6, 6), st.integers(-6, 6)), min_size=1, max_size=60)


@given(hexes, hexes)
def test_neighbours_are_mutual_and_one_step_away(one: Hex, other: Hex) -> None:
    assert len(set(neighbours(one))) == 6
    for beside in neighbours(one):
        assert one in neighbours(beside)
        assert distance(one, beside) == 1
    assert (other in neighbours(one)) == (distance(one, other) == 1)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(one: Hex, other: Hex, third: Hex) -> None:
    assert distance(one, other) == distance(other, one) >= 0
    assert (distance(one, other) == 0) == (one == other)
    assert distance(one, third) <= distance(one, other) + distance(other, third)


@given(hexes, hexes)
def test_adding_and_taking_away(one: Hex, other: Hex) -> None:
    assert one + other - other == one
    assert isinstance(one + other, Hex)
    assert distance(one + other, other) == distance(one, ORIGIN)


@given(hexes, st.integers(1, 8))
def test_a_ring_has_six_cells_a_step_and_closes(middle: Hex, radius: int) -> None:
    cells = list(ring(middle, radius))
    assert len(cells) == len(set(cells)) == 6 * radius
    assert cells[0] == middle + Hex(radius, 0)
    assert all(distance(cell, middle) == radius for cell in cells)
    for cell, after in zip(cells, cells[1:] + cells[:1], strict=True):
        assert distance(cell, after) == 1
    if radius == 1:
        assert tuple(cells) == neighbours(middle)


@given(hexes, st.integers(0, 6))
def test_a_spiral_is_everything_near(middle: Hex, radius: int) -> None:
    cells = list(spiral(middle, radius))
    assert len(cells) == len(set(cells)) == 1 + 3 * radius * (radius + 1)
    assert set(cells) == set(reach(middle, radius, lambda cell: True))


@given(hexes, hexes, hexes, st.integers(-12, 12))
def test_turning_keeps_distances_and_six_turns_lead_home(
    one: Hex, other: Hex, around: Hex, sixths: int
) -> None:
    turned = rotate(one, sixths, around)
    assert distance(turned, rotate(other, sixths, around)) == distance(one, other)
    assert rotate(turned, 6 - sixths, around) == one
    assert rotate(turned, -sixths, around) == one
    assert rotate(rotate(one, 1, around), sixths, around) == rotate(one, sixths + 1, around)
    assert rotate(around, sixths, around) == around


def test_a_turn_goes_clockwise_as_the_directions_do() -> None:
    for index, step in enumerate(DIRECTIONS):
        assert rotate(step, 1) == DIRECTIONS[(index + 1) % 6]


@given(hexes, hexes, st.integers(1, 5))
def test_a_turn_is_a_turn_of_the_picture(cell: Hex, around: Hex, sixths: int) -> None:
    size = 10.0
    x, y = (a - b for a, b in zip(centre(cell, size), centre(around, size), strict=True))
    angle = math.radians(60 * sixths)
    want = (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))
    drawn = centre(rotate(cell, sixths, around), size)
    got = tuple(a - b for a, b in zip(drawn, centre(around, size), strict=True))
    assert got == pytest.approx(want, abs=1e-6)


@given(hexes, hexes)
def test_a_line_is_contiguous_and_shortest(start: Hex, end: Hex) -> None:
    cells = line(start, end)
    assert (cells[0], cells[-1]) == (start, end)
    assert len(cells) == distance(start, end) + 1
    assert all(distance(a, b) == 1 for a, b in pairwise(cells))


@given(regions, st.data())
def test_a_path_is_a_shortest_walk(cells: set[Hex], data: st.DataObject) -> None:
    order = sorted(cells)
    start, goal = data.draw(st.sampled_from(order)), data.draw(st.sampled_from(order))
    walked = walk_distances(start, order)
    way = path(start, goal, cells.__contains__)
    assert (way is None) == (goal not in walked)
    if way is not None:
        assert (way[0], way[-1]) == (start, goal)
        assert len(way) - 1 == walked[goal] >= distance(start, goal)
        assert all(cell in cells for cell in way)
        assert all(distance(a, b) == 1 for a, b in pairwise(way))


@given(regions, st.integers(0, 6))
def test_reach_grows_step_by_step(cells: set[Hex], steps: int) -> None:
    start = min(cells)
    near = reach(start, steps, cells.__contains__)
    assert near[start] == 0
    for cell, walked in near.items():
        assert distance(start, cell) <= walked <= steps
        if walked:
            assert any(near.get(beside) == walked - 1 for beside in neighbours(cell))
    further = reach(start, steps + 1, cells.__contains__)
    assert near == {cell: walked for cell, walked in further.items() if walked <= steps}


@given(regions)
def test_connected_means_that_everything_can_be_walked_to(cells: set[Hex]) -> None:
    assert connected(cells) == (len(walk_distances(min(cells), cells)) == len(cells))
    assert connected([])


@given(st.integers(1, 5))
def test_the_edge_of_a_hexagon_is_its_last_ring(radius: int) -> None:
    cells = list(spiral(ORIGIN, radius))
    assert edge(cells) == list(ring(ORIGIN, radius))


@given(regions)
def test_labels_are_unique_and_can_be_typed(cells: set[Hex]) -> None:
    named = labels(cells)
    assert set(named) == cells
    assert len(set(named.values())) == len(cells)
    for name in named.values():
        assert re.fullmatch(r"[A-Z]{1,2}[1-9][0-9]?", name)


@given(regions)
def test_labels_say_where_to_look(cells: set[Hex]) -> None:
    """Rows are lettered from the top; within a row, numbers grow to the right."""
    named = labels(cells)
    for one in named:
        for other in named:
            (x, y), (x2, y2) = centre(one, 1), centre(other, 1)
            letter, letter2 = named[one].rstrip("0123456789"), named[other].rstrip("0123456789")
            assert (letter == letter2) == (abs(y - y2) < 0.1)
            if letter == letter2 and x < x2 - 0.1:
                assert int(named[one][len(letter) :]) < int(named[other][len(letter) :])


@given(regions)
def test_labels_do_not_depend_on_the_order_of_the_cells(cells: set[Hex]) -> None:
    assert labels(sorted(cells)) == labels(sorted(cells, reverse=True))


def test_rows_past_z_get_two_letters() -> None:
    named = labels(Hex(0, r) for r in range(28))
    assert [named[Hex(0, r)].rstrip("0123456789") for r in (0, 25, 26, 27)] == [
        "A",
        "Z",
        "AA",
        "AB",
    ]
    assert labels([]) == {}


@given(hexes, st.floats(5, 80))
def test_neighbours_share_the_two_corners_that_bound_their_direction(
    cell: Hex, size: float
) -> None:
    own = corners(cell, size)
    for index, beside in enumerate(neighbours(cell)):
        theirs = corners(beside, size)
        for corner in (own[index], own[(index + 1) % 6]):
            assert any(math.dist(corner, other) < 1e-6 * size for other in theirs)


@given(hexes, st.floats(5, 80))
def test_corners_lie_around_the_centre(cell: Hex, size: float) -> None:
    middle = centre(cell, size)
    own = corners(cell, size)
    assert all(math.dist(middle, corner) == pytest.approx(size) for corner in own)
    assert sum(x for x, _ in own) / 6 == pytest.approx(middle[0], abs=1e-6)
    assert sum(y for _, y in own) / 6 == pytest.approx(middle[1], abs=1e-6)
    # Pointy-top: one corner straight above and one straight below the centre.
    assert min(own, key=lambda point: point[1])[0] == pytest.approx(middle[0], abs=1e-6)


@given(hexes, hexes, st.floats(5, 80))
def test_neighbouring_centres_are_equally_far_apart(one: Hex, other: Hex, size: float) -> None:
    apart = math.dist(centre(one, size), centre(other, size))
    assert (apart == pytest.approx(size * math.sqrt(3))) == (distance(one, other) == 1)


@given(hexes, st.floats(1, 100))
def test_corners_of_a_flat_hex_bound_the_way_to_its_neighbours(cell: Hex, size: float) -> None:
    x, y = flat_centre(cell, size)
    ends = flat_corners(cell, size)
    for side, beside in enumerate(neighbours(cell)):
        (a, b), (c, d) = ends[side], ends[(side + 1) % 6]
        u, v = flat_centre(beside, size)
        assert math.dist(((a + c) / 2, (b + d) / 2), ((x + u) / 2, (y + v) / 2)) < size * 1e-6
        assert math.isclose(math.dist((x, y), (a, b)), size)


def test_columns_of_a_flat_grid_stand_upright() -> None:
    above, below = flat_centre(Hex(2, 0), 10), flat_centre(Hex(2, 1), 10)
    assert above[0] == below[0] == 30
    assert math.isclose(below[1] - above[1], 10 * math.sqrt(3))
    assert math.isclose(flat_centre(Hex(1, 0), 10)[1], 5 * math.sqrt(3))
