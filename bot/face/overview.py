"""The tables of one person as a list: those that wait for them, then the rest."""

from __future__ import annotations

from collections.abc import Callable

from bot.face.kept import kept_mark
from bot.face.reader import Reader
from bot.face.sheet import Sheet
from bot.face.stamps import marked, stamp
from bot.host.digest import Page, Pending
from bot.host.model import Table
from games.core.phrase import phrase

_LISTED = 15
_ROOM = 1900

Readers = Callable[[Table], Reader]
"""How the person reads the names of a table."""


def link(table: Table) -> str:
    """Where the table is: its newest post, or its channel."""
    message = table.last_post_id or table.lobby_message_id
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{place}/{message}" if message else place


def put_page(sheet: Sheet, page: Page, reader: Reader, readers: Readers) -> None:
    """Everything that waits for the person, the longest first, then their other tables."""
    waiting = [_waiting(pending, reader) for pending in page.waiting]
    others = []
    for table in page.others:
        theirs = readers(table)
        marks = [_standing(table, theirs), kept_mark(table, page.person_id, theirs)]
        others.append(_line(table, " · ".join(filter(None, marks)), reader))
    for key, lines in (("bot.games.waiting", waiting), ("bot.games.others", others)):
        if lines:
            kept = lines[:_LISTED]
            if len(lines) > _LISTED:
                kept.append(reader.say("bot.games.more", count=len(lines) - _LISTED))
            sheet.text("\n".join([reader.say(key, count=len(lines)), *kept]), limit=_ROOM)


def _line(table: Table, status: str, reader: Reader) -> str:
    game = phrase(f"{table.game}.name")
    return reader.say("bot.games.line", game=game, id=table.id, link=link(table), status=status)


def _waiting(pending: Pending, reader: Reader) -> str:
    said = reader.say("bot.games.since", since=stamp(pending.since, "R"))
    if pending.until is not None:
        clock = reader.say("bot.games.clock", until=stamp(pending.until, "R"))
        said = f"{said} · {clock}"
    return _line(pending.table, said, reader)


def _standing(table: Table, reader: Reader) -> str:
    """How a table stands that waits for somebody else, or for nobody."""
    if table.status == "running" and table.paused is not None:
        return reader.say("bot.games.status.paused")
    awaited = [marked(reader.seat(seat), table, seat, reader) for seat in table.awaited]
    if table.status == "running" and awaited:
        return reader.say("bot.games.awaiting", awaited=reader.join(awaited))
    return reader.say(f"bot.games.status.{table.status}")
