"""Battles: which weapon, and what the odds are."""

from __future__ import annotations

from games.anunnaki.bot.outlook import Outlook
from games.anunnaki.components import BASIC_WEAPONS, CIVILISATIONS, WEAPONS
from games.anunnaki.view import DistrictView
from games.core.steps import Ask, Picks

STRONG = 3


def chance_to_win(look: Outlook, district: DistrictView, strength: int) -> float:
    """The odds against a civilisation, known or not."""
    needed = strength - district.guardian
    known = district.civilisation.token if district.civilisation else None
    if known is not None:
        return 1.0 if needed >= CIVILISATIONS[known].strength else 0.0
    tokens = list(CIVILISATIONS.values())
    return sum(needed >= token.strength for token in tokens) / len(tokens)


def expected_defence(look: Outlook, district: DistrictView) -> float:
    """How strong the others there will be: figures, and a weapon by what they hold."""
    total = 0.0
    for company in district.companies:
        if company.seat == look.seat:
            continue
        house = next(h for h in look.view.houses if h.seat == company.seat)
        weapon = 2.4 if sum(house.resources.values()) >= 2 else 1.0
        if house.weapons:
            weapon = max(weapon, 2.8)
        total = max(total, company.strength + weapon)
    return total


def attack(ask: Ask, look: Outlook) -> Picks:
    """The weapon with the best prospects; with Loki the two best."""
    ranked = sorted(ask.options, key=lambda card: -_attack_worth(look, card))
    return tuple(ranked[: ask.high])


def _attack_worth(look: Outlook, card: str) -> float:
    battle = look.view.battle
    if card not in WEAPONS or battle is None:
        return -99.0
    district = look.districts[battle.district]
    own = next((c.strength for c in district.companies if c.seat == look.seat), 0)
    strength = own + look.punch(card)
    if battle.defender is None:
        if card == "ballista" and district.guardian:
            strength += district.guardian - 1
        odds = chance_to_win(look, district, strength)
    else:
        margin = strength - expected_defence(look, district)
        odds = min(0.95, max(0.05, 0.55 + 0.2 * margin))
    price = 0.5 * sum(look.cost(card).values())
    return odds * (look.spoils(card) + look.rule(battle.district) + 3.0) - price


def defend(ask: Ask, look: Outlook) -> Picks:
    """What gives the best odds for its price; without hope the Slingshot, which steals."""
    ranked = sorted(ask.options, key=lambda card: -_defence_worth(look, card))
    return tuple(ranked[: ask.high])


def _defence_worth(look: Outlook, card: str) -> float:
    battle = look.view.battle
    if card not in WEAPONS or battle is None:
        return -99.0
    district = look.districts[battle.district]
    own = next((c.strength for c in district.companies if c.seat == look.seat), 0)
    foe = next((c.strength for c in district.companies if c.seat == battle.attacker), 0)
    margin = own + look.punch(card) - foe - 3.0
    odds = min(0.95, max(0.03, 0.4 + 0.2 * margin))
    lost = 1.0 if card == "slingshot" else 0.5 if card not in BASIC_WEAPONS else 0.0
    gain = odds * (look.spoils(card) + look.rule(battle.district) + 0.5 * own)
    return gain + (1 - odds) * lost - 0.6 * sum(look.cost(card).values())


def take(ask: Ask, look: Outlook) -> Picks:
    """The weapons that promise most, by what the seat holds and whom it faces."""
    ranked = sorted(ask.options, key=lambda card: -_promise(look, card))
    return tuple(ranked[: ask.low])


def part_with(ask: Ask, look: Outlook) -> Picks:
    """The weapon that promises least."""
    return (min(ask.options, key=lambda card: _promise(look, card)),)


def _promise(look: Outlook, card: str) -> float:
    """Spoils and strength less the price; effects by the rivals' gods and weapons."""
    metal = look.cost(card).get("metal", 0)
    short = max(0, metal - look.me.resources["metal"])
    value = look.spoils(card) + 0.5 * look.punch(card) - 0.5 * metal - 0.9 * short
    gods = sum(god.summoned for house in look.rivals for god in house.gods)
    armed = sum(house.weapons for house in look.rivals)
    effect = WEAPONS[card].effect
    if effect in ("humble", "spear"):
        value += min(1.8, 0.5 * gods / len(look.rivals))
    elif effect in ("helmet", "ignore"):
        value += min(1.5, 0.6 * armed / len(look.rivals))
    # One strong card is enough: beside it, a cheap one with rich spoils serves for easy prey.
    held = [WEAPONS[other].strength for other in look.me.hand or ()]
    if held and max(held) >= STRONG and WEAPONS[card].strength < STRONG:
        value += 1.0
    return value


def chariot(ask: Ask, look: Outlook) -> Picks:
    """Enough metal to win if that can be told, else some."""
    battle = look.view.battle
    most = max(int(option) for option in ask.options)
    if battle is None:
        return ("0",)
    district = look.districts[battle.district]
    own = next((c.strength for c in district.companies if c.seat == look.seat), 0)
    own += sum(WEAPONS[card].strength for card in battle.cards.get(look.seat, ()))
    if battle.defender is None:
        civilisation = district.civilisation
        needed = (civilisation.strength or 0) + district.guardian if civilisation else 0
        missing = max(0, needed - own)
    else:
        other = battle.defender if battle.attacker == look.seat else battle.attacker
        foe = next((c.strength for c in district.companies if c.seat == other), 0)
        foe += sum(WEAPONS[card].strength for card in battle.cards.get(other, ()))
        missing = max(0, foe + (battle.attacker != look.seat) - own)
    return (str(missing if missing <= most else 0),)


def choose_shown(ask: Ask, look: Outlook) -> Picks:
    """Loki: the stronger card, now that all lie open."""
    return (max(ask.options, key=lambda card: (look.punch(card), look.spoils(card))),)
