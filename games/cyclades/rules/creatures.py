"""Mythical creatures (pages 11, 13 and 14): buying them, and effects without figures."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import seat_name
from games.core.steps import Procedure, ask, choose, choose_unless_forced
from games.cyclades.components import BASICS, CREATURE_COSTS, FIGURES
from games.cyclades.rules.battle import arrive
from games.cyclades.rules.fate import discard_creature, draw_creature, leave_column
from games.cyclades.rules.figures import place_figure, tell_destroyed
from games.cyclades.rules.income import collect
from games.cyclades.rules.land import Force, choose_force, depart, has_units, may_enter, tell_march
from games.cyclades.rules.metropolis import (
    complete_philosophers,
    complete_sets,
    put_up,
    tear_down,
    tell_new_units,
)
from games.cyclades.state import Building, Hero, State
from games.cyclades.words.names import building as building_name
from games.cyclades.words.names import creature as creature_name
from games.cyclades.words.names import hero as hero_name
from games.cyclades.words.names import so_many


def discounts(state: State, seat: str) -> list[Building]:
    """The faction's temples and metropolises whose discount it has not used this round."""
    in_slots = [state.buildings[s] for s in state.slots_of(seat) if s in state.buildings]
    return [
        built
        for built in [*in_slots, *state.factions[seat].carded]
        if built.kind in ("temple", "metropolis") and seat not in built.spent
    ]


def price(state: State, seat: str, place: int) -> int:
    """What the creature in a place of the column costs the faction now."""
    return max(0, CREATURE_COSTS[place] - len(discounts(state, seat)))


def affordable(state: State, seat: str) -> list[str]:
    """The creatures of the column that the faction can pay."""
    return [
        card
        for place, card in enumerate(state.column)
        if card is not None and price(state, seat, place) <= state.gold(seat)
    ]


def buy_creature(state: State, seat: str, card: str) -> Procedure[None]:
    """Pay, using temples up as far as needed, and resolve the creature at once."""
    place = state.column.index(card)
    cost = price(state, seat, place)
    for built in discounts(state, seat)[: CREATURE_COSTS[place] - cost]:
        built.spent.append(seat)
    state.pay(seat, cost)
    leave_column(state, card)
    state.tell(
        "cyclades.note.bought-creature",
        seat=seat_name(seat),
        creature=creature_name(card),
        coins=so_many("gold", cost),
    )
    yield from play_creature(state, seat, card)


def play_creature(state: State, seat: str, card: str, *, unseen: bool = False) -> Procedure[None]:
    """Resolve a creature; one with a figure stays, the others are discarded.

    Playing a card ``unseen`` by the others reveals it and cannot be undone.
    """
    stays = yield from _resolve(state, seat, card, unseen=unseen)
    if not stays:
        discard_creature(state, card)


def _resolve(state: State, seat: str, card: str, *, unseen: bool) -> Procedure[bool]:
    """Resolve a creature's effect, or tell that it has none; returns whether its figure stays."""
    tell = state.reveal if unseen else state.tell
    tell("cyclades.note.plays", seat=seat_name(seat), creature=creature_name(card))
    if card in FIGURES:
        stays = yield from place_figure(state, seat, card)
        if not stays:
            _tell_idle(state, card)
        return stays
    acted = yield from _EFFECTS[card](state, seat)
    if not acted:
        _tell_idle(state, card)
    return False


def _tell_idle(state: State, card: str) -> None:
    state.tell("cyclades.note.idle", creature=creature_name(card))


def _troops_in(state: State) -> list[str]:
    return [
        f"{label}:{kind}"
        for label, land in state.lands.items()
        for kind, count in (("troop", land.troops), ("mercenary", land.mercenaries))
        if count
    ]


def _harpy(state: State, seat: str) -> Procedure[bool]:
    """Destroys a troop anywhere."""
    targets = _troops_in(state)
    if not targets:
        return False
    answer = yield from choose(seat, "cyclades.ask.harpy", targets)
    label, kind = answer.split(":")
    tell_destroyed(state, "harpy", kind, label)
    land = state.lands[label]
    land.troops -= kind == "troop"
    land.mercenaries -= kind == "mercenary"
    return True


def _giant(state: State, seat: str) -> Procedure[bool]:
    """Steals all mercenaries of a land, but neither from nor into Medusa's land."""
    homes = [land for land in state.lands_of(seat) if not state.medusa_in(land)]
    targets = [
        label
        for label, land in state.lands.items()
        if land.mercenaries and land.owner != seat and not state.medusa_in(label)
    ]
    if not homes or not targets:
        return False
    target = yield from choose(seat, "cyclades.ask.giant", targets)
    stolen = state.lands[target].mercenaries
    state.lands[target].mercenaries = 0
    state.tell(
        "cyclades.note.giant",
        seat=seat_name(seat),
        units=so_many("mercenary", stolen),
        area=target,
    )
    before = state.unit_counts(seat, "mercenary")
    for left in range(stolen, 0, -1):
        home = yield from choose_unless_forced(seat, "cyclades.ask.giant-home", homes, left=left)
        state.lands[home].mercenaries += 1
    tell_new_units(state, seat, "mercenary", before)
    return True


def _graeae(state: State, seat: str) -> Procedure[bool]:
    """A second income."""
    collect(state, seat)
    yield from ()
    return True


def _griffin(state: State, seat: str) -> Procedure[bool]:
    """Half of another purse, rounded down."""
    owners: dict[int, str] = {}
    for rival in state.seats:
        if not state.allied(rival, seat):
            owners.setdefault(state.team(rival), rival)
    victim = yield from choose_unless_forced(seat, "cyclades.ask.griffin", list(owners.values()))
    stolen = state.gold(victim) // 2
    state.pay(victim, stolen)
    state.earn(seat, stolen)
    state.tell("cyclades.note.griffin-struck", seat=seat_name(seat), victim=seat_name(victim))
    state.reveal_only(
        [s for s in state.seats if state.allied(s, seat) or state.allied(s, victim)],
        "cyclades.note.griffin",
        seat=seat_name(seat),
        victim=seat_name(victim),
        coins=so_many("gold", stolen),
    )
    return True


def _dryad(state: State, seat: str) -> Procedure[bool]:
    """A priestess from another player."""
    rivals = [s for s in state.seats if s != seat and state.factions[s].priestesses]
    if not rivals:
        return False
    victim = yield from choose(seat, "cyclades.ask.dryad", rivals)
    state.factions[victim].priestesses -= 1
    state.factions[seat].priestesses += 1
    state.tell("cyclades.note.dryad", seat=seat_name(seat), victim=seat_name(victim))
    return True


def _satyr(state: State, seat: str) -> Procedure[bool]:
    """A philosopher from another player."""
    rivals = [s for s in state.seats if s != seat and state.factions[s].philosophers]
    if not rivals:
        return False
    victim = yield from choose(seat, "cyclades.ask.satyr", rivals)
    state.factions[victim].philosophers -= 1
    state.factions[seat].philosophers += 1
    state.tell("cyclades.note.satyr", seat=seat_name(seat), victim=seat_name(victim))
    yield from complete_philosophers(state, seat)
    return True


def leap(state: State, seat: str) -> Procedure[bool]:
    """Pegasus and Perseus: units of one land go to any other except Medusa's.

    Returns False if no unit can go anywhere.
    """
    starts = [
        land
        for land in state.lands_of(seat)
        if has_units(state, land) and not state.medusa_in(land)
    ]
    if not starts:
        return False
    start = yield from choose(seat, "cyclades.ask.leap-from", starts)
    ends = leap_ends(state, seat, start)
    if not ends:
        return False
    end = yield from choose(seat, "cyclades.ask.leap-to", ends, area=start)
    force: Force = yield from choose_force(state, seat, start, end)
    tell_march(state, seat, start, end, force)
    depart(state, start, force)
    yield from arrive(state, seat, end, force)
    return True


def leap_ends(state: State, seat: str, start: str) -> list[str]:
    """The lands in which a leap from ``start`` may end."""
    return [
        land
        for land in state.lands
        if land != start and not state.medusa_in(land) and may_enter(state, seat, land)
    ]


def _sylph(state: State, seat: str) -> Procedure[bool]:
    """Two seas swap their fleets."""
    seas = [label for label, sea in state.seas.items() if sea.fleets]
    if len(seas) < 2:
        return False
    picks = yield from ask(seat, "cyclades.ask.sylph", seas, 2, 2)
    one, other = picks
    state.seas[one], state.seas[other] = state.seas[other], state.seas[one]
    state.tell("cyclades.note.sylph", seat=seat_name(seat), one=one, other=other)
    return True


def _sphinx(state: State, seat: str) -> Procedure[bool]:
    """Three cards from the deck: one is played free, the others are discarded unseen."""
    cards: list[str] = []
    while len(cards) < 3:
        card = yield from draw_creature(state)
        if card is None:
            break
        cards.append(card)
    if not cards:
        return False
    state.reveal_only(
        (seat,), "cyclades.note.sphinx", creatures=tuple(creature_name(card) for card in cards)
    )
    played = yield from choose(seat, "cyclades.ask.sphinx", cards, secret=True)
    cards.remove(played)
    stays = yield from _resolve(state, seat, played, unseen=True)
    if not stays and played != "chimera":
        discard_creature(state, played)
    # The Chimera is discarded last, so that its reshuffle includes the other two.
    state.veiled.extend(card for card in cards if card != "chimera")
    if "chimera" in (played, *cards):
        discard_creature(state, "chimera")
    return True


def _charon(state: State, seat: str) -> Procedure[bool]:
    """One hero of the faction is replaced by another of the column."""
    mine = state.heroes_of(seat)
    if not mine or not state.hero_column:
        return False
    leaving = yield from choose_unless_forced(seat, "cyclades.ask.charon-out", mine)
    coming = yield from choose_unless_forced(seat, "cyclades.ask.charon-in", state.hero_column)
    area = state.heroes.pop(leaving).area
    state.hero_column.remove(coming)
    state.heroes[coming] = Hero(seat, area, state.round)
    state.tell(
        "cyclades.note.charon",
        seat=seat_name(seat),
        leaving=hero_name(leaving),
        coming=hero_name(coming),
    )
    return True


def _chimera(state: State, seat: str) -> Procedure[bool]:
    """Any creature of the discard pile is played free; then the pile goes back to the deck."""
    pile = sorted([*state.creature_discard, *state.veiled])
    if not pile:
        return False
    if state.veiled:
        # The pile also holds what a Sphinx discarded face down.
        state.reveal_only(
            (seat,), "cyclades.note.pile", creatures=tuple(creature_name(c) for c in state.veiled)
        )
    card = yield from choose(seat, "cyclades.ask.chimera", pile, secret=True)
    unseen = card in state.veiled
    (state.veiled if unseen else state.creature_discard).remove(card)
    yield from play_creature(state, seat, card, unseen=unseen)
    return True


def _cyclops(state: State, seat: str) -> Procedure[bool]:
    """One basic building becomes another."""
    mine = state.buildings_of(seat)
    if not mine:
        return False
    slot = yield from choose(seat, "cyclades.ask.cyclops", mine)
    kinds = [k for k in BASICS if state.supply[k] and k != state.buildings[slot].kind]
    if not kinds:
        return False
    answer = yield from choose(
        seat,
        "cyclades.ask.cyclops-kind",
        kinds,
        building=building_name(state.buildings[slot].kind),
    )
    tear_down(state, slot)
    put_up(state, seat, slot, next(k for k in kinds if k == answer))
    yield from complete_sets(state, seat)
    return True


# Each effect returns whether it could do anything.
_EFFECTS: dict[str, Callable[[State, str], Procedure[bool]]] = {
    "harpy": _harpy,
    "giant": _giant,
    "graeae": _graeae,
    "griffin": _griffin,
    "dryad": _dryad,
    "pegasus": leap,
    "satyr": _satyr,
    "sylph": _sylph,
    "sphinx": _sphinx,
    "charon": _charon,
    "chimera": _chimera,
    "cyclops": _cyclops,
}
