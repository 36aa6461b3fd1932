"""Phrases for what the options of choices and visits bring."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.phrase import Phrase, phrase
from games.divinus.campaign.scenarios import LOCATIONS, SCENARIOS
from games.divinus.vocabulary import Effect
from games.divinus.words.names import faction, favour, location, temple, title


def brings(effects: Sequence[Effect]) -> tuple[Phrase, ...]:
    """A few words for each effect."""
    return tuple(_effect(effect) for effect in effects)


def _effect(effect: Effect) -> Phrase:
    key = f"divinus.effect.{effect.do.replace('_', '-')}"
    if effect.do == "favor":
        if effect.pantheon == "choose":
            return phrase(f"{key}-choose", count=effect.n)
        return phrase(key, count=effect.n, favour=favour(effect.pantheon))
    if effect.do == "faction_sticker":
        if effect.faction == "choose":
            return phrase(f"{key}-choose")
        return phrase(key, faction=faction(effect.faction))
    if effect.do == "location":
        return phrase(key, title=title(effect.no))
    if effect.do == "temple_supply":
        return phrase(key, temples=tuple(map(temple, effect.ids)))
    return phrase(key, count=effect.n)


def choice_brings(scenario: int, option: str, reward: str) -> Phrase:
    """What an option of a scenario's choice says and brings, for this kind of reward.

    "chair" is the campaign's last choice, which shapes the match that may follow.
    """
    found = SCENARIOS[scenario].choice.option(option)
    text = phrase(f"divinus.story.{scenario}.{option}.text")
    if reward == "chair":
        return phrase("divinus.hint.chair", text=text, follows=phrase(f"divinus.chair.{option}"))
    earned = brings(found.earned(reward))
    if reward == "common":
        founded = (effect for effect in found.effects if effect.do == "location")
        places = (phrase("divinus.effect.founded", place=location(e.no)) for e in founded)
        earned = (*places, *earned)
    if not earned:
        return text
    return phrase("divinus.hint.choice", text=text, effects=earned)


def visit_brings(option: str, reward: str) -> Phrase:
    """What an option at a location brings with this reward, and what becomes of the location."""
    number = int(option.partition(".")[0])
    found = LOCATIONS[number].option(option)
    fate = phrase(f"divinus.fate.{found.then}")
    return phrase("divinus.hint.visit", effects=brings(found.earned(reward)), fate=fate)
