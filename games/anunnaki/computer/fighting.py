"""Chooses weapons for battles, and estimates the odds."""

from __future__ import annotations

from collections.abc import Sequence

from games.anunnaki.components import BASIC_WEAPONS, CIVILISATIONS, WEAPONS
from games.anunnaki.computer.arms import blow, edge, own, surplus
from games.anunnaki.computer.evaluation import Evaluation
from games.anunnaki.view import DistrictView
from games.core.steps import Ask, Picks

STRONG = 3
# The value of winning a pending battle when a weapon is chosen.
BATTLE = 6.0
CART_SAFETY = 0.4


def chance_to_win(evaluation: Evaluation, district: DistrictView, strength: float) -> float:
    """The odds against a civilisation, known or not."""
    needed = strength - district.guardian
    known = district.civilisation.token if district.civilisation else None
    if known is not None:
        if CIVILISATIONS[known].effect == "humble":
            needed -= surplus(own(evaluation, district))
        return 1.0 if needed >= CIVILISATIONS[known].strength else 0.0
    tokens = list(CIVILISATIONS.values())
    return sum(needed >= token.strength for token in tokens) / len(tokens)


def expected_defence(evaluation: Evaluation, district: DistrictView) -> float:
    """How strong the others there will be: figures, and a weapon by what they hold."""
    total = 0.0
    for company in district.companies:
        if company.seat == evaluation.seat:
            continue
        house = next(h for h in evaluation.view.houses if h.seat == company.seat)
        weapon = 2.4 if sum(house.resources.values()) >= 2 else 1.0
        if house.weapons:
            weapon = max(weapon, 2.8)
        total = max(total, company.strength + weapon)
    return total


def attack(ask: Ask, evaluation: Evaluation) -> Picks:
    """Pick the weapon with the best chances; with Loki the two best."""
    ranked = sorted(ask.options, key=lambda card: -_attack_value(evaluation, card))
    return tuple(ranked[: ask.high])


def _attack_value(evaluation: Evaluation, card: str) -> float:
    battle = evaluation.view.battle
    if card not in WEAPONS or battle is None:
        return -99.0
    odds = _odds(evaluation, card, evaluation.districts[battle.district])
    price = 0.5 * sum(evaluation.cost(card).values())
    return odds * (evaluation.spoils(card) + evaluation.rule(battle.district) + 3.0) - price


def _odds(evaluation: Evaluation, card: str, district: DistrictView) -> float:
    """How likely the seat wins a battle as the attacker with a weapon."""
    mine = own(evaluation, district)
    strength = (mine.strength if mine else 0) + blow(evaluation, card, district)
    if district.civilisation is not None:
        return chance_to_win(evaluation, district, strength)
    margin = strength - expected_defence(evaluation, district)
    return min(0.95, max(0.05, 0.55 + 0.2 * margin))


def defend(ask: Ask, evaluation: Evaluation) -> Picks:
    """What gives the best odds for its price; without hope the Slingshot, which steals."""
    ranked = sorted(ask.options, key=lambda card: -_defence_value(evaluation, card))
    return tuple(ranked[: ask.high])


def _defence_value(evaluation: Evaluation, card: str) -> float:
    battle = evaluation.view.battle
    if card not in WEAPONS or battle is None:
        return -99.0
    district = evaluation.districts[battle.district]
    mine = next((c.strength for c in district.companies if c.seat == evaluation.seat), 0)
    foe = next((c.strength for c in district.companies if c.seat == battle.attacker), 0)
    margin = mine + blow(evaluation, card, district) - foe - 3.0
    odds = min(0.95, max(0.03, 0.4 + 0.2 * margin))
    lost = 1.0 if card == "slingshot" else 0.5 if card not in BASIC_WEAPONS else 0.0
    gain = odds * (evaluation.spoils(card) + evaluation.rule(battle.district) + 0.5 * mine)
    return gain + (1 - odds) * lost - 0.6 * sum(evaluation.cost(card).values())


def take(ask: Ask, evaluation: Evaluation) -> Picks:
    """The weapons that promise most, one after the other."""
    held, taken = list(evaluation.me.hand or ()), list[str]()
    for _ in range(ask.low):
        rest = [card for card in ask.options if card not in taken]
        taken.append(max(rest, key=lambda card: _weapon_value(evaluation, card, [*held, *taken])))
    return tuple(taken)


def part_with(ask: Ask, evaluation: Evaluation) -> Picks:
    """The weapon that promises least."""
    return (min(ask.options, key=lambda card: _weapon_value(evaluation, card, ())),)


def _weapon_value(evaluation: Evaluation, card: str, held: Sequence[str]) -> float:
    """Spoils and strength less the price, and what the effect does to those one may meet."""
    metal = evaluation.cost(card).get("metal", 0)
    short = max(0, metal - evaluation.me.resources["metal"])
    value = evaluation.spoils(card) + 0.5 * evaluation.punch(card) - 0.5 * metal - 0.9 * short
    if card == "war_cart":
        # Metal is spent after all cards are shown, so exactly as much as is needed to win.
        value += CART_SAFETY
    if evaluation.battles:
        return value + BATTLE * max(
            _odds(evaluation, card, district) for district in evaluation.battles
        )
    prey = [d for d in evaluation.districts.values() if d.ruler not in (None, evaluation.seat)]
    prey += [d for d in evaluation.districts.values() if d.guardian]
    if prey:
        value += min(2.5, 1.2 * sum(edge(evaluation, card, d) for d in prey) / len(prey))
    # One strong card is enough: beside it, a cheap one with rich spoils serves for easy prey.
    strengths = [WEAPONS[other].strength for other in held]
    if strengths and max(strengths) >= STRONG and WEAPONS[card].strength < STRONG:
        value += 1.0
    if card == "composite_bow" and not evaluation.me.hand and strengths:
        value += 0.5 * max(strengths) + 2.0
    return value


def chariot(ask: Ask, evaluation: Evaluation) -> Picks:
    """Spend enough metal to win if the opponent's strength is known, else some."""
    battle = evaluation.view.battle
    most = max(int(option) for option in ask.options)
    if battle is None:
        return ("0",)
    district = evaluation.districts[battle.district]
    mine = next((c.strength for c in district.companies if c.seat == evaluation.seat), 0)
    mine += sum(WEAPONS[card].strength for card in battle.cards.get(evaluation.seat, ()))
    if battle.defender is None:
        civilisation = district.civilisation
        needed = (civilisation.strength or 0) + district.guardian if civilisation else 0
        missing = max(0, needed - mine)
    else:
        other = battle.defender if battle.attacker == evaluation.seat else battle.attacker
        foe = next((c.strength for c in district.companies if c.seat == other), 0)
        foe += sum(WEAPONS[card].strength for card in battle.cards.get(other, ()))
        missing = max(0, foe + (battle.attacker != evaluation.seat) - mine)
    return (str(missing if missing <= most else 0),)


def choose_shown(ask: Ask, evaluation: Evaluation) -> Picks:
    """Loki: the stronger card, now that all lie open."""
    battle = evaluation.view.battle
    district = evaluation.districts[battle.district] if battle else None

    def value(card: str) -> tuple[float, float]:
        return (blow(evaluation, card, district) if district else 0.0), evaluation.spoils(card)

    return (max(ask.options, key=value),)
