"""Moments in texts: Discord shows them to everybody in their own time zone and language."""

from __future__ import annotations

from typing import Literal

from bot.face.kit import names
from bot.face.kit.reader import Reader
from bot.model.table import Away, Table

NOTE_SHOWN = 80

Style = Literal["R", "f", "D", "t"]
"""How long from now, day and time, the day, the time."""


def stamp(moment: float, style: Style = "f") -> str:
    """A moment that everybody reads in their own time."""
    return f"<t:{int(moment)}:{style}>"


def quoted(note: str) -> str:
    """What somebody typed, harmless and not too long."""
    return names.isolated(names.escaped(names.plain(note, NOTE_SHOWN)))


def away_mark(table: Table, seat: str, reader: Reader) -> str:
    """Says behind a name in running text who of a seat is away; empty where nobody is."""
    people = [member for member in table.seats.get(seat, ()) if member.person_id is not None]
    marks = []
    for member in people:
        if member.away is not None:
            said = _said(member.away, reader)
            # Where several hold a seat, one has to say who.
            marks.append(said if len(people) == 1 else f"{reader.member(member)} {said}")
    return " ".join(marks)


def with_absence(called: str, table: Table, seat: str, reader: Reader) -> str:
    """A seat as it is called, with what is to be known about it being away."""
    return f"{called} {away_mark(table, seat, reader)}".strip()


def _said(away: Away, reader: Reader) -> str:
    until = stamp(away.until)
    if away.note:
        return reader.say("away.mark.noted", until=until, note=quoted(away.note))
    return reader.say("away.mark.plain", until=until)
