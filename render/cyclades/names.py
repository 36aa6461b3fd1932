"""Names and texts of gods, creatures and heroes in pictures, as phrases."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase


def god_name(god: str) -> Phrase:
    """A god."""
    return phrase(f"cyclades.god.{god}")


def creature_name(name: str) -> Phrase:
    """A mythical creature."""
    return phrase(f"cyclades.creature.{name}")


def creature_text(name: str) -> Phrase:
    """What a creature does."""
    return phrase(f"cyclades.creature.{name}.text")


def hero_name(name: str) -> Phrase:
    """A hero."""
    return phrase(f"cyclades.hero.{name}")


def hero_text(name: str) -> Phrase:
    """What a hero's sacrifice does."""
    return phrase(f"cyclades.hero.{name}.deed")
