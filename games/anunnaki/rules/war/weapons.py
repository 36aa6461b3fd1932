"""Weapon cards: taking them, what they cost, and which may be played (pages 10 and 11)."""

from __future__ import annotations

from games.anunnaki.components import BASIC_WEAPONS, WEAPONS
from games.anunnaki.rules.gains import can_pay
from games.anunnaki.state import House, State
from games.anunnaki.words.names import weapon as weapon_name
from games.core.phrase import seat_name
from games.core.steps import Procedure, ask

SEKHMET_METAL = 1


def take_weapons(state: State, seat: str, count: int) -> Procedure[None]:
    """Take advanced weapons that the seat chooses; others learn only how many."""
    house = state.houses[seat]
    stack = house.stack
    count = min(count, len(stack))
    if not count:
        return
    if count == len(stack):
        chosen: tuple[str, ...] = tuple(stack)
    else:
        chosen = yield from ask(
            seat, "anunnaki.ask.weapon", stack, count, count, secret=True, count=count
        )
    house.hand.extend(chosen)
    house.known_home.clear()
    state.tell("anunnaki.note.took-weapons", seat=seat_name(seat), count=count)
    names = tuple(weapon_name(card) for card in chosen)
    state.tell_only([seat], "anunnaki.note.own-weapons", weapons=names)


def weapon_cost(house: House, card: str) -> dict[str, int]:
    """What a card costs the house: Sekhmet spares a metal."""
    cost = {str(kind): count for kind, count in WEAPONS[card].cost.items()}
    if "metal" in cost and "sekhmet" in house.summoned:
        cost["metal"] = max(0, cost["metal"] - SEKHMET_METAL)
    return cost


def playable(house: House, *, attacking: bool, without: tuple[str, ...] = ()) -> list[str]:
    """The cards in hand that may be played and paid, in the order of the list of weapons."""
    held = house.hand if attacking else [*BASIC_WEAPONS, *house.hand]
    return [
        card
        for card in WEAPONS
        if card in held and card not in without and can_pay(house, weapon_cost(house, card))
    ]


def send_home(house: House, card: str) -> None:
    """An advanced card that everybody has seen goes back to the stack."""
    if card in house.hand:
        house.hand.remove(card)
        house.known_home.append(card)
    if card in house.known_hand:
        house.known_hand.remove(card)
