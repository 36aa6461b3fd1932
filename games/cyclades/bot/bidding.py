"""Which god to turn to, and at what price."""

from __future__ import annotations

from games.core.phrase import Phrase
from games.core.steps import Ask, Picks
from games.cyclades.bot import legends, sailing
from games.cyclades.bot.acting import post
from games.cyclades.bot.beasts import PRIESTESS
from games.cyclades.bot.outlook import METROPOLIS, UNIT, Outlook
from games.cyclades.bot.warring import best_march, foray
from games.cyclades.components import (
    APOLLO_GOLD,
    BASICS,
    BUILDS,
    HERO_PRICE,
    PHILOSOPHERS_FOR_METROPOLIS,
    SCHOLAR_PRICE,
    TRACK,
)
from games.cyclades.view import God

# How much of what a god would give to a rival counts as one's own gain.
SPITE = 0.25
# Of what seems worth its price this much is offered at most, for something must be left over.
EAGERNESS = 0.6


def god_worth(look: Outlook, god: God) -> float:
    """What a god's actions are worth to the seat this round, with the purse as it is."""
    return own_worth(look, god) + SPITE * denied(look, god)


def own_worth(look: Outlook, god: God) -> float:
    gold = look.gold
    if god == "apollo":
        held = bool(look.lands()) + bool(look.seas())
        return APOLLO_GOLD * look.coin + held * look.horn + 0.5
    if god == "hera":
        own = look.own_kinds()
        offered = [kind for kind in BASICS if not own[kind]]
        built = max((look.building_worth(kind) for kind in offered), default=0.0)
        heroes = [legends.service_worth(look, name) for name in look.view.heroes]
        hired = max(heroes, default=0.0) - look.cost(HERO_PRICE) if gold > HERO_PRICE else 0.0
        return slotted(look, built) + UNIT + max(0.0, hired)
    built = slotted(look, look.building_worth(BUILDS[god]))
    if god == "athena":
        extra = gold > SCHOLAR_PRICE + 1
        second = look.philosopher_worth(2) - look.cost(SCHOLAR_PRICE) if extra else 0.0
        return built + max(look.philosopher_worth(), second)
    if god == "zeus":
        return built + PRIESTESS + 1.0
    if god == "poseidon":
        sails = max(0.0, sailing.best_voyage(look).gain) if gold > 1 else 0.0
        return built + sailing.recruit_worth(look) + sails
    return built + UNIT + _raids(look)


def slotted(look: Outlook, worth: float) -> float:
    """A building without a slot has to replace another."""
    return worth if look.free_slots() else max(0.0, worth - 2.5)


def _raids(look: Outlook) -> float:
    """What Ares could win by a march, with the troop that he gives."""
    if look.gold < 2:
        return 0.0
    best = best_march(look).gain
    for start in look.lands():
        force = look.units(start) + 1
        for end in look.reach(start.label):
            if look.may_enter(end) and not look.mine(end):
                best = max(best, foray(look, start, end, force, 1) - look.coin)
    return max(best, max((post(look, area, False) for area in look.lands()), default=0.0) - UNIT)


def denied(look: Outlook, god: God) -> float:
    """What the god would give to the rival who wants it most: a metropolis, or nothing much."""
    most = 0.0
    for foe in look.foes:
        leads = look.team_metropolises(foe.seat)
        worth = METROPOLIS * (2.5 if leads + 1 >= look.view.goal else 1.0)
        if god == "athena" and foe.philosophers + 2 >= PHILOSOPHERS_FOR_METROPOLIS:
            sure = foe.philosophers + 1 >= PHILOSOPHERS_FOR_METROPOLIS
            most = max(most, worth if sure else 0.5 * worth)
        lacks = _lacks(look, foe.seat)
        if len(lacks) == 1 and (god == "hera" or BUILDS.get(god) == lacks[0]):
            most = max(most, worth)
    return most


def _lacks(look: Outlook, seat: str) -> list[str]:
    """The kinds of building that a rival's team has not got."""
    team = look.players[seat].team
    owned = {
        slot.building: None
        for area in look.view.areas
        if area.owner is not None and look.players[area.owner].team == team
        for slot in area.slots
    }
    return [kind for kind in BASICS if kind not in owned]


def price(look: Outlook, god: str) -> int:
    """The lowest space that would stand on the altar, after the priestesses' discount."""
    if god == "apollo":
        return 0
    altar = next(altar for altar in look.view.altars if altar.god == god)
    space = next((s for s in TRACK if s > altar.space), TRACK[-1] + 1)
    return max(0, space - look.me.priestesses)


def surplus(look: Outlook, god: God) -> float:
    """What a god is worth beyond the lowest offering that would stand; partners are let be."""
    altar = next(altar for altar in look.view.altars if altar.god == god)
    ousted = god_worth(look, god) if look.friendly(altar.bidder) else 0.0
    return god_worth(look, god) - look.cost(price(look, god)) - ousted


def choose_god(ask: Ask, look: Outlook) -> Picks:
    """The god who gives most for the coins."""
    gods = [altar.god for altar in look.view.altars if altar.god in ask.options]
    return (max(gods, key=lambda god: surplus(look, god)),)


def choose_space(ask: Ask, look: Outlook) -> Picks:
    """The lowest space if nobody is left to outbid it, else more where losing it would hurt."""
    named = ask.facts.get("god")
    name = named.key.rpartition(".")[2] if isinstance(named, Phrase) else ""
    wanted: God = next(altar.god for altar in look.view.altars if altar.god == name)
    spaces = sorted(ask.options, key=int)
    bidders = [altar.bidder for altar in look.view.altars if altar.bidder]
    if len(bidders) >= len(look.view.players) - 1:
        return (spaces[0],)
    others = [a.god for a in look.view.altars if a.open and a.god != wanted]
    second = max((surplus(look, god) for god in others), default=0.0)
    margin = EAGERNESS * (surplus(look, wanted) - max(second, 0.0))
    least = look.cost(price(look, wanted))
    within = [s for s in spaces if _offering(look, int(s)) - least <= margin]
    affordable = [s for s in within if look.gold + look.me.priestesses - int(s) >= _needs(wanted)]
    return (affordable[-1] if affordable else spaces[0],)


def _offering(look: Outlook, space: int) -> float:
    return look.cost(max(0, space - look.me.priestesses))


def _needs(god: God) -> int:
    """What a god's favour is worth little without."""
    return {"athena": 4, "hera": 4, "ares": 2}.get(god, 1)
