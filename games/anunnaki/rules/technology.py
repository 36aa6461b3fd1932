"""Upgrading an action token (page 10)."""

from __future__ import annotations

from games.anunnaki.components import ACTIONS, COLOURS, EDGE_BETWEEN
from games.anunnaki.fixes import INCOME_MAY
from games.anunnaki.rules.actions import perform, useful
from games.anunnaki.rules.gains import can_pay, gain, pay
from games.anunnaki.state import State
from games.anunnaki.view import Action
from games.anunnaki.words.names import action as action_name
from games.core.phrase import seat_name
from games.core.steps import Procedure, choose, choose_unless_forced

RED_PRICE = {"wood": 1, "metal": 1}
STEPS = {"blue": 1, "red": 2}


def upgradable(state: State, seat: str) -> list[Action]:
    """Plain tokens beside the pawn; red ones as far as their price can be paid."""
    house = state.houses[seat]
    beside = [
        action
        for node, action in state.layout.items()
        if house.pawn is not None and (house.pawn, node) in EDGE_BETWEEN
    ]
    return [
        action
        for action in ACTIONS
        if action in beside
        and action not in house.upgraded
        and (COLOURS[action] == "blue" or can_pay(house, RED_PRICE))
    ]


def upgrade(state: State, seat: str, *, declinable: bool = False) -> Procedure[None]:
    """Turn a token beside the pawn, step forward, and do its action at once if it is wanted."""
    tokens = upgradable(state, seat)
    if not tokens:
        return
    options = [*tokens, "none"] if declinable else tokens
    answer = yield from choose_unless_forced(seat, "anunnaki.ask.technology", options)
    if answer == "none":
        return
    action = next(action for action in tokens if action == answer)
    house = state.houses[seat]
    if COLOURS[action] == "red":
        yield from pay(state, seat, RED_PRICE)
    house.upgraded.append(action)
    state.tell("anunnaki.note.upgraded", seat=seat_name(seat), action=action_name(action))
    gain(state, seat, {"technology": STEPS[COLOURS[action]]}, "technology")
    if (yield from _wanted(state, seat, action)):
        yield from perform(state, seat, action)


def _wanted(state: State, seat: str, action: Action) -> Procedure[bool]:
    """Whether an upgraded action is done at once.

    Only income can harm: its followers may be unwelcome to a player with Hades, so only they are
    asked.
    """
    if action != "income" or not state.has_fix(INCOME_MAY):
        return True
    if "hades" not in state.houses[seat].minors or not useful(state, seat, action):
        return True
    return (yield from choose(seat, "anunnaki.ask.income-now", ["yes", "no"])) == "yes"
