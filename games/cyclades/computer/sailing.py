"""Values of seas and fleets, and the choice of moves at sea.

A move is judged by the values of the seas held before and after it, so that moving back never
gains.
"""

from __future__ import annotations

from typing import NamedTuple

from games.core.steps import Ask, Picks
from games.cyclades.computer.evaluation import UNIT, Evaluation
from games.cyclades.computer.odds import battle
from games.cyclades.view import AreaView

SPARE_FLEET = 0.4


class Voyage(NamedTuple):
    """A move of fleets from sea to sea, and its expected gain."""

    gain: float
    start: str
    end: str
    fleets: int


def sea_value(evaluation: Evaluation, sea: AreaView) -> float:
    """The value of holding a sea: its horns, and the foreign lands that border it."""
    shores = sum(not evaluation.friendly(land.owner) for land in evaluation.near(sea.label, "land"))
    return 0.3 + evaluation.horn * (sea.horns + sea.tokens) + min(0.9, 0.3 * shores)


def closed(evaluation: Evaluation, sea: AreaView) -> bool:
    """Whether the Kraken or Polyphemus keeps fleets out."""
    if sea.creature == "kraken":
        return True
    return any(land.creature == "polyphemus" for land in evaluation.near(sea.label, "land"))


def ports(evaluation: Evaluation, seat: str, sea: AreaView) -> int:
    """The faction's ports and metropolises on the coast of a sea."""
    return sum(
        slot.sea == sea.label and slot.building in ("port", "metropolis")
        for land in evaluation.near(sea.label, "land")
        if land.owner == seat
        for slot in land.slots
    )


def voyage(evaluation: Evaluation, start: AreaView, end: AreaView, count: int) -> float:
    """The expected gain of a move, without its coin; a sea left empty is a loss."""
    left = 0.0 if count < start.fleets else sea_value(evaluation, start)
    if evaluation.mine(end):
        return -left
    if end.owner is None:
        return sea_value(evaluation, end) - left
    odds = battle(
        count,
        ports(evaluation, evaluation.seat, end),
        end.fleets,
        ports(evaluation, end.owner, end),
    )
    lost = (count - odds.attackers) * UNIT
    sunk = (end.fleets - odds.defenders) * UNIT * 0.4
    return odds.wins * 1.4 * sea_value(evaluation, end) + sunk - lost - left


def best_voyage(evaluation: Evaluation, starts: list[AreaView] | None = None) -> Voyage:
    """The best move of any fleets, minus its coin; one without gain if there is none."""
    best = Voyage(0.0, "", "", 0)
    for start in evaluation.seas() if starts is None else starts:
        for end in evaluation.near(start.label, "sea"):
            if not closed(evaluation, end) and (
                evaluation.mine(end) or not evaluation.friendly(end.owner)
            ):
                best = max(best, best_count(evaluation, start, end))
    return best


def best_count(evaluation: Evaluation, start: AreaView, end: AreaView) -> Voyage:
    """The move of the best number of fleets to another sea, minus its coin."""
    counts = range(1, start.fleets + 1)
    found = [(voyage(evaluation, start, end, count) - evaluation.coin, -count) for count in counts]
    gain, count = max(found, default=(0.0, -1))
    return Voyage(gain, start.label, end.label, -count)


def sail_from(ask: Ask, evaluation: Evaluation) -> Picks:
    """The sea from which the best move begins."""
    return (max(ask.options, key=lambda label: best_voyage(evaluation, [evaluation.areas[label]])),)


def sail_to(ask: Ask, evaluation: Evaluation) -> Picks:
    """The sea where those fleets gain most."""
    start = evaluation.areas[str(ask.facts["area"])]
    return (
        max(ask.options, key=lambda label: best_count(evaluation, start, evaluation.areas[label])),
    )


def sail_count(ask: Ask, evaluation: Evaluation) -> Picks:
    """The best number of fleets for the move."""
    start, end = (evaluation.areas[str(ask.facts[name])] for name in ("start", "end"))
    return (str(best_count(evaluation, start, end).fleets),)


def fleet_value(evaluation: Evaluation, sea: AreaView) -> float:
    """The value of one more fleet in a sea: highest where it takes the sea."""
    value = SPARE_FLEET if evaluation.mine(sea) else sea_value(evaluation, sea)
    if "jason" in evaluation.me.heroes:
        value += 4.0 / max(1, evaluation.me.fleets_left)
    return value


def harbours(evaluation: Evaluation) -> list[AreaView]:
    """Seas beside the seat's lands that are empty or its own."""
    found: dict[str, AreaView] = {}
    for land in evaluation.lands():
        for sea in evaluation.near(land.label, "sea"):
            if sea.owner in (None, evaluation.seat) and not closed(evaluation, sea):
                found[sea.label] = sea
    return list(found.values())


def recruit_value(evaluation: Evaluation) -> float:
    """The value of one more fleet in the best sea."""
    if not evaluation.me.fleets_left:
        return 0.0
    return max((fleet_value(evaluation, sea) for sea in harbours(evaluation)), default=0.0)


def place_fleet(ask: Ask, evaluation: Evaluation) -> Picks:
    """The sea where a new fleet has most value."""
    return (max(ask.options, key=lambda label: fleet_value(evaluation, evaluation.areas[label])),)
