"""Titles of seats as the board shows them: the god, the house, or the colour."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_words import seat_colour
from bot.model.match import Position
from bot.ui.kit.reader import Reader
from games.core.phrase import Phrase, phrase


def board_name(seat: str, position: Position | None) -> Phrase:
    """The name of a seat on the board; its colour where the match cannot be read."""
    seat_label = position.game.seat_label(position.view, seat) if position is not None else None
    return seat_label or seat_colour(seat)


def seat_title(
    seat: str, reader: Reader, position: Position | None, *, awaited: bool = False
) -> str:
    """The title of a seat on a button or in a menu: its symbol and name."""
    key = "bot.panel.seat_awaited" if awaited else "bot.panel.seat"
    named = board_name(seat, position)
    return reader.label(phrase(key, seat=named, symbol=reader.symbol(seat))).strip()


def place_title(seats: Sequence[str], reader: Reader, position: Position | None) -> str:
    """All seats of a place, in running text."""
    return reader.join([seat_title(seat, reader, position) for seat in seats])
