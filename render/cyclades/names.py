"""The names that stand in the pictures of Cyclades: people, gods, creatures and heroes."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from render.face import Say
from render.lettering import named, readable

UNKNOWN = "?"


def player_name(seat: str, say: Say) -> str:
    """The name of whoever leads ``seat``, or its colour where no letter of that can be drawn."""
    name = named(say(seat_name(seat)))
    return name if readable(name) else say(seat_colour(seat))


def told_name(seat: str, say: Say) -> str:
    """The name as words tell it; they can spell what the font cannot draw."""
    return named(say(seat_name(seat))) or say(seat_colour(seat))


def seat_colour(seat: str) -> Phrase:
    """The seat's colour in words."""
    return phrase(f"cyclades.picture.seat.{seat}")


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


def known(coins: int | None) -> str:
    """A number, or a question mark where the viewer may not know it."""
    return UNKNOWN if coins is None else str(coins)
