"""Heroes (pages 9 and 15): hiring, quests and sacrifices."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.core.phrase import seat_name
from games.core.steps import Story, ask, choose, settle
from games.cyclades.components import BASICS, HERO_PRICE
from games.cyclades.rules.battle import arrive
from games.cyclades.rules.creatures import leap, leap_ends
from games.cyclades.rules.land import Force, depart, has_units, marches, tell_march, units_in
from games.cyclades.rules.metropolis import (
    gain_philosopher,
    may_sacrifice,
    raise_metropolis,
    tear_down,
)
from games.cyclades.state import Hero, State
from games.cyclades.view import Basic
from games.cyclades.words import building as building_name
from games.cyclades.words import hero as hero_name

CROESUS_PRICE = 15
AJAX_LANDS = 7


def hire(state: State, seat: str) -> Story[None]:
    """Hera sends a hero of the column to one of the faction's lands."""
    name = yield from settle(seat, "cyclades.ask.hero", state.hero_column)
    land = yield from settle(
        seat, "cyclades.ask.hero-land", state.lands_of(seat), hero=hero_name(name)
    )
    state.pay(seat, HERO_PRICE)
    state.hero_column.remove(name)
    state.heroes[name] = Hero(seat, land, state.round)
    state.tell("cyclades.note.hired", seat=seat_name(seat), hero=hero_name(name), area=land)


def quest_cost(done: int, moves: int) -> int:
    """The first quest of a turn costs 1, the second 2 and so on; each land crossed is a quest."""
    return sum(done + number for number in range(1, moves + 1))


def quests(state: State, seat: str, done: int) -> dict[str, dict[str, int]]:
    """The heroes who could set out, with where to and how many moves it takes."""
    found: dict[str, dict[str, int]] = {}
    for name in state.heroes_of(seat):
        routes = marches(state, seat, state.heroes[name].area, any_fleet=name == "jason")
        ends = {
            end: moves
            for end, moves in routes.items()
            if quest_cost(done, moves) <= state.gold(seat)
        }
        if ends:
            found[name] = ends
    return found


def quest(state: State, seat: str, done: int) -> Story[int]:
    """A hero moves, alone or with company; returns how many quests that was."""
    found = quests(state, seat, done)
    name = yield from settle(seat, "cyclades.ask.quest", list(found))
    start = state.heroes[name].area
    end = yield from choose(
        seat, "cyclades.ask.quest-to", found[name], hero=hero_name(name), area=start
    )
    others = [u for u in units_in(state, start) if u != f"hero:{name}"]
    company: tuple[str, ...] = ()
    if others:
        company = yield from ask(
            seat, "cyclades.ask.company", others, 0, len(others), hero=hero_name(name)
        )
    moves = found[name][end]
    state.pay(seat, quest_cost(done, moves))
    force = Force((f"hero:{name}", *company))
    tell_march(state, seat, start, end, force)
    depart(state, start, force)
    yield from arrive(state, seat, end, force)
    return moves


class _Rite(NamedTuple):
    """A sacrifice: when it is possible and what it does."""

    possible: Callable[[State, str], bool]
    perform: Callable[[State, str], Story[None]]


def sacrifices(state: State, seat: str) -> list[str]:
    """The heroes whose sacrifice the faction could perform now, Penthesilea's aside.

    Hers comes with the building of a metropolis.
    """
    return [
        name
        for name in state.heroes_of(seat)
        if name in _RITES
        and may_sacrifice(state, seat, name)
        and _RITES[name].possible(state, seat)
    ]


def sacrifice(state: State, seat: str, name: str) -> Story[None]:
    """The hero leaves the game for a great deed."""
    del state.heroes[name]
    state.tell("cyclades.note.sacrificed", seat=seat_name(seat), hero=hero_name(name))
    yield from _RITES[name].perform(state, seat)


def _metropolis(state: State, seat: str) -> Story[None]:
    yield from raise_metropolis(state, seat)


def _pay_for_metropolis(state: State, seat: str) -> Story[None]:
    state.pay(seat, CROESUS_PRICE)
    yield from raise_metropolis(state, seat)


def _kinds_with(state: State, seat: str, count: int) -> list[Basic]:
    return [kind for kind in BASICS if len(state.buildings_of(seat, kind)) >= count]


def _give_up(state: State, seat: str, kind: Basic, count: int) -> Story[None]:
    mine = state.buildings_of(seat, kind)
    slots: tuple[str, ...] = tuple(mine)
    if len(mine) > count:
        slots = yield from ask(
            seat, "cyclades.ask.give-up", mine, count, count, building=building_name(kind)
        )
    for slot in slots:
        tear_down(state, slot)


def _helen(state: State, seat: str) -> Story[None]:
    """Two buildings of one kind and two of another make a metropolis."""
    kinds = _kinds_with(state, seat, 2)
    chosen: tuple[str, ...] = tuple(kinds)
    if len(kinds) > 2:
        chosen = yield from ask(seat, "cyclades.ask.helen", kinds, 2, 2)
    for kind in [k for k in BASICS if k in chosen]:
        yield from _give_up(state, seat, kind, 2)
    yield from raise_metropolis(state, seat)


def _odysseus(state: State, seat: str) -> Story[None]:
    """Three buildings of one kind make a metropolis."""
    kinds = _kinds_with(state, seat, 3)
    answer = yield from settle(seat, "cyclades.ask.odysseus", kinds)
    yield from _give_up(state, seat, next(k for k in kinds if k == answer), 3)
    yield from raise_metropolis(state, seat)


def _hector(state: State, seat: str) -> Story[None]:
    """Two priestesses become a philosopher, as often as one likes."""
    faction = state.factions[seat]
    while faction.priestesses >= 2 and state.philosophers_left():
        answer = yield from choose(seat, "cyclades.ask.hector-swap", ["swap", "stop"])
        if answer == "stop":
            return
        faction.priestesses -= 2
        yield from gain_philosopher(state, seat)


def _may_leap(state: State, seat: str) -> bool:
    starts = [
        land for land in state.lands_of(seat) if has_units(state, land) and not state.stone(land)
    ]
    return any(leap_ends(state, seat, start) for start in starts)


def _borrowable(state: State, seat: str) -> list[str]:
    return [
        name
        for name in state.hero_column
        if name in _RITES and name != "pandora" and _RITES[name].possible(state, seat)
    ]


def _pandora(state: State, seat: str) -> Story[None]:
    """The deed of a hero who waits in the column."""
    name = yield from settle(seat, "cyclades.ask.pandora", _borrowable(state, seat))
    yield from _RITES[name].perform(state, seat)


_RITES: dict[str, _Rite] = {
    "ajax": _Rite(lambda state, seat: len(state.lands_of(seat)) >= AJAX_LANDS, _metropolis),
    "hector": _Rite(lambda state, seat: state.factions[seat].priestesses >= 2, _hector),
    "helen": _Rite(lambda state, seat: len(_kinds_with(state, seat, 2)) >= 2, _helen),
    "croesus": _Rite(lambda state, seat: state.gold(seat) >= CROESUS_PRICE, _pay_for_metropolis),
    "odysseus": _Rite(lambda state, seat: bool(_kinds_with(state, seat, 3)), _odysseus),
    "pandora": _Rite(lambda state, seat: bool(_borrowable(state, seat)), _pandora),
    "perseus": _Rite(_may_leap, leap),
    "jason": _Rite(lambda state, seat: state.fleets_left(seat) == 0, _metropolis),
}
