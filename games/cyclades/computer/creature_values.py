"""Values of creatures for the seat, and of their effects in each area.

``creature_choices`` uses the same values, so that a creature is used where it was bought for.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from games.cyclades.components import BASICS, FIGURES
from games.cyclades.computer import hero_values
from games.cyclades.computer.armies import best_leap
from games.cyclades.computer.evaluation import METROPOLIS, UNIT, Evaluation
from games.cyclades.computer.sailing import sea_value
from games.cyclades.view import AreaView, Basic

GRIFFIN = 3.0
PRIESTESS = 3.0


def creature_value(evaluation: Evaluation, name: str) -> float:
    """The value of playing a creature now, in gold."""
    if name in FIGURES:
        return max(
            (figure_value(evaluation, name, area) for area in lairs(evaluation, name)), default=0.0
        )
    return _EFFECT_VALUES[name](evaluation)


def _foreign(evaluation: Evaluation, area: AreaView) -> bool:
    return area.owner is not None and not evaluation.friendly(area.owner)


def lairs(evaluation: Evaluation, name: str) -> list[AreaView]:
    """The areas in which a figure may be placed."""
    return [
        area
        for area in evaluation.view.areas
        if area.kind in FIGURES[name]
        and area.creature is None
        and (name != "minotaur" or evaluation.mine(area))
    ]


# Creatures with figures: the value in an area


def figure_value(evaluation: Evaluation, name: str, area: AreaView) -> float:
    """The value of a figure in an area for the coming round."""
    return _FIGURE_VALUES[name](evaluation, area)


def _hydra(evaluation: Evaluation, area: AreaView) -> float:
    prey = [area, *(evaluation.areas[near] for near in evaluation.beside[area.label])]
    eaten = max((_bite(evaluation, near) for near in prey), default=0.0)
    if eaten == 0.0:
        return 0.0
    side = 1.0 if evaluation.mine(area) else -1.0 if _foreign(evaluation, area) else 0.0
    return side * (area.horns + area.tokens + 1 + evaluation.horn) + eaten


def _bite(evaluation: Evaluation, area: AreaView) -> float:
    """The value of killing a fleet or troop in an area; 0 where there is none."""
    if area.owner is None or not area.troops + area.mercenaries + area.fleets:
        return 0.0
    return -2.0 * UNIT if evaluation.friendly(area.owner) else 0.7 * UNIT


def _kraken(evaluation: Evaluation, area: AreaView) -> float:
    if not _foreign(evaluation, area):
        return 0.0 if area.owner is None else -UNIT * area.fleets
    return 0.7 * UNIT * area.fleets + 0.5 * sea_value(evaluation, area)


def _medusa(evaluation: Evaluation, area: AreaView) -> float:
    return evaluation.expected_loss(area, evaluation.units(area)) if evaluation.mine(area) else 0.0


def _minotaur(evaluation: Evaluation, area: AreaView) -> float:
    guarded = evaluation.units(area)
    return (
        evaluation.expected_loss(area, guarded) - evaluation.expected_loss(area, guarded + 2) + 0.5
    )


def _polyphemus(evaluation: Evaluation, area: AreaView) -> float:
    value = 0.0
    for sea in evaluation.near(area.label, "sea"):
        if _foreign(evaluation, sea):
            value += 0.4 * sea_value(evaluation, sea)
        elif evaluation.friendly(sea.owner):
            value -= sea_value(evaluation, sea)
    return value


def _cerberus(evaluation: Evaluation, area: AreaView) -> float:
    horns = area.horns + area.tokens
    return horns * (
        1.4 if _foreign(evaluation, area) else 0.0 if evaluation.friendly(area.owner) else 1.0
    )


_FIGURE_VALUES: dict[str, Callable[[Evaluation, AreaView], float]] = {
    "hydra": _hydra,
    "kraken": _kraken,
    "medusa": _medusa,
    "minotaur": _minotaur,
    "polyphemus": _polyphemus,
    "cerberus": _cerberus,
}


# Creatures without figures: the value of the effect


def _harpy(evaluation: Evaluation) -> float:
    return max((kill_value(evaluation, area) for area in evaluation.view.areas), default=0.0)


def kill_value(evaluation: Evaluation, area: AreaView) -> float:
    """The value of killing a troop in a land: more if the seat's units could then take it."""
    if not _foreign(evaluation, area) or not area.troops + area.mercenaries:
        return 0.0
    near = any(
        evaluation.mine(start) and evaluation.units(start) for start in evaluation.reach(area.label)
    )
    return UNIT + (
        0.2 * evaluation.area_value(area) if near and evaluation.units(area) == 1 else 0.0
    )


def _giant(evaluation: Evaluation) -> float:
    return max((theft_value(evaluation, area) for area in evaluation.view.areas), default=0.0)


def theft_value(evaluation: Evaluation, area: AreaView) -> float:
    """The value of stealing a land's mercenaries."""
    if not _foreign(evaluation, area) or area.creature == "medusa":
        return 0.0
    return 1.5 * UNIT * area.mercenaries


def income(evaluation: Evaluation) -> int:
    """The seat's income in a round."""
    total = 0
    for area in evaluation.view.areas:
        taker = area.creature_owner if area.creature == "cerberus" else area.owner
        if taker == evaluation.seat:
            total += (area.horns + area.tokens) * (2 if area.creature == "hydra" else 1)
    return total


def _graeae(evaluation: Evaluation) -> float:
    return evaluation.coin * income(evaluation)


def _griffin(evaluation: Evaluation) -> float:
    # Purses are hidden: an estimate of half a purse late in a round.
    return GRIFFIN


def _dryad(evaluation: Evaluation) -> float:
    return PRIESTESS if any(foe.priestesses for foe in evaluation.foes) else 0.0


def _satyr(evaluation: Evaluation) -> float:
    if not any(foe.philosophers for foe in evaluation.foes):
        return 0.0
    return evaluation.philosopher_value() + 1.0


def _pegasus(evaluation: Evaluation) -> float:
    return best_leap(evaluation).gain


def swap_value(evaluation: Evaluation, one: AreaView, other: AreaView) -> float:
    """The value of exchanging the fleets of two seas."""
    if evaluation.mine(one) == evaluation.mine(other):
        return 0.0
    own, foreign = (one, other) if evaluation.mine(one) else (other, one)
    if not _foreign(evaluation, foreign):
        return 0.0
    return 1.2 * (sea_value(evaluation, foreign) - sea_value(evaluation, own))


def _sylph(evaluation: Evaluation) -> float:
    seas = [area for area in evaluation.view.areas if area.fleets]
    return max(
        (swap_value(evaluation, one, other) for one, other in combinations(seas, 2)), default=0.0
    )


def _sphinx(evaluation: Evaluation) -> float:
    return min(4.0, 1.4 * evaluation.view.creature_deck)


def _charon(evaluation: Evaluation) -> float:
    if not evaluation.me.heroes or not evaluation.view.heroes:
        return 0.0
    worst = min(hero_values.service_value(evaluation, name) for name in evaluation.me.heroes)
    return (
        max(hero_values.service_value(evaluation, name) for name in evaluation.view.heroes) - worst
    )


def _chimera(evaluation: Evaluation) -> float:
    called = [name for name in evaluation.view.creature_discard if name != "chimera"]
    return max((creature_value(evaluation, name) for name in called), default=0.0)


def _cyclops(evaluation: Evaluation) -> float:
    return max((change[0] for change in building_changes(evaluation)), default=0.0)


def building_changes(evaluation: Evaluation) -> list[tuple[float, str, Basic]]:
    """Every change of a building into a kind that is missing: its value, slot and new kind."""
    kinds = evaluation.kinds()
    found: list[tuple[float, str, Basic]] = []
    for area in evaluation.lands():
        for slot in area.slots:
            old = slot.building
            if old is None or old == "metropolis":
                continue
            if kinds[old] > 1:
                found.extend(
                    (min(METROPOLIS, evaluation.building_value(kind)), slot.name, kind)
                    for kind in BASICS
                    if not kinds[kind] and evaluation.view.supply[kind]
                )
    return found


_EFFECT_VALUES: dict[str, Callable[[Evaluation], float]] = {
    "harpy": _harpy,
    "giant": _giant,
    "graeae": _graeae,
    "griffin": _griffin,
    "dryad": _dryad,
    "pegasus": _pegasus,
    "satyr": _satyr,
    "sylph": _sylph,
    "sphinx": _sphinx,
    "charon": _charon,
    "chimera": _chimera,
    "cyclops": _cyclops,
}
