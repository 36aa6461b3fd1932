"""Moving fleets and troops, and what to do in battle."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.cyclades.bot.outlook import Outlook
from games.cyclades.view import AreaView


def best_target(look: Outlook, labels: tuple[str, ...], force: float) -> tuple[float, str]:
    """The land most worth going to with a force, and what that promises."""
    best = (0.0, "")
    for label in labels:
        area = look.areas.get(label)
        if area is None or look.friendly(area.owner):
            continue
        chance = look.takes(force, area)
        gain = look.worth(area) * chance - 2.0 * force * (1.0 - chance)
        best = max(best, (gain, label))
    return best


def promise(look: Outlook, start: AreaView) -> float:
    """What the units of a land could win by one march."""
    force = look.units(start)
    if not force:
        return 0.0
    return best_target(look, tuple(area.label for area in look.reach(start.label)), force)[0]


def march_from(ask: Ask, look: Outlook) -> Picks:
    """The land whose units can win most."""
    return (max(ask.options, key=lambda label: promise(look, look.areas[label])),)


def leap_from(ask: Ask, look: Outlook) -> Picks:
    """The land with the most units to spare."""
    return (max(ask.options, key=lambda label: look.units(look.areas[label])),)


def march_to(ask: Ask, look: Outlook) -> Picks:
    """Where those units win most; home to the dearest land where they would win nothing."""
    start = look.areas.get(str(ask.facts.get("area", "")))
    force = look.units(start) if start else 1
    gain, label = best_target(look, ask.options, force)
    if gain > 0:
        return (label,)
    own = [o for o in ask.options if o in look.areas and look.mine(look.areas[o])]
    if own:
        return (max(own, key=lambda label: look.worth(look.areas[label])),)
    return (ask.options[0],)


def force(ask: Ask, look: Outlook) -> Picks:
    """Into an empty land one unit goes; into battle all do."""
    end = look.areas.get(str(ask.facts.get("end", "")))
    if end is not None and (end.owner is None or look.might(end) == 0):
        troops = [option for option in ask.options if not option.startswith("hero:")]
        return ((troops or list(ask.options))[0],)
    return ask.options


def best_march(look: Outlook) -> float:
    """What the best march from any of the seat's lands promises."""
    return max((promise(look, area) for area in look.lands()), default=0.0)


def any_leap(look: Outlook) -> bool:
    """Whether somewhere on the board a land could be had."""
    strongest = max((look.units(area) for area in look.lands()), default=0)
    if not strongest:
        return False
    return any(
        area.kind == "land"
        and not look.friendly(area.owner)
        and look.worth(area) * look.takes(strongest, area) > 2.5
        for area in look.view.areas
    )


def sail_to(ask: Ask, look: Outlook) -> Picks:
    """An empty sea with horns, or a weaker rival's."""
    return (max(ask.options, key=lambda label: sea_worth(look, look.areas[label])),)


def sea_worth(look: Outlook, sea: AreaView) -> float:
    """What taking a sea is worth."""
    value = 1.0 + 1.5 * (sea.horns + sea.tokens)
    if look.mine(sea):
        return -1.0
    return value - 1.5 * sea.fleets


def retreat(ask: Ask, look: Outlook) -> Picks:
    """Stand where the battle is even or better, else save what is left."""
    battle = look.view.battle
    if battle is None:
        return ("stay",)
    area = look.areas[battle.area]
    troops, mercenaries, heroes = battle.attacking
    attack = troops + mercenaries + len(heroes) + battle.attacking_fleets
    defence = look.might(area)
    mine, theirs = (attack, defence) if battle.attacker == look.seat else (defence, attack)
    metropolis = any(slot.building == "metropolis" for slot in area.slots)
    if mine >= theirs - (1 if metropolis else 0):
        return ("stay",)
    places = [option for option in ask.options if option != "stay"]
    return (max(places, key=lambda label: look.worth(look.areas[label])),)


def casualty(ask: Ask, look: Outlook) -> Picks:
    """Mercenaries first, then troops, the Minotaur, and heroes last."""
    ranking = {"mercenary": 0, "troop": 1, "minotaur": 2}
    return (min(ask.options, key=lambda option: ranking.get(option, 3)),)
