"""The weapons of a battle: choosing, paying and their effects (pages 12 and 14)."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.anunnaki.components import WEAPONS
from games.anunnaki.rules.gains import pay
from games.anunnaki.rules.war.weapons import playable, send_home, weapon_cost
from games.anunnaki.state import State
from games.anunnaki.words.names import weapon as weapon_name
from games.core.phrase import Arg, seat_name
from games.core.steps import Ask, Picks, Procedure, ask, choose

NONE = "none"
LOKI_CARDS = 2


@dataclass
class Hand:
    """What one side has laid down; ``ignored`` where the other side cancels its effect."""

    seat: str
    defending: bool = False
    cards: list[str] = field(default_factory=list)
    ignored: bool = False
    bonus: int = 0
    played_advanced: bool = False

    def has(self, effect: str) -> bool:
        """Whether one of the cards bears an effect."""
        return any(WEAPONS[card].effect == effect for card in self.cards)

    def works(self, effect: str) -> bool:
        """Whether an effect is there and nothing cancels it."""
        return not self.ignored and self.has(effect)

    @property
    def strength(self) -> int:
        """The cards, and the metal spent on a chariot."""
        return sum(WEAPONS[card].strength for card in self.cards) + self.bonus

    @property
    def spoils(self) -> dict[str, int]:
        """What the cards bring in victory."""
        war = sum(WEAPONS[card].war for card in self.cards)
        points = sum(WEAPONS[card].points for card in self.cards)
        return {"war": war, "points": points}


def attack_question(state: State, seat: str, district: str) -> Ask | None:
    """Which advanced weapon; None where everybody can see that there is none.

    Whether one can be paid is the owner's secret, so they are asked even where the only answer
    is that there is none.
    """
    house = state.houses[seat]
    if not house.hand:
        return None
    options = playable(house, attacking=True)
    return _question(state, seat, "anunnaki.ask.attack", options, district, seat)


def defence_question(state: State, seat: str, attacker: str, district: str) -> Ask:
    """Any weapon; the Slingshot is always at hand."""
    options = playable(state.houses[seat], attacking=False)
    return _question(state, seat, "anunnaki.ask.defend", options, district, attacker)


def _question(
    state: State, seat: str, key: str, options: list[str], district: str, attacker: str
) -> Ask:
    loki = state.has_god(seat, "loki") and len(options) > 1
    facts: dict[str, Arg] = {"district": district, "attacker": seat_name(attacker)}
    most = LOKI_CARDS if loki else 1
    return Ask(seat, key, tuple(options or (NONE,)), 1, most, True, facts)


def put_question(question: Ask) -> Procedure[Picks]:
    """Ask one side alone, as against a civilisation."""
    return (
        yield from ask(
            question.seat,
            question.key,
            question.options,
            question.low,
            question.high,
            secret=True,
            **question.facts,
        )
    )


def lay_down(state: State, hand: Hand, cards: tuple[str, ...]) -> Procedure[None]:
    """Show the cards and pay for them; of Loki's two, the one kept later is paid."""
    hand.cards = list(cards)
    assert state.battle is not None
    state.battle.cards[hand.seat] = list(cards)
    names = tuple(weapon_name(card) for card in cards)
    state.reveal("anunnaki.note.weapons", seat=seat_name(hand.seat), weapons=names)
    if len(cards) == 1:
        yield from _commit(state, hand, cards[0])


def _commit(state: State, hand: Hand, card: str) -> Procedure[None]:
    house = state.houses[hand.seat]
    yield from pay(state, hand.seat, weapon_cost(house, card))
    hand.played_advanced = hand.played_advanced or WEAPONS[card].kind == "advanced"
    send_home(house, card)


def choose_between(state: State, hand: Hand) -> Procedure[None]:
    """Loki keeps one of his two cards in play; the other goes back to the hand, seen by all."""
    if len(hand.cards) < LOKI_CARDS:
        return
    answer = yield from choose(hand.seat, "anunnaki.ask.loki", hand.cards)
    house = state.houses[hand.seat]
    for card in hand.cards:
        if card != answer and card in house.hand and card not in house.known_hand:
            house.known_hand.append(card)
    hand.cards = [answer]
    assert state.battle is not None
    state.battle.cards[hand.seat] = [answer]
    state.tell("anunnaki.note.loki", seat=seat_name(hand.seat), weapon=weapon_name(answer))
    yield from _commit(state, hand, answer)


def helmet(state: State, hand: Hand) -> Procedure[bool]:
    """The card in play is discarded, paid or not; whether another one takes its place."""
    house = state.houses[hand.seat]
    gone = tuple(hand.cards)
    hand.cards = []
    assert state.battle is not None
    state.battle.cards[hand.seat] = []
    state.tell("anunnaki.note.helmet", seat=seat_name(hand.seat), weapon=weapon_name(gone[0]))
    if not hand.defending and not house.hand:
        return False
    options = playable(house, attacking=not hand.defending, without=gone)
    answer = yield from choose(hand.seat, "anunnaki.ask.another", [*options, NONE], secret=True)
    if answer == NONE:
        return False
    yield from lay_down(state, hand, (answer,))
    return True


def second_card(state: State, hand: Hand) -> Procedure[None]:
    """The Composite Bow lets another advanced weapon join."""
    house = state.houses[hand.seat]
    if not hand.works("second") or not house.hand:
        return
    options = playable(house, attacking=True)
    answer = yield from choose(hand.seat, "anunnaki.ask.second", [*options, NONE], secret=True)
    if answer != NONE:
        first = hand.cards
        yield from lay_down(state, hand, (answer,))
        hand.cards = [*first, answer]
        assert state.battle is not None
        state.battle.cards[hand.seat] = list(hand.cards)


def chariot(state: State, hand: Hand) -> Procedure[None]:
    """Let the War Cart's owner spend metal for strength."""
    house = state.houses[hand.seat]
    metal = house.resources["metal"]
    if not hand.works("chariot") or not metal:
        return
    options = [str(count) for count in range(metal + 1)]
    answer = yield from choose(hand.seat, "anunnaki.ask.chariot", options)
    house.resources["metal"] -= int(answer)
    hand.bonus = int(answer)
    if hand.bonus:
        state.tell("anunnaki.note.chariot", seat=seat_name(hand.seat), count=hand.bonus)
