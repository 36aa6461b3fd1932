"""Players and numbers as pictures and their descriptions name them."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from render.art.lettering import named, readable
from render.face import Say

UNKNOWN = "?"


def player_name(seat: str, say: Say) -> str:
    """The name of whoever plays ``seat``, or its colour where no letter of that can be drawn."""
    name = named(say(seat_name(seat)))
    return name if readable(name) else say(seat_colour(seat))


def told_name(seat: str, say: Say) -> str:
    """The name for a description: words can spell what the font cannot draw."""
    return named(say(seat_name(seat))) or say(seat_colour(seat))


def listed_name(seat: str, say: Say) -> Phrase:
    """The same as a phrase, to stand in a list."""
    return phrase("picture.alt.name", name=told_name(seat, say))


def seat_colour(seat: str) -> Phrase:
    """The seat's colour in words."""
    return phrase(f"seat.{seat}")


def known(number: int | None) -> str:
    """A number, or a question mark where the viewer may not know it."""
    return UNKNOWN if number is None else str(number)
