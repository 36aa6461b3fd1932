"""Summoning gods, and the minor gods whose power acts once (pages 10 and 15 to 18)."""

from __future__ import annotations

from games.anunnaki.components import MINOR_GODS, RESOURCES, TRACKS
from games.anunnaki.fixes import ANU_WITH_ENLIL
from games.anunnaki.rules.action_yields import portal_figures
from games.anunnaki.rules.agreements import fulfil
from games.anunnaki.rules.gains import gain, pick_resources
from games.anunnaki.rules.land.culture_tokens import turn_up
from games.anunnaki.rules.land.figures import follower_districts, put, recruit_places, shift, take
from games.anunnaki.rules.land.followers import add_follower, recruit
from games.anunnaki.rules.land.walking import passengers, portal_goals, tell_moved
from games.anunnaki.state import State
from games.anunnaki.words.names import god as god_name
from games.core.phrase import Arg, seat_name
from games.core.steps import Procedure, ask, choose, choose_unless_forced

POWER_BONUS = 2
FREYA_RESOURCES = 4
FRIGG_OBJECTS = 3
ANU_FIGURES = 3
BAST_CRYSTALS = 1


def summonable(state: State, seat: str) -> list[str]:
    """The gods who could be summoned now: a token won, and a follower to be replaced."""
    house = state.houses[seat]
    if not follower_districts(state, seat):
        return []
    minors = [god for god in house.minors if god not in house.summoned]
    found = minors if house.free_tokens > 0 else []
    return [*found, house.main] if house.main_free else list(found)


def summon(state: State, seat: str, god: str) -> Procedure[None]:
    """The god takes a follower's place, brings its bonus, and acts."""
    options = follower_districts(state, seat)
    district = yield from choose_unless_forced(
        seat, "anunnaki.ask.replace", options, god=god_name(god)
    )
    take(state, seat, district, followers=1)
    put(state, seat, district, gods=[god])
    house = state.houses[seat]
    house.summoned.append(god)
    args: dict[str, Arg] = {"seat": seat_name(seat), "god": god_name(god), "district": district}
    state.tell("anunnaki.note.summoned", **args)
    if god == house.main:
        gain(state, seat, {"power": POWER_BONUS, **dict.fromkeys(TRACKS, 1)}, "summoning")
        return
    bonus = MINOR_GODS[god].bonus
    gain(state, seat, {bonus: POWER_BONUS if bonus == "power" else 1}, "summoning")
    yield from _act(state, seat, god)


def _act(state: State, seat: str, god: str) -> Procedure[None]:
    """The powers that act once, each if its owner likes."""
    if god == "bast":
        yield from _bast(state, seat)
    elif god == "freyr":
        pairs = len(_abroad(state, seat)) // 2
        gain(state, seat, {"points": pairs, "crystal": pairs}, "freyr")
    elif god == "freya":
        yield from _freya(state, seat)
    elif god == "frigg":
        yield from _frigg(state, seat)
    elif god == "anu":
        yield from _anu(state, seat)
    elif god == "marduk":
        yield from _marduk(state, seat)
    elif god == "ninlil":
        districts = state.map.districts
        count = sum(districts[d].shrines for d in _abroad(state, seat))
        gain(state, seat, {"points": count, "metal": count}, "ninlil")
    elif god == "athena":
        yield from _athena(state, seat)


def _abroad(state: State, seat: str) -> list[str]:
    """The districts that the seat rules outside its home planet."""
    home = state.houses[seat].house
    return [d for d in state.ruled(seat) if state.map.planet_of[d] != home]


def _bast(state: State, seat: str) -> Procedure[None]:
    """Pay a crystal to fulfil any agreement, without its cost and its district."""
    house = state.houses[seat]
    if house.crystals < BAST_CRYSTALS or not house.agreements:
        return
    token = yield from choose(seat, "anunnaki.ask.bast", [*house.agreements, "none"])
    if token != "none":
        house.crystals -= BAST_CRYSTALS
        yield from fulfil(state, seat, token, free=True)


def _freya(state: State, seat: str) -> Procedure[None]:
    """A follower goes back to the supply for four resources."""
    options = follower_districts(state, seat)
    if not options:
        return
    district = yield from choose(seat, "anunnaki.ask.freya", [*options, "none"])
    if district != "none":
        take(state, seat, district, followers=1)
        state.tell("anunnaki.note.freya", seat=seat_name(seat), district=district)
        yield from pick_resources(state, seat, RESOURCES, FREYA_RESOURCES, "freya")


def _frigg(state: State, seat: str) -> Procedure[None]:
    """A follower for each district with three figures or settlements."""
    options = [
        d
        for d in state.districts_of(seat)
        if state.stands[d][seat].figures + state.stands[d][seat].settlements >= FRIGG_OBJECTS
    ]
    if not options:
        return
    chosen = yield from ask(seat, "anunnaki.ask.frigg", options, 0, len(options))
    for district in chosen:
        yield from add_follower(state, seat, district, "frigg")
    yield from turn_up(state)


def _anu(state: State, seat: str) -> Procedure[None]:
    """Up to three figures of one district go through a portal together, with Enlil one more."""
    enlil = state.has_fix(ANU_WITH_ENLIL)
    figures = portal_figures(state, seat, ANU_FIGURES) if enlil else ANU_FIGURES
    sources = [
        d
        for d in state.districts_of(seat)
        if state.stands[d][seat].figures and d not in state.map.atlantis and not state.contested(d)
    ]
    if not sources:
        return
    start = yield from choose(seat, "anunnaki.ask.anu", [*sources, "none"])
    if start == "none":
        return
    company = state.stands[start][seat]
    options = passengers(company.followers, company.gods, figures)
    most = min(figures, len(options))
    chosen = yield from ask(seat, "anunnaki.ask.anu-who", options, 1, most, start=start)
    goals = portal_goals(state, seat, start)
    goal = yield from choose(seat, "anunnaki.ask.anu-to", goals, start=start)
    followers = sum(name.startswith("follower.") for name in chosen)
    gods = [name for name in chosen if not name.startswith("follower.")]
    shift(state, seat, start, goal, followers=followers, gods=gods)
    tell_moved(state, seat, start, goal, followers, gods, 0, "anunnaki.note.teleported")
    yield from turn_up(state)


def _marduk(state: State, seat: str) -> Procedure[None]:
    """A follower on each planet with a settlement of one's own."""
    for planet in state.map.planets:
        if planet != "otherworld" and recruit_places(state, seat, planet):
            yield from recruit(state, seat, 1, "marduk", planet=planet)


def _athena(state: State, seat: str) -> Procedure[None]:
    """A resource of each district with a settlement, exhausted or not."""
    goods: dict[str, int] = {}
    for district in state.districts_of(seat):
        if not state.stands[district][seat].settlements:
            continue
        sources = state.map.districts[district].sources
        kinds = [kind for kind in RESOURCES if kind in sources or "any" in sources]
        if kinds:
            kind = yield from choose_unless_forced(
                seat, "anunnaki.ask.athena", kinds, district=district
            )
            goods[kind] = goods.get(kind, 0) + 1
    gain(state, seat, goods, "athena")
