"""Mythical creatures (pages 11, 13 and 14): buying them and what the figureless ones do."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import seat_name
from games.core.steps import Story, ask, choose, settle
from games.cyclades.components import BASICS, CREATURE_COSTS, FIGURES
from games.cyclades.rules.battle import arrive
from games.cyclades.rules.fate import discard_creature, draw_creature, leave_column
from games.cyclades.rules.figures import place_figure, tell_destroyed
from games.cyclades.rules.income import collect
from games.cyclades.rules.land import Force, choose_force, depart, has_units, may_enter, tell_march
from games.cyclades.rules.metropolis import complete_sets, complete_wisdom, put_up, tear_down
from games.cyclades.state import Building, Hero, State
from games.cyclades.words import building as building_name
from games.cyclades.words import creature as creature_name
from games.cyclades.words import hero as hero_name
from games.cyclades.words import so_many


def discounts(state: State, seat: str) -> list[Building]:
    """The faction's temples and metropolises whose discount it has not used this round."""
    standing = [state.buildings[s] for s in state.slots_of(seat) if s in state.buildings]
    return [
        built
        for built in [*standing, *state.factions[seat].carded]
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


def buy_creature(state: State, seat: str, card: str) -> Story[None]:
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


def play_creature(state: State, seat: str, card: str, *, unseen: bool = False) -> Story[None]:
    """Resolve a creature; one with a figure stays, the others are discarded.

    One ``unseen`` by others until now cannot be shown and taken back.
    """
    stays = yield from _resolve(state, seat, card, unseen=unseen)
    if not stays:
        discard_creature(state, card)


def _resolve(state: State, seat: str, card: str, *, unseen: bool) -> Story[bool]:
    """A creature's ability; returns whether its figure came to stay."""
    tell = state.reveal if unseen else state.tell
    tell("cyclades.note.plays", seat=seat_name(seat), creature=creature_name(card))
    if card in FIGURES:
        return (yield from place_figure(state, seat, card))
    yield from _EFFECTS[card](state, seat)
    return False


def _troops_in(state: State) -> list[str]:
    return [
        f"{label}:{kind}"
        for label, land in state.lands.items()
        for kind, count in (("troop", land.troops), ("mercenary", land.mercenaries))
        if count
    ]


def _harpy(state: State, seat: str) -> Story[None]:
    """Destroys a troop anywhere."""
    targets = _troops_in(state)
    if not targets:
        return
    answer = yield from choose(seat, "cyclades.ask.harpy", targets)
    label, kind = answer.split(":")
    tell_destroyed(state, "harpy", kind, label)
    land = state.lands[label]
    land.troops -= kind == "troop"
    land.mercenaries -= kind == "mercenary"


def _giant(state: State, seat: str) -> Story[None]:
    """Steals all mercenaries of a land, but not from or into Medusa's."""
    homes = [land for land in state.lands_of(seat) if not state.stone(land)]
    targets = [
        label
        for label, land in state.lands.items()
        if land.mercenaries and land.owner != seat and not state.stone(label)
    ]
    if not homes or not targets:
        return
    target = yield from choose(seat, "cyclades.ask.giant", targets)
    stolen = state.lands[target].mercenaries
    state.lands[target].mercenaries = 0
    state.tell(
        "cyclades.note.giant",
        seat=seat_name(seat),
        units=so_many("mercenary", stolen),
        area=target,
    )
    for left in range(stolen, 0, -1):
        home = yield from settle(seat, "cyclades.ask.giant-home", homes, left=left)
        state.lands[home].mercenaries += 1


def _graeae(state: State, seat: str) -> Story[None]:
    """A second income."""
    collect(state, seat)
    yield from ()


def _griffin(state: State, seat: str) -> Story[None]:
    """Half of another purse, rounded down."""
    owners: dict[int, str] = {}
    for rival in state.seats:
        if not state.allied(rival, seat):
            owners.setdefault(state.team(rival), rival)
    victim = yield from settle(seat, "cyclades.ask.griffin", list(owners.values()))
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


def _dryad(state: State, seat: str) -> Story[None]:
    """A priestess from another player."""
    rivals = [s for s in state.seats if s != seat and state.factions[s].priestesses]
    if rivals:
        victim = yield from choose(seat, "cyclades.ask.dryad", rivals)
        state.factions[victim].priestesses -= 1
        state.factions[seat].priestesses += 1
        state.tell("cyclades.note.dryad", seat=seat_name(seat), victim=seat_name(victim))


def _satyr(state: State, seat: str) -> Story[None]:
    """A philosopher from another player."""
    rivals = [s for s in state.seats if s != seat and state.factions[s].philosophers]
    if rivals:
        victim = yield from choose(seat, "cyclades.ask.satyr", rivals)
        state.factions[victim].philosophers -= 1
        state.factions[seat].philosophers += 1
        state.tell("cyclades.note.satyr", seat=seat_name(seat), victim=seat_name(victim))
        yield from complete_wisdom(state, seat)


def leap(state: State, seat: str) -> Story[None]:
    """Pegasus and Perseus: units of one land go to any other, Medusa's aside."""
    starts = [
        land for land in state.lands_of(seat) if has_units(state, land) and not state.stone(land)
    ]
    if not starts:
        return
    start = yield from choose(seat, "cyclades.ask.leap-from", starts)
    ends = leap_ends(state, seat, start)
    if not ends:
        return
    end = yield from choose(seat, "cyclades.ask.leap-to", ends, area=start)
    force: Force = yield from choose_force(state, seat, start, end)
    tell_march(state, seat, start, end, force)
    depart(state, start, force)
    yield from arrive(state, seat, end, force)


def leap_ends(state: State, seat: str, start: str) -> list[str]:
    """Where a leap may end."""
    return [
        land
        for land in state.lands
        if land != start and not state.stone(land) and may_enter(state, seat, land)
    ]


def _sylph(state: State, seat: str) -> Story[None]:
    """Two seas swap their fleets."""
    seas = [label for label, sea in state.seas.items() if sea.fleets]
    if len(seas) < 2:
        return
    picks = yield from ask(seat, "cyclades.ask.sylph", seas, 2, 2)
    one, other = picks
    state.seas[one], state.seas[other] = state.seas[other], state.seas[one]
    state.tell("cyclades.note.sylph", seat=seat_name(seat), one=one, other=other)


def _sphinx(state: State, seat: str) -> Story[None]:
    """Three cards from the deck: one is played free, the others are discarded unseen."""
    cards: list[str] = []
    while len(cards) < 3:
        card = yield from draw_creature(state)
        if card is None:
            break
        cards.append(card)
    if not cards:
        return
    state.reveal_only(
        (seat,), "cyclades.note.sphinx", creatures=tuple(creature_name(card) for card in cards)
    )
    played = yield from choose(seat, "cyclades.ask.sphinx", cards, secret=True)
    cards.remove(played)
    stays = yield from _resolve(state, seat, played, unseen=True)
    if not stays and played != "chimera":
        discard_creature(state, played)
    # The Chimera goes last, whichever of the three it is: its reshuffle takes the others along.
    state.veiled.extend(card for card in cards if card != "chimera")
    if "chimera" in (played, *cards):
        discard_creature(state, "chimera")


def _charon(state: State, seat: str) -> Story[None]:
    """One hero makes way for another of the column."""
    mine = state.heroes_of(seat)
    if not mine or not state.hero_column:
        return
    leaving = yield from settle(seat, "cyclades.ask.charon-out", mine)
    coming = yield from settle(seat, "cyclades.ask.charon-in", state.hero_column)
    area = state.heroes.pop(leaving).area
    state.hero_column.remove(coming)
    state.heroes[coming] = Hero(seat, area, state.round)
    state.tell(
        "cyclades.note.charon",
        seat=seat_name(seat),
        leaving=hero_name(leaving),
        coming=hero_name(coming),
    )


def _chimera(state: State, seat: str) -> Story[None]:
    """Any creature of the discard pile is played free; then the pile goes back to the deck."""
    pile = sorted([*state.creature_discard, *state.veiled])
    if not pile:
        return
    if state.veiled:
        # The pile also holds what a Sphinx threw away unseen.
        state.reveal_only(
            (seat,), "cyclades.note.pile", creatures=tuple(creature_name(c) for c in state.veiled)
        )
    card = yield from choose(seat, "cyclades.ask.chimera", pile, secret=True)
    unseen = card in state.veiled
    (state.veiled if unseen else state.creature_discard).remove(card)
    yield from play_creature(state, seat, card, unseen=unseen)


def _cyclops(state: State, seat: str) -> Story[None]:
    """One basic building becomes another."""
    mine = state.buildings_of(seat)
    if not mine:
        return
    slot = yield from choose(seat, "cyclades.ask.cyclops", mine)
    kinds = [k for k in BASICS if state.supply[k] and k != state.buildings[slot].kind]
    if not kinds:
        return
    answer = yield from choose(
        seat,
        "cyclades.ask.cyclops-kind",
        kinds,
        building=building_name(state.buildings[slot].kind),
    )
    tear_down(state, slot)
    put_up(state, seat, slot, next(k for k in kinds if k == answer))
    yield from complete_sets(state, seat)


_EFFECTS: dict[str, Callable[[State, str], Story[None]]] = {
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
