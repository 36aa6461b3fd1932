"""Computes from a view what a tile would change on the map of a seat.

For labels, hints and computer players, which never read the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.divinus.components import GODS, QUESTS, TEMPLES, Goal
from games.divinus.goal_values import conversions, determined
from games.divinus.map_survey import Layout, PlacedTile, Survey, survey
from games.divinus.metrics import MapReading, meets, most
from games.divinus.view import (
    DemigodView,
    DivinusView,
    GhostView,
    GoalView,
    SymbolView,
    Terrain,
    TileView,
)


class MapChange(NamedTuple):
    """What would be different: zones with their sizes, ranks in goals, quests and temples met."""

    zones: tuple[tuple[Terrain, int], ...]
    goals: tuple[tuple[str, str, int, int], ...]
    quests: tuple[str, ...]
    temples: tuple[str, ...]


def _kind(symbol: SymbolView) -> str:
    if symbol.kind == "temple":
        return f"temple:{TEMPLES[symbol.detail].pantheon}"
    return symbol.kind


def as_placed_tile(
    tile: TileView, label: str, *, overbuilt: bool = False, silent: bool = False
) -> PlacedTile:
    """A tile of a view as a tile of a layout; ``silent`` drops its symbols."""
    symbols = tuple(
        (number, _kind(symbol))
        for number, land in enumerate(tile.landscapes)
        for symbol in land.symbols
    )
    return PlacedTile(label, tile.id, tile.turn, () if silent else symbols, overbuilt)


def layout_of(demigod: DemigodView) -> Layout:
    """The layout of a seat's map, with the symbols that count."""
    hero = demigod.hero
    placed_tiles: list[PlacedTile] = []
    for plot in demigod.plots:
        placed_tile = as_placed_tile(
            plot.tile, plot.label, overbuilt=plot.overbuilt is not None, silent=plot.monster
        )
        if hero is not None and hero.faction and hero.plot == plot.label and not plot.monster:
            placed_tile = placed_tile._replace(
                symbols=(*placed_tile.symbols, (hero.landscape, hero.faction))
            )
        placed_tiles.append(placed_tile)
    return tuple(placed_tiles)


def with_tile(layout: Layout, ghost: GhostView) -> Layout:
    """The map with a tile laid as a ghost shows it."""
    laid = as_placed_tile(ghost.tile, ghost.label, overbuilt=ghost.overbuild)
    return (*(placed_tile for placed_tile in layout if placed_tile.label != ghost.label), laid)


def goal_of(name: str) -> Goal:
    """The goal of that id."""
    god = name.rpartition("_")[0]
    return next(goal for goal in GODS[god].goals if goal.id == name)


def value_of(goal: Goal, land: Survey) -> int:
    """A map's value in a goal, with its frame at the default corner."""
    frame = determined(land) if goal.type == "race" else land.box[:2]
    return most(goal.metric, MapReading(land, (), frame))


def rank(goal: GoalView, seat: str, value: int) -> int:
    """The place that ``value`` would give a seat among the others; 0 for nothing to count."""
    if goal.race:
        if goal.target is None or value < goal.target:
            return 0
        return 1 + len([other for other in goal.reached if other != seat])
    if value < 1:
        return 0
    return 1 + sum(theirs > value for other, theirs in goal.values.items() if other != seat)


def fulfilled_by(view: DivinusView, demigod: DemigodView, land: Survey) -> tuple[str, ...]:
    """The open quests that a map would meet."""
    map_reading = MapReading(land, (), determined(land))
    able = conversions(demigod.artifacts, "quest")
    return tuple(
        quest.id
        for quest in view.quests
        if quest.taken is None and meets(QUESTS[quest.id].cond, map_reading, able)
    )


def change(view: DivinusView, seat: str, after: Layout, label: str) -> MapChange:
    """What the map ``after`` a tile was laid at ``label`` has over the one before."""
    demigod = view.demigod(seat)
    land = survey(after)
    before = survey(layout_of(demigod))
    zones = tuple(
        (group.terrain, len(group.labels))
        for number, group in enumerate(land.groups)
        if number in land.zones and label in group.labels
    )
    goals: list[tuple[str, str, int, int]] = []
    for god in view.gods:
        for goal in god.goals:
            printed = goal_of(goal.id)
            if printed.metric.m == "support":
                # Support does not depend on the map.
                continue
            value = value_of(printed, land)
            mine = goal.values[seat]
            if value != mine and (not goal.race or seat not in goal.reached):
                goals.append((god.id, goal.id, value, rank(goal, seat, value)))
    had = fulfilled_by(view, demigod, before) if before.layout else ()
    quests = tuple(name for name in fulfilled_by(view, demigod, land) if name not in had)
    return MapChange(zones, tuple(goals), quests, _temples(demigod, land, label))


def _temples(demigod: DemigodView, land: Survey, laid: str) -> tuple[str, ...]:
    """The temples of a map that would be consecrated; a tile ``laid`` over one hides it."""
    able = conversions(demigod.artifacts, "temple")
    found: list[str] = []
    for plot in demigod.plots:
        for number, part in enumerate(plot.tile.landscapes):
            for symbol in part.symbols:
                if symbol.kind != "temple" or plot.consecrated or plot.monster:
                    continue
                if plot.label == laid:
                    continue
                spot = (plot.label, number)
                if spot not in land.group_at:
                    continue
                map_reading = MapReading(land, (), determined(land), spot)
                if meets(TEMPLES[symbol.detail].cond, map_reading, able):
                    found.append(symbol.detail)
    return tuple(found)


def consecrated_by(
    demigod: DemigodView, land: Survey, spot: tuple[str, int], temples: Sequence[str]
) -> tuple[str, ...]:
    """The temples that would be consecrated at once if built on a place of power."""
    able = conversions(demigod.artifacts, "temple")
    found: list[str] = []
    for name in temples:
        kind = f"temple:{TEMPLES[name].pantheon}"
        layout = tuple(
            placed_tile._replace(
                symbols=tuple(
                    (n, kind if (placed_tile.label, n) == spot else k)
                    for n, k in placed_tile.symbols
                )
            )
            for placed_tile in land.layout
        )
        there = survey(layout)
        if meets(TEMPLES[name].cond, MapReading(there, (), determined(there), spot), able):
            found.append(name)
    return tuple(found)
