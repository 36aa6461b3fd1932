"""Triggers of a changed map: races, temples, quests, heroes and artifacts (pages 15, 12).

The demigod who triggers several things at once chooses their order, if it can matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from games.core.phrase import seat_name
from games.core.steps import Procedure, choose_unless_forced
from games.divinus.components import GODS, QUESTS, TEMPLES
from games.divinus.fixes import EVERY_MAP, PERSEUS_ARRIVES
from games.divinus.goal_values import (
    conversions,
    determined,
    fulfilled,
    goal_value,
    god_rewards,
    tallies,
)
from games.divinus.map_survey import AROUND, Survey
from games.divinus.metrics import MapReading, meets
from games.divinus.rules.dice.rolling import refresh
from games.divinus.rules.gains.artifacts import rival_quest, triggered, use
from games.divinus.rules.gains.favour import gain, kind_of
from games.divinus.rules.gains.rewards import reward
from games.divinus.rules.map.stickers import open_power
from games.divinus.rules.story.choices import decide, decides
from games.divinus.rules.story.locations import visit
from games.divinus.state import State
from games.divinus.words.names import god, quest, temple

# Effects that may put stickers on maps.
_GIVING = ("quest:", "location:")
_FACTIONS = ("greek", "viking", "barbarian", "wild")


Waiting = Mapping[str, Sequence[str]]


def unfold(
    state: State,
    seat: str,
    before: Survey,
    events: Sequence[str] = (),
    waiting: Waiting = MappingProxyType({}),
) -> Procedure[None]:
    """Resolve everything that a change of the seat's map triggers.

    ``before`` is the survey of the map before the change; ``events`` are further triggers of the
    action itself: "artifact:" and an id, "location:" and a number. ``waiting`` has the pending
    triggers of seats whose own changes are being resolved; their quests are not taken from them.
    """
    pending = list(events)
    while True:
        if symbols_appeared(state, seat, before) and "perseus" not in pending:
            pending.append("perseus")
        before = state.land(seat)
        pending = [trigger for trigger in pending if not _gone(state, seat, trigger)]
        run_races(state, seat, before)
        kept = [trigger for triggers in waiting.values() for trigger in triggers]
        pending.extend(
            met
            for met in now_met(state, seat, before)
            if met not in pending and (met not in kept or not met.startswith("quest:"))
        )
        if not pending:
            return
        quiet = [trigger for trigger in pending if _quiet(state, seat, trigger)]
        if quiet:
            trigger = quiet[0]
        else:
            # The same artifact may be triggered twice, for instance by two temples.
            able = list(dict.fromkeys(pending))
            trigger = yield from choose_unless_forced(seat, "divinus.ask.order", able)
        pending.remove(trigger)
        lands = {other: state.land(other) for other in state.around(seat)[1:]}
        pending.extend((yield from _resolve(state, seat, trigger)))
        if not state.endless and trigger.startswith(_GIVING):
            if state.has_fix(EVERY_MAP):
                yield from elsewhere(state, lands, {**waiting, seat: pending})
            else:
                yield from _elsewhere_once(state, seat)


def _gone(state: State, seat: str, trigger: str) -> bool:
    """Whether a temple that was ready has been moved away before it was marked."""
    kind, _, label = trigger.partition(":")
    if kind != "temple":
        return False
    plot = state.demigods[seat].plots.get(label)
    return plot is None or not state.stuck(plot.tile).temple


def elsewhere(state: State, before: Mapping[str, Survey], waiting: Waiting) -> Procedure[None]:
    """What stickers that had to go on other maps trigger there (page 19).

    ``before`` has the surveys of these maps before the change, in turn order. The changes of a
    ``waiting`` seat are resolved when its own turn to resolve goes on.
    """
    others = [other for other in before if other not in waiting]
    changed = [other for other in others if state.land(other) != before[other]]
    for other in others:
        land = state.land(other)
        if other in changed:
            yield from unfold(state, other, before[other], waiting=waiting)
        elif now_met(state, other, land):
            yield from unfold(state, other, land, waiting=waiting)


def _elsewhere_once(state: State, seat: str) -> Procedure[None]:
    """Before the fix "every-map" only temples and quests were triggered on other maps."""
    for other in state.around(seat)[1:]:
        land = state.land(other)
        if now_met(state, other, land):
            yield from unfold(state, other, land)


def now_met(state: State, seat: str, land: Survey) -> list[str]:
    """Temples and quests whose conditions the seat meets with its present map."""
    found = [f"temple:{label}" for label in ready_temples(state, seat, land)]
    return [*found, *(f"quest:{name}" for name in fulfilled(state, seat, land))]


def ready_temples(state: State, seat: str, land: Survey) -> list[str]:
    """The plots with a visible temple whose condition is met; a monster on it forbids it."""
    demigod = state.demigods[seat]
    found: list[str] = []
    for label, plot in demigod.plots.items():
        stuck = state.stickers.get(plot.tile)
        if stuck is None or not stuck.temple or plot.consecrated:
            continue
        if demigod.monster is not None and demigod.monster.plot == label:
            continue
        spot = next(
            (label, at) for at, kind in state.symbols(plot.tile) if kind.startswith("temple")
        )
        map_reading = MapReading(land, (), determined(land), spot, tallies(state, seat))
        if meets(TEMPLES[stuck.temple].cond, map_reading, conversions(demigod.artifacts, "temple")):
            found.append(label)
    return found


def run_races(state: State, seat: str, land: Survey) -> None:
    """Note who has reached the goals of gods that are won by the first."""
    for name in state.gods:
        for goal in GODS[name].goals:
            reached = state.races.setdefault(goal.id, []) if goal.type == "race" else [seat]
            if seat in reached or goal.gte is None:
                continue
            if goal_value(state, seat, goal, land) >= goal.gte:
                reached.append(seat)
                if not state.endless:
                    state.satisfied.setdefault(name, state.moment)
                rewards = god_rewards(state)
                place = len(reached)
                count = rewards[place - 1] if place <= len(rewards) else 0
                state.tell(
                    "divinus.note.race",
                    seat=seat_name(seat),
                    god=god(name),
                    place=place,
                    count=count,
                )


def symbols_appeared(state: State, seat: str, before: Survey) -> bool:
    """Whether faction symbols have appeared in the zone of Perseus (11.3)."""
    perseus = state.demigods[seat].stands("perseus")
    if perseus is None:
        return False
    spot = (perseus.plot, perseus.landscape)
    if state.has_fix(PERSEUS_ARRIVES) and spot not in before.group_at:
        # He has just arrived on this tile, and its symbols were there before him (14.4).
        return False
    now = state.land(seat)
    if now is before or len(now.groups[now.group_at[spot]].labels) < 2:
        return False
    new = _symbols_with(now, spot) - _symbols_with(before, spot)
    return bool(new)


def _symbols_with(survey: Survey, spot: tuple[str, int]) -> Counter[tuple[str, str, int, str]]:
    if spot not in survey.group_at:
        return Counter()
    group = survey.group_at[spot]
    tiles = {placed_tile.label: placed_tile.tile for placed_tile in survey.layout}
    return Counter(
        (mark.label, tiles[mark.label], mark.landscape, mark.kind)
        for mark in survey.marks
        if mark.group == group and mark.kind in _FACTIONS
    )


def _quiet(state: State, seat: str, trigger: str) -> bool:
    """Whether a trigger brings favour only, so that the order does not matter."""
    kind, _, name = trigger.partition(":")
    if kind == "quest":
        return state.endless or not (QUESTS[name].extra or QUESTS[name].title)
    if kind == "temple":
        return not _theseus(state, seat, name) and not triggered(state, seat, "consecrate")
    return False


def _theseus(state: State, seat: str, label: str) -> int:
    """How many dice Theseus refreshes when the temple on a plot is consecrated (11.5)."""
    theseus = state.demigods[seat].stands("theseus")
    if theseus is None:
        return 0
    if theseus.plot == label:
        return 2
    return 1 if theseus.plot in AROUND[label] else 0


def _resolve(state: State, seat: str, trigger: str) -> Procedure[list[str]]:
    """Do one of the things set off; returns what it sets off in turn."""
    kind, _, name = trigger.partition(":")
    if kind == "quest":
        yield from complete(state, seat, name)
    elif kind == "temple":
        return consecrate(state, seat, name)
    elif kind == "artifact":
        held = state.demigods[seat].has(name)
        if held is not None:
            yield from use(state, seat, held)
    elif kind == "perseus":
        count = min(1, len(state.demigods[seat].used_dice()))
        state.tell("divinus.note.perseus", seat=seat_name(seat), count=count)
        yield from refresh(state, seat, 1, may=False)
    elif kind == "location":
        yield from visit(state, seat, int(name))
    elif kind == "theseus":
        count = min(int(name), len(state.demigods[seat].used_dice()))
        state.tell("divinus.note.theseus", seat=seat_name(seat), count=count)
        yield from refresh(state, seat, int(name), may=False)
    return []


def complete(state: State, seat: str, name: str) -> Procedure[None]:
    """The first who meets a quest takes it with its favour, and in a story its other rewards."""
    card = QUESTS[name]
    state.taken[name] = seat
    state.demigods[seat].quests.append(name)
    kind = yield from kind_of(state, seat, card.pantheon)
    gain(state, seat, card.favor, kind, "quests", quest(name))
    rival_quest(state, seat)
    if not state.endless:
        yield from reward(state, seat, card.extra)
        if decides(state, name):
            yield from decide(state, seat)


def consecrate(state: State, seat: str, label: str) -> list[str]:
    """Mark a temple; Theseus and artifacts may answer."""
    plot = state.demigods[seat].plots[label]
    plot.consecrated = True
    name = state.stuck(plot.tile).temple
    state.tell("divinus.note.consecrated", seat=seat_name(seat), temple=temple(name), place=label)
    found = [f"artifact:{held.id}" for held in triggered(state, seat, "consecrate")]
    count = _theseus(state, seat, label)
    if count:
        found.append(f"theseus:{count}")
    return found


def may_build(state: State, tile: str) -> list[str]:
    """The temples that may be placed on a tile that is being explored."""
    if open_power(state, tile) is None or state.stuck(tile).location:
        return []
    return [name for name, left in state.temples.items() if left]
