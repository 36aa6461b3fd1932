"""Computes what each action would give a seat now, on both sides of the tokens (pages 7 to 9)."""

from __future__ import annotations

from games.anunnaki.components import HOME_RESOURCE, INCOME
from games.anunnaki.rules.goals import power_gain, shrines
from games.anunnaki.rules.land.figures import recruit_places
from games.anunnaki.rules.land.gathering import yield_of
from games.anunnaki.state import State
from games.anunnaki.view import Action

# The plain and the upgraded side of the tokens that count something.
LIMITS: dict[Action, tuple[int, int]] = {
    "portal": (1, 2),
    "move_blue": (2, 4),
    "move_red": (3, 5),
    "trade": (1, 2),
    "gather_blue": (1, 2),
    "gather_red": (2, 3),
}
HERMES_POINTS = 2
ENLIL_FIGURES = 1
HERA_FOLLOWERS = 1
MARKET_GOODS = 2


def limit(state: State, seat: str, action: Action) -> int:
    """The number on the upper side of the token."""
    plain, upgraded = LIMITS[action]
    return upgraded if action in state.houses[seat].upgraded else plain


def movement_points(state: State, seat: str, printed: int) -> int:
    """Hermes adds to every movement action."""
    return printed + HERMES_POINTS * state.has_god(seat, "hermes")


def portal_figures(state: State, seat: str, printed: int) -> int:
    """Enlil adds to every portal action."""
    return printed + ENLIL_FIGURES * state.has_god(seat, "enlil")


def settlement_income(state: State, seat: str) -> dict[str, int]:
    """What the open cells of the settlement area give: one for each settlement on the map."""
    found = {"follower": 0, "points": 0}
    for cell in INCOME[: max(1, state.settlements_out(seat))]:
        for reward in cell:
            found[reward.type] += reward.n
    return found


def gives(state: State, seat: str, action: Action) -> dict[str, int]:
    """What an action would give now, by kind; the choices within it are not made yet."""
    house = state.houses[seat]
    upgraded = action in house.upgraded
    if action == "portal":
        return {"figures": portal_figures(state, seat, limit(state, seat, action))}
    if action in ("move_blue", "move_red"):
        return {"movement": movement_points(state, seat, limit(state, seat, action))}
    if action == "trade":
        return {"agreements": limit(state, seat, action)}
    if action in ("gather_blue", "gather_red"):
        count = limit(state, seat, action)
        yields = sorted((yield_of(state, seat, d) for d in state.ruled(seat)), reverse=True)
        return {"districts": count, "resources": sum(yields[:count])}
    if action == "creation":
        kind = "any" if upgraded else HOME_RESOURCE[house.house]
        return {kind: shrines(state, seat)}
    if action == "income":
        income = settlement_income(state, seat)
        extra = HERA_FOLLOWERS * state.has_god(seat, "hera")
        followers = income["follower"] + upgraded + extra if recruit_places(state, seat) else 0
        return {"follower": followers, "points": income["points"]}
    if action == "power":
        return {"power": power_gain(state, seat)}
    return {"resources": MARKET_GOODS} if upgraded else {"exchange": MARKET_GOODS}
