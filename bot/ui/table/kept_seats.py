"""Words that a seat is kept for a person."""

from __future__ import annotations

from bot.model.table import Member, Table
from bot.ui.kit.reader import Reader


def kept_mark(table: Table, person_id: int, reader: Reader) -> str:
    """The mark in lists that a seat is kept for the person; empty otherwise."""
    kept = _kept_seat(table, person_id)
    if kept is None:
        return ""
    return reader.say("seats.kept.open" if kept.computer is None else "seats.kept.computer")


def kept_line(table: Table, person_id: int, reader: Reader) -> str:
    """The same as a line of text."""
    kept = _kept_seat(table, person_id)
    if kept is None:
        return ""
    by_computer = kept.computer is not None
    return reader.say("seats.kept_line.computer" if by_computer else "seats.kept_line.open")


def _kept_seat(table: Table, person_id: int) -> Member | None:
    """The member whose seat is kept for the person, while the match can still be played."""
    playable = table.status in ("running", "frozen") or table.interlude
    return table.owned_by(person_id) if playable else None
