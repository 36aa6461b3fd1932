"""Which god to turn to, and at what price."""

from __future__ import annotations

from games.core.phrase import Phrase
from games.core.steps import Ask, Picks
from games.cyclades.bot.outlook import Outlook
from games.cyclades.components import BASICS, BUILDS, TRACK
from games.cyclades.view import God

COIN = 0.9


def god_worth(look: Outlook, god: God) -> float:
    """What a god's actions are worth to the seat this round."""
    gold = look.gold
    slots = look.free_slots()
    if god == "apollo":
        return 4.0 + (3.0 if gold < 5 else 0.0)
    if god == "hera":
        built = max(look.building_worth(kind) for kind in BASICS)
        return (built if slots else 0.0) + 1.0
    built = look.building_worth(BUILDS[god]) if slots or look.building_worth(BUILDS[god]) > 6 else 0
    if god == "athena":
        return built + look.philosopher_worth(2 if gold >= 6 else 1)
    if god == "zeus":
        return built + 2.5
    if god == "poseidon":
        return built + 1.0
    return built + 1.5 + _raids(look)


def _raids(look: Outlook) -> float:
    """What Ares could conquer with the troops at hand and one recruit."""
    best = 0.0
    for start in look.lands():
        force = look.units(start) + 1
        for area in look.reach(start.label):
            if not look.friendly(area.owner):
                best = max(best, look.worth(area) * look.takes(force, area))
    return min(best, 14.0) * 0.6


def price(look: Outlook, god: str) -> int:
    """The lowest space that would stand on the altar, after the priestesses' discount."""
    if god == "apollo":
        return 0
    altar = next(altar for altar in look.view.altars if altar.god == god)
    space = next((s for s in TRACK if s > altar.space), TRACK[-1] + 1)
    return max(0, space - look.me.priestesses)


def choose_god(ask: Ask, look: Outlook) -> Picks:
    """The god who gives most for the coins."""
    altars = {altar.god: altar.god for altar in look.view.altars}
    best = max(
        (god for god in altars if god in ask.options),
        key=lambda god: god_worth(look, god) - COIN * price(look, god),
    )
    return (best,)


def choose_space(ask: Ask, look: Outlook) -> Picks:
    """The lowest space, or one more where losing the god would hurt."""
    named = ask.facts.get("god")
    god = named.key.rpartition(".")[2] if isinstance(named, Phrase) else ""
    spaces = sorted(ask.options, key=int)
    wanted = next((g for g in (*BUILDS, "hera") if g == god), None)
    if wanted is None or len(spaces) == 1:
        return (spaces[0],)
    margin = god_worth(look, wanted) - 8.0
    keep = 5 if wanted == "athena" else 2
    affordable = [s for s in spaces if look.gold + look.me.priestesses - int(s) >= keep]
    if margin > 0 and len(affordable) > 1:
        return (affordable[1],)
    return (spaces[0],)
