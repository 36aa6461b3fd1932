"""Slots are drawn on their own coast, labels and units in their own area."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from games.core.hexes import centre
from games.cyclades.view import CycladesView
from render.art.brush import Point
from render.cyclades.board.anchors import SLOT_WIDE
from render.cyclades.board.board import anchors_of, cells_of
from tests.cyclades.renderer_positions import middle

BOARDS = [(people, setup) for people in (2, 3, 4, 5, 6) for setup in ("random", "quick")]


def _area_at(view: CycladesView, spot: Point) -> str:
    cells = {cell: area.label for area in view.areas for cell in cells_of(area)}
    return cells[min(cells, key=lambda cell: math.dist(spot, centre(cell, 1.0)))]


@pytest.mark.parametrize(("people", "setup"), BOARDS)
def test_every_slot_lies_in_its_own_sea(people: int, setup: str) -> None:
    view = middle(people, setup=setup)
    spots = anchors_of(view.areas)
    for area in view.areas:
        for slot, spot in zip(area.slots, spots[area.label].slots, strict=True):
            assert _area_at(view, spot) == slot.sea, slot.name


@pytest.mark.parametrize(("people", "setup"), BOARDS)
def test_no_building_hides_another(people: int, setup: str) -> None:
    spots = anchors_of(middle(people, setup=setup).areas)
    placed = [spot for anchors in spots.values() for spot in anchors.slots]
    assert min(math.dist(one, two) for one, two in combinations(placed, 2)) > SLOT_WIDE * 1.4


@pytest.mark.parametrize(("people", "setup"), BOARDS)
def test_labels_units_and_horns_stay_in_their_area(people: int, setup: str) -> None:
    view = middle(people, setup=setup)
    spots = anchors_of(view.areas)
    for area in view.areas:
        held = spots[area.label]
        for spot in (held.head, held.units, held.horns):
            assert _area_at(view, spot) == area.label
