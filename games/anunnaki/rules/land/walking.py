"""Moving figures and teleporting them (page 7), and how Odin's settlements carry others."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.anunnaki.components import OTHERWORLD, gaia
from games.anunnaki.fixes import GAIA_FIRST
from games.anunnaki.rules.land.culture_tokens import turn_up
from games.anunnaki.rules.land.figures import shift
from games.anunnaki.state import State
from games.anunnaki.words.names import piece as piece_name
from games.core.phrase import Arg, seat_name
from games.core.steps import Procedure, ask, choose, choose_unless_forced

CARRIED_MOST = 2


class Group(NamedTuple):
    """What moves at once: one figure, or several followers out of one district."""

    district: str
    kind: str
    number: int

    @property
    def option(self) -> str:
        """ "P6:follower", "P6:follower:2", "P6:ra"."""
        tail = f":{self.number}" if self.number > 1 else ""
        return f"{self.district}:{self.kind}{tail}"


def group(option: str) -> Group:
    """The group that an option names."""
    district, kind, *count = option.split(":")
    return Group(district, kind, int(count[0]) if count else 1)


def groups(state: State, seat: str, most: int, free: Callable[[str], bool]) -> list[Group]:
    """Every group of up to ``most`` figures out of the districts that are ``free`` to leave.

    Figures that have come to a contested district stop there until the battle.
    """
    found: list[Group] = []
    for district in state.districts_of(seat):
        company = state.stands[district][seat]
        if state.contested(district) or not free(district):
            continue
        found += [
            Group(district, "follower", n) for n in range(1, min(most, company.followers) + 1)
        ]
        found += [Group(district, god, 1) for god in company.gods]
        if company.settlements and state.is_nomad(seat):
            found.append(Group(district, "settlement", 1))
    return found


# Walking


def knows_otherworld(state: State, seat: str) -> bool:
    """Whether the seat has the map of the Otherworld."""
    return "otherworld" in state.houses[seat].artifacts


def closed(state: State, seat: str, district: str) -> bool:
    """Whether the seat's figures may never enter: foreign capitals, Atlantis near the end."""
    printed = state.map.districts[district]
    if printed.capital and district != state.capital(seat):
        return True
    return printed.atlantis and state.triggered


def halts(state: State, seat: str, district: str) -> bool:
    """Whether figures that enter must stop: a civilisation, or foreign figures."""
    if district in state.civilisations:
        return True
    return any(owner != seat for owner in state.figure_owners(district))


def steps_from(state: State, seat: str, district: str) -> list[str]:
    """The districts one step away; for its owner the Otherworld is beside all but Atlantis."""
    map_ = state.map
    if district in map_.atlantis and state.triggered:
        return []
    if district == OTHERWORLD:
        return [
            near for near in state.ruled(seat) if near != OTHERWORLD and near not in map_.atlantis
        ]
    found = [near for near in map_.beside[district] if not closed(state, seat, near)]
    if knows_otherworld(state, seat) and district not in map_.atlantis:
        found.append(OTHERWORLD)
    return found


def reach(state: State, seat: str, start: str, points: int) -> dict[str, int]:
    """The districts within ``points`` steps, with the steps to each; contested ones end a walk."""
    costs = {start: 0}
    frontier = [start]
    for cost in range(1, points + 1):
        reached: list[str] = []
        for district in frontier:
            if district != start and halts(state, seat, district):
                continue
            for near in steps_from(state, seat, district):
                if near not in costs:
                    costs[near] = cost
                    reached.append(near)
        frontier = reached
    del costs[start]
    return costs


def move(state: State, seat: str, points: int) -> Procedure[None]:
    """Spend movement points on one's figures, a group at a time."""
    while points:
        options = groups(state, seat, points, lambda d: bool(steps_from(state, seat, d)))
        if not options:
            break
        names = [option.option for option in options]
        answer = yield from choose(seat, "anunnaki.ask.move", [*names, "done"], points=points)
        if answer == "done":
            break
        moving = group(answer)
        costs = reach(state, seat, moving.district, points // moving.number)
        prices = {goal: steps * moving.number for goal, steps in costs.items()}
        goal = yield from choose_unless_forced(
            seat,
            "anunnaki.ask.move-to",
            [district for district in state.map.districts if district in prices],
            what=piece_name(moving.kind, moving.number),
            start=moving.district,
            **prices,
        )
        points -= prices[goal]
        yield from _go(state, seat, moving, goal, "anunnaki.note.moved")
    yield from turn_up(state)


def portal(state: State, seat: str, figures: int) -> Procedure[None]:
    """Teleport figures anywhere but to Atlantis, out of it, or to a foreign capital."""
    atlantis = state.map.atlantis
    while figures:
        options = groups(state, seat, figures, lambda d: d not in atlantis)
        if not options:
            break
        names = [option.option for option in options]
        answer = yield from choose(seat, "anunnaki.ask.portal", [*names, "done"], figures=figures)
        if answer == "done":
            break
        moving = group(answer)
        goal = yield from choose(
            seat,
            "anunnaki.ask.portal-to",
            portal_goals(state, seat, moving.district),
            what=piece_name(moving.kind, moving.number),
            start=moving.district,
        )
        figures -= moving.number
        yield from _go(state, seat, moving, goal, "anunnaki.note.teleported")
    yield from turn_up(state)


def portal_goals(state: State, seat: str, start: str) -> list[str]:
    """Where a portal may lead: Gaia first, as most portals do, then home, then elsewhere."""
    goals = [
        district
        for district, printed in state.map.districts.items()
        if district != start
        and not printed.atlantis
        and not closed(state, seat, district)
        and (district != OTHERWORLD or knows_otherworld(state, seat))
    ]
    if not state.has_fix(GAIA_FIRST):
        return goals
    nearest = [gaia(len(state.seats)), state.houses[seat].house]
    planet_of = state.map.planet_of
    return sorted(goals, key=lambda d: [planet_of[d] != planet for planet in nearest])


def _go(state: State, seat: str, moving: Group, goal: str, note: str) -> Procedure[None]:
    followers = moving.number if moving.kind == "follower" else 0
    settlements = int(moving.kind == "settlement")
    gods = [] if followers or settlements else [moving.kind]
    if settlements:
        carried = yield from _carried(state, seat, moving.district, goal)
        followers = sum(name.startswith("follower") for name in carried)
        gods = [name for name in carried if not name.startswith("follower")]
    shift(
        state,
        seat,
        moving.district,
        goal,
        followers=followers,
        gods=gods,
        settlements=settlements,
    )
    if gods and goal not in state.divine_steps:
        state.divine_steps.append(goal)
    tell_moved(state, seat, moving.district, goal, followers, gods, settlements, note)


def tell_moved(
    state: State,
    seat: str,
    start: str,
    goal: str,
    followers: int,
    gods: list[str],
    settlements: int,
    note: str,
) -> None:
    """Tell who went where; ``note`` is the key of the note."""
    names = [piece_name("settlement")] if settlements else []
    names += [piece_name(god) for god in gods]
    names += [piece_name("follower", followers)] if followers else []
    args: dict[str, Arg] = {
        "seat": seat_name(seat),
        "pieces": tuple(names),
        "start": start,
        "end": goal,
    }
    state.tell(note, **args)


def _carried(state: State, seat: str, start: str, goal: str) -> Procedure[tuple[str, ...]]:
    """Odin's settlements may take one or two figures along."""
    company = state.stands[start][seat]
    options = passengers(company.followers, company.gods, CARRIED_MOST)
    if not options:
        return ()
    most = min(CARRIED_MOST, len(options))
    return (yield from ask(seat, "anunnaki.ask.carry", options, 0, most, start=start, goal=goal))


def passengers(followers: int, gods: list[str], most: int) -> list[str]:
    """Figures by name, followers numbered, no more of them than could be taken."""
    return [*gods, *(f"follower.{n}" for n in range(1, min(most, followers) + 1))]
