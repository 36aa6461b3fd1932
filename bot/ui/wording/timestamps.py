"""Discord timestamps, shown to each reader in their own time zone and language."""

from __future__ import annotations

from typing import Literal

from bot.model.table import Away, Table
from bot.ui.kit import names
from bot.ui.kit.reader import Reader

MAX_NOTE_CHARS = 80

Style = Literal["R", "f", "D", "t"]
"""Discord's styles: relative, day and time, day, time."""


def stamp(moment: float, style: Style = "f") -> str:
    """A Discord timestamp."""
    return f"<t:{int(moment)}:{style}>"


def quoted(note: str) -> str:
    """User input, sanitized and cut."""
    return names.isolated(names.escaped(names.plain(note, MAX_NOTE_CHARS)))


def away_mark(table: Table, seat: str, reader: Reader) -> str:
    """A mark after the name of a person who is away; empty otherwise."""
    people = [member for member in table.seats.get(seat, ()) if member.person_id is not None]
    marks = []
    for member in people:
        if member.away is not None:
            said = _said(member.away, reader)
            # If several people hold a seat, the name is needed, too.
            marks.append(said if len(people) == 1 else f"{reader.member(member)} {said}")
    return " ".join(marks)


def with_absence(called: str, table: Table, seat: str, reader: Reader) -> str:
    """The name of a seat with the absence of its player."""
    return f"{called} {away_mark(table, seat, reader)}".strip()


def _said(away: Away, reader: Reader) -> str:
    until = stamp(away.until)
    if away.note:
        return reader.say("away.mark.noted", until=until, note=quoted(away.note))
    return reader.say("away.mark.plain", until=until)
