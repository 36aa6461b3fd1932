"""Evaluates a map for a seat: goals of the gods, quests, temples, size."""

from __future__ import annotations

from functools import cache, lru_cache

from games.divinus.components import GODS, QUESTS, SIDE, TEMPLES, TILES
from games.divinus.goal_values import determined
from games.divinus.map_survey import Layout, Survey, fitting, survey
from games.divinus.metrics import MapReading, meets, most
from games.divinus.rules.map.placing import places_about
from games.divinus.view import DemigodView, DivinusView, GoalView, GodView, QuestView, Terrain
from games.divinus.view_queries import value_of

# A tile brings the map nearer to being finished, which gives one point.
TILE = 0.16
FINISHED = 1.0
# The value of each step of a lead in a goal, beside the reward for its rank.
LEAD = 0.12
# From so many tiles on, the gaps of a map count: each costs more, the fewer tiles fit into it.
NEARLY_FULL = 10
GAP = 0.3
EASY_GAP = 10
QUEST_HOPE = 0.7
TEMPLE_HOPE = 0.45


def _quest(name: str, land: Survey) -> float:
    """How near a map is to a quest: 1 where it is met."""
    map_reading = MapReading(land, (), determined(land))
    conds = QUESTS[name].cond
    if meets(conds, map_reading):
        return 1.0
    parts = [max(0, min(most(cond.metric, map_reading), cond.gte)) / cond.gte for cond in conds]
    return min(0.9, sum(parts) / len(parts))


def temples(land: Survey, demigod: DemigodView, built: dict[str, str]) -> float:
    """Consecrated temples count whole, the others by how near they are."""
    total = 0.0
    done = [plot.label for plot in demigod.plots if plot.consecrated]
    for mark in land.marks:
        if not mark.kind.startswith("temple") or mark.label in done or mark.label not in built:
            continue
        map_reading = MapReading(land, (), determined(land), (mark.label, mark.landscape))
        conds = TEMPLES[built[mark.label]].cond
        if meets(conds, map_reading):
            total += 1.0
        else:
            near = [max(0, min(most(c.metric, map_reading), c.gte)) / c.gte for c in conds]
            total += TEMPLE_HOPE * min(near)
    return total


def _place(goal: GoalView, seat: str, value: int, rewards: tuple[int, ...]) -> float:
    """The reward that a value in a goal would bring now, and a little for each step of its lead."""
    others = [theirs for other, theirs in goal.values.items() if other != seat]
    if goal.race:
        if seat in goal.reached:
            return 0.0
        ahead = len(goal.reached)
        prize = float(rewards[ahead]) if ahead < len(rewards) else 0.0
        target = goal.target or 1
        return prize * (1.0 if value >= target else 0.7 * max(0, value) / target)
    if value < 1:
        return 0.03 * value
    place = sum(theirs > value for theirs in others)
    prize = float(rewards[place]) if place < len(rewards) else 0.0
    best = max(others, default=0)
    return prize + LEAD * max(-3, min(3, value - best)) + 0.05 * value


def rewards_of(view: DivinusView) -> tuple[int, ...]:
    """First and second place for this number of players."""
    return (1,) if len(view.seats) == 2 else (2, 1)


def evaluate(view: DivinusView, seat: str, layout: Layout, built: dict[str, str]) -> float:
    """The value of the map in favour; ``built`` maps plots to their temples."""
    land = survey(layout)
    total = size(layout)
    total += sum([god_value(view, god, seat, land) for god in view.gods])
    total += sum([quest_value(quest, land) for quest in view.quests])
    return total + (temples(land, view.demigod(seat), built) if built else 0.0)


def size(layout: Layout) -> float:
    """The value of the number of tiles and of the zones."""
    value = TILE * len(layout) + 0.02 * _room(survey(layout))
    if len(layout) == SIDE * SIDE:
        value += FINISHED
    elif len(layout) >= NEARLY_FULL:
        value -= GAP * _awkwardness(tuple((t.label, (t.tile, t.turn)) for t in layout))
    return value


@lru_cache(maxsize=4096)
def _awkwardness(lying: tuple[tuple[str, tuple[str, int]], ...]) -> float:
    """How hard the gaps beside the tiles of a map are to fill; 1 for each that no tile fits."""
    return sum(1.0 - _ease(place.pattern) for place in places_about(lying, ()))


@cache
def _ease(pattern: tuple[Terrain | None, ...]) -> float:
    """How easy a gap is to fill, from 0 to 1, by the number of tiles that fit into it."""
    fits = sum(bool(fitting(tile, pattern)) for tile in TILES)
    return min(1.0, fits / EASY_GAP)


def god_value(view: DivinusView, god: GodView, seat: str, land: Survey) -> float:
    """The value of a map in the goals of one god."""
    rewards = rewards_of(view)
    goals = GODS[god.id].goals
    return sum(
        [
            _place(goal, seat, value_of(printed, land), rewards)
            for goal, printed in zip(god.goals, goals, strict=True)
        ]
    )


def quest_value(quest: QuestView, land: Survey) -> float:
    """The value of a map for an open quest; 0 for a quest that is taken."""
    if quest.taken is not None:
        return 0.0
    near = _quest(quest.id, land)
    return quest.favour * (1.0 if near == 1.0 else QUEST_HOPE * near * near)


def _room(land: Survey) -> int:
    """The number of tiles in zones, which nearly every goal counts."""
    return sum(len(land.groups[zone].labels) for zone in land.zones)
