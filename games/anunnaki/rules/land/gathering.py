"""Gathering resources (page 8)."""

from __future__ import annotations

from games.anunnaki.components import OTHERWORLD, RESOURCES
from games.anunnaki.rules.gains import gain, pick_resources
from games.anunnaki.rules.war.strength import gathering_strength
from games.anunnaki.state import State
from games.core.phrase import seat_name
from games.core.steps import Procedure, ask, choose, choose_unless_forced


def uncovered(state: State, district: str) -> dict[str, int]:
    """The sources of a district that no exhaustion token covers."""
    covered = state.exhausted.get(district, {})
    sources = state.map.districts[district].sources
    return {
        kind: n - covered.get(kind, 0) for kind, n in sources.items() if n > covered.get(kind, 0)
    }


def boundless(state: State, seat: str, district: str) -> bool:
    """Whether sources do not bound what is gathered: Ishtar awake, but not in her capital."""
    house = state.houses[seat]
    return house.house == "babylon" and house.awake and district != state.capital(seat)


def yield_of(state: State, seat: str, district: str) -> int:
    """How many resources the seat would gather there."""
    open_sources = sum(uncovered(state, district).values())
    if not open_sources:
        return 0
    strength = gathering_strength(state, seat, district)
    return strength if boundless(state, seat, district) else min(strength, open_sources)


def gatherable(state: State, seat: str) -> list[str]:
    """Where the seat could gather something."""
    return [d for d in state.ruled(seat) if yield_of(state, seat, d)]


def gather(state: State, seat: str, districts: int) -> Procedure[None]:
    """Gather in up to ``districts`` ruled districts; each loses one source, capitals never do."""
    options = gatherable(state, seat)
    if not options:
        state.tell("anunnaki.note.nothing", seat=seat_name(seat))
        return
    if districts == 1:
        pick = yield from choose(seat, "anunnaki.ask.gather", [*options, "none"], count=1)
        chosen: tuple[str, ...] = () if pick == "none" else (pick,)
    else:
        most = min(districts, len(options))
        chosen = yield from ask(seat, "anunnaki.ask.gather", options, 0, most, count=most)
    for district in chosen:
        yield from gather_in(state, seat, district)


def gather_in(state: State, seat: str, district: str) -> Procedure[None]:
    """Gather in one district, and exhaust one of its sources."""
    sources = uncovered(state, district)
    amount = yield_of(state, seat, district)
    if district == OTHERWORLD:
        yield from pick_resources(state, seat, RESOURCES, amount, "gather")
        _exhaust(state, district, "any")
        return
    kinds = [kind for kind in RESOURCES if kind in sources]
    if len(kinds) == 1:
        gain(state, seat, {kinds[0]: amount}, "gather")
        if not state.map.districts[district].capital:
            _exhaust(state, district, kinds[0])
        return
    taken: dict[str, int] = {}
    if amount == len(kinds) and not boundless(state, seat, district):
        taken = dict.fromkeys(kinds, 1)
        gain(state, seat, taken, "gather")
    else:
        picked = yield from pick_resources(state, seat, kinds, amount, "gather")
        taken = {kind: picked[kind] for kind in kinds if picked[kind]}
    dry = yield from choose_unless_forced(
        seat, "anunnaki.ask.exhaust", list(taken), district=district
    )
    _exhaust(state, district, dry)


def _exhaust(state: State, district: str, kind: str) -> None:
    covered = state.exhausted.setdefault(district, {})
    covered[kind] = covered.get(kind, 0) + 1
