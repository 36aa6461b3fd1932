"""Chooses the god of an offering, and its space on the track."""

from __future__ import annotations

from games.core.phrase import Phrase
from games.core.steps import Ask, Picks
from games.cyclades.components import (
    APOLLO_GOLD,
    BASICS,
    BUILDS,
    HERO_PRICE,
    PHILOSOPHERS_FOR_METROPOLIS,
    SCHOLAR_PRICE,
    TRACK,
)
from games.cyclades.computer import hero_values, sailing
from games.cyclades.computer.acting import unit_value
from games.cyclades.computer.armies import best_march, foray
from games.cyclades.computer.creature_values import PRIESTESS
from games.cyclades.computer.evaluation import METROPOLIS, UNIT, VICTORY, Evaluation
from games.cyclades.view import God

# The share of a god's value to a rival that counts as one's own gain.
DENIAL_SHARE = 0.25
# The highest share of a god's surplus over the second best that is offered.
MAX_SHARE_OFFERED = 0.6
# So much better than any other is only a god who wins the match.
DECISIVE = VICTORY / 2


def god_value(evaluation: Evaluation, god: God) -> float:
    """The value of a god this round: its actions for the seat, and what rivals are denied."""
    return own_value(evaluation, god) + DENIAL_SHARE * denied(evaluation, god)


def own_value(evaluation: Evaluation, god: God) -> float:
    """The value of a god's actions for the seat, with its present purse."""
    gold = evaluation.gold
    if god == "apollo":
        held = bool(evaluation.lands()) + bool(evaluation.seas())
        return APOLLO_GOLD * evaluation.coin + held * evaluation.horn + 0.5
    if god == "hera":
        own = evaluation.own_kinds()
        offered = [kind for kind in BASICS if not own[kind]]
        built = max((evaluation.building_value(kind) for kind in offered), default=0.0)
        heroes = [hero_values.service_value(evaluation, name) for name in evaluation.view.heroes]
        hired = max(heroes, default=0.0) - evaluation.cost(HERO_PRICE) if gold > HERO_PRICE else 0.0
        return slotted(evaluation, built) + UNIT + max(0.0, hired)
    built = slotted(evaluation, evaluation.building_value(BUILDS[god]))
    if god == "athena":
        extra = gold > SCHOLAR_PRICE + 1
        second = evaluation.philosopher_value(2) - evaluation.cost(SCHOLAR_PRICE) if extra else 0.0
        return built + max(evaluation.philosopher_value(), second)
    if god == "zeus":
        return built + PRIESTESS + 1.0
    if god == "poseidon":
        sails = max(0.0, sailing.best_voyage(evaluation).gain) if gold > 1 else 0.0
        return built + sailing.recruit_value(evaluation) + sails
    return built + UNIT + _march_value(evaluation)


def slotted(evaluation: Evaluation, value: float) -> float:
    """The value of a building, lowered without a free slot because it replaces another."""
    return value if evaluation.free_slots() else max(0.0, value - 2.5)


def _march_value(evaluation: Evaluation) -> float:
    """The gain of the best march with Ares, the troop that he gives included."""
    if evaluation.gold < 2:
        return 0.0
    best = best_march(evaluation).gain
    for start in evaluation.lands():
        force = evaluation.units(start) + 1
        for end in evaluation.reach(start.label):
            if evaluation.may_enter(end) and not evaluation.mine(end):
                best = max(best, foray(evaluation, start, end, force, 1) - evaluation.coin)
    return max(
        best,
        max((unit_value(evaluation, area, False) for area in evaluation.lands()), default=0.0)
        - UNIT,
    )


def denied(evaluation: Evaluation, god: God) -> float:
    """The value of the metropolis that the god could give to a rival; 0 if there is none."""
    most = 0.0
    for foe in evaluation.foes:
        leads = evaluation.team_metropolises(foe.seat)
        value = METROPOLIS * (2.5 if leads + 1 >= evaluation.view.goal else 1.0)
        if god == "athena" and foe.philosophers + 2 >= PHILOSOPHERS_FOR_METROPOLIS:
            sure = foe.philosophers + 1 >= PHILOSOPHERS_FOR_METROPOLIS
            most = max(most, value if sure else 0.5 * value)
        lacks = _lacks(evaluation, foe.seat)
        if len(lacks) == 1 and (god == "hera" or BUILDS.get(god) == lacks[0]):
            most = max(most, value)
    return most


def _lacks(evaluation: Evaluation, seat: str) -> list[str]:
    """The kinds of building that the seat's team does not have."""
    team = evaluation.players[seat].team
    owned = {
        slot.building: None
        for area in evaluation.view.areas
        if area.owner is not None and evaluation.players[area.owner].team == team
        for slot in area.slots
    }
    return [kind for kind in BASICS if kind not in owned]


def price(evaluation: Evaluation, god: str) -> int:
    """The price of the lowest possible offering, after the priestesses' discount."""
    if god == "apollo":
        return 0
    altar = next(altar for altar in evaluation.view.altars if altar.god == god)
    space = next((s for s in TRACK if s > altar.space), TRACK[-1] + 1)
    return max(0, space - evaluation.me.priestesses)


def surplus(evaluation: Evaluation, god: God) -> float:
    """The value of a god minus the lowest possible offering; partners are not displaced."""
    altar = next(altar for altar in evaluation.view.altars if altar.god == god)
    ousted = god_value(evaluation, god) if evaluation.friendly(altar.bidder) else 0.0
    return god_value(evaluation, god) - evaluation.cost(price(evaluation, god)) - ousted


def choose_god(ask: Ask, evaluation: Evaluation) -> Picks:
    """The god with the highest surplus."""
    gods = [altar.god for altar in evaluation.view.altars if altar.god in ask.options]
    return (max(gods, key=lambda god: surplus(evaluation, god)),)


def choose_space(ask: Ask, evaluation: Evaluation) -> Picks:
    """The lowest space if nobody can outbid it, else more for a god much better than others.

    Only an offering on a free altar after everybody else's is sure. A rival displaced by the last
    offering bids elsewhere and may displace a third, who can come here. The lowest space is still
    right for most gods, because a displaced seat offers again; a god who wins the match is not
    risked.
    """
    named = ask.facts.get("god")
    name = named.key.rpartition(".")[2] if isinstance(named, Phrase) else ""
    wanted: God = next(altar.god for altar in evaluation.view.altars if altar.god == name)
    spaces = sorted(ask.options, key=int)
    bidders = {altar.god: altar.bidder for altar in evaluation.view.altars if altar.bidder}
    last = len(bidders) >= len(evaluation.view.players) - 1
    if last and wanted not in bidders:
        return (spaces[0],)
    others = [a.god for a in evaluation.view.altars if a.open and a.god != wanted]
    second = max((surplus(evaluation, god) for god in others), default=0.0)
    better = surplus(evaluation, wanted) - max(second, 0.0)
    if last and better < DECISIVE:
        return (spaces[0],)
    margin = MAX_SHARE_OFFERED * better
    least = evaluation.cost(price(evaluation, wanted))
    within = [s for s in spaces if _offering(evaluation, int(s)) - least <= margin]
    affordable = [
        s
        for s in within
        if evaluation.gold + evaluation.me.priestesses - int(s) >= _coins_to_keep(wanted)
    ]
    return (affordable[-1] if affordable else spaces[0],)


def _offering(evaluation: Evaluation, space: int) -> float:
    return evaluation.cost(max(0, space - evaluation.me.priestesses))


def _coins_to_keep(god: God) -> int:
    """The coins to keep for the actions of a god."""
    return {"athena": 4, "hera": 4, "ares": 2}.get(god, 1)
