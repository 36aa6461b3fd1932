"""Culture tokens with objects on all three sides (page 13)."""

from __future__ import annotations

from games.anunnaki.board import Spot, spot_name
from games.anunnaki.rules.land.culture_tokens import culture_rewards, turn_up
from games.anunnaki.rules.rewards import grant
from games.anunnaki.state import State
from games.anunnaki.words.names import rewards
from games.core.steps import Procedure

ZEUS_TIMES = 2


def culture_phase(state: State, seat: str) -> Procedure[None]:
    """Every surrounded token rewards those who rule beside it, and is gone."""
    yield from turn_up(state)
    while (spot := next(iter(surrounded(state)), None)) is not None:
        with state.incident("anunnaki.scene.culture", districts=" · ".join(spot)):
            yield from resolve(state, seat, spot)


def surrounded(state: State) -> list[Spot]:
    """The places of tokens with figures or settlements on every side."""
    return [
        spot
        for spot in state.map.spots
        if state.culture.get(spot_name(spot)) is not None
        and all(district in state.stands for district in spot)
    ]


def rewarded(state: State, seat: str, spot: Spot) -> bool:
    """Whether the seat rules beside the token; for Zeus a figure on its planet is enough."""
    if any(state.ruler(district) == seat for district in spot):
        return True
    if state.houses[seat].house != "ellenys":
        return False
    planet = state.map.planet_of[spot[0]]
    return any(
        state.map.planet_of[district] == planet and state.has_figures(seat, district)
        for district in state.districts_of(seat)
    )


def resolve(state: State, active: str, spot: Spot) -> Procedure[None]:
    """Rewards in turn order from the active player, now or never; Zeus awake has them twice."""
    token = state.culture.pop(spot_name(spot))
    assert token is not None
    seats = [seat for seat in state.from_seat(active) if rewarded(state, seat, spot)]
    given = culture_rewards(state, token)
    shown = rewards([reward.shown for reward in given])
    state.tell("anunnaki.note.culture", districts=" · ".join(spot), rewards=shown)
    state.resolved()
    for seat in seats:
        house = state.houses[seat]
        times = ZEUS_TIMES if house.house == "ellenys" and house.awake else 1
        declinable = "hades" in house.minors
        yield from grant(state, seat, given, "culture", times=times, declinable=declinable)
