"""New followers and settlements (pages 9 and 10)."""

from __future__ import annotations

from games.anunnaki.fixes import HERA_MAY
from games.anunnaki.rules.action_yields import HERA_FOLLOWERS
from games.anunnaki.rules.land.culture_tokens import turn_up
from games.anunnaki.rules.land.figures import follower_districts, put, recruit_places, shift
from games.anunnaki.state import State
from games.anunnaki.words.names import cause as cause_name
from games.core.phrase import Arg, seat_name
from games.core.steps import Procedure, choose, choose_unless_forced


def follower_sources(state: State, seat: str, goal: str | None = None) -> list[str]:
    """Where followers may be taken from the map; near the end none leaves Atlantis."""
    return [
        district
        for district in follower_districts(state, seat)
        if district != goal and not (state.triggered and district in state.map.atlantis)
    ]


def can_recruit(state: State, seat: str) -> bool:
    """Whether a new follower could go anywhere at all."""
    places = recruit_places(state, seat)
    if not places:
        return False
    if state.followers_left(seat):
        return True
    return any(follower_sources(state, seat, place) for place in places)


def recruit(
    state: State,
    seat: str,
    count: int,
    cause: str,
    *,
    planet: str | None = None,
    declinable: bool = False,
) -> Procedure[None]:
    """Place ``count`` new followers, one more with Hera; beyond the supply they come from the map.

    Hera's follower may be declined. Only a player with Hades has a reason to, so only they are
    asked.
    """
    extra = HERA_FOLLOWERS * state.has_god(seat, "hera")
    count += extra
    asked = state.has_fix(HERA_MAY) and "hades" in state.houses[seat].minors
    optional = extra if asked else 0
    while count:
        free = declinable or count <= optional
        places = recruit_places(state, seat, planet)
        supply = state.followers_left(seat)
        if not places:
            state.tell("anunnaki.note.no-place", seat=seat_name(seat), cause=cause_name(cause))
            break
        if not supply:
            if not (yield from _relocate(state, seat, places)):
                break
            count -= 1
            continue
        most = min(count, supply)
        if len(places) == 1 and not free:
            place, placed = places[0], min(most, count - optional)
        else:
            options = [f"{place}:{n}" for place in places for n in range(1, most + 1)]
            options += ["none"] if free else []
            answer = yield from choose(seat, "anunnaki.ask.recruit", options, count=count)
            if answer == "none":
                break
            place, _, number = answer.partition(":")
            placed = int(number)
        put(state, seat, place, followers=placed)
        count -= placed
        args: dict[str, Arg] = {"seat": seat_name(seat), "count": placed, "district": place}
        state.tell("anunnaki.note.recruited", **args, cause=cause_name(cause))
    yield from turn_up(state)


def _relocate(state: State, seat: str, places: list[str]) -> Procedure[bool]:
    """With an empty supply a follower may come from another district instead."""
    open_places = [d for d in places if not (state.triggered and d in state.map.atlantis)]
    sources = [d for d in follower_sources(state, seat) if any(place != d for place in open_places)]
    if not sources:
        return False
    origin = yield from choose(seat, "anunnaki.ask.recruit-from", [*sources, "none"])
    if origin == "none":
        return False
    goals = [place for place in open_places if place != origin]
    goal = yield from choose_unless_forced(seat, "anunnaki.ask.recruit-to", goals)
    shift(state, seat, origin, goal, followers=1)
    args: dict[str, Arg] = {"seat": seat_name(seat), "start": origin, "end": goal}
    state.tell("anunnaki.note.relocated", **args)
    return True


def can_add_follower(state: State, seat: str, district: str) -> bool:
    """Whether a follower can be added to a district: from the supply, or from the map."""
    if state.followers_left(seat):
        return True
    closed = state.triggered and district in state.map.atlantis
    return not closed and bool(follower_sources(state, seat, district))


def add_follower(state: State, seat: str, district: str, cause: str) -> Procedure[None]:
    """One follower straight into a district: from the supply, else from the map if wished."""
    if state.followers_left(seat):
        put(state, seat, district, followers=1)
        args: dict[str, Arg] = {"seat": seat_name(seat), "count": 1, "district": district}
        state.tell("anunnaki.note.recruited", **args, cause=cause_name(cause))
        return
    if not can_add_follower(state, seat, district):
        return
    sources = follower_sources(state, seat, district)
    options = [*sources, "none"]
    origin = yield from choose(seat, "anunnaki.ask.recruit-from", options, goal=district)
    if origin != "none":
        shift(state, seat, origin, district, followers=1)
        moved: dict[str, Arg] = {"seat": seat_name(seat), "start": origin, "end": district}
        state.tell("anunnaki.note.relocated", **moved)


def settlement_places(state: State, seat: str) -> list[str]:
    """Ruled districts without anybody's settlement, as long as there is one to build."""
    if not state.settlements_left(seat):
        return []
    return [district for district in state.ruled(seat) if not state.has_settlement(district)]


def build_settlement(state: State, seat: str) -> Procedure[None]:
    """The next settlement from the board."""
    places = settlement_places(state, seat)
    if not places:
        state.tell("anunnaki.note.no-settlement", seat=seat_name(seat))
        return
    place = yield from choose_unless_forced(seat, "anunnaki.ask.settlement", places)
    put(state, seat, place, settlements=1)
    state.tell("anunnaki.note.built", seat=seat_name(seat), district=place)
    yield from turn_up(state)
