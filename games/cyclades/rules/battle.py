"""Land battles, stage by stage, with heroes and the Minotaur (page 8)."""

from __future__ import annotations

from games.core.phrase import seat_name, side
from games.core.steps import Procedure, chance, choose, choose_unless_forced
from games.cyclades.components import DIE
from games.cyclades.rules.fate import discard_creature
from games.cyclades.rules.land import Force, reachable, station, wins_by_taking
from games.cyclades.rules.metropolis import take_land
from games.cyclades.rules.sea import tell_holder
from games.cyclades.state import Fight, State
from games.cyclades.words.names import hero as hero_name
from games.cyclades.words.names import so_many, unit

AJAX_STRENGTH = 2
MINOTAUR_STRENGTH = 2
HELEN_DIE = 2


def arrive(state: State, seat: str, land: str, force: Force) -> Procedure[None]:
    """Units enter a land: they join their own units, take the land, or fight for it."""
    owner = state.lands[land].owner
    if owner is None or owner == seat:
        yield from station(state, seat, land, force)
        return
    last_land = len(state.lands_of(owner)) == 1
    earned = wins_by_taking(state, seat, land)
    if not state.guarded(land):
        yield from station(state, seat, land, force)
    else:
        with state.incident("cyclades.scene.battle", area=land):
            yield from _battle(state, seat, owner, land, force)
    goal = state.options.metropolises
    taken = state.lands[land].owner == seat and state.team_metropolises(seat) >= goal
    if last_land and earned and taken:
        # This conquest ends the match with this round, even if the metropolis is lost again.
        state.latched = True
        state.tell("cyclades.note.latched", seat=seat_name(seat))


def _battle(state: State, seat: str, rival: str, land: str, force: Force) -> Procedure[None]:
    for name in force.heroes:
        state.heroes[name].area = land
    fight = state.fight = Fight(
        land, seat, rival, force.troops, force.mercenaries, list(force.heroes)
    )
    state.tell("cyclades.note.land-battle", seat=seat_name(seat), rival=seat_name(rival), area=land)
    yield from _use_abilities(state, fight)
    while _attackers(fight) and _defenders(state, fight):
        yield from _stage(state, fight)
        if _attackers(fight) and _defenders(state, fight):
            # The stage is decided: its dice are no longer shown.
            fight.dice = None
            yield from _offer_retreat(state, fight)
    state.fight = None
    if _attackers(fight) and not _defenders(state, fight):
        held = state.lands[land]
        held.troops, held.mercenaries = fight.troops, fight.mercenaries
        yield from take_land(state, seat, land)
    tell_holder(state, land, state.lands[land].owner)


def _attackers(fight: Fight) -> int:
    return fight.troops + fight.mercenaries + len(fight.heroes)


def _defenders(state: State, fight: Fight) -> int:
    held = state.lands[fight.area]
    # Units that already took the land are the attacker's, not its defenders.
    if held.owner != fight.defender:
        return 0
    heroes = [n for n in state.heroes_in(fight.area) if state.heroes[n].owner == fight.defender]
    return held.troops + held.mercenaries + len(heroes) + state.minotaur_in(fight.area)


def _heroes(state: State, fight: Fight, seat: str) -> list[str]:
    return list(fight.heroes) if seat == fight.attacker else state.heroes_in(fight.area)


def _use_abilities(state: State, fight: Fight) -> Procedure[None]:
    """Before the first stage Pandora converts mercenaries and Hector ambushes, attackers first."""
    held = state.lands[fight.area]
    if "pandora" in fight.heroes and held.mercenaries:
        _convert(state, fight, fight.attacker)
    defending = state.heroes_in(fight.area)
    abilities: list[str] = [name for name in ("hector", "pandora") if name in defending]
    while abilities:
        name = abilities[0]
        if len(abilities) > 1 and fight.mercenaries and fight.troops + fight.mercenaries:
            name = yield from choose(fight.defender, "cyclades.ask.ability", abilities)
        abilities.remove(name)
        if name == "pandora" and fight.mercenaries:
            _convert(state, fight, fight.defender)
        elif name == "hector":
            yield from _ambush(state, fight)


def _convert(state: State, fight: Fight, seat: str) -> None:
    held = state.lands[fight.area]
    moved = held.mercenaries if seat == fight.attacker else fight.mercenaries
    if seat == fight.attacker:
        held.mercenaries, fight.mercenaries = 0, fight.mercenaries + moved
    else:
        held.mercenaries, fight.mercenaries = held.mercenaries + moved, 0
    state.tell("cyclades.note.pandora", seat=seat_name(seat), units=so_many("mercenary", moved))


def _ambush(state: State, fight: Fight) -> Procedure[None]:
    kinds = [
        kind for kind, there in (("troop", fight.troops), ("mercenary", fight.mercenaries)) if there
    ]
    if not kinds:
        return
    kind = yield from choose_unless_forced(fight.defender, "cyclades.ask.hector", kinds)
    _lose(state, fight, fight.attacker, kind)
    state.tell("cyclades.note.hector", seat=seat_name(fight.defender), unit=unit(kind))


def _stage(state: State, fight: Fight) -> Procedure[None]:
    """Both sides' strength decides who loses a unit; Penthesilea wins ties."""
    fight.stage += 1
    mine, theirs = yield from _dice(state, fight)
    attack = strength(state, fight, fight.attacker) + mine
    defence = strength(state, fight, fight.defender) + theirs
    sides = (side(fight.attacker, attack), side(fight.defender, defence))
    state.retitle("cyclades.scene.fought", area=fight.area, sides=sides)
    state.tell(
        "cyclades.note.stage",
        stage=fight.stage,
        seat=seat_name(fight.attacker),
        attack=attack,
        attackdie=mine,
        rival=seat_name(fight.defender),
        defence=defence,
        defencedie=theirs,
    )
    if attack == defence:
        attack += "penthesilea" in fight.heroes
        defence += "penthesilea" in state.heroes_in(fight.area)
    losers = []
    if attack <= defence:
        losers.append(fight.attacker)
    if defence <= attack:
        losers.append(fight.defender)
    for seat in losers:
        yield from _casualty(state, fight, seat)


def _dice(state: State, fight: Fight) -> Procedure[tuple[int, int]]:
    """Roll for both sides; Helen never rolls, Croesus may pay to roll again."""
    rolls: dict[str, int] = {}
    for seat in (fight.attacker, fight.defender):
        if "helen" in _heroes(state, fight, seat):
            rolls[seat] = HELEN_DIE
        else:
            (face,) = yield from chance("cyclades.die", DIE, replace=True)
            rolls[seat] = int(face)
    fight.dice = (rolls[fight.attacker], rolls[fight.defender])
    for seat in (fight.attacker, fight.defender):
        names = _heroes(state, fight, seat)
        while "croesus" in names and "helen" not in names:
            # Asked even without a coin, because a missing question would show an empty purse.
            options = ["keep", "reroll"] if state.gold(seat) else ["keep"]
            answer = yield from choose(
                seat,
                "cyclades.ask.croesus",
                options,
                mine=rolls[seat],
                theirs=rolls[fight.defender if seat == fight.attacker else fight.attacker],
            )
            if answer == "keep":
                break
            state.pay(seat, 1)
            (face,) = yield from chance("cyclades.die", DIE, replace=True)
            rolls[seat] = int(face)
            fight.dice = (rolls[fight.attacker], rolls[fight.defender])
            state.tell("cyclades.note.croesus", seat=seat_name(seat), die=rolls[seat])
    return rolls[fight.attacker], rolls[fight.defender]


def strength(state: State, fight: Fight, seat: str) -> int:
    """A side's strength without its die: units, Ajax and the Minotaur as 2, a defender's walls."""
    names = _heroes(state, fight, seat)
    ajax = (AJAX_STRENGTH - 1) * ("ajax" in names)
    if seat == fight.attacker:
        return fight.troops + fight.mercenaries + len(names) + ajax
    held = state.lands[fight.area]
    total = held.troops + held.mercenaries + len(names) + ajax
    total += MINOTAUR_STRENGTH * state.minotaur_in(fight.area)
    if "odysseus" not in fight.heroes:
        total += sum(
            slot in state.buildings and state.buildings[slot].kind in ("fortress", "metropolis")
            for slot in state.board.slots_of(fight.area)
        )
    return total


def _casualty(state: State, fight: Fight, seat: str) -> Procedure[None]:
    """The loser of a stage loses a unit; Perseus may let a troop retreat instead."""
    held = state.lands[fight.area]
    troops, mercenaries = held.troops, held.mercenaries
    if seat == fight.attacker:
        troops, mercenaries = fight.troops, fight.mercenaries
    options = [kind for kind, n in (("troop", troops), ("mercenary", mercenaries)) if n]
    options.extend(f"hero:{name}" for name in _heroes(state, fight, seat))
    if seat == fight.defender and state.minotaur_in(fight.area):
        options.append("minotaur")
    kind = yield from choose_unless_forced(seat, "cyclades.ask.casualty", options, area=fight.area)
    if kind in ("troop", "mercenary") and "perseus" in _heroes(state, fight, seat):
        lands = retreat_lands(state, seat, fight.area)
        if lands:
            answer = yield from choose(
                seat, "cyclades.ask.perseus", [*lands, "destroy"], unit=unit(kind)
            )
            if answer != "destroy":
                _lose(state, fight, seat, kind)
                state.tell("cyclades.note.perseus", seat=seat_name(seat), area=answer)
                saved = Force([f"{kind}.1"])
                yield from station(state, seat, answer, saved)
                return
    _lose(state, fight, seat, kind)
    named = hero_name(kind[5:]) if kind.startswith("hero:") else unit(kind)
    state.tell("cyclades.note.lost", seat=seat_name(seat), unit=named)


def _lose(state: State, fight: Fight, seat: str, kind: str) -> None:
    held = state.lands[fight.area]
    if kind == "minotaur":
        del state.figures["minotaur"]
        discard_creature(state, "minotaur")
    elif kind.startswith("hero:"):
        name = kind.removeprefix("hero:")
        del state.heroes[name]
        if name in fight.heroes:
            fight.heroes.remove(name)
    elif seat == fight.attacker:
        fight.troops -= kind == "troop"
        fight.mercenaries -= kind == "mercenary"
    else:
        held.troops -= kind == "troop"
        held.mercenaries -= kind == "mercenary"


def retreat_lands(state: State, seat: str, land: str) -> list[str]:
    """The lands that units may retreat to: within reach, without an owner or their own."""
    return [
        near
        for near in reachable(state, seat, land)
        if state.lands[near].owner in (None, seat) and near != land
    ]


def _offer_retreat(state: State, fight: Fight) -> Procedure[None]:
    """First the defender, then the attacker may retreat, all together, to one land."""
    held = state.lands[fight.area]
    heroes = state.heroes_in(fight.area)
    if held.troops or held.mercenaries or heroes:
        lands = retreat_lands(state, fight.defender, fight.area)
        answer = "stay"
        if lands:
            answer = yield from choose(
                fight.defender, "cyclades.ask.retreat", ["stay", *lands], area=fight.area
            )
        if answer != "stay":
            force = Force([f"hero:{name}" for name in heroes])
            force.troops, force.mercenaries = held.troops, held.mercenaries
            held.troops = held.mercenaries = 0
            state.tell("cyclades.note.retreated", seat=seat_name(fight.defender), area=answer)
            yield from station(state, fight.defender, answer, force)
            return
    lands = retreat_lands(state, fight.attacker, fight.area)
    if not lands:
        return
    answer = yield from choose(
        fight.attacker, "cyclades.ask.retreat", ["stay", *lands], area=fight.area
    )
    if answer != "stay":
        force = Force([f"hero:{name}" for name in fight.heroes])
        force.troops, force.mercenaries = fight.troops, fight.mercenaries
        fight.troops = fight.mercenaries = 0
        fight.heroes = []
        state.tell("cyclades.note.retreated", seat=seat_name(fight.attacker), area=answer)
        yield from station(state, fight.attacker, answer, force)
