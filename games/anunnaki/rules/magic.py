"""The magic action of a turn, and the Mirror that makes it two (pages 9 and 19)."""

from __future__ import annotations

from games.anunnaki.rules.actions import act_by_token, other_tokens
from games.anunnaki.rules.artifacts import discard_artifact
from games.anunnaki.rules.gains import can_pay, pay
from games.anunnaki.rules.land.followers import (
    build_settlement,
    can_recruit,
    recruit,
    settlement_places,
)
from games.anunnaki.rules.technology import upgradable, upgrade
from games.anunnaki.rules.war.weapons import take_weapons
from games.anunnaki.state import State
from games.anunnaki.words.names import amounts
from games.anunnaki.words.names import artifact as artifact_name
from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose

# Crystals, and resources.
PRICES: dict[str, tuple[int, dict[str, int]]] = {
    "red": (3, {}),
    "blue": (2, {}),
    "weapons": (1, {"metal": 2}),
    "technology": (1, {"gold": 2}),
    "settlement": (1, {"wood": 2}),
    "followers": (1, {"food": 2}),
}
WEAPONS_BOUGHT = 2
FOLLOWERS_BOUGHT = 3
MIRROR_DISCOUNT = 1
MIRROR_ACTIONS = 2


def affordable(state: State, seat: str, discount: int = 0) -> list[str]:
    """The magic actions that can be paid for and would do something."""
    house = state.houses[seat]
    found: list[str] = []
    for kind, (crystals, cost) in PRICES.items():
        paid = house.crystals >= max(0, crystals - discount) and can_pay(house, cost)
        if paid and _possible(state, seat, kind):
            found.append(kind)
    return found


def _possible(state: State, seat: str, kind: str) -> bool:
    if kind == "red":
        return bool(other_tokens(state, seat, "red"))
    if kind == "blue":
        return bool(other_tokens(state, seat, "blue"))
    if kind == "weapons":
        return bool(state.houses[seat].stack)
    if kind == "technology":
        return bool(upgradable(state, seat))
    if kind == "settlement":
        return bool(settlement_places(state, seat))
    return can_recruit(state, seat)


def magic_phase(state: State, seat: str) -> Procedure[None]:
    """One magic action, or none."""
    options = affordable(state, seat)
    if "mirror" in state.houses[seat].artifacts and affordable(state, seat, MIRROR_DISCOUNT):
        options.append("mirror")
    if not options:
        return
    answer = yield from choose(seat, "anunnaki.ask.magic", [*options, "none"])
    if answer == "none":
        return
    state.magic_used = True
    if answer == "mirror":
        yield from _mirror(state, seat)
    else:
        yield from _cast(state, seat, answer)


def _mirror(state: State, seat: str) -> Procedure[None]:
    """The Mirror of Duplicity is given up for two different actions, a crystal cheaper each."""
    discard_artifact(state, seat, "mirror")
    state.tell("anunnaki.note.uses", seat=seat_name(seat), artifact=artifact_name("mirror"))
    done: list[str] = []
    while len(done) < MIRROR_ACTIONS:
        options = [kind for kind in affordable(state, seat, MIRROR_DISCOUNT) if kind not in done]
        if not options:
            return
        answer = yield from choose(seat, "anunnaki.ask.mirror", [*options, "none"])
        if answer == "none":
            return
        done.append(answer)
        yield from _cast(state, seat, answer, MIRROR_DISCOUNT)


def _cast(state: State, seat: str, kind: str, discount: int = 0) -> Procedure[None]:
    crystals, cost = PRICES[kind]
    price = max(0, crystals - discount)
    state.houses[seat].crystals -= price
    paid = amounts({"crystal": price, **cost})
    spell = phrase(f"anunnaki.spell.{kind}")
    state.tell("anunnaki.note.magic", seat=seat_name(seat), cost=paid, magic=spell)
    yield from pay(state, seat, cost)
    if kind == "red":
        yield from act_by_token(state, seat, "red")
    elif kind == "blue":
        yield from act_by_token(state, seat, "blue")
    elif kind == "weapons":
        yield from take_weapons(state, seat, WEAPONS_BOUGHT)
    elif kind == "technology":
        yield from upgrade(state, seat)
    elif kind == "settlement":
        yield from build_settlement(state, seat)
    else:
        yield from recruit(state, seat, FOLLOWERS_BOUGHT, "magic")
