"""Maps each question of Deus to the function that answers it."""

from __future__ import annotations

from collections.abc import Callable

from games.core.steps import Ask, Picks
from games.deus.computer import offering, placing, trading, turns
from games.deus.computer.estimated_state import EstimatedState

_DECISIONS: dict[str, Callable[[Ask, EstimatedState], Picks]] = {
    "pay": trading.pay,
    "sell": trading.sell,
    "sell-any": trading.sell_any,
    "buy": trading.buy,
    "buy-count": trading.buy_count,
    "buy-any": trading.buy_any,
    "give": trading.give,
    "take": trading.take,
    "produce": trading.produce,
    "place": placing.place,
    "temple": placing.temple,
    "army": placing.army,
    "march": placing.march,
    "plunder": placing.plunder,
    "steal": placing.steal,
    "offer": offering.offer,
    "offer-more": offering.offer_more,
    "jupiter": offering.jupiter,
    "ceres": trading.take,
    "mars": offering.piece,
    "piece": offering.piece,
    "cycle": offering.cycle,
    "top": offering.worst_card,
    "joker-card": offering.worst_card,
    "joker-column": turns.joker_column,
    "use": turns.use,
    "turn": lambda ask, state: turns.turn(ask, state, choose_answer),
    "either": lambda ask, state: turns.either(ask, state, choose_answer),
    "activate": lambda ask, state: turns.activate(ask, state, choose_answer),
}


def choose_answer(ask: Ask, state: EstimatedState) -> Picks:
    """The best answer to a question; the first options if no function answers its key."""
    decide = _DECISIONS.get(ask.key.removeprefix("deus.ask."))
    return decide(ask, state) if decide else ask.options[: ask.low]
