"""Scores a match of Anunnaki (page 13): points by category, the final scores, the winner."""

from __future__ import annotations

from games.anunnaki.components import (
    MINOR_GODS,
    MULTIPLIERS,
    POWER_POINTS,
    TRACKS,
)
from games.anunnaki.rules.goals import goal_value
from games.anunnaki.rules.land.gathering import uncovered
from games.anunnaki.rules.war.strength import own_strength
from games.anunnaki.state import State
from games.anunnaki.view import Track
from games.core.game import FinalScore, ScoreBreakdown
from games.core.phrase import phrase

FIRST_PLACE = 4
SECOND_PLACE = 2
GOODS_A_POINT = 5
TABLET_POINTS = {1: 0, 2: 1, 3: 2, 4: 4, 5: 7}
# The gods who count districts of one resource.
HARVEST_GODS = {"horus": "wood", "aegir": "gold", "ninhursag": "metal", "demeter": "food"}
THOR_STRENGTH = 5
CATEGORIES: tuple[str, ...] = (
    "play",
    "places",
    "goals",
    "power",
    "gods",
    "tablet",
    "stores",
)


def places(state: State, track: Track) -> dict[str, int]:
    """First and second place on a track; equals share what their places bring, rounded down."""
    spaces = {seat: state.houses[seat].tracks[track] for seat in state.seats}
    best = max(spaces.values())
    leaders = [seat for seat, space in spaces.items() if space == best]
    points = dict.fromkeys(state.seats, 0)
    if len(leaders) > 1:
        for seat in leaders:
            points[seat] = (FIRST_PLACE + SECOND_PLACE) // len(leaders)
        return points
    points[leaders[0]] = FIRST_PLACE
    rest = {seat: space for seat, space in spaces.items() if seat != leaders[0]}
    second = max(rest.values())
    followers = [seat for seat, space in rest.items() if space == second]
    for seat in followers:
        points[seat] = SECOND_PLACE // len(followers)
    return points


def goal_points(state: State, seat: str) -> int:
    """Each goal, times the multiplier that the marker has reached on its track."""
    spaces = state.houses[seat].tracks
    return sum(
        goal_value(state, seat, state.goals[track]) * MULTIPLIERS[spaces[track]] for track in TRACKS
    )


def god_points(state: State, seat: str, god: str) -> int:
    """What a summoned minor god brings at the end."""
    ruled = state.ruled(seat)
    if god in HARVEST_GODS:
        kind = HARVEST_GODS[god]
        districts = state.map.districts
        return 2 * sum(
            any(source in (kind, "any") for source in districts[d].sources) for d in ruled
        )
    if god == "seth":
        return 3 * (sum(_spent(state, d) for d in ruled) // 2)
    if god == "thor":
        mine = state.districts_of(seat)
        return 2 * sum(own_strength(state, seat, d) >= THOR_STRENGTH for d in mine)
    if god == "ea":
        return 4 * sum(d in state.map.atlantis for d in ruled)
    if god == "hades":
        return 2 * (state.followers_left(seat) // 3)
    if god == "ares":
        return 2 * len(state.houses[seat].civilisations)
    return 0


def _spent(state: State, district: str) -> bool:
    """Sources, and every one of them covered; Atlantis has none, a capital never runs dry."""
    sources = state.map.districts[district].sources
    return bool(sources) and not uncovered(state, district)


def tablet_points(state: State, seat: str) -> int:
    """Points of the Tablet, by the leader's multiplier on the secretly chosen track."""
    track = state.houses[seat].tablet
    if track is None:
        return 0
    return TABLET_POINTS[max(MULTIPLIERS[h.tracks[track]] for h in state.houses.values())]


def lines(state: State, seat: str) -> dict[str, int]:
    """A seat's points by category, as they would count if the match ended now."""
    house = state.houses[seat]
    return {
        "play": house.points,
        "places": sum(places(state, track)[seat] for track in TRACKS),
        "goals": goal_points(state, seat),
        "power": POWER_POINTS[house.power],
        "gods": sum(god_points(state, seat, god) for god in house.summoned if god in MINOR_GODS),
        "tablet": tablet_points(state, seat),
        "stores": (sum(house.resources.values()) + house.crystals) // GOODS_A_POINT,
    }


def total(state: State, seat: str) -> int:
    """A seat's points, all in all."""
    return sum(lines(state, seat).values())


def winner(state: State) -> str:
    """The seat with the most points; ties go to the earlier in turn order."""
    return max(state.order, key=lambda seat: (total(state, seat), -state.order.index(seat)))


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """The final scores, the winner first; ties go to the earlier in turn order."""
    best = winner(state)
    order = state.order
    rows = [
        FinalScore(
            seat,
            total(state, seat),
            seat == best,
            phrase("anunnaki.tiebreak.order", place=order.index(seat) + 1),
        )
        for seat in order
    ]
    return tuple(sorted(rows, key=lambda row: -row.points))


def score_breakdown(state: State) -> ScoreBreakdown:
    """Each seat's points as they would count if the match ended now."""
    if not state.goals:
        return {seat: dict.fromkeys(CATEGORIES, 0) for seat in state.seats}
    return {seat: lines(state, seat) for seat in state.seats}


def round_of(state: State) -> int:
    """Everybody has a turn each round."""
    return max(1, state.turn)
