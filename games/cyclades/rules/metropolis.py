"""Buildings and metropolises (page 10): slots, sets of four, bonuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Procedure, chance, choose, choose_unless_forced
from games.cyclades.components import (
    BASICS,
    BONUS_GOLD,
    BONUS_UNITS,
    PHILOSOPHERS_FOR_METROPOLIS,
)
from games.cyclades.fixes import OWN_SITES_BESIDE_PARTNERS
from games.cyclades.state import Building, State
from games.cyclades.view import Basic, Bonus, Unit
from games.cyclades.words.names import building as building_name
from games.cyclades.words.names import so_many


def free_slots(state: State, seat: str) -> list[str]:
    """The faction's empty building slots."""
    return [slot for slot in state.slots_of(seat) if slot not in state.buildings]


def build(state: State, seat: str, kind: Basic) -> Procedure[None]:
    """Build a basic building; without an empty slot, replace one's own building or skip."""
    if not state.supply[kind]:
        state.tell("cyclades.note.none-left", building=building_name(kind))
        return
    options = free_slots(state, seat)
    if not options:
        options = [f"replace:{slot}" for slot in state.buildings_of(seat)]
        if not options:
            state.tell("cyclades.note.no-slot", seat=seat_name(seat))
            return
        options.append("skip")
    answer = yield from choose(seat, "cyclades.ask.slot", options, building=building_name(kind))
    if answer == "skip":
        state.tell("cyclades.note.skipped", seat=seat_name(seat), building=building_name(kind))
        return
    slot = answer.removeprefix("replace:")
    if slot in state.buildings:
        give_up(state, seat, [slot])
    put_up(state, seat, slot, kind)
    yield from complete_sets(state, seat)


def put_up(state: State, seat: str, slot: str, kind: Basic) -> None:
    """Move a building from the supply into a slot."""
    state.supply[kind] -= 1
    state.buildings[slot] = Building(kind)
    state.tell("cyclades.note.built", seat=seat_name(seat), building=building_name(kind), slot=slot)


def tear_down(state: State, slot: str) -> None:
    """Return a basic building to the supply."""
    gone = state.buildings.pop(slot)
    assert gone.kind != "metropolis"
    state.supply[gone.kind] += 1


def give_up(state: State, seat: str, slots: Sequence[str]) -> None:
    """Return basic buildings to the supply for a metropolis or another building."""
    leaving = tuple(_building_phrase(state, slot) for slot in slots)
    for slot in slots:
        tear_down(state, slot)
    state.tell("cyclades.note.gave-up", seat=seat_name(seat), buildings=leaving)


def _building_phrase(state: State, slot: str) -> Phrase:
    return phrase(
        "cyclades.pick.built", slot=slot, building=building_name(state.buildings[slot].kind)
    )


def team_buildings(state: State, seat: str, kind: Basic) -> list[str]:
    """The slots of the team's buildings of a kind, which count towards the faction's set."""
    return [
        slot
        for ally in state.seats
        if state.allied(ally, seat)
        for slot in state.buildings_of(ally, kind)
    ]


def complete_sets(state: State, seat: str) -> Procedure[None]:
    """Turn every set of all four kinds into a metropolis at once."""
    while all(team_buildings(state, seat, kind) for kind in BASICS):
        gone: list[str] = []
        for kind in BASICS:
            slot = yield from choose_unless_forced(
                seat,
                "cyclades.ask.set",
                team_buildings(state, seat, kind),
                building=building_name(kind),
            )
            gone.append(slot)
        give_up(state, seat, gone)
        yield from raise_metropolis(state, seat)


def gain_philosopher(state: State, seat: str) -> Procedure[None]:
    """Give a philosopher; the fourth makes a metropolis.

    The supply never runs out: six factions keep three each at most, and there are twenty.
    """
    faction = state.factions[seat]
    faction.philosophers += 1
    state.tell("cyclades.note.philosopher", seat=seat_name(seat))
    yield from complete_philosophers(state, seat)


def complete_philosophers(state: State, seat: str) -> Procedure[None]:
    """Turn four philosophers into a metropolis."""
    faction = state.factions[seat]
    if faction.philosophers >= PHILOSOPHERS_FOR_METROPOLIS:
        faction.philosophers -= PHILOSOPHERS_FOR_METROPOLIS
        yield from raise_metropolis(state, seat)


def gain_priestess(state: State, seat: str) -> None:
    """Give a priestess, if the supply has one."""
    if not state.priestesses_left():
        state.tell("cyclades.note.no-priestess", seat=seat_name(seat))
        return
    state.factions[seat].priestesses += 1
    state.tell("cyclades.note.priestess", seat=seat_name(seat))


def sites(state: State, seat: str) -> list[str]:
    """Where a metropolis may go: an empty slot, or without one in place of a basic building.

    A partner's empty slots are always allowed. On Penthesilea's card, or on Pandora's while
    Penthesilea is in the column, it cannot be captured.
    """
    own = free_slots(state, seat)
    found = list(own)
    for partner in state.partners(seat):
        found.extend(free_slots(state, partner))
    crowded = not own if state.has_fix(OWN_SITES_BESIDE_PARTNERS) else not found
    if crowded:
        found.extend(f"replace:{slot}" for slot in state.buildings_of(seat))
    if may_sacrifice(state, seat, "penthesilea"):
        found.append("card:penthesilea")
    if "penthesilea" in state.hero_column and may_sacrifice(state, seat, "pandora"):
        found.append("card:pandora")
    return found


def may_sacrifice(state: State, seat: str, name: str) -> bool:
    """Whether the owner may sacrifice a hero now: in the own turn, not as Apollo, not in the
    round of hiring, and not while the hero attacks.
    """
    hero = state.heroes.get(name)
    return (
        hero is not None
        and hero.owner == seat
        and hero.hired < state.round
        and state.phase == "actions"
        and state.active == seat
        and state.to_act[0] != "apollo"
        and (state.fight is None or name not in state.fight.heroes)
    )


def raise_metropolis(state: State, seat: str) -> Procedure[None]:
    """Place a metropolis, draw its bonus and take it; without any place it is lost."""
    options = sites(state, seat)
    if not options or not state.bonuses:
        state.tell("cyclades.note.metropolis-lost", seat=seat_name(seat))
        return
    answer = yield from choose(seat, "cyclades.ask.metropolis", options)
    (token,) = yield from chance("cyclades.draw.metropolis", state.bonuses)
    drawn = next(b for b in state.bonuses if b == token)
    state.bonuses.remove(drawn)
    raised = Building("metropolis", drawn)
    if answer.startswith("card:"):
        del state.heroes[answer.removeprefix("card:")]
        state.factions[seat].carded.append(raised)
        state.tell("cyclades.note.metropolis-safe", seat=seat_name(seat))
    else:
        slot = answer.removeprefix("replace:")
        if slot in state.buildings:
            give_up(state, seat, [slot])
        state.buildings[slot] = raised
        state.tell("cyclades.note.metropolis", seat=seat_name(seat), slot=slot)
    yield from take_bonus(state, seat, drawn)


def take_bonus(state: State, seat: str, bonus: Bonus) -> Procedure[None]:
    """Give the bonus of a metropolis that was built or lost; what cannot be placed is lost."""
    state.tell("cyclades.note.bonus", seat=seat_name(seat), bonus=so_many(f"bonus-{bonus}", 1))
    if bonus == "gold":
        state.earn(seat, BONUS_GOLD)
        state.tell("cyclades.note.gains", seat=seat_name(seat), coins=so_many("gold", BONUS_GOLD))
    elif bonus == "priestess":
        gain_priestess(state, seat)
    elif bonus == "prosperity":
        areas = [*state.lands_of(seat), *state.seas_of(seat)]
        if areas:
            area = yield from choose_unless_forced(seat, "cyclades.ask.prosperity", areas)
            add_token(state, area)
        else:
            state.tell("cyclades.note.bonus-lost", seat=seat_name(seat))
    elif bonus == "troops":
        before = state.unit_counts(seat, "troop")
        for _ in range(min(BONUS_UNITS, state.troops_left(seat)) if before else 0):
            land = yield from choose_unless_forced(seat, "cyclades.ask.bonus-troop", list(before))
            state.lands[land].troops += 1
        _tell_bonus_units(state, seat, "troop", before)
    else:
        before = state.unit_counts(seat, "fleet")
        for _ in range(min(BONUS_UNITS, state.fleets_left(seat)) if before else 0):
            sea = yield from choose_unless_forced(seat, "cyclades.ask.bonus-fleet", list(before))
            state.seas[sea].fleets += 1
        _tell_bonus_units(state, seat, "fleet", before)


def _tell_bonus_units(state: State, seat: str, kind: Unit, before: Mapping[str, int]) -> None:
    """Tell where the bonus units came to, and how many of the two were lost."""
    came = tell_new_units(state, seat, kind, before)
    if not came:
        state.tell("cyclades.note.bonus-lost", seat=seat_name(seat))
    elif came < BONUS_UNITS:
        state.tell("cyclades.note.bonus-short", seat=seat_name(seat), count=BONUS_UNITS - came)


def tell_new_units(state: State, seat: str, kind: Unit, before: Mapping[str, int]) -> int:
    """Tell which areas have more units of a kind than ``before``; returns how many more in all."""
    more = {area: count - before[area] for area, count in state.unit_counts(seat, kind).items()}
    places = tuple(
        phrase("cyclades.stationed", units=so_many(kind, count), area=area)
        for area, count in more.items()
        if count
    )
    if places:
        state.tell("cyclades.note.stationed", seat=seat_name(seat), places=places)
    return sum(more.values())


def add_token(state: State, area: str) -> None:
    """Put a prosperity token on an area: one more horn."""
    state.tokens[area] = state.tokens.get(area, 0) + 1
    state.tell("cyclades.note.prosperity", area=area)


def take_land(state: State, seat: str, land: str) -> Procedure[None]:
    """Give a land to a faction: a priestess where printed, bonuses for lost metropolises, sets.

    The caller places the units. Nothing happens if the land is the faction's already.
    """
    held = state.lands[land]
    former = held.owner
    if former == seat:
        return
    held.owner = seat
    state.tell("cyclades.note.taken", seat=seat_name(seat), area=land)
    if state.board.areas[land].priestess:
        gain_priestess(state, seat)
    if former is not None:
        for slot in state.board.slots_of(land):
            lost = state.buildings.get(slot)
            if lost is not None and lost.bonus is not None:
                yield from take_bonus(state, former, lost.bonus)
    yield from complete_sets(state, seat)
