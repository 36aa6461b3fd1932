"""Phrases for what the options of choices and visits bring."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from games.core.phrase import Arg, Phrase, phrase
from games.divinus.campaign.scenarios import LOCATIONS, SCENARIOS
from games.divinus.vocabulary import Effect
from games.divinus.words.names import faction, favour, location, temple, title


def brings(effects: Sequence[Effect], idle: Container[str] = ()) -> tuple[Phrase, ...]:
    """A few words for each effect; ``idle`` are those that can change nothing now."""
    return tuple(_idle_effect(e) if e.do in idle else _effect(e) for e in effects)


def _idle_effect(effect: Effect) -> Phrase:
    """An effect that can change nothing; a location without a tile still has its title."""
    if effect.do == "location":
        return phrase("divinus.effect.title-only", title=title(effect.no))
    return phrase("divinus.effect.idle", effect=_effect(effect))


def _idle(facts: Mapping[str, Arg], option: str) -> list[str]:
    """The effects of an option that can change nothing, from the facts of its question."""
    found = (word.partition(":") for word in str(facts.get("idle", "")).split())
    return [name for of, _, name in found if of == option]


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


def choice_brings(scenario: int, option: str, facts: Mapping[str, Arg]) -> Phrase:
    """What an option of a scenario's choice says and brings, by the facts of its question.

    Their reward "chair" is the campaign's last choice, which shapes the match that may follow.
    """
    found, reward = SCENARIOS[scenario].choice.option(option), str(facts.get("reward", ""))
    text = phrase(f"divinus.story.{scenario}.{option}.text")
    if reward == "chair":
        return phrase("divinus.hint.chair", text=text, follows=phrase(f"divinus.chair.{option}"))
    earned = brings(found.earned(reward), _idle(facts, option))
    if reward == "common":
        founded = (effect for effect in found.effects if effect.do == "location")
        places = tuple(phrase("divinus.effect.founded", place=location(e.no)) for e in founded)
        if "location" in _idle(facts, option):
            places = tuple(phrase("divinus.effect.idle", effect=place) for place in places)
        earned = (*places, *earned)
    if not earned:
        return text
    return phrase("divinus.hint.choice", text=text, effects=earned)


def visit_brings(option: str, facts: Mapping[str, Arg]) -> Phrase:
    """What an option at a location brings, and what becomes of the location."""
    number = int(option.partition(".")[0])
    found = LOCATIONS[number].option(option)
    fate = phrase(f"divinus.fate.{found.then}")
    earned = found.earned(str(facts.get("reward", "")))
    effects = brings(earned, _idle(facts, option))
    return phrase("divinus.hint.visit", effects=effects, fate=fate)
