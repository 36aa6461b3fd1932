"""The four actions (pages 14 to 18)."""

from __future__ import annotations

from games.ankh.board import AROUND, WATERS, reach
from games.ankh.components import (
    BASES_EACH,
    GUARDIAN_AFTER,
    GUARDIANS,
    POWERS,
    POWERS_EACH_LEVEL,
    SMALL_REACH,
)
from games.ankh.rules.figures import aim_claws, free_for, summon, summon_places
from games.ankh.rules.followers import follow
from games.ankh.state import Figure, State
from games.ankh.view import Action
from games.ankh.words.names import Cause
from games.ankh.words.names import figure as figure_name
from games.ankh.words.names import power as power_name
from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose


def perform(state: State, seat: str, action: Action) -> Procedure[None]:
    """Perform an action for the god of ``seat``; its effect may be declined."""
    god = state.god_at(seat)
    if action == "move":
        if not (yield from move_figures(state, seat, god)):
            state.tell("ankh.note.no-move", seat=seat_name(seat))
    elif action == "summon":
        if not (yield from summon_figures(state, seat, god)):
            state.tell("ankh.note.no-summon", seat=seat_name(seat))
    elif action == "followers":
        gain_followers(state, god)
    else:
        yield from unlock(state, seat, god)


# Moving


def move_ends(state: State, god: str, start: str) -> list[str]:
    """Where a figure may end within three hexes; Satet may push a rival's figure away."""
    figure = state.figures[start]
    found = []
    for label in reach(start, SMALL_REACH):
        if free_for(state, god, label) or (
            figure.kind == "satet" and pushes(state, god, start, label)
        ):
            found.append(label)
    return found


def pushes(state: State, god: str, start: str, label: str) -> list[str]:
    """Where Satet could push the rival's figure that stands on ``label``.

    A push crosses rivers and camels, as a step does. Satet's own hex counts as free.
    """
    other = state.figures.get(label)
    if other is None or other.owner == god or label in WATERS:
        return []
    if state.gate_at(label) and label not in state.gods[god].gates:
        return []
    return [
        near
        for near in AROUND[label]
        if free_for(state, other.owner, near)
        or (near == start and _may_stand(state, other.owner, start))
    ]


def _may_stand(state: State, god: str, label: str) -> bool:
    return label not in WATERS and (not state.gate_at(label) or label in state.gods[god].gates)


def move_figures(state: State, seat: str, god: str) -> Procedure[int]:
    """Move each of the god's figures at most once, in any order; returns how many moved."""
    waiting = state.figures_of(god)
    figures = len(waiting)
    while waiting:
        movable = [label for label in waiting if move_ends(state, god, label)]
        if not movable:
            break
        start = yield from choose(seat, "ankh.ask.move", [*movable, "done"])
        if start == "done":
            break
        ends = move_ends(state, god, start)
        end = yield from choose(seat, "ankh.ask.move-to", ends, hex=start)
        waiting.remove(start)
        if end in state.figures:
            yield from _push(state, seat, god, start, end)
        else:
            _go(state, start, end)
            yield from aim_claws(state, seat, end)
    return figures - len(waiting)


def _go(state: State, start: str, end: str) -> None:
    figure = state.figures.pop(start)
    state.figures[end] = figure
    _tell_move(state, figure, start, end)


def _tell_move(state: State, figure: Figure, start: str, end: str) -> None:
    state.tell(
        "ankh.note.moved",
        seat=seat_name(figure.owner),
        figure=figure_name(figure.kind),
        start=start,
        end=end,
    )


def _push(state: State, seat: str, god: str, start: str, label: str) -> Procedure[None]:
    """Satet pushes a figure to an adjacent hex, which may be the one that she comes from."""
    places = pushes(state, god, start, label)
    place = yield from choose(seat, "ankh.ask.push", places, hex=label)
    owner = state.figures[label].owner
    if place != start:
        _go(state, label, place)
        _go(state, start, label)
    else:
        satet = state.figures.pop(start)
        _go(state, label, start)
        state.figures[label] = satet
        _tell_move(state, satet, start, label)
    yield from aim_claws(state, owner, place)


# Summoning


def kinds(state: State, god: str) -> list[str]:
    """The kinds of figure that the god could summon: warrior, ransomed warrior, guardians."""
    found: list[str] = []
    if state.warriors_left(god):
        found.append("warrior")
    jailer = next((g for g, held in state.gods.items() if god in held.captives), None)
    if jailer is not None and state.gods[god].followers:
        found.append("ransom")
    found.extend(dict.fromkeys(state.gods[god].guardians))
    return found


def summon_figures(state: State, seat: str, god: str) -> Procedure[int]:
    """Summon a figure, and more with Patron of Pyramids and Osiris's gates, in any order.

    Returns how many were summoned.
    """
    came = 0
    slots = ["plain"]
    if "pyramids" in state.gods[god].powers:
        slots.extend(f"pyramid:{label}" for label in state.monuments_of(god, "pyramid"))
    if state.has(god, "osiris"):
        slots.append("gate")
    while True:
        offers = {slot: _offers(state, god, slot) for slot in slots}
        offers = {slot: places for slot, places in offers.items() if places}
        if not offers:
            return came
        slot = "plain"
        if slots != ["plain"]:
            slot = yield from choose(seat, "ankh.ask.summon-by", [*offers, "done"])
            if slot == "done":
                return came
        kind = yield from choose(seat, "ankh.ask.summon", [*offers[slot], "none"])
        if kind == "none":
            if slots == ["plain"]:
                return came
            continue
        label = yield from choose(
            seat, "ankh.ask.summon-at", offers[slot][kind], figure=figure_name(kind)
        )
        slots.remove(slot)
        came += 1
        yield from summon(state, seat, god, _take(state, god, kind), label)


def _offers(state: State, god: str, slot: str) -> dict[str, list[str]]:
    """The hexes that a slot (plain, pyramid or gate) allows for each kind of figure."""
    found: dict[str, list[str]] = {}
    for kind in kinds(state, god):
        if slot == "plain":
            places = summon_places(state, god, kind)
        elif slot == "gate":
            places = [g for g in state.gods[god].gates if state.empty(g)]
        else:
            near = state.board.beside[slot.removeprefix("pyramid:")]
            places = [p for p in summon_places(state, god, kind) if p in near]
        if places:
            found[kind] = places
    return found


def _take(state: State, god: str, kind: str) -> str:
    """Take a figure out of the supply and return its kind; Anubis is paid for a captured one."""
    if kind == "ransom":
        jailer = next(g for g, held in state.gods.items() if god in held.captives)
        state.gods[jailer].captives.remove(god)
        state.gods[jailer].followers += 1
        state.gods[god].followers -= 1
        state.tell("ankh.note.ransomed", seat=seat_name(god), jailer=seat_name(jailer))
        return "warrior"
    if kind != "warrior":
        state.gods[god].guardians.remove(kind)
    return kind


# Followers


def worshipped(state: State, god: str) -> list[str]:
    """The monuments, own or neutral, next to the god's figures."""
    near: dict[str, None] = {}
    for label in state.figures_of(god):
        near.update(dict.fromkeys(state.board.beside[label]))
    return [
        label
        for label, built in state.monuments.items()
        if label in near and built.owner in (None, god)
    ]


def gain_followers(state: State, god: str) -> None:
    """Gain a follower for each worshipped monument, and one more with Revered."""
    revered = "revered" in state.gods[god].powers
    follow(
        state,
        god,
        Cause(len(worshipped(state, god)), phrase("ankh.cause.monuments")),
        Cause(int(revered), phrase("ankh.cause.revered")),
    )


# Ankh powers


def next_level(state: State, god: str) -> int | None:
    """The level of the next power; None if the god has all six."""
    done = len(state.gods[god].powers)
    return done // POWERS_EACH_LEVEL + 1 if done < POWERS_EACH_LEVEL * len(POWERS) else None


def unlock(state: State, seat: str, god: str) -> Procedure[None]:
    """Sacrifice followers for the next power; the second, fourth and fifth bring a guardian."""
    level = next_level(state, god)
    held = state.gods[god]
    if level is None or held.followers < level:
        state.tell("ankh.note.no-power", seat=seat_name(god))
        return
    options = [name for name in POWERS[level] if name not in held.powers]
    name = yield from choose(seat, "ankh.ask.power", [*options, "none"], level=level)
    if name == "none":
        state.tell("ankh.note.no-power", seat=seat_name(god))
        return
    held.followers -= level
    held.powers.append(name)
    state.tell("ankh.note.power", seat=seat_name(god), power=power_name(name), count=level)
    brought = GUARDIAN_AFTER.get(len(held.powers))
    if brought is not None:
        take_guardian(state, god, brought)


def take_guardian(state: State, god: str, level: int) -> None:
    """Take a guardian of that level, if a figure and a base of its size are left."""
    kind = next(kind for kind in state.guardians if GUARDIANS[kind].level == level)
    if state.guardians[kind] and has_base(state, god, kind):
        state.guardians[kind] -= 1
        state.gods[god].guardians.append(kind)
        state.tell("ankh.note.guardian", seat=seat_name(god), figure=figure_name(kind))
    else:
        state.tell("ankh.note.no-guardian", seat=seat_name(god), figure=figure_name(kind))


def has_base(state: State, god: str, kind: str) -> bool:
    """Whether the god has a base of the guardian's size left."""
    size = GUARDIANS[kind].base
    used = sum(GUARDIANS[owned].base == size for owned in state.owned_guardians(god))
    return used < BASES_EACH
