"""Creatures: what each would do for the seat now, and where.

Where a creature goes (calling.py) follows from the same reckoning, so that none is bought for a
deed that it then does elsewhere, or cannot do at all.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from games.cyclades.bot import legends
from games.cyclades.bot.outlook import METROPOLIS, UNIT, Outlook
from games.cyclades.bot.sailing import sea_worth
from games.cyclades.bot.warring import best_leap
from games.cyclades.components import BASICS, FIGURES
from games.cyclades.view import AreaView, Basic

UNKNOWN = 3.0
PRIESTESS = 3.0


def worth(look: Outlook, name: str) -> float:
    """What a creature would do for the seat now, in gold."""
    if name in FIGURES:
        return max((stand(look, name, area) for area in lairs(look, name)), default=0.0)
    return _DEEDS[name](look)


def _foreign(look: Outlook, area: AreaView) -> bool:
    return area.owner is not None and not look.friendly(area.owner)


def lairs(look: Outlook, name: str) -> list[AreaView]:
    return [
        area
        for area in look.view.areas
        if area.kind in FIGURES[name]
        and area.creature is None
        and (name != "minotaur" or look.mine(area))
    ]


# Figures: what each is worth where it stands


def stand(look: Outlook, name: str, area: AreaView) -> float:
    """What a figure would be worth in an area for the round to come."""
    return _STANDS[name](look, area)


def _hydra(look: Outlook, area: AreaView) -> float:
    prey = [area, *(look.areas[near] for near in look.beside[area.label])]
    eaten = max((_bite(look, near) for near in prey), default=0.0)
    if eaten == 0.0:
        return 0.0
    side = 1.0 if look.mine(area) else -1.0 if _foreign(look, area) else 0.0
    return side * (area.horns + area.tokens + 1 + look.horn) + eaten


def _bite(look: Outlook, area: AreaView) -> float:
    """What it is worth that a fleet or troop of an area dies; nothing where there is none."""
    if area.owner is None or not area.troops + area.mercenaries + area.fleets:
        return 0.0
    return -2.0 * UNIT if look.friendly(area.owner) else 0.7 * UNIT


def _kraken(look: Outlook, area: AreaView) -> float:
    if not _foreign(look, area):
        return 0.0 if area.owner is None else -UNIT * area.fleets
    return 0.7 * UNIT * area.fleets + 0.5 * sea_worth(look, area)


def _medusa(look: Outlook, area: AreaView) -> float:
    return look.peril(area, look.units(area)) if look.mine(area) else 0.0


def _minotaur(look: Outlook, area: AreaView) -> float:
    guarded = look.units(area)
    return look.peril(area, guarded) - look.peril(area, guarded + 2) + 0.5


def _polyphemus(look: Outlook, area: AreaView) -> float:
    value = 0.0
    for sea in look.near(area.label, "sea"):
        if _foreign(look, sea):
            value += 0.4 * sea_worth(look, sea)
        elif look.friendly(sea.owner):
            value -= sea_worth(look, sea)
    return value


def _cerberus(look: Outlook, area: AreaView) -> float:
    horns = area.horns + area.tokens
    return horns * (1.4 if _foreign(look, area) else 0.0 if look.friendly(area.owner) else 1.0)


_STANDS: dict[str, Callable[[Outlook, AreaView], float]] = {
    "hydra": _hydra,
    "kraken": _kraken,
    "medusa": _medusa,
    "minotaur": _minotaur,
    "polyphemus": _polyphemus,
    "cerberus": _cerberus,
}


# The others: what their deed is worth


def _harpy(look: Outlook) -> float:
    return max((kill(look, area) for area in look.view.areas), default=0.0)


def kill(look: Outlook, area: AreaView) -> float:
    """What a troop less in a land is worth: more where the seat's own units could then win."""
    if not _foreign(look, area) or not area.troops + area.mercenaries:
        return 0.0
    near = any(look.mine(start) and look.units(start) for start in look.reach(area.label))
    return UNIT + (0.2 * look.worth(area) if near and look.units(area) == 1 else 0.0)


def _giant(look: Outlook) -> float:
    return max((rob(look, area) for area in look.view.areas), default=0.0)


def rob(look: Outlook, area: AreaView) -> float:
    """What stealing a land's mercenaries is worth."""
    if not _foreign(look, area) or area.creature == "medusa":
        return 0.0
    return 1.5 * UNIT * area.mercenaries


def income(look: Outlook) -> int:
    """What the seat's areas give."""
    total = 0
    for area in look.view.areas:
        taker = area.creature_owner if area.creature == "cerberus" else area.owner
        if taker == look.seat:
            total += (area.horns + area.tokens) * (2 if area.creature == "hydra" else 1)
    return total


def _graeae(look: Outlook) -> float:
    return look.coin * income(look)


def _griffin(look: Outlook) -> float:
    # Purses are hidden; late in a round not much is left in them.
    return UNKNOWN


def _dryad(look: Outlook) -> float:
    return PRIESTESS if any(foe.priestesses for foe in look.foes) else 0.0


def _satyr(look: Outlook) -> float:
    if not any(foe.philosophers for foe in look.foes):
        return 0.0
    return look.philosopher_worth() + 1.0


def _pegasus(look: Outlook) -> float:
    return best_leap(look).gain


def swap(look: Outlook, one: AreaView, other: AreaView) -> float:
    """What it is worth that two seas change their fleets."""
    if look.mine(one) == look.mine(other):
        return 0.0
    own, foreign = (one, other) if look.mine(one) else (other, one)
    if not _foreign(look, foreign):
        return 0.0
    return 1.2 * (sea_worth(look, foreign) - sea_worth(look, own))


def _sylph(look: Outlook) -> float:
    seas = [area for area in look.view.areas if area.fleets]
    return max((swap(look, one, other) for one, other in combinations(seas, 2)), default=0.0)


def _sphinx(look: Outlook) -> float:
    return min(4.0, 1.4 * look.view.creature_deck)


def _charon(look: Outlook) -> float:
    if not look.me.heroes or not look.view.heroes:
        return 0.0
    worst = min(legends.service_worth(look, name) for name in look.me.heroes)
    return max(legends.service_worth(look, name) for name in look.view.heroes) - worst


def _chimera(look: Outlook) -> float:
    called = [name for name in look.view.creature_discard if name != "chimera"]
    return max((worth(look, name) for name in called), default=0.0)


def _cyclops(look: Outlook) -> float:
    return max((change[0] for change in changes(look)), default=0.0)


def changes(look: Outlook) -> list[tuple[float, str, Basic]]:
    """What turning a building into another kind is worth: slot by slot and kind by kind."""
    kinds = look.kinds()
    found: list[tuple[float, str, Basic]] = []
    for area in look.lands():
        for slot in area.slots:
            old = slot.building
            if old is None or old == "metropolis":
                continue
            if kinds[old] > 1:
                found.extend(
                    (min(METROPOLIS, look.building_worth(kind)), slot.name, kind)
                    for kind in BASICS
                    if not kinds[kind] and look.view.supply[kind]
                )
    return found


_DEEDS: dict[str, Callable[[Outlook], float]] = {
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
