"""Decides on bids of followers after Locusts.

All bidders pay, and only a single highest bid spares its god's figures. Followers are public, so
the god with the most can always win the bid; the others estimate their chances.
"""

from __future__ import annotations

from games.ankh.computer.battle_simulation import BattleSimulation, Cards
from games.ankh.computer.evaluation import Evaluation
from games.ankh.view import GodView
from games.core.steps import Ask, Picks

ZERO_BID_SHARE = 0.2
"""How likely a rival bids nothing."""
USUAL_MAX_BID = 6
"""Bids above this are expected only of a rival that bids all of its followers."""
CLOSE_MARGIN = 0.2
"""Bids within this margin of the best are drawn from, so that rivals cannot predict the bid."""


def bid(ask: Ask, evaluation: Evaluation) -> Picks:
    """Choose among the bids of the highest expected value."""
    fight = BattleSimulation.of(evaluation)
    battle = evaluation.view.battle
    cards: dict[str, Cards] = {
        seat: battle.cards.get(seat, ()) if battle else () for seat in fight.sides
    }
    rivals = [side.god for seat, side in fight.sides.items() if seat != evaluation.god]
    outcomes = {seat: fight.result(cards, seat) for seat in (*fight.sides, None)}
    scores: dict[str, float] = {}
    for option in ask.options:
        mine = int(option)
        value = -mine * evaluation.follower_value
        for spared, share in _shares(mine, evaluation.god, rivals).items():
            value += share * outcomes[spared]
        scores[option] = value
    best = max(scores.values())
    close = [option for option, value in scores.items() if value >= best - CLOSE_MARGIN]
    return (evaluation.dice.pick(close),)


def likely(god: GodView) -> dict[int, float]:
    """The estimated probability of each bid of a god."""
    most = min(god.followers, USUAL_MAX_BID)
    if not most:
        return {0: 1.0}
    weights = {count: 1.0 / (1 + 0.1 * count) for count in range(1, most + 1)}
    if god.followers > most:
        weights[god.followers] = 0.3
    total = sum(weights.values())
    found = {count: (1 - ZERO_BID_SHARE) * weight / total for count, weight in weights.items()}
    found[0] = ZERO_BID_SHARE
    return found


def _shares(mine: int, me: str, rivals: list[GodView]) -> dict[str | None, float]:
    """The probability of each god to have the single highest bid; of a tie under None."""
    below, equal = 1.0, 1.0
    above: dict[str, float] = {}
    for rival in rivals:
        bids = likely(rival)
        below *= sum(share for count, share in bids.items() if count < mine)
        equal *= sum(share for count, share in bids.items() if count <= mine)
        above[rival.seat] = sum(share for count, share in bids.items() if count > mine)
    found: dict[str | None, float] = {me: below, None: equal - below}
    total = sum(above.values())
    for seat, share in above.items():
        found[seat] = (1 - equal) * share / total if total else 0.0
    return found


def chances(evaluation: Evaluation, bidders: list[GodView]) -> dict[str | None, float]:
    """The probability of each god to win a later bid of Locusts; of a tie under None."""
    weights = {god.seat: 0.3 + min(god.followers, 8) for god in bidders}
    total = sum(weights.values())
    found: dict[str | None, float] = {
        seat: 0.8 * weight / total for seat, weight in weights.items()
    }
    found[None] = 0.2
    return found
