"""The sensible computer player of Cyclades.

It answers each question on its own, from the question and the seat's view.
"""

from __future__ import annotations

from collections.abc import Callable

from games.core.fair import Dice
from games.core.steps import Ask, Picks
from games.cyclades.computer import acting, armies, bidding, creature_choices, hero_values, sailing
from games.cyclades.computer.evaluation import Evaluation
from games.cyclades.view import CycladesView

_DECISIONS: dict[str, Callable[[Ask, Evaluation], Picks]] = {
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
    "march-from": armies.march_from,
    "march-to": armies.march_to,
    "force": armies.force,
    "quest": armies.quest,
    "quest-to": armies.march_to,
    "company": armies.company,
    "leap-from": armies.leap_from,
    "leap-to": armies.march_to,
    "retreat": armies.retreat,
    "casualty": armies.casualty,
    "croesus": armies.reroll,
    "perseus": armies.rescue,
    "hero": hero_values.hired,
    "hero-land": acting.hero_land,
    "charon-out": hero_values.leaving,
    "charon-in": hero_values.hired,
    "pandora": hero_values.borrowed,
    "hector-swap": hero_values.swap,
    "keep": creature_choices.keep,
    "keep-several": creature_choices.keep_several,
    "prowl": creature_choices.prowl,
    "lair": creature_choices.lair,
    "look": creature_choices.play_or_return,
    "sphinx": creature_choices.best,
    "chimera": creature_choices.best,
    "harpy": creature_choices.bite,
    "hydra": creature_choices.bite,
    "polyphemus": creature_choices.driven,
    "giant": creature_choices.robbed,
    "giant-home": acting.guard,
    "griffin": creature_choices.victim,
    "dryad": creature_choices.victim,
    "satyr": creature_choices.victim,
    "sylph": creature_choices.swapped,
    "cyclops": creature_choices.changed,
    "cyclops-kind": creature_choices.changed_to,
}


def sensible(ask: Ask, get_view: Callable[[], CycladesView], dice: Dice) -> Picks:
    """Answer a question by the decision for its key; the first options where there is none."""
    decide = _DECISIONS.get(ask.key.removeprefix("cyclades.ask."))
    if decide is not None:
        return decide(ask, Evaluation(get_view(), ask.seat))
    # Which kinds to give up, whose ability comes first, which creature moves first: no preference.
    return ask.options[: ask.low]
