"""Seats as the board names them: the god, the house, or the colour."""

from __future__ import annotations

from collections.abc import Sequence

from bot.face.kit.reader import Reader
from bot.model.match import Position
from games.core.phrase import Phrase, phrase


def board_name(seat: str, position: Position | None) -> Phrase:
    """What a seat is called on the board; its colour where the match cannot be read."""
    called = position.game.called(position.view, seat) if position is not None else None
    return called or phrase(f"seat.{seat}")


def seat_title(
    seat: str, reader: Reader, position: Position | None, *, awaited: bool = False
) -> str:
    """A seat on a button or in a menu: by its sign and name, whoever holds it."""
    key = "bot.panel.seat_awaited" if awaited else "bot.panel.seat"
    named = board_name(seat, position)
    return reader.label(phrase(key, seat=named, symbol=reader.symbol(seat))).strip()


def place_title(seats: Sequence[str], reader: Reader, position: Position | None) -> str:
    """All seats of a place, in running text."""
    return reader.join([seat_title(seat, reader, position) for seat in seats])
