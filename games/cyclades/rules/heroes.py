"""Heroes (pages 9 and 15): hiring, quests and sacrifices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from games.core.phrase import seat_name
from games.core.steps import Procedure, ask, choose, choose_unless_forced
from games.cyclades.components import AJAX_LANDS, BASICS, CROESUS_PRICE, HERO_PRICE
from games.cyclades.fixes import SCREENED_QUESTIONS, WORTHWHILE_SACRIFICES
from games.cyclades.rules.battle import arrive
from games.cyclades.rules.creatures import leap, leap_ends
from games.cyclades.rules.land import Force, depart, has_units, marches, tell_march, units_in
from games.cyclades.rules.metropolis import (
    gain_philosopher,
    give_up,
    may_sacrifice,
    raise_metropolis,
    sites,
)
from games.cyclades.state import Hero, State
from games.cyclades.view import Basic
from games.cyclades.words.names import building as building_name
from games.cyclades.words.names import hero as hero_name
from games.cyclades.words.names import prices


def hire(state: State, seat: str) -> Procedure[None]:
    """Hera: hire a hero of the column and place him in one of the faction's lands."""
    name = yield from choose_unless_forced(seat, "cyclades.ask.hero", state.hero_column)
    land = yield from choose_unless_forced(
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
    """For each hero who can pay for a quest: the lands he can reach, and the moves."""
    found: dict[str, dict[str, int]] = {}
    for name in state.heroes_of(seat):
        ends = {
            end: moves
            for end, moves in _routes(state, seat, name).items()
            if quest_cost(done, moves) <= state.gold(seat)
        }
        if ends:
            found[name] = ends
    return found


def _routes(state: State, seat: str, name: str) -> dict[str, int]:
    return marches(state, seat, state.heroes[name].area, any_fleet=name == "jason")


def _choose_screened(
    state: State, seat: str, key: str, options: list[str], open_to_all: list[str]
) -> Procedure[str]:
    """Ask if there is a choice for a rival who does not know the purse.

    ``open_to_all`` are the options that a full purse would have.
    """
    if len(open_to_all) > 1 and state.has_fix(SCREENED_QUESTIONS):
        return (yield from choose(seat, key, options))
    return (yield from choose_unless_forced(seat, key, options))


def quest(state: State, seat: str, done: int) -> Procedure[int]:
    """A hero moves, alone or with company; returns how many quests that was."""
    found = quests(state, seat, done)
    # Crossing a partner's land costs more, so that a poor faction may have one hero to choose.
    open_to_all = [name for name in state.heroes_of(seat) if _routes(state, seat, name)]
    name = yield from _choose_screened(state, seat, "cyclades.ask.quest", list(found), open_to_all)
    start = state.heroes[name].area
    end = yield from choose(
        seat,
        "cyclades.ask.quest-to",
        found[name],
        hero=hero_name(name),
        area=start,
        prices=prices({end: quest_cost(done, moves) for end, moves in found[name].items()}),
    )
    others = [u for u in units_in(state, start) if u != f"hero:{name}"]
    company: tuple[str, ...] = ()
    if others:
        company = yield from ask(
            seat,
            "cyclades.ask.company",
            others,
            0,
            len(others),
            hero=hero_name(name),
            start=start,
            end=end,
        )
    moves = found[name][end]
    state.pay(seat, quest_cost(done, moves))
    force = Force((f"hero:{name}", *company))
    tell_march(state, seat, start, end, force)
    depart(state, start, force)
    yield from arrive(state, seat, end, force)
    return moves


class _Sacrifice(NamedTuple):
    """A hero's sacrifice: when it is possible, its effect, and its price in gold.

    ``worthwhile`` is asked of the position without the hero: would the effect bring anything?
    """

    possible: Callable[[State, str], bool]
    perform: Callable[[State, str], Procedure[object]]
    worthwhile: Callable[[State, str], bool] = lambda state, seat: True
    price: int = 0


def sacrifices(state: State, seat: str) -> list[str]:
    """The heroes whom the faction may sacrifice now, without Penthesilea.

    She is sacrificed when a metropolis is built.
    """
    return [
        name
        for name in state.heroes_of(seat)
        if name in _SACRIFICES
        and may_sacrifice(state, seat, name)
        and _is_worthwhile(state, seat, name)
    ]


def _is_worthwhile(state: State, seat: str, name: str) -> bool:
    """Whether the hero's sacrifice is possible and brings something once the hero is gone."""
    if not state.has_fix(WORTHWHILE_SACRIFICES):
        return _may_perform(state, seat, name)
    with _without_hero(state, name):
        return _may_perform(state, seat, name)


@contextmanager
def _without_hero(state: State, name: str) -> Iterator[None]:
    """Take a hero out of the state within the context, and put him back afterwards."""
    heroes = state.heroes
    state.heroes = {other: hero for other, hero in heroes.items() if other != name}
    try:
        yield
    finally:
        state.heroes = heroes


def _may_perform(state: State, seat: str, name: str, *, any_purse: bool = False) -> bool:
    hero_sacrifice = _SACRIFICES[name]
    if not any_purse and state.gold(seat) < hero_sacrifice.price:
        return False
    if not hero_sacrifice.possible(state, seat):
        return False
    return not state.has_fix(WORTHWHILE_SACRIFICES) or hero_sacrifice.worthwhile(state, seat)


def sacrifice(state: State, seat: str, name: str) -> Procedure[None]:
    """Remove the hero from the game and resolve the sacrifice."""
    del state.heroes[name]
    state.tell("cyclades.note.sacrificed", seat=seat_name(seat), hero=hero_name(name))
    yield from _SACRIFICES[name].perform(state, seat)


def _metropolis(state: State, seat: str) -> Procedure[None]:
    yield from raise_metropolis(state, seat)


def _pay_for_metropolis(state: State, seat: str) -> Procedure[None]:
    state.pay(seat, CROESUS_PRICE)
    yield from raise_metropolis(state, seat)


def _kinds_with(state: State, seat: str, count: int) -> list[Basic]:
    return [kind for kind in BASICS if len(state.buildings_of(seat, kind)) >= count]


def _give_up(state: State, seat: str, kind: Basic, count: int) -> Procedure[None]:
    mine = state.buildings_of(seat, kind)
    slots: tuple[str, ...] = tuple(mine)
    if len(mine) > count:
        slots = yield from ask(
            seat, "cyclades.ask.give-up", mine, count, count, building=building_name(kind)
        )
    give_up(state, seat, slots)


def _helen(state: State, seat: str) -> Procedure[None]:
    """Two buildings of one kind and two of another make a metropolis."""
    kinds = _kinds_with(state, seat, 2)
    chosen: tuple[str, ...] = tuple(kinds)
    if len(kinds) > 2:
        chosen = yield from ask(seat, "cyclades.ask.helen", kinds, 2, 2)
    for kind in [k for k in BASICS if k in chosen]:
        yield from _give_up(state, seat, kind, 2)
    yield from raise_metropolis(state, seat)


def _odysseus(state: State, seat: str) -> Procedure[None]:
    """Three buildings of one kind make a metropolis."""
    kinds = _kinds_with(state, seat, 3)
    answer = yield from choose_unless_forced(seat, "cyclades.ask.odysseus", kinds)
    yield from _give_up(state, seat, next(k for k in kinds if k == answer), 3)
    yield from raise_metropolis(state, seat)


def _hector(state: State, seat: str) -> Procedure[None]:
    """Two priestesses become a philosopher, as often as one likes."""
    faction = state.factions[seat]
    while faction.priestesses >= 2 and state.philosophers_left():
        answer = yield from choose(seat, "cyclades.ask.hector-swap", ["swap", "stop"])
        if answer == "stop":
            return
        faction.priestesses -= 2
        yield from gain_philosopher(state, seat)


def _has_room(state: State, seat: str) -> bool:
    """Whether a metropolis can be built: a token is left, and there is a place for it."""
    return bool(state.bonuses and sites(state, seat))


def _may_leap(state: State, seat: str) -> bool:
    starts = [
        land
        for land in state.lands_of(seat)
        if has_units(state, land) and not state.medusa_in(land)
    ]
    return any(leap_ends(state, seat, start) for start in starts)


def _borrowable(state: State, seat: str, *, any_purse: bool = False) -> list[str]:
    return [
        name
        for name in state.hero_column
        if name in _SACRIFICES
        and name != "pandora"
        and _may_perform(state, seat, name, any_purse=any_purse)
    ]


def _pandora(state: State, seat: str) -> Procedure[None]:
    """Perform the sacrifice of a hero of the column; without any, Pandora has no effect."""
    found = _borrowable(state, seat)
    if not found:
        state.tell("cyclades.note.in-vain", hero=hero_name("pandora"))
        return
    open_to_all = _borrowable(state, seat, any_purse=True)
    name = yield from _choose_screened(state, seat, "cyclades.ask.pandora", found, open_to_all)
    yield from _SACRIFICES[name].perform(state, seat)


_SACRIFICES: dict[str, _Sacrifice] = {
    "ajax": _Sacrifice(
        lambda state, seat: len(state.lands_of(seat)) >= AJAX_LANDS, _metropolis, _has_room
    ),
    "hector": _Sacrifice(
        lambda state, seat: state.factions[seat].priestesses >= 2,
        _hector,
        lambda state, seat: state.philosophers_left() > 0,
    ),
    "helen": _Sacrifice(lambda state, seat: len(_kinds_with(state, seat, 2)) >= 2, _helen),
    "croesus": _Sacrifice(
        lambda state, seat: True, _pay_for_metropolis, _has_room, price=CROESUS_PRICE
    ),
    "odysseus": _Sacrifice(lambda state, seat: bool(_kinds_with(state, seat, 3)), _odysseus),
    "pandora": _Sacrifice(lambda state, seat: bool(_borrowable(state, seat)), _pandora),
    "perseus": _Sacrifice(_may_leap, leap),
    "jason": _Sacrifice(lambda state, seat: state.fleets_left(seat) == 0, _metropolis, _has_room),
}
