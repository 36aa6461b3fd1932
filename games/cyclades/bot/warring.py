"""Moving units on land, and what to do in battle."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from games.core.steps import Ask, Picks
from games.cyclades.bot.odds import battle
from games.cyclades.bot.outlook import UNIT, Outlook
from games.cyclades.view import AreaView

# A hero in battle is missed more than a troop.
HERO = 4.0
STAND = 0.4
LAST_STAND = 0.2


class Foray(NamedTuple):
    """A move of ``force`` units from land to land, and what it promises beyond its price."""

    gain: float
    start: str
    end: str
    force: int


NOWHERE = Foray(0.0, "", "", 0)


def foray(look: Outlook, start: AreaView, end: AreaView, force: int, extra: int = 0) -> float:
    """What a move of ``force`` units promises; ``extra`` are recruits not on the board yet."""
    there = look.units(start) + extra
    left = there - force
    value = look.peril(start, there) - look.peril(start, left)
    if look.mine(end):
        joined = look.units(end)
        return value + look.peril(end, joined) - look.peril(end, joined + force)
    boost = 1 if "ajax" in start.heroes and left == 0 else 0
    odds = battle(force, boost, look.defenders(end), look.walls(end))
    heroes = max(0, force - start.troops - start.mercenaries - extra)
    lost = (force - odds.attackers) * UNIT + heroes * HERO * (1.0 - odds.wins)
    kept = odds.attackers / odds.wins if odds.wins else 0.0
    hurt = (look.defenders(end) - odds.defenders) * UNIT * 0.5
    return value + odds.wins * (look.prize(end) - look.peril(end, kept)) - lost + hurt


def best_force(look: Outlook, start: AreaView, end: AreaView, least: int = 1) -> Foray:
    """The best number of a land's units to send to another."""
    best = NOWHERE._replace(gain=float("-inf"))
    for force in range(least, look.units(start) + 1):
        found = Foray(foray(look, start, end, force), start.label, end.label, force)
        best = max(best, found)
    return best


def best_march(look: Outlook, starts: list[AreaView] | None = None) -> Foray:
    """The best march from any of the seat's lands, its coin paid; no gain where there is none."""
    best = NOWHERE
    for start in look.lands() if starts is None else starts:
        if look.units(start):
            for end in look.reach(start.label):
                if look.may_enter(end):
                    found = best_force(look, start, end)
                    best = max(best, found._replace(gain=found.gain - look.coin))
    return best


def best_quest(look: Outlook, price: int) -> Foray:
    """The best quest of any hero, at the price that the next one has."""
    homes = [area for area in look.lands() if area.heroes]
    best = best_march(look, homes)
    return best._replace(gain=best.gain + look.coin - look.cost(price))


def best_leap(look: Outlook, without: str = "") -> Foray:
    """The best flight of a land's units to any other, the hero who is sacrificed for it aside."""
    best = NOWHERE
    for home in look.lands():
        start = replace(home, heroes=tuple(hero for hero in home.heroes if hero != without))
        if look.units(start) and start.creature != "medusa":
            for end in look.view.areas:
                if end.kind == "land" and end.label != start.label and look.may_enter(end):
                    best = max(best, best_force(look, start, end))
    return best


def march_from(ask: Ask, look: Outlook) -> Picks:
    """The land whose units can win most."""
    return (max(ask.options, key=lambda label: best_march(look, [look.areas[label]])),)


def leap_from(ask: Ask, look: Outlook) -> Picks:
    """The land from which a flight wins most."""
    plan = best_leap(look)
    return (plan.start if plan.start in ask.options else ask.options[0],)


def march_to(ask: Ask, look: Outlook) -> Picks:
    """Where those units win most."""
    start = look.areas[str(ask.facts["area"])]
    return (max(ask.options, key=lambda label: best_force(look, start, look.areas[label])),)


def quest(ask: Ask, look: Outlook) -> Picks:
    """The hero who stands where the best quest begins."""
    homes = {h: area for area in look.lands() for h in area.heroes if h in ask.options}
    return (max(homes, key=lambda hero: best_march(look, [homes[hero]])),)


def force(ask: Ask, look: Outlook) -> Picks:
    """As many as the move needs, heroes last."""
    start, end = (look.areas[str(ask.facts[name])] for name in ("start", "end"))
    wanted = best_force(look, start, end).force
    return _pick(ask.options, wanted)


def company(ask: Ask, look: Outlook) -> Picks:
    """Who goes with a hero: as many as the quest needs beside him."""
    start, end = (look.areas[str(ask.facts[name])] for name in ("start", "end"))
    return _pick(ask.options, best_force(look, start, end).force - 1)


def _pick(units: tuple[str, ...], wanted: int) -> Picks:
    ranked = sorted(units, key=lambda unit: unit.startswith("hero:"))
    return tuple(ranked[:wanted])


def retreat(ask: Ask, look: Outlook) -> Picks:
    """Stand where the battle is about even or better, else save what is left."""
    fight = look.view.battle
    if fight is None:
        return ("stay",)
    area = look.areas[fight.area]
    troops, mercenaries, heroes = fight.attacking
    attackers = troops + mercenaries + len(heroes) + fight.attacking_fleets
    defenders = area.fleets if area.kind == "sea" else look.defenders(area)
    boost, walls = fight.strength[0] - attackers, fight.strength[1] - defenders
    odds = battle(attackers, boost, defenders, walls)
    mine = odds.wins if fight.attacker == look.seat else 1.0 - odds.wins
    dear = any(slot.building == "metropolis" for slot in area.slots)
    if mine >= (LAST_STAND if dear else STAND):
        return ("stay",)
    places = [option for option in ask.options if option != "stay"]
    return (max(places, key=lambda label: look.worth(look.areas[label])),)


def casualty(ask: Ask, look: Outlook) -> Picks:
    """Mercenaries first, then troops, the Minotaur, and heroes last."""
    ranking = {"mercenary": 0, "troop": 1, "minotaur": 2}
    return (min(ask.options, key=lambda option: ranking.get(option, 3)),)


def reroll(ask: Ask, look: Outlook) -> Picks:
    """Croesus pays for another die where the stage is lost by this one and a better may come."""
    fight = look.view.battle
    if "reroll" not in ask.options or fight is None or look.gold < 3:
        return ("keep",)
    mine, theirs = int(str(ask.facts["mine"])), int(str(ask.facts["theirs"]))
    sides = fight.strength if fight.attacker == look.seat else fight.strength[::-1]
    lost = sides[0] + mine <= sides[1] + theirs
    return ("reroll",) if lost and mine <= 1 and sides[0] + 3 > sides[1] + theirs else ("keep",)


def rescue(ask: Ask, look: Outlook) -> Picks:
    """Perseus leads a unit to the land that needs it most."""
    lands = [option for option in ask.options if option in look.areas]
    return (max(lands, key=lambda label: look.peril(look.areas[label], 0)),)
