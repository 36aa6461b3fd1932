"""Phase 5: the gods' actions (pages 5 to 9)."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.phrase import seat_name
from games.core.steps import Procedure, choose, choose_unless_forced
from games.cyclades.components import (
    APOLLO_GOLD,
    BASICS,
    BUILDS,
    HERO_PRICE,
    RECRUIT_PRICES,
    SCHOLAR_PRICE,
)
from games.cyclades.rules.battle import arrive
from games.cyclades.rules.creatures import affordable, buy_creature, play_creature
from games.cyclades.rules.fate import draw_creature, peek
from games.cyclades.rules.heroes import (
    hire,
    quest,
    quest_cost,
    quests,
    sacrifice,
    sacrifices,
)
from games.cyclades.rules.land import (
    choose_force,
    choose_march,
    depart,
    has_units,
    marches,
    tell_march,
)
from games.cyclades.rules.metropolis import add_token, build, gain_philosopher, gain_priestess
from games.cyclades.rules.sea import harbours, recruit_fleet, sail, sailings
from games.cyclades.state import State
from games.cyclades.view import God
from games.cyclades.words.names import creature as creature_name
from games.cyclades.words.names import god as god_name
from games.cyclades.words.names import signed_god, so_many, unit

LOOK_PRICE = 1


@dataclass
class Turn:
    """What the player of a god has done so far in this turn."""

    seat: str
    god: God
    built: bool = False
    gifted: bool = False
    recruits: int = 0
    quests: int = 0
    looked: bool = False
    hired: bool = False


def take_turn(state: State, seat: str, god: God) -> Procedure[None]:
    """First the compulsory actions, then paid ones in any order; sacrifices at any moment."""
    state.tell("cyclades.note.turn", seat=seat_name(seat), god=signed_god(god))
    if god == "apollo":
        yield from apollo(state, seat)
        return
    turn = Turn(seat, god)
    while True:
        answer = yield from choose(
            seat,
            "cyclades.ask.act",
            menu(state, turn),
            god=god_name(god),
            recruit=recruit_price(turn),
            quest=quest_cost(turn.quests, 1),
        )
        if answer == "end":
            return
        yield from act(state, turn, answer)


def menu(state: State, turn: Turn) -> list[str]:
    """What the player may do now; "end" only once the compulsory actions are done."""
    seat, god = turn.seat, turn.god
    sacrificed = [f"sacrifice:{name}" for name in sacrifices(state, seat)]
    if not (turn.built and turn.gifted):
        due = [name for name, done in (("build", turn.built), ("gift", turn.gifted)) if not done]
        return due + sacrificed
    gold = state.gold(seat)
    options: list[str] = []
    if _may_recruit(state, turn):
        options.append("recruit")
    if god == "poseidon" and gold and sailings(state, seat):
        options.append("sail")
    if god == "ares" and gold and _affordable_marches(state, seat):
        options.append("march")
    if god == "zeus" and not turn.looked and (state.creature_deck or state.creature_top):
        options.append("look")
    if god == "hera" and not turn.hired and gold >= HERO_PRICE and state.lands_of(seat):
        options.extend(["hero"] if state.hero_column else [])
    if god != "ares" and quests(state, seat, turn.quests):
        options.append("quest")
    options.extend(f"creature:{card}" for card in affordable(state, seat))
    return [*options, *sacrificed, "end"]


def recruit_price(turn: Turn) -> int:
    """The price of the next unit, philosopher or priestess; the last one once all are hired."""
    if turn.god not in RECRUIT_PRICES:
        return SCHOLAR_PRICE
    rising = RECRUIT_PRICES[turn.god]
    return rising[min(turn.recruits, len(rising) - 1)]


def _may_recruit(state: State, turn: Turn) -> bool:
    seat, god = turn.seat, turn.god
    gold = state.gold(seat)
    if god == "athena":
        return not turn.recruits and gold >= SCHOLAR_PRICE and bool(state.philosophers_left())
    if god == "zeus":
        return not turn.recruits and gold >= SCHOLAR_PRICE and bool(state.priestesses_left())
    if turn.recruits == len(RECRUIT_PRICES[god]) or gold < recruit_price(turn):
        return False
    if god == "poseidon":
        return bool(state.fleets_left(seat) and harbours(state, seat))
    left = state.troops_left(seat) if god == "ares" else state.mercenaries_left()
    return bool(left and state.lands_of(seat))


def _affordable_marches(state: State, seat: str) -> dict[str, dict[str, int]]:
    """For each land that units may leave: the lands they can pay to reach, and the moves."""
    found: dict[str, dict[str, int]] = {}
    for start in state.lands_of(seat):
        if has_units(state, start):
            ends = {
                end: moves
                for end, moves in marches(state, seat, start).items()
                if moves <= state.gold(seat)
            }
            if ends:
                found[start] = ends
    return found


def act(state: State, turn: Turn, answer: str) -> Procedure[None]:
    """Perform one action of the menu."""
    seat = turn.seat
    head, _, name = answer.partition(":")
    if head == "build":
        turn.built = True
        yield from compulsory_building(state, turn)
    elif head == "gift":
        turn.gifted = True
        yield from gift(state, turn)
    elif head == "recruit":
        state.pay(seat, recruit_price(turn))
        turn.recruits += 1
        yield from gift(state, turn)
    elif head == "sail":
        yield from sail(state, seat)
    elif head == "march":
        yield from march(state, seat)
    elif head == "look":
        turn.looked = True
        yield from look(state, seat)
    elif head == "hero":
        turn.hired = True
        yield from hire(state, seat)
    elif head == "quest":
        turn.quests += yield from quest(state, seat, turn.quests)
    elif head == "creature":
        yield from buy_creature(state, seat, name)
    else:
        yield from sacrifice(state, seat, name)


def compulsory_building(state: State, turn: Turn) -> Procedure[None]:
    """The god's own building; with Hera, one of a kind the faction does not own."""
    seat = turn.seat
    if turn.god != "hera":
        yield from build(state, seat, BUILDS[turn.god])
        return
    kinds = [k for k in BASICS if state.supply[k] and not state.buildings_of(seat, k)]
    if not kinds or not state.slots_of(seat):
        return
    answer = yield from choose(seat, "cyclades.ask.hera", kinds)
    yield from build(state, seat, next(k for k in kinds if k == answer))


def gift(state: State, turn: Turn) -> Procedure[None]:
    """Give what the god gives: a philosopher, a priestess, a fleet, a troop or a mercenary."""
    seat = turn.seat
    if turn.god == "athena":
        yield from gain_philosopher(state, seat)
    elif turn.god == "zeus":
        gain_priestess(state, seat)
    elif turn.god == "poseidon":
        yield from recruit_fleet(state, seat)
    else:
        kind = "troop" if turn.god == "ares" else "mercenary"
        left = state.troops_left(seat) if kind == "troop" else state.mercenaries_left()
        lands = state.lands_of(seat)
        if not left or not lands:
            state.tell("cyclades.note.no-gift", seat=seat_name(seat), unit=unit(kind))
            return
        land = yield from choose_unless_forced(seat, "cyclades.ask.recruit", lands, unit=unit(kind))
        state.lands[land].troops += kind == "troop"
        state.lands[land].mercenaries += kind == "mercenary"
        state.tell("cyclades.note.recruited", seat=seat_name(seat), unit=unit(kind), area=land)


def march(state: State, seat: str) -> Procedure[None]:
    """Ares: units of one land go to another within reach, for a coin."""
    routes = _affordable_marches(state, seat)
    start, end = yield from choose_march(state, seat, routes)
    force = yield from choose_force(state, seat, start, end)
    state.pay(seat, routes[start][end])
    tell_march(state, seat, start, end, force)
    depart(state, start, force)
    yield from arrive(state, seat, end, force)


def look(state: State, seat: str) -> Procedure[None]:
    """Zeus: look at the top creature in secret, and play it for a coin or put it back."""
    card = yield from peek(state, seat)
    state.reveal_only((seat,), "cyclades.note.looked", creature=creature_name(card))
    options = ["play", "return"] if state.gold(seat) >= LOOK_PRICE else ["return"]
    answer = yield from choose(
        seat, "cyclades.ask.look", options, secret=True, creature=creature_name(card)
    )
    if answer == "play":
        state.pay(seat, LOOK_PRICE)
        yield from draw_creature(state)
        yield from play_creature(state, seat, card, unseen=True)


def apollo(state: State, seat: str) -> Procedure[None]:
    """Apollo: a prosperity token on any land and one on any sea, and two coins."""
    land = yield from choose(seat, "cyclades.ask.apollo-land", state.lands)
    add_token(state, land)
    sea = yield from choose(seat, "cyclades.ask.apollo-sea", state.seas)
    add_token(state, sea)
    state.earn(seat, APOLLO_GOLD)
    state.tell("cyclades.note.gains", seat=seat_name(seat), coins=so_many("gold", APOLLO_GOLD))
