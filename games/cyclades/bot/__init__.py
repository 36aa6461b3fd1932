"""The sensible computer player of Cyclades.

Every question is answered on its own, from the question and the seat's view.
"""

from __future__ import annotations

from collections.abc import Callable

from games.core.fair import Dice
from games.core.steps import Ask, Picks
from games.cyclades.bot import acting, bidding, calling, legends, sailing, warring
from games.cyclades.bot.outlook import Outlook
from games.cyclades.view import CycladesView

_JUDGEMENTS: dict[str, Callable[[Ask, Outlook], Picks]] = {
    "start-land": acting.start_land,
    "start-fleet": acting.start_fleet,
    "start-troop": acting.guard,
    "god": bidding.choose_god,
    "bid": bidding.choose_space,
    "act": acting.act,
    "slot": acting.slot,
    "set": acting.spare_buildings,
    "give-up": acting.spare_buildings,
    "metropolis": acting.metropolis,
    "hera": acting.hera,
    "prosperity": acting.prosper,
    "apollo-land": acting.prosper,
    "apollo-sea": acting.prosper,
    "recruit": acting.guard,
    "bonus-troop": acting.guard,
    "bonus-fleet": acting.bonus_fleet,
    "fleet": sailing.place_fleet,
    "sail-from": sailing.sail_from,
    "sail-to": sailing.sail_to,
    "sail-count": sailing.sail_count,
    "march-from": warring.march_from,
    "march-to": warring.march_to,
    "force": warring.force,
    "quest": warring.quest,
    "quest-to": warring.march_to,
    "company": warring.company,
    "leap-from": warring.leap_from,
    "leap-to": warring.march_to,
    "retreat": warring.retreat,
    "casualty": warring.casualty,
    "croesus": warring.reroll,
    "perseus": warring.rescue,
    "hero": legends.hired,
    "hero-land": acting.hero_land,
    "charon-out": legends.leaving,
    "charon-in": legends.hired,
    "pandora": legends.borrowed,
    "hector-swap": legends.swap,
    "keep": calling.keep,
    "keep-several": calling.keep_several,
    "prowl": calling.prowl,
    "lair": calling.lair,
    "look": calling.play_or_return,
    "sphinx": calling.best,
    "chimera": calling.best,
    "harpy": calling.bite,
    "hydra": calling.bite,
    "polyphemus": calling.driven,
    "giant": calling.robbed,
    "giant-home": acting.guard,
    "griffin": calling.victim,
    "dryad": calling.victim,
    "satyr": calling.victim,
    "sylph": calling.swapped,
    "cyclops": calling.changed,
    "cyclops-kind": calling.changed_to,
}


def sensible(ask: Ask, look: Callable[[], CycladesView], dice: Dice) -> Picks:
    """A worthy opponent for a newcomer."""
    judgement = _JUDGEMENTS.get(ask.key.removeprefix("cyclades.ask."))
    if judgement is not None:
        return judgement(ask, Outlook(look(), ask.seat))
    # Which kinds to part with, whose ability comes first, who moves first: all the same to it.
    return ask.options[: ask.low]
