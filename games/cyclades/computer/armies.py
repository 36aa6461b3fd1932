"""Chooses moves of units on land, and decides in battles."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from games.core.steps import Ask, Picks
from games.cyclades.computer.evaluation import UNIT, Evaluation
from games.cyclades.computer.odds import battle
from games.cyclades.view import AreaView

# The cost of losing a hero in battle.
HERO_LOSS = 4.0
MIN_ODDS_TO_STAY = 0.4
MIN_ODDS_TO_STAY_WITH_METROPOLIS = 0.2


class Foray(NamedTuple):
    """A move of ``force`` units from land to land, and its expected gain."""

    gain: float
    start: str
    end: str
    force: int


NOWHERE = Foray(0.0, "", "", 0)


def foray(
    evaluation: Evaluation, start: AreaView, end: AreaView, force: int, extra: int = 0
) -> float:
    """The expected gain of a move of ``force`` units; ``extra`` are recruits yet to be placed."""
    there = evaluation.units(start) + extra
    left = there - force
    value = evaluation.expected_loss(start, there) - evaluation.expected_loss(start, left)
    if evaluation.mine(end):
        joined = evaluation.units(end)
        return (
            value
            + evaluation.expected_loss(end, joined)
            - evaluation.expected_loss(end, joined + force)
        )
    boost = 1 if "ajax" in start.heroes and left == 0 else 0
    odds = battle(force, boost, evaluation.defenders(end), evaluation.walls(end))
    heroes = max(0, force - start.troops - start.mercenaries - extra)
    lost = (force - odds.attackers) * UNIT + heroes * HERO_LOSS * (1.0 - odds.wins)
    kept = odds.attackers / odds.wins if odds.wins else 0.0
    hurt = (evaluation.defenders(end) - odds.defenders) * UNIT * 0.5
    return (
        value
        + odds.wins * (evaluation.prize(end) - evaluation.expected_loss(end, kept))
        - lost
        + hurt
    )


def best_force(evaluation: Evaluation, start: AreaView, end: AreaView, least: int = 1) -> Foray:
    """The move of the best number of a land's units to another land."""
    best = NOWHERE._replace(gain=float("-inf"))
    for force in range(least, evaluation.units(start) + 1):
        found = Foray(foray(evaluation, start, end, force), start.label, end.label, force)
        best = max(best, found)
    return best


def best_march(evaluation: Evaluation, starts: list[AreaView] | None = None) -> Foray:
    """The best march from any of the seat's lands, minus its coin; ``NOWHERE`` if none gains."""
    best = NOWHERE
    for start in evaluation.lands() if starts is None else starts:
        if evaluation.units(start):
            for end in evaluation.reach(start.label):
                if evaluation.may_enter(end):
                    found = best_force(evaluation, start, end)
                    best = max(best, found._replace(gain=found.gain - evaluation.coin))
    return best


def best_quest(evaluation: Evaluation, price: int) -> Foray:
    """The best quest of any hero, minus the price of the next quest."""
    homes = [area for area in evaluation.lands() if area.heroes]
    best = best_march(evaluation, homes)
    return best._replace(gain=best.gain + evaluation.coin - evaluation.cost(price))


def best_leap(evaluation: Evaluation, without: str = "") -> Foray:
    """The best leap of a land's units to any other, without the hero who is sacrificed for it."""
    best = NOWHERE
    for home in evaluation.lands():
        start = replace(home, heroes=tuple(hero for hero in home.heroes if hero != without))
        if evaluation.units(start) and start.creature != "medusa":
            for end in evaluation.view.areas:
                if end.kind == "land" and end.label != start.label and evaluation.may_enter(end):
                    best = max(best, best_force(evaluation, start, end))
    return best


def march_from(ask: Ask, evaluation: Evaluation) -> Picks:
    """The land from which the best march begins."""
    return (max(ask.options, key=lambda label: best_march(evaluation, [evaluation.areas[label]])),)


def leap_from(ask: Ask, evaluation: Evaluation) -> Picks:
    """The land from which the best leap begins."""
    plan = best_leap(evaluation)
    return (plan.start if plan.start in ask.options else ask.options[0],)


def march_to(ask: Ask, evaluation: Evaluation) -> Picks:
    """The land where those units gain most."""
    start = evaluation.areas[str(ask.facts["area"])]
    return (
        max(ask.options, key=lambda label: best_force(evaluation, start, evaluation.areas[label])),
    )


def quest(ask: Ask, evaluation: Evaluation) -> Picks:
    """The hero in the land from which the best quest begins."""
    homes = {h: area for area in evaluation.lands() for h in area.heroes if h in ask.options}
    return (max(homes, key=lambda hero: best_march(evaluation, [homes[hero]])),)


def force(ask: Ask, evaluation: Evaluation) -> Picks:
    """The best number of units for the move, heroes last."""
    start, end = (evaluation.areas[str(ask.facts[name])] for name in ("start", "end"))
    wanted = best_force(evaluation, start, end).force
    return _pick(ask.options, wanted)


def company(ask: Ask, evaluation: Evaluation) -> Picks:
    """The units that go with a hero: the best number for the quest, less him."""
    start, end = (evaluation.areas[str(ask.facts[name])] for name in ("start", "end"))
    return _pick(ask.options, best_force(evaluation, start, end).force - 1)


def _pick(units: tuple[str, ...], wanted: int) -> Picks:
    ranked = sorted(units, key=lambda unit: unit.startswith("hero:"))
    return tuple(ranked[:wanted])


def retreat(ask: Ask, evaluation: Evaluation) -> Picks:
    """Stay if the battle is about even or better, else retreat to the land of most value."""
    fight = evaluation.view.battle
    if fight is None:
        return ("stay",)
    area = evaluation.areas[fight.area]
    troops, mercenaries, heroes = fight.attacking
    attackers = troops + mercenaries + len(heroes) + fight.attacking_fleets
    defenders = area.fleets if area.kind == "sea" else evaluation.defenders(area)
    boost, walls = fight.strength[0] - attackers, fight.strength[1] - defenders
    odds = battle(attackers, boost, defenders, walls)
    mine = odds.wins if fight.attacker == evaluation.seat else 1.0 - odds.wins
    dear = any(slot.building == "metropolis" for slot in area.slots)
    if mine >= (MIN_ODDS_TO_STAY_WITH_METROPOLIS if dear else MIN_ODDS_TO_STAY):
        return ("stay",)
    places = [option for option in ask.options if option != "stay"]
    return (max(places, key=lambda label: evaluation.area_value(evaluation.areas[label])),)


def casualty(ask: Ask, evaluation: Evaluation) -> Picks:
    """Mercenaries first, then troops, the Minotaur, and heroes last."""
    ranking = {"mercenary": 0, "troop": 1, "minotaur": 2}
    return (min(ask.options, key=lambda option: ranking.get(option, 3)),)


def reroll(ask: Ask, evaluation: Evaluation) -> Picks:
    """Pay for another die if this one loses the stage and a better one could save it."""
    fight = evaluation.view.battle
    if "reroll" not in ask.options or fight is None or evaluation.gold < 3:
        return ("keep",)
    mine, theirs = int(str(ask.facts["mine"])), int(str(ask.facts["theirs"]))
    sides = fight.strength if fight.attacker == evaluation.seat else fight.strength[::-1]
    lost = sides[0] + mine <= sides[1] + theirs
    return ("reroll",) if lost and mine <= 1 and sides[0] + 3 > sides[1] + theirs else ("keep",)


def rescue(ask: Ask, evaluation: Evaluation) -> Picks:
    """The land that needs the unit saved by Perseus most."""
    lands = [option for option in ask.options if option in evaluation.areas]
    return (max(lands, key=lambda label: evaluation.expected_loss(evaluation.areas[label], 0)),)
