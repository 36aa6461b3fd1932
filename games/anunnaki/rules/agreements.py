"""Fulfilling trade agreements, those of houses among them (page 11)."""

from __future__ import annotations

from games.anunnaki.components import AGREEMENTS, gaia
from games.anunnaki.rules.gains import can_pay, gain, pay
from games.anunnaki.rules.rewards import grant
from games.anunnaki.state import State
from games.anunnaki.words.names import agreement as agreement_name
from games.core.phrase import seat_name
from games.core.steps import Procedure, choose


def fulfillable(state: State, seat: str) -> list[str]:
    """The agreements that the seat can pay for now."""
    house = state.houses[seat]
    return [token for token in house.agreements if can_pay(house, AGREEMENTS[token].cost)]


def welcome(state: State, seat: str, token: str) -> bool:
    """Whether the whole reward is due: a district of the house's home, or of Gaia for one's own."""
    house = AGREEMENTS[token].house
    if house is None or state.options.first_game:
        return True
    wanted = gaia(len(state.seats)) if house == state.houses[seat].house else house
    return any(state.map.planet_of[district] == wanted for district in state.ruled(seat))


def fulfil(state: State, seat: str, token: str, *, free: bool = False) -> Procedure[None]:
    """Pay, take the rewards (or one half of them), and turn the token over."""
    printed = AGREEMENTS[token]
    house = state.houses[seat]
    half = "both" if free or welcome(state, seat, token) else ""
    if not free:
        yield from pay(state, seat, printed.cost)
    house.agreements.remove(token)
    house.fulfilled.append(token)
    named = agreement_name(printed.shown)
    state.tell("anunnaki.note.fulfilled", seat=seat_name(seat), agreement=named)
    if not half:
        half = yield from choose(seat, "anunnaki.ask.half", ["middle", "lower"], agreement=named)
    if half != "lower":
        yield from grant(state, seat, printed.middle, "agreement")
    if half != "middle":
        gain(state, seat, {"points": printed.points, "trade": printed.trade}, "agreement")
