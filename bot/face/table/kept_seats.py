"""A seat that is kept for somebody, said in private wherever they look."""

from __future__ import annotations

from bot.face.kit.reader import Reader
from bot.model.table import Table


def kept_mark(table: Table, person_id: int, reader: Reader) -> str:
    """How a table stands for them, for lists; empty where no seat is kept for them."""
    who = _keeper(table, person_id)
    return reader.say(f"seats.kept.{who}") if who else ""


def kept_line(table: Table, person_id: int, reader: Reader) -> str:
    """The same as a line of its own."""
    who = _keeper(table, person_id)
    return reader.say(f"seats.kept_line.{who}") if who else ""


def _keeper(table: Table, person_id: int) -> str:
    """Who keeps the seat: a computer, or nobody and it is open; empty where there is none."""
    member = table.owned_by(person_id)
    if member is None or not (table.status in ("running", "frozen") or table.interlude):
        return ""
    return "open" if member.computer is None else "computer"
