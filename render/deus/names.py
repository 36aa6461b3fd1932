"""The names that stand in the pictures of Deus: people, cards and numbers."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.deus.view import ColumnCard
from render.face import Say
from render.lettering import named, readable

UNKNOWN = "?"


def player_name(seat: str, say: Say) -> str:
    """The name of whoever sits at ``seat``, or its colour where no letter of that can be drawn."""
    name = named(say(seat_name(seat)))
    return name if readable(name) else say(seat_colour(seat))


def seat_colour(seat: str) -> Phrase:
    """The seat's colour in words."""
    return phrase(f"deus.picture.seat.{seat}")


def card_name(design: str) -> Phrase:
    """The title of a card."""
    return phrase(f"deus.card.{design}")


def card_text(design: str) -> Phrase:
    """What a card does."""
    return phrase(f"deus.card.{design}.text")


def column_name(card: ColumnCard) -> Phrase:
    """The title of a card in a column; a joker that lies face down has none."""
    return phrase("deus.picture.joker") if card.card is None else card_name(card.card.design)


def known(points: int | None) -> str:
    """A number, or a question mark where the viewer may not know it."""
    return UNKNOWN if points is None else str(points)
