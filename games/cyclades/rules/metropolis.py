"""Buildings and metropolises (page 10): slots, sets of four, bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Story, chance, choose, settle
from games.cyclades.components import BASICS, PHILOSOPHERS_FOR_METROPOLIS
from games.cyclades.fixes import OWN_SITES_BESIDE_PARTNERS
from games.cyclades.state import Building, State
from games.cyclades.view import Basic, Bonus
from games.cyclades.words import building as building_name
from games.cyclades.words import so_many


def free_slots(state: State, seat: str) -> list[str]:
    """The faction's empty building slots."""
    return [slot for slot in state.slots_of(seat) if slot not in state.buildings]


def build(state: State, seat: str, kind: Basic) -> Story[None]:
    """Put up a basic building; with no empty slot, replace one of one's own or let it be."""
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
    """A building goes from the supply into a slot."""
    state.supply[kind] -= 1
    state.buildings[slot] = Building(kind)
    state.tell("cyclades.note.built", seat=seat_name(seat), building=building_name(kind), slot=slot)


def tear_down(state: State, slot: str) -> None:
    """A basic building goes back to the supply."""
    gone = state.buildings.pop(slot)
    assert gone.kind != "metropolis"
    state.supply[gone.kind] += 1


def give_up(state: State, seat: str, slots: Sequence[str]) -> None:
    """Basic buildings make way for a metropolis or another building."""
    leaving = tuple(_standing(state, slot) for slot in slots)
    for slot in slots:
        tear_down(state, slot)
    state.tell("cyclades.note.gave-up", seat=seat_name(seat), buildings=leaving)


def _standing(state: State, slot: str) -> Phrase:
    return phrase(
        "cyclades.pick.built", slot=slot, building=building_name(state.buildings[slot].kind)
    )


def pool(state: State, seat: str, kind: Basic) -> list[str]:
    """The buildings of a kind that count towards the faction's set: its team's."""
    return [
        slot
        for ally in state.seats
        if state.allied(ally, seat)
        for slot in state.buildings_of(ally, kind)
    ]


def complete_sets(state: State, seat: str) -> Story[None]:
    """As long as all four kinds are there, they make a metropolis at once."""
    while all(pool(state, seat, kind) for kind in BASICS):
        gone: list[str] = []
        for kind in BASICS:
            slot = yield from settle(
                seat,
                "cyclades.ask.set",
                pool(state, seat, kind),
                building=building_name(kind),
            )
            gone.append(slot)
        give_up(state, seat, gone)
        yield from raise_metropolis(state, seat)


def gain_philosopher(state: State, seat: str) -> Story[None]:
    """A philosopher joins; the fourth makes a metropolis.

    The supply never runs out: six factions keep three each at most, and there are twenty.
    """
    faction = state.factions[seat]
    faction.philosophers += 1
    state.tell("cyclades.note.philosopher", seat=seat_name(seat))
    yield from complete_wisdom(state, seat)


def complete_wisdom(state: State, seat: str) -> Story[None]:
    """Four philosophers leave for a metropolis."""
    faction = state.factions[seat]
    if faction.philosophers >= PHILOSOPHERS_FOR_METROPOLIS:
        faction.philosophers -= PHILOSOPHERS_FOR_METROPOLIS
        yield from raise_metropolis(state, seat)


def gain_priestess(state: State, seat: str) -> None:
    """A priestess joins, if there is one."""
    if not state.priestesses_left():
        state.tell("cyclades.note.no-priestess", seat=seat_name(seat))
        return
    state.factions[seat].priestesses += 1
    state.tell("cyclades.note.priestess", seat=seat_name(seat))


def sites(state: State, seat: str) -> list[str]:
    """Where a metropolis may go: an empty slot, or in place of a building where one has none.

    A partner's empty slots always serve as well. Penthesilea's card, or Pandora's where
    Penthesilea waits to be hired, keeps it safe from all.
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
    """A hero may be sacrificed in the owner's own turn, not Apollo's, nor when just hired."""
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


def raise_metropolis(state: State, seat: str) -> Story[None]:
    """Place a metropolis, turn its bonus up and take it; with no place at all it is lost."""
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


def take_bonus(state: State, seat: str, bonus: Bonus) -> Story[None]:
    """What a metropolis gives when it is built and to whoever loses it; the rest is lost."""
    state.tell("cyclades.note.bonus", seat=seat_name(seat), bonus=so_many(f"bonus-{bonus}", 1))
    if bonus == "gold":
        state.earn(seat, 3)
    elif bonus == "priestess":
        gain_priestess(state, seat)
    elif bonus == "prosperity":
        areas = [*state.lands_of(seat), *state.seas_of(seat)]
        if areas:
            area = yield from settle(seat, "cyclades.ask.prosperity", areas)
            add_token(state, area)
    elif bonus == "troops":
        for _ in range(min(2, state.troops_left(seat))):
            lands = state.lands_of(seat)
            if not lands:
                return
            land = yield from settle(seat, "cyclades.ask.bonus-troop", lands)
            state.lands[land].troops += 1
    else:
        for _ in range(min(2, state.fleets_left(seat))):
            seas = state.seas_of(seat)
            if not seas:
                return
            sea = yield from settle(seat, "cyclades.ask.bonus-fleet", seas)
            state.seas[sea].fleets += 1


def add_token(state: State, area: str) -> None:
    """A prosperity token, one horn up."""
    state.tokens[area] = state.tokens.get(area, 0) + 1
    state.tell("cyclades.note.prosperity", area=area)


def take_land(state: State, seat: str, land: str) -> Story[None]:
    """A land changes hands: a priestess where printed, bonuses for lost metropolises, sets.

    The units that took it are put there by whoever calls this.
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
