"""Decides on battle cards and on monuments built in a battle."""

from __future__ import annotations

from itertools import combinations, product

from games.ankh.computer.battle_simulation import CARD_VALUES, BattleSimulation, Cards
from games.ankh.computer.bidding import chances
from games.ankh.computer.evaluation import Evaluation
from games.ankh.rules.cards import MONUMENT_PRICE
from games.ankh.view import CardName, GodView
from games.core.steps import Ask, Picks

MAX_REPLIES = 36
"""How many combinations of rivals' cards are evaluated; of more, a sample of this size."""
CLOSE_MARGIN = 0.25
"""Plans within this margin of the best are drawn from, so that rivals cannot predict the card."""
MIN_GAIN_OF_SECOND_CARD = 0.35


def cards(ask: Ask, evaluation: Evaluation) -> Picks:
    """Choose among the cards (two if Amun announced it) of the highest expected value."""
    scores = _plans(evaluation, ask.low)
    best = max(scores.values())
    close = [plan for plan, value in scores.items() if value >= best - CLOSE_MARGIN]
    return evaluation.dice.pick(close)


def double(ask: Ask, evaluation: Evaluation) -> Picks:
    """Announce two cards if the second adds enough value."""
    single, pair = max(_plans(evaluation, 1).values()), max(_plans(evaluation, 2).values())
    return ("yes",) if pair > single + MIN_GAIN_OF_SECOND_CARD else ("no",)


def _plans(evaluation: Evaluation, count: int) -> dict[Cards, float]:
    """The expected value of every combination of that number of cards."""
    fight = BattleSimulation.of(evaluation)
    rivals = [side.god for seat, side in fight.sides.items() if seat != evaluation.god]
    replies = _replies(evaluation, rivals)
    total = sum(weight for weight, _ in replies)
    found: dict[Cards, float] = {}
    for plan in combinations(evaluation.me.hand, count):
        value = sum(
            weight * _expected(evaluation, fight, {**reply, evaluation.god: plan})
            for weight, reply in replies
        )
        found[plan] = value / total - _later_value(evaluation, plan)
    return found


def _expected(evaluation: Evaluation, fight: BattleSimulation, played: dict[str, Cards]) -> float:
    if not any("locusts" in hand for hand in played.values()):
        return fight.result(played)
    bidders = [side.god for side in fight.sides.values()]
    return sum(
        share * fight.result(played, spared)
        for spared, share in chances(evaluation, bidders).items()
    )


def _replies(evaluation: Evaluation, rivals: list[GodView]) -> list[tuple[float, dict[str, Cards]]]:
    """Combinations of cards that the rivals may play, each with its weight."""
    hands = [[(card, _likelihood(rival, card)) for card in rival.hand] for rival in rivals]
    combined_hands = list(product(*hands))
    if len(combined_hands) > MAX_REPLIES:
        combined_hands = evaluation.dice.sample(combined_hands, MAX_REPLIES)
    found: list[tuple[float, dict[str, Cards]]] = []
    for choice in combined_hands:
        weight = 1.0
        for _, likelihood in choice:
            weight *= likelihood
        reply: dict[str, Cards] = {
            rival.seat: (card,) for rival, (card, _) in zip(rivals, choice, strict=True)
        }
        found.append((weight, reply))
    return found


def _likelihood(rival: GodView, card: CardName) -> float:
    """The relative likelihood that a rival plays a card, from public facts."""
    if card == "build":
        able = rival.followers >= MONUMENT_PRICE or "inspiring" in rival.powers
        return 3.0 if able and rival.ankhs_left else 0.2
    if card == "cycle":
        return {1: 9.0, 2: 3.0, 3: 1.5}.get(len(rival.hand), 0.3)
    return {"chariots": 3.0, "drought": 2.0, "flood": 2.0, "locusts": 0.8}.get(card, 0.5)


def _later_value(evaluation: Evaluation, plan: Cards) -> float:
    """The value of the cards in later battles; negative for the Cycle of Ma'at."""
    later = _battles_to_come(evaluation)
    if not later:
        return 0.0
    use = min(1.0, later / 3)
    if "cycle" in plan:
        return -use * 0.8 * sum(CARD_VALUES[card] for card in evaluation.me.played)
    return use * (
        sum(CARD_VALUES[card] for card in plan) + (0.6 if len(evaluation.me.hand) <= 2 else 0.0)
    )


def _battles_to_come(evaluation: Evaluation) -> float:
    """How many battles the god will probably fight after this one."""
    now = evaluation.view.battle.region if evaluation.view.battle else 0
    here = sum(
        region > now
        and bool(evaluation.count(evaluation.god, region))
        and any(evaluation.count(g.seat, region) for g in evaluation.rivals)
        for region in evaluation.regions
    )
    return here + 1.5 * evaluation.conflicts_left


def build_at(ask: Ask, evaluation: Evaluation) -> Picks:
    """Build next to as many own figures as possible."""
    mine = evaluation.mine()
    return (
        max(ask.options, key=lambda at: sum(near in mine for near in evaluation.board.beside[at])),
    )


def build_kind(ask: Ask, evaluation: Evaluation) -> Picks:
    """Build the kind of monument that makes a new majority in the region."""
    kinds = [option for option in ask.options if option != "none"]
    return (BattleSimulation.of(evaluation).kind_to_build(kinds),)
