"""Phrases for names in the pictures and alt texts of Divinus."""

from __future__ import annotations

from collections.abc import Container

from games.core.phrase import Phrase, phrase
from games.divinus.view import QuestView, SymbolView


def god_name(god: str) -> Phrase:
    """A god."""
    return phrase(f"divinus.god.{god}")


def scenario_title(scenario: int) -> Phrase:
    """A scenario of the campaign."""
    return phrase(f"divinus.story.{scenario}.title")


def goal_text(goal: str) -> Phrase:
    """What a god wants."""
    return phrase(f"divinus.goal.{goal.replace('_', '-').replace('.', '-')}")


def quest_name(quest: str) -> Phrase:
    """A quest."""
    return phrase(f"divinus.quest.{quest}")


def quest_text(quest: str) -> Phrase:
    """What a quest asks for."""
    return phrase(f"divinus.quest.{quest}-text")


def card_name(card: str) -> Phrase:
    """A card of a monster."""
    return phrase(f"divinus.card.{card}")


def thing_name(kind: str, name: str) -> Phrase:
    """A hero, temple, monster or artifact, by its kind."""
    return phrase(f"divinus.{kind}.{name}")


def thing_text(kind: str, name: str) -> Phrase:
    """What a hero, temple, monster or artifact does."""
    return phrase(f"divinus.{kind}.{name}-text")


def progress(quest: QuestView, seat: str) -> tuple[int, int]:
    """How much of a quest's conditions a seat has, and how much they require, both in total."""
    values = quest.values.get(seat, ())
    met = sum(min(value, need) for value, need in zip(values, quest.needs, strict=False))
    return met, sum(quest.needs)


def place_name(location: int) -> Phrase:
    """A location of the country."""
    return phrase(f"divinus.place.{location}")


def symbol_name(symbol: SymbolView, visited: Container[int]) -> Phrase:
    """A symbol of a tile; a location by its name, and whether it has been visited."""
    if symbol.kind != "location":
        return phrase(f"divinus.symbol.{symbol.kind}")
    place = place_name(int(symbol.detail))
    seen = int(symbol.detail) in visited
    return phrase("divinus.symbol.visited", place=place) if seen else place


def title_name(location: int) -> Phrase:
    """The title that belongs to a location."""
    return phrase(f"divinus.place.{location}.title")
