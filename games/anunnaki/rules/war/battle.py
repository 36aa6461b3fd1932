"""Battles, in the active player's order (pages 11 and 12)."""

from __future__ import annotations

from games.anunnaki.components import CIVILISATIONS
from games.anunnaki.fixes import ANUBIS_WHO
from games.anunnaki.rules.artifacts import conquer_atlantis
from games.anunnaki.rules.gains import gain
from games.anunnaki.rules.land.figures import retreat
from games.anunnaki.rules.land.followers import add_follower, can_add_follower
from games.anunnaki.rules.rewards import grant
from games.anunnaki.rules.war.hands import (
    NONE,
    Hand,
    attack_question,
    chariot,
    choose_between,
    defence_question,
    helmet,
    lay_down,
    put_question,
    second_card,
)
from games.anunnaki.rules.war.strength import battle_strength
from games.anunnaki.state import Battle, State
from games.anunnaki.words.names import civilisation as civilisation_text
from games.core.phrase import Arg, phrase, seat_name, side
from games.core.steps import Procedure, chance, choose, choose_unless_forced, together

CIVILISATION = "civilisation"
HUMBLED_GUARDIAN = 1


def battle_phase(state: State, seat: str) -> Procedure[None]:
    """Every battle of the active player, one after the other."""
    while True:
        options = pending_battles(state, seat)
        if not options:
            return
        answer = yield from choose_unless_forced(seat, "anunnaki.ask.battle", options)
        district, _, opponent = answer.partition(":")
        yield from _anubis(state, seat, district)
        with state.incident("anunnaki.scene.battle", district=district):
            if opponent == CIVILISATION:
                yield from fight_civilisation(state, seat, district)
            else:
                yield from fight(state, seat, opponent, district)
        state.battle = None


def pending_battles(state: State, seat: str) -> list[str]:
    """The pending battles as "district:opponent": "P2:civilisation", "G5:azure"."""
    found: list[str] = []
    for district in state.districts_of(seat):
        if not state.has_figures(seat, district):
            continue
        if district in state.civilisations:
            found.append(f"{district}:{CIVILISATION}")
        found += [f"{district}:{o}" for o in state.figure_owners(district) if o != seat]
    return found


def _anubis(state: State, seat: str, district: str) -> Procedure[None]:
    """Where a god has come to fight, Anubis lets a follower join, once a district."""
    if not state.has_god(seat, "anubis") or district not in state.divine_steps:
        return
    state.divine_steps.remove(district)
    if state.has_fix(ANUBIS_WHO) and not can_add_follower(state, seat, district):
        return
    answer = yield from choose(seat, "anunnaki.ask.anubis", ["yes", "no"], district=district)
    if answer == "yes":
        yield from add_follower(state, seat, district, "anubis")


# Against a civilisation


def fight_civilisation(state: State, seat: str, district: str) -> Procedure[None]:
    """Fight a civilisation with an advanced weapon: win a reward, or go home."""
    state.battle = Battle(district, seat, None)
    state.tell("anunnaki.note.attacks-civilisation", seat=seat_name(seat), district=district)
    hand = Hand(seat)
    question = attack_question(state, seat, district)
    picks = (yield from put_question(question)) if question else (NONE,)
    if NONE in picks:
        _unarmed(state, seat, district)
        return
    yield from lay_down(state, hand, picks)
    yield from _reveal(state, district)
    yield from choose_between(state, hand)
    token = state.civilisations[district]
    assert token is not None
    civilisation = CIVILISATIONS[token]
    hand.ignored = civilisation.effect == "ignore"
    yield from second_card(state, hand)
    yield from chariot(state, hand)
    humbled = civilisation.effect == "humble" and not hand.has("ignore")
    strength = battle_strength(state, seat, district, humbled=humbled) + hand.strength
    guardian = state.guardians.get(district, 0)
    if guardian and hand.works("humble"):
        guardian = HUMBLED_GUARDIAN
    state.battle.strengths = {seat: strength, CIVILISATION: civilisation.strength + guardian}
    args: dict[str, Arg] = {
        "seat": seat_name(seat),
        "own": strength,
        "other": civilisation.strength + guardian,
    }
    defence = phrase("anunnaki.scene.civilisation", count=civilisation.strength + guardian)
    state.retitle("anunnaki.scene.fought", district=district, sides=(side(seat, strength), defence))
    if strength < civilisation.strength + guardian:
        state.tell("anunnaki.note.lost-to-civilisation", **args, district=district)
        retreat(state, seat, district)
        gain(state, seat, {"metal": 1}, "defeat")
        return
    state.tell("anunnaki.note.beat-civilisation", **args, district=district)
    del state.civilisations[district]
    state.guardians.pop(district, None)
    state.houses[seat].civilisations.append(token)
    gain(state, seat, hand.spoils, "battle")
    state.resolved()
    yield from grant(state, seat, civilisation.reward, "civilisation")
    if district in state.map.atlantis:
        yield from conquer_atlantis(state, seat)


def _reveal(state: State, district: str) -> Procedure[None]:
    if state.civilisations[district] is None:
        (token,) = yield from chance("anunnaki.civilisation", state.civilisation_bag)
        state.civilisation_bag.remove(token)
        state.civilisations[district] = token
        text = civilisation_text(CIVILISATIONS[token].shown)
        state.tell("anunnaki.note.civilisation", district=district, token=text)


def _unarmed(state: State, seat: str, district: str) -> None:
    """Without a weapon that can be played the battle is lost, and nothing is won by it."""
    state.tell("anunnaki.note.unarmed", seat=seat_name(seat), district=district)
    retreat(state, seat, district)


# Against a player


def fight(state: State, seat: str, other: str, district: str) -> Procedure[None]:
    """Sealed weapons, their effects, and the loser goes home."""
    state.battle = Battle(district, seat, other)
    args: dict[str, Arg] = {
        "seat": seat_name(seat),
        "other": seat_name(other),
        "district": district,
    }
    state.tell("anunnaki.note.attacks", **args)
    question = attack_question(state, seat, district)
    if question is None:
        _unarmed(state, seat, district)
        return
    picks = yield from together([question, defence_question(state, other, seat, district)])
    if NONE in picks[seat]:
        _unarmed(state, seat, district)
        return
    attacker, defender = Hand(seat), Hand(other, defending=True)
    for hand in (attacker, defender):
        yield from lay_down(state, hand, picks[hand.seat])
    for hand in (attacker, defender):
        yield from choose_between(state, hand)
    _ignore(attacker, defender)
    beaten = yield from _helmets(state, attacker, defender)
    if beaten is None:
        beaten = yield from _strike(state, attacker, defender, district)
    winner, loser = (defender, attacker) if beaten is attacker else (attacker, defender)
    yield from _aftermath(state, winner, loser, district)


def _ignore(attacker: Hand, defender: Hand) -> None:
    """Weapons that ignore the other's effect come before all else; two of them cancel out."""
    attacker.ignored = defender.has("ignore")
    defender.ignored = attacker.has("ignore")


def _helmets(state: State, attacker: Hand, defender: Hand) -> Procedure[Hand | None]:
    """A Viking Helmet sends the other card away; who has no other one is beaten."""
    for hand, other in ((attacker, defender), (defender, attacker)):
        if hand.works("helmet"):
            if not (yield from helmet(state, other)):
                return other
            hand.ignored = hand.ignored or other.has("ignore")
    return None


def _strike(state: State, attacker: Hand, defender: Hand, district: str) -> Procedure[Hand]:
    """Second cards, chariots, gods made small, the spear; then the strengths decide."""
    for hand, other in ((attacker, defender), (defender, attacker)):
        yield from second_card(state, hand)
        other.ignored = other.ignored or hand.has("ignore")
    for hand in (attacker, defender):
        yield from chariot(state, hand)
    assert state.battle is not None
    for hand, other in ((attacker, defender), (defender, attacker)):
        figures = battle_strength(
            state,
            hand.seat,
            district,
            defending=hand.defending,
            humbled=other.works("humble"),
            speared=other.works("spear"),
        )
        state.battle.strengths[hand.seat] = figures + hand.strength
    strengths = state.battle.strengths
    sides = tuple(side(hand.seat, strengths[hand.seat]) for hand in (attacker, defender))
    state.retitle("anunnaki.scene.fought", district=district, sides=sides)
    state.tell(
        "anunnaki.note.strengths",
        seat=seat_name(attacker.seat),
        own=strengths[attacker.seat],
        other=seat_name(defender.seat),
        others=strengths[defender.seat],
    )
    return attacker if strengths[attacker.seat] < strengths[defender.seat] else defender


def _aftermath(state: State, winner: Hand, loser: Hand, district: str) -> Procedure[None]:
    """Rewards for the winner; the loser retreats, may steal, and has a metal for the trouble."""
    args: dict[str, Arg] = {
        "seat": seat_name(winner.seat),
        "other": seat_name(loser.seat),
        "district": district,
    }
    state.tell("anunnaki.note.won", **args)
    gain(state, winner.seat, winner.spoils, "battle")
    retreat(state, loser.seat, district)
    state.resolved()
    if loser.works("steal"):
        yield from _steal(state, loser.seat, winner.seat)
    if loser.played_advanced:
        gain(state, loser.seat, {"metal": 1}, "defeat")


def _steal(state: State, thief: str, victim: str) -> Procedure[None]:
    """The Slingshot's owner takes a resource of the winner's."""
    stock = state.houses[victim].resources
    kinds = [kind for kind, count in stock.items() if count]
    if not kinds:
        return
    kind = yield from choose_unless_forced(
        thief, "anunnaki.ask.steal", kinds, other=seat_name(victim)
    )
    stock[kind] -= 1
    state.tell("anunnaki.note.stolen-from", seat=seat_name(victim), other=seat_name(thief))
    gain(state, thief, {kind: 1}, "slingshot")
