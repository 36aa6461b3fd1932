"""Names of players and numbers for pictures and alt texts."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from render.art.text import clean_name, has_drawable_letters
from render.renderer import Say

UNKNOWN = "?"


def player_name(seat: str, say: Say) -> str:
    """The name of the player of ``seat``, or its colour if the font cannot draw the name."""
    name = clean_name(say(seat_name(seat)))
    return name if has_drawable_letters(name) else say(seat_colour(seat))


def alt_text_name(seat: str, say: Say) -> str:
    """The player's name for an alt text, where every letter can be written."""
    return clean_name(say(seat_name(seat))) or say(seat_colour(seat))


def alt_text_name_phrase(seat: str, say: Say) -> Phrase:
    """The player's name as a phrase, for lists."""
    return phrase("picture.alt.name", name=alt_text_name(seat, say))


def seat_colour(seat: str) -> Phrase:
    """The seat's colour in words."""
    return phrase(f"seat.{seat}")


def number_or_unknown(number: int | None) -> str:
    """A number, or a question mark where the viewer may not know it."""
    return UNKNOWN if number is None else str(number)
