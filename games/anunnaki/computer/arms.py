"""Rates weapons against an opponent, and finds those left for one more battle."""

from __future__ import annotations

from games.anunnaki.components import CIVILISATIONS, MINOR_GODS, STRENGTH, WEAPONS
from games.anunnaki.computer.evaluation import Evaluation
from games.anunnaki.view import CompanyView, DistrictView

# Effects without a fixed strength: sending a weapon away, ignoring an effect.
HELMET = 1.2
UNSEEN = 0.4


def god_strength(god: str) -> int:
    """What a god brings to a battle."""
    return STRENGTH["minor" if god in MINOR_GODS else "main"]


def surplus(company: CompanyView | None) -> int:
    """What a company loses where every god counts 1."""
    return sum(god_strength(god) - 1 for god in company.gods) if company else 0


def own(evaluation: Evaluation, district: DistrictView) -> CompanyView | None:
    """What the seat has in a district."""
    return next((c for c in district.companies if c.seat == evaluation.seat), None)


def edge(evaluation: Evaluation, card: str, district: DistrictView) -> float:
    """The strength that a weapon's effect adds in a battle in a district."""
    effect = WEAPONS[card].effect
    if district.civilisation is not None:
        known = district.civilisation.token
        answer = CIVILISATIONS[known].effect if known else None
        if effect == "ignore":
            return surplus(own(evaluation, district)) if answer == "humble" else 0.0
        if effect == "humble" and district.guardian and answer != "ignore":
            return district.guardian - 1
        return 0.0
    foes = [company for company in district.companies if company.seat != evaluation.seat]
    if not foes:
        return 0.0
    if effect == "humble":
        return max(surplus(foe) for foe in foes)
    if effect == "spear":
        return max(max(map(god_strength, foe.gods), default=1) for foe in foes)
    return {"helmet": HELMET, "ignore": UNSEEN}.get(effect or "", 0.0)


def blow(evaluation: Evaluation, card: str, district: DistrictView) -> float:
    """Everything that a weapon adds to a battle there."""
    return evaluation.punch(card) + edge(evaluation, card, district)


def weapon_for(evaluation: Evaluation, district: DistrictView) -> float:
    """The blow of the best weapon left for a battle there, -9 without any.

    The battles that wait elsewhere have theirs first, and its price.
    """
    hand = [card for card in evaluation.me.hand or () if evaluation.affordable(card)]
    metal = evaluation.me.resources["metal"]
    for battle in evaluation.battles:
        if battle.label != district.label and hand:
            used = max(hand, key=lambda card: blow(evaluation, card, battle))
            metal -= evaluation.cost(used).get("metal", 0)
            hand = [c for c in hand if c != used and evaluation.cost(c).get("metal", 0) <= metal]
    return max((blow(evaluation, card, district) for card in hand), default=-9.0)
