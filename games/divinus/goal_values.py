"""Computes the value of each map in the goals of gods and the conditions of quests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from games.divinus.components import (
    ARTIFACTS,
    GOD_REWARDS,
    GODS,
    MONSTER_REWARDS,
    QUESTS,
    SIDE,
    TEMPLES,
    Goal,
)
from games.divinus.demigod import Demigod, Held
from games.divinus.map_survey import PLACES, Survey
from games.divinus.metrics import Conversion, MapReading, meets, most
from games.divinus.state import State
from games.divinus.view import ArtifactView


def ranked(values: Mapping[str, int], rewards: Sequence[int], least: int = 1) -> dict[str, int]:
    """What everybody gets by rank; equals share a rank and use up those behind it (page 22).

    Nothing without the thing required: a value below ``least`` has no rank.
    """
    found: dict[str, int] = {}
    for seat, value in values.items():
        ahead = sum(other > value for other in values.values())
        able = value >= least and ahead < len(rewards)
        found[seat] = rewards[ahead] if able else 0
    return found


def god_rewards(state: State) -> tuple[int, ...]:
    """First and second place of a goal for this number of players."""
    return GOD_REWARDS[state.players]


def monster_rewards(state: State) -> tuple[int, ...]:
    """First, second and perhaps third place of a monster's card."""
    return MONSTER_REWARDS[state.players]


def tallies(state: State, seat: str) -> dict[str, int]:
    """What is counted off the map: support, consecrated temples, markers in battles."""
    demigod = state.demigods[seat]
    found = {f"support:{god}": n for god, n in demigod.support.items()}
    for plot in demigod.plots.values():
        if plot.consecrated:
            key = f"consecrated:{TEMPLES[state.stuck(plot.tile).temple].pantheon}"
            found[key] = found.get(key, 0) + 1
    for battle in state.battles.values():
        mine = sum(owner == seat for owner in battle.markers.values())
        found["monster_markers:"] = found.get("monster_markers:", 0) + mine
    return found


class SeatMaps:
    """The surveys of all maps and the values counted on them, each computed once.

    Valid for one position only: make another one after the state has changed.
    """

    __slots__ = ("_lands", "_state", "_tallies")

    def __init__(self, state: State) -> None:
        self._state = state
        self._lands: dict[str, Survey] = {}
        self._tallies: dict[str, dict[str, int]] = {}

    def land(self, seat: str) -> Survey:
        """What there is to say about a seat's map."""
        if seat not in self._lands:
            self._lands[seat] = self._state.land(seat)
        return self._lands[seat]

    def tallies(self, seat: str) -> dict[str, int]:
        """What is counted off a seat's map."""
        if seat not in self._tallies:
            self._tallies[seat] = tallies(self._state, seat)
        return self._tallies[seat]


def determined(survey: Survey) -> tuple[int | None, int | None]:
    """The frame's corner where the map already spans its four columns or rows."""
    left, top, right, bottom = survey.box
    return (
        left if right - left == SIDE - 1 else None,
        top if bottom - top == SIDE - 1 else None,
    )


def framed(demigod: Demigod, survey: Survey) -> tuple[int, int]:
    """The frame's corner for scoring: the one its owner has chosen, or the north-west corner of the
    tiles."""
    return PLACES[demigod.frame] if demigod.frame else survey.box[:2]


def conversions(artifacts: Iterable[Held | ArtifactView], when: str) -> list[Conversion]:
    """The symbols that artifacts let pass for others with quests or temples."""
    found: list[Conversion] = []
    for held in artifacts:
        if ARTIFACTS[held.id].when != when:
            continue
        for effect in ARTIFACTS[held.id].effects(held.upgraded):
            if effect.do == "convert" and effect.kind == "symbol":
                source = tuple(str(kind) for kind in effect.source)
                to = tuple(str(kind) for kind in effect.to)
                if effect.both_ways:
                    source = to = (*source, *to)
                limit = None if when == "temple" and held.upgraded else 1
                found.append(Conversion(source, to, limit))
    return found


def goal_value(state: State, seat: str, goal: Goal, land: Survey | None = None) -> int:
    """The value of a seat in a god's goal if it were scored now.

    In a race, as for a quest, halves count only once the map spans its frame.
    """
    survey = land if land is not None else state.land(seat)
    return _goal_value(state, seat, goal, survey, tallies(state, seat))


def _goal_value(
    state: State, seat: str, goal: Goal, survey: Survey, counted: dict[str, int]
) -> int:
    racing = goal.type == "race"
    frame = determined(survey) if racing else framed(state.demigods[seat], survey)
    return most(goal.metric, MapReading(survey, (), frame, None, counted))


def goal_values(state: State, goal: Goal, maps: SeatMaps | None = None) -> dict[str, int]:
    """Everybody's value in a god's goal."""
    maps = maps or SeatMaps(state)
    return {
        seat: _goal_value(state, seat, goal, maps.land(seat), maps.tallies(seat))
        for seat in state.seats
    }


def goal_rewards(state: State, goal: Goal, values: dict[str, int] | None = None) -> dict[str, int]:
    """What everybody would earn with a goal if it were scored now, with these values in it."""
    rewards = god_rewards(state)
    if goal.type == "race":
        order = state.races.get(goal.id, [])
        paid = {seat: rewards[n] for n, seat in enumerate(order[: len(rewards)])}
        return {seat: paid.get(seat, 0) for seat in state.seats}
    found = goal_values(state, goal) if values is None else values
    return ranked(found, rewards, goal.needs_at_least)


def fulfilled(state: State, seat: str, land: Survey) -> list[str]:
    """The open quests whose conditions a seat meets; halves count only once the map spans its
    frame."""
    map_reading = MapReading(land, (), determined(land), None, tallies(state, seat))
    able = conversions(state.demigods[seat].artifacts, "quest")
    return [
        name
        for name in state.quests
        if name not in state.taken and meets(QUESTS[name].cond, map_reading, able)
    ]


def quest_values(maps: SeatMaps, seat: str, quest: str) -> tuple[int, ...]:
    """How far a seat is with each condition of a quest."""
    survey = maps.land(seat)
    map_reading = MapReading(survey, (), determined(survey), None, maps.tallies(seat))
    return tuple(most(cond.metric, map_reading) for cond in QUESTS[quest].cond)


def regional(state: State) -> list[Goal]:
    """The goals of the match that depend on where the frame of a map lies."""
    return [
        goal
        for god in state.gods
        for goal in GODS[god].goals
        if goal.type == "most" and goal.metric.regional
    ]
