"""The sensible computer player of Deus.

Every question is answered on its own, from the question and the seat's view: the position is
imagined, every answer tried, and the best outlook taken.
"""

from __future__ import annotations

from collections.abc import Callable

from games.core.fair import Dice
from games.core.phrase import Phrase
from games.core.steps import Ask, Picks
from games.deus.bot import offering, opening, placing, reasons, trading, turns
from games.deus.bot.imagine import Imagined, from_view
from games.deus.bot.prospects import hurry
from games.deus.view import DeusView

_JUDGEMENTS: dict[str, Callable[[Ask, Imagined], Picks]] = {
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
    "turn": lambda ask, table: turns.turn(ask, table, judge),
    "either": lambda ask, table: turns.either(ask, table, judge),
    "activate": lambda ask, table: turns.activate(ask, table, judge),
}


def judge(ask: Ask, table: Imagined) -> Picks:
    """The best answer on an imagined table; a question nobody foresaw gets the first one."""
    judgement = _JUDGEMENTS.get(ask.key.removeprefix("deus.ask."))
    return judgement(ask, table) if judgement else ask.options[: ask.low]


def sensible(ask: Ask, look: Callable[[], DeusView], dice: Dice) -> Picks:
    """A worthy opponent for a newcomer."""
    if ask.key == "deus.ask.start":
        return opening.start(ask)
    if ask.key == "deus.ask.site":
        return opening.site(ask, dice)
    if ask.key == "deus.ask.turn-tile":
        return (dice.pick(ask.options),)
    table = from_view(look())
    table.hurry = hurry(table)
    return judge(ask, table)


def reason(view: DeusView, ask: Ask, picks: Picks) -> Phrase:
    """Why it answers so."""
    return reasons.reason(view, ask, picks, judge)
