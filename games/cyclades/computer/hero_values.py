"""Values of heroes in the seat's service and of sacrifices, and the choices among heroes."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.cyclades.components import AJAX_LANDS, CROESUS_PRICE
from games.cyclades.computer.armies import best_leap
from games.cyclades.computer.evaluation import UNIT, Evaluation

# The value of a hero's ability, beyond the unit that he is.
_ABILITIES: dict[str, float] = {
    "ajax": 1.5,
    "hector": 1.5,
    "helen": 0.5,
    "croesus": 0.5,
    "odysseus": 0.8,
    "pandora": 1.0,
    "penthesilea": 1.2,
    "perseus": 1.0,
    "jason": 0.8,
}


def service_value(evaluation: Evaluation, name: str) -> float:
    """The value of hiring a hero: a unit, an ability, and a later sacrifice."""
    return UNIT + _ABILITIES[name] + _future_value(evaluation, name)


def _future_value(evaluation: Evaluation, name: str) -> float:
    """The value of the hero's later sacrifice, by how likely it is."""
    metropolis = evaluation.gained(1) * 0.8
    if name == "pandora":
        borrowed = [
            other for other in evaluation.view.heroes if other not in ("pandora", "penthesilea")
        ]
        return 0.7 * max((_future_value(evaluation, other) for other in borrowed), default=0.0)
    if name == "perseus":
        return 0.5 * min(8.0, best_leap(evaluation).gain)
    if name == "penthesilea":
        # On her card a metropolis that is built soon cannot be captured.
        kinds = evaluation.kinds()
        near = evaluation.me.philosophers >= 2 or sum(count == 0 for count in kinds.values()) <= 1
        return 3.0 if near else 0.5
    return metropolis * _readiness(evaluation, name)


def _readiness(evaluation: Evaluation, name: str) -> float:
    """How likely a sacrifice will be possible, judged by what it still lacks."""
    own = sorted(evaluation.own_kinds().values(), reverse=True)
    lacks: float
    if name == "ajax":
        lacks = AJAX_LANDS - evaluation.me.lands
    elif name == "jason":
        lacks = evaluation.me.fleets_left * 0.7
    elif name == "croesus":
        lacks = max(0, CROESUS_PRICE + 4 - evaluation.gold) / 4
    elif name == "odysseus":
        lacks = 3 - own[0]
    elif name == "helen":
        lacks = max(0, 2 - own[0]) + max(0, 2 - own[1])
    else:
        # Hector: two priestesses for each philosopher that is still missing.
        swaps = evaluation.me.priestesses // 2
        lacks = 4 - evaluation.me.philosophers - swaps if swaps else 4
    if lacks <= 0:
        return 0.9
    return {1: 0.5, 2: 0.2, 3: 0.05}.get(round(lacks), 0.0)


def deed_value(evaluation: Evaluation, name: str, doer: str = "") -> float:
    """The value of a sacrifice that is possible now; the hero stays if it is not positive.

    ``doer`` is Pandora if she performs the sacrifice of another hero.
    """
    if name == "hector":
        swaps = evaluation.me.priestesses // 2
        return evaluation.gained(1) if evaluation.me.philosophers + swaps >= 4 else 0.0
    if name == "perseus":
        return best_leap(evaluation, doer or name).gain - service_value(evaluation, doer or name)
    if name == "pandora":
        return max(
            (deed_value(evaluation, other, name) for other in _borrowed(evaluation)), default=0.0
        )
    if name == "croesus":
        return evaluation.gained(1) - 0.6 * CROESUS_PRICE
    return evaluation.gained(1)


def _borrowed(evaluation: Evaluation) -> list[str]:
    """Heroes of the column whose sacrifice Pandora could perform, judged from the view."""
    own = sorted(evaluation.own_kinds().values(), reverse=True)
    ready = {
        "ajax": evaluation.me.lands >= AJAX_LANDS,
        "jason": evaluation.me.fleets_left == 0,
        "croesus": evaluation.gold >= CROESUS_PRICE,
        "odysseus": own[0] >= 3,
        "helen": own[1] >= 2,
        "hector": evaluation.me.priestesses >= 2,
        "perseus": best_leap(evaluation, "pandora").gain > 0,
    }
    return [name for name in evaluation.view.heroes if ready.get(name)]


def hired(ask: Ask, evaluation: Evaluation) -> Picks:
    """The hero of most value."""
    return (max(ask.options, key=lambda name: service_value(evaluation, name)),)


def leaving(ask: Ask, evaluation: Evaluation) -> Picks:
    """The hero of least value, whom Charon takes."""
    return (min(ask.options, key=lambda name: service_value(evaluation, name)),)


def borrowed(ask: Ask, evaluation: Evaluation) -> Picks:
    """The hero whose sacrifice has most value for Pandora."""
    return (max(ask.options, key=lambda name: deed_value(evaluation, name, "pandora")),)


def swap(ask: Ask, evaluation: Evaluation) -> Picks:
    """Swap while it leads to a metropolis or there are four priestesses or more."""
    swaps = evaluation.me.priestesses // 2
    return ("swap",) if evaluation.me.philosophers + swaps >= 4 or swaps >= 2 else ("stop",)
