"""The tables of one person as a list: those that wait for them, then the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from bot.face import names
from bot.face.kept import kept_mark
from bot.face.reader import Reader
from bot.face.sheet import Sheet
from bot.face.stamps import marked, stamp
from bot.host.digest import Page, Pending
from bot.host.model import Table
from games.core.phrase import phrase

if TYPE_CHECKING:
    from bot.face.desk import Desk

_LISTED = 15
_ROOM = 1850

Readers = Callable[[Table], Reader]
"""How the person reads the names of a table."""


def link(table: Table) -> str:
    """Where the table is: its newest post, or its channel."""
    message = table.last_post_id or table.lobby_message_id
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{place}/{message}" if message else place


def where(table: Table, desk: Desk, reader: Reader, here: int | None = None) -> str:
    """The table's channel, and its server unless that is ``here``."""
    channel = f"<#{table.channel_id}>"
    server = None if table.guild_id == here else desk.server_name(table.guild_id)
    if server is None:
        return channel
    return reader.say("bot.games.where", channel=channel, server=names.inline(server))


def put_page(
    sheet: Sheet, page: Page, reader: Reader, readers: Readers, desk: Desk, here: int | None = None
) -> None:
    """Everything that waits for the person, the longest first, then their other tables.

    ``here`` is the server on which it is read, if it is one.
    """

    def line(table: Table, status: Iterable[str]) -> str:
        said = " · ".join(filter(None, [*status, lost_mark(table, reader)]))
        game = phrase(f"{table.game}.name")
        if _has_place(table):
            place = where(table, desk, reader, here)
            return reader.say(
                "bot.games.line",
                game=game,
                id=table.id,
                link=link(table),
                place=place,
                status=said,
            )
        return reader.say("bot.games.line_lost", game=game, id=table.id, status=said)

    waiting = [line(pending.table, _waiting(pending, reader)) for pending in page.waiting]
    others = []
    for table in page.others:
        theirs = readers(table)
        marks = [_standing(table, theirs), kept_mark(table, page.person_id, theirs)]
        others.append(line(table, marks))
    rest = "bot.games.others" if waiting else "bot.games.quiet"
    for key, lines in (("bot.games.waiting", waiting), (rest, others)):
        if lines:
            kept = _fitting(lines)
            if len(lines) > len(kept):
                kept.append(reader.say("bot.games.more", count=len(lines) - len(kept)))
            sheet.text("\n".join([reader.say(key, count=len(lines)), *kept]))


def lost_mark(table: Table, reader: Reader) -> str:
    """Says of a table that its place takes no posts; empty where it does."""
    if table.stranded:
        return reader.say("bot.games.stranded")
    return "" if table.lost is None else reader.say("bot.games.lost")


def _has_place(table: Table) -> bool:
    return table.lost is None and not table.stranded


def _fitting(lines: Sequence[str]) -> list[str]:
    """The first lines that there is room for: a link that is cut in half leads nowhere."""
    kept, room = [], _ROOM
    for line in lines[:_LISTED]:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept


def _waiting(pending: Pending, reader: Reader) -> list[str]:
    said = [reader.say("bot.games.since", since=stamp(pending.since, "R"))]
    if pending.up:
        said.append(reader.say("bot.games.up"))
    elif pending.until is not None:
        said.append(reader.say("bot.games.clock", until=stamp(pending.until, "R")))
    return said


def _standing(table: Table, reader: Reader) -> str:
    """How a table stands that waits for somebody else, or for nobody."""
    if table.status == "running" and table.paused is not None:
        return reader.say("bot.games.status.paused")
    awaited = [marked(reader.seat(seat), table, seat, reader) for seat in table.awaited]
    if table.status == "running" and awaited:
        return reader.say("bot.games.awaiting", awaited=reader.join(awaited))
    return reader.say(f"bot.games.status.{table.status}")
