"""Rewards of agreements, culture tokens and civilisations (page 14)."""

from __future__ import annotations

from collections.abc import Sequence

from games.anunnaki.components import RESOURCES, Reward
from games.anunnaki.rules.action_yields import movement_points, portal_figures
from games.anunnaki.rules.actions import act_by_token, collect_income, take_agreements
from games.anunnaki.rules.gains import gain, pick_resources
from games.anunnaki.rules.goals import goal_value
from games.anunnaki.rules.land.followers import build_settlement, recruit
from games.anunnaki.rules.land.walking import move, portal
from games.anunnaki.rules.star import move_sign
from games.anunnaki.rules.technology import upgrade
from games.anunnaki.rules.war.weapons import take_weapons
from games.anunnaki.state import State
from games.core.steps import Procedure, choose_unless_forced

_PLAIN: tuple[str, ...] = (*RESOURCES, "crystal", "power", "points")
MOVEMENT_ICON = 2
PORTAL_ICON = 1


def grant(
    state: State,
    seat: str,
    rewards: Sequence[Reward],
    cause: str,
    *,
    times: int = 1,
    declinable: bool = False,
) -> Procedure[None]:
    """Everything that a token shows: what needs no choice at once, then the rest in its order."""
    plain: dict[str, int] = {}
    for reward in rewards:
        if reward.type in _PLAIN:
            plain[reward.type] = plain.get(reward.type, 0) + reward.n * times
    gain(state, seat, plain, cause)
    for reward in rewards:
        if reward.type not in _PLAIN:
            yield from _grant(state, seat, reward, reward.n * times, cause, declinable)


def _grant(
    state: State, seat: str, reward: Reward, count: int, cause: str, declinable: bool
) -> Procedure[None]:
    kind = reward.type
    if kind == "any":
        yield from pick_resources(state, seat, RESOURCES, count, cause)
    elif kind == "choice":
        picked = yield from choose_unless_forced(seat, "anunnaki.ask.kind", reward.of, count=count)
        gain(state, seat, {picked: count}, cause)
    elif kind == "follower":
        yield from recruit(state, seat, count, cause, declinable=declinable)
    elif kind == "weapon":
        yield from take_weapons(state, seat, count)
    elif kind == "agreement":
        yield from take_agreements(state, seat, count)
    else:
        for _ in range(count):
            yield from _act(state, seat, kind, cause)


def _act(state: State, seat: str, kind: str, cause: str) -> Procedure[None]:
    if kind == "goal_power":
        steps = goal_value(state, seat, state.goals["power"])
        gain(state, seat, {"power": steps}, cause)
    elif kind == "sign":
        yield from move_sign(state, seat)
    elif kind == "portal":
        yield from portal(state, seat, portal_figures(state, seat, PORTAL_ICON))
    elif kind == "move":
        yield from move(state, seat, movement_points(state, seat, MOVEMENT_ICON))
    elif kind == "income":
        yield from collect_income(state, seat)
    elif kind == "settlement":
        yield from build_settlement(state, seat)
    elif kind == "upgrade":
        yield from upgrade(state, seat, declinable=True)
    elif kind == "blue":
        yield from act_by_token(state, seat, "blue", declinable=True)
    else:
        yield from act_by_token(state, seat, "red", declinable=True)
