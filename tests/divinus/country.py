"""Builds surveys of maps from words: zones of some size with symbols in them.

``country("sea 7", "plain 2 power greek@J10")`` has a sea zone of seven tiles and a plains zone of
two, with a place of power somewhere in it and a Greek symbol on plot J10 of the frame G7 to J10.
"""

from __future__ import annotations

from games.divinus.components import TERRAINS
from games.divinus.map_survey import Group, Mark, Survey
from games.divinus.metrics import MapReading

PLOTS = tuple(f"{column}{row}" for row in (7, 8, 9, 10) for column in "GHIJ")


def country(*zones: str) -> Survey:
    """A land of these zones; one of a single tile is a landscape and no zone."""
    groups: list[Group] = []
    marks: list[Mark] = []
    for number, words in enumerate(zones):
        name, size, *symbols = words.split()
        terrain = next(terrain for terrain in TERRAINS if terrain == name)
        labels = PLOTS[: int(size)]
        groups.append(Group(terrain, labels))
        for symbol in symbols:
            kind, _, label = symbol.partition("@")
            marks.append(Mark(kind, label or labels[0], 0, number, terrain))
    found = tuple(number for number, group in enumerate(groups) if len(group.labels) > 1)
    spots = {(group.labels[0], number): number for number, group in enumerate(groups)}
    return Survey((), tuple(groups), spots, tuple(marks), (6, 6, 9, 9), found)


def on(land: Survey, **tallies: int) -> MapReading:
    """A country with its frame determined, ready to count on."""
    return MapReading(
        land, (), (6, 6), None, {key.replace("_of_", ":"): n for key, n in tallies.items()}
    )
