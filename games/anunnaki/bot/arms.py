"""Weapons: what each is good for against somebody, and which are left for one battle more."""

from __future__ import annotations

from games.anunnaki.bot.outlook import Outlook
from games.anunnaki.components import CIVILISATIONS, MINOR_GODS, STRENGTH, WEAPONS
from games.anunnaki.view import CompanyView, DistrictView

# Effects whose worth in strength cannot be told: a weapon sent away, an effect ignored.
HELMET = 1.2
UNSEEN = 0.4


def god_strength(god: str) -> int:
    """What a god brings to a battle."""
    return STRENGTH["minor" if god in MINOR_GODS else "main"]


def surplus(company: CompanyView | None) -> int:
    """What a company loses where every god counts 1."""
    return sum(god_strength(god) - 1 for god in company.gods) if company else 0


def own(look: Outlook, district: DistrictView) -> CompanyView | None:
    """What the seat has in a district."""
    return next((c for c in district.companies if c.seat == look.seat), None)


def edge(look: Outlook, card: str, district: DistrictView) -> float:
    """The strength that a weapon's effect is worth in a battle there."""
    effect = WEAPONS[card].effect
    if district.civilisation is not None:
        known = district.civilisation.token
        answer = CIVILISATIONS[known].effect if known else None
        if effect == "ignore":
            return surplus(own(look, district)) if answer == "humble" else 0.0
        if effect == "humble" and district.guardian and answer != "ignore":
            return district.guardian - 1
        return 0.0
    foes = [company for company in district.companies if company.seat != look.seat]
    if not foes:
        return 0.0
    if effect == "humble":
        return max(surplus(foe) for foe in foes)
    if effect == "spear":
        return max(max(map(god_strength, foe.gods), default=1) for foe in foes)
    return {"helmet": HELMET, "ignore": UNSEEN}.get(effect or "", 0.0)


def blow(look: Outlook, card: str, district: DistrictView) -> float:
    """Everything that a weapon adds to a battle there."""
    return look.punch(card) + edge(look, card, district)


def weapon_for(look: Outlook, district: DistrictView) -> float:
    """The blow of the best weapon left for a battle there, -9 without any.

    The battles that wait elsewhere have theirs first, and its price.
    """
    hand = [card for card in look.me.hand or () if look.affordable(card)]
    metal = look.me.resources["metal"]
    for battle in look.battles:
        if battle.label != district.label and hand:
            used = max(hand, key=lambda card: blow(look, card, battle))
            metal -= look.cost(used).get("metal", 0)
            hand = [c for c in hand if c != used and look.cost(c).get("metal", 0) <= metal]
    return max((blow(look, card, district) for card in hand), default=-9.0)
