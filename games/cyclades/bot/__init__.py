"""The sensible computer player of Cyclades.

Every question is answered on its own, from the question and the seat's view.
"""

from __future__ import annotations

from collections.abc import Callable

from games.core.fair import Dice
from games.core.steps import Ask, Picks
from games.cyclades.bot import acting, bidding, warring
from games.cyclades.bot.outlook import Outlook
from games.cyclades.view import CycladesView

_JUDGEMENTS: dict[str, Callable[[Ask, Outlook], Picks]] = {
    "god": bidding.choose_god,
    "bid": bidding.choose_space,
    "act": acting.act,
    "slot": acting.slot,
    "metropolis": acting.metropolis,
    "hera": acting.hera,
    "keep": acting.keep,
    "look": acting.play_or_return,
    "sphinx": acting.best_creature,
    "chimera": acting.best_creature,
    "harpy": acting.target,
    "hydra": acting.target,
    "giant": acting.by_worth,
    "griffin": acting.victim,
    "dryad": acting.victim,
    "satyr": acting.victim,
    "start-land": acting.by_worth,
    "start-fleet": acting.by_worth,
    "start-troop": acting.guard,
    "recruit": acting.guard,
    "bonus-troop": acting.guard,
    "bonus-fleet": acting.guard,
    "giant-home": acting.guard,
    "hero-land": acting.guard,
    "fleet": acting.by_worth,
    "prosperity": acting.by_worth,
    "march-from": warring.march_from,
    "march-to": warring.march_to,
    "quest-to": warring.march_to,
    "leap-from": warring.leap_from,
    "leap-to": warring.march_to,
    "force": warring.force,
    "sail-to": warring.sail_to,
    "retreat": warring.retreat,
    "casualty": warring.casualty,
}


def sensible(ask: Ask, look: Callable[[], CycladesView], dice: Dice) -> Picks:
    """A worthy opponent for a newcomer."""
    key = ask.key.removeprefix("cyclades.ask.")
    outlook = Outlook(look(), ask.seat)
    if key in ("apollo-land", "apollo-sea"):
        own = [o for o in ask.options if outlook.mine(outlook.areas[o])]
        return ((own or list(ask.options))[0],)
    judgement = _JUDGEMENTS.get(key)
    if judgement is not None:
        return judgement(ask, outlook)
    if "swap" in ask.options:
        return ("swap",)
    return ask.options[: ask.low]
