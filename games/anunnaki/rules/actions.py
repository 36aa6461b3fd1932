"""The ten actions of the star, plain and upgraded (pages 7 to 9)."""

from __future__ import annotations

from itertools import combinations

from games.anunnaki.components import AGREEMENTS, COLOURS, HOME_RESOURCE, RESOURCES
from games.anunnaki.fixes import POWER_AT_ITS_END
from games.anunnaki.rules.action_yields import (
    MARKET_GOODS,
    limit,
    movement_points,
    portal_figures,
    settlement_income,
)
from games.anunnaki.rules.gains import gain, pick_one_kind
from games.anunnaki.rules.goals import power_gain, power_steps, shrines
from games.anunnaki.rules.land.followers import can_recruit, recruit
from games.anunnaki.rules.land.gathering import gather, gatherable
from games.anunnaki.rules.land.walking import groups, move, portal
from games.anunnaki.rules.star import pawn_action
from games.anunnaki.state import State
from games.anunnaki.view import Action, Colour
from games.anunnaki.words.names import action as action_name
from games.anunnaki.words.names import agreement as agreement_name
from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, chance, choose, choose_unless_forced


def perform(state: State, seat: str, action: Action) -> Procedure[None]:
    """Perform one action with the upper side of its token."""
    if action == "portal":
        yield from portal(state, seat, portal_figures(state, seat, limit(state, seat, action)))
    elif action in ("move_blue", "move_red"):
        yield from move(state, seat, movement_points(state, seat, limit(state, seat, action)))
    elif action == "trade":
        yield from take_agreements(state, seat, limit(state, seat, action))
    elif action in ("gather_blue", "gather_red"):
        yield from gather(state, seat, limit(state, seat, action))
    elif action == "creation":
        yield from create(state, seat)
    elif action == "income":
        extra = int("income" in state.houses[seat].upgraded)
        yield from collect_income(state, seat, extra)
    elif action == "power":
        steps = power_gain(state, seat)
        if not steps:
            state.tell("anunnaki.note.nothing", seat=seat_name(seat))
        gain(state, seat, {"power": steps}, "power")
    else:
        yield from exchange(state, seat)


def useful(state: State, seat: str, action: Action) -> bool:
    """Whether an action could do anything for the seat now."""
    if action == "portal":
        return bool(groups(state, seat, 1, lambda d: d not in state.map.atlantis))
    if action in ("move_blue", "move_red"):
        return bool(groups(state, seat, 1, lambda d: True))
    if action == "trade":
        return any(state.market)
    if action in ("gather_blue", "gather_red"):
        return bool(gatherable(state, seat))
    if action == "creation":
        return shrines(state, seat) > 0
    if action == "income":
        return can_recruit(state, seat) or settlement_income(state, seat)["points"] > 0
    if action == "power":
        counted = power_gain if state.has_fix(POWER_AT_ITS_END) else power_steps
        return counted(state, seat) > 0
    house = state.houses[seat]
    return "market" in house.upgraded or any(house.resources.values())


def other_tokens(state: State, seat: str, colour: Colour) -> list[Action]:
    """The useful tokens of a colour, without the token under the pawn."""
    here = pawn_action(state, seat)
    return [
        action
        for action, printed in COLOURS.items()
        if printed == colour and action != here and useful(state, seat, action)
    ]


def act_by_token(
    state: State, seat: str, colour: Colour, *, declinable: bool = False
) -> Procedure[None]:
    """The action of another token of one's own; the pawn stays where it is."""
    tokens = other_tokens(state, seat, colour)
    if not tokens:
        return
    options = [*tokens, "none"] if declinable else tokens
    answer = yield from choose_unless_forced(
        seat, "anunnaki.ask.token", options, colour=phrase(f"anunnaki.colour.{colour}")
    )
    if answer == "none":
        return
    action = next(action for action in tokens if action == answer)
    state.tell("anunnaki.note.extra-action", seat=seat_name(seat), action=action_name(action))
    yield from perform(state, seat, action)


def take_agreements(state: State, seat: str, count: int) -> Procedure[None]:
    """Agreements from the market, whose cells are filled again at once."""
    for left in range(count, 0, -1):
        open_tokens = [token for token in state.market if token]
        if not open_tokens:
            return
        token = yield from choose_unless_forced(seat, "anunnaki.ask.trade", open_tokens, count=left)
        cell = state.market.index(token)
        state.market[cell] = None
        state.houses[seat].agreements.append(token)
        taken = agreement_name(AGREEMENTS[token].shown)
        state.tell("anunnaki.note.took-agreement", seat=seat_name(seat), agreement=taken)
        if state.agreement_bag:
            (drawn,) = yield from chance("anunnaki.market", state.agreement_bag)
            state.agreement_bag.remove(drawn)
            state.market[cell] = drawn


def create(state: State, seat: str) -> Procedure[None]:
    """A resource for each shrine: that of the capital, or any one kind when upgraded."""
    house = state.houses[seat]
    count = shrines(state, seat)
    if not count:
        state.tell("anunnaki.note.nothing", seat=seat_name(seat))
    elif "creation" in house.upgraded:
        yield from pick_one_kind(state, seat, count, "creation")
    else:
        gain(state, seat, {HOME_RESOURCE[house.house]: count}, "creation")


def collect_income(state: State, seat: str, extra: int = 0) -> Procedure[None]:
    """Followers and points of the open cells of the settlement area."""
    income = settlement_income(state, seat)
    gain(state, seat, {"points": income["points"]}, "income")
    yield from recruit(state, seat, income["follower"] + extra, "income")


def exchange(state: State, seat: str) -> Procedure[None]:
    """One resource for two others, all three different; upgraded, two different ones for free."""
    house = state.houses[seat]
    if "market" in house.upgraded:
        pairs = ["+".join(pair) for pair in combinations(RESOURCES, MARKET_GOODS)]
        answer = yield from choose(seat, "anunnaki.ask.market-free", pairs)
        given, bought = "", answer
    else:
        options = [
            f"{owned}>{'+'.join(pair)}"
            for owned in RESOURCES
            if house.resources[owned]
            for pair in combinations([kind for kind in RESOURCES if kind != owned], MARKET_GOODS)
        ]
        if not options:
            state.tell("anunnaki.note.nothing", seat=seat_name(seat))
            return
        answer = yield from choose(seat, "anunnaki.ask.market", [*options, "none"])
        if answer == "none":
            return
        given, _, bought = answer.partition(">")
        house.resources[given] -= 1
        paid = phrase(f"anunnaki.resource.{given}")
        state.tell("anunnaki.note.paid-one", seat=seat_name(seat), resource=paid)
    gain(state, seat, dict.fromkeys(bought.split("+"), 1), "market")
