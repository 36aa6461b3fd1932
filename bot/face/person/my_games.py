"""The tables of one person as a list: those that wait for them, then the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from bot.face.desk.commands import command
from bot.face.desk.table_links import link, lost_mark, where
from bot.face.desk.visit import Visit
from bot.face.kit import limits
from bot.face.kit.controls import Code, Item, menu
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.person.absences import put_own_absence
from bot.face.table.kept_seats import kept_mark
from bot.face.wording.campaign_words import ready_label, table_name
from bot.face.wording.timestamps import stamp, with_absence
from bot.face.wording.vote_words import vote_button, vote_line
from bot.host.people.digest import Page, Pending
from bot.model.table import Table
from games.core.phrase import phrase

if TYPE_CHECKING:
    from bot.face.desk.desk import Desk

_LISTED = 15
_VOTES = 5
_ROOM = 1850

Readers = Callable[[Table], Reader]
"""How the person reads the names of a table."""


def put_page(
    sheet: Sheet, page: Page, reader: Reader, readers: Readers, desk: Desk, here: int | None = None
) -> None:
    """Everything that waits for the person, the longest first, then their other tables.

    ``here`` is the server on which it is read, if it is one.
    """

    def line(table: Table, status: Iterable[str]) -> str:
        said = " · ".join(filter(None, [*status, lost_mark(table, reader)]))
        game = table_name(table)
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
        marks = [
            _standing(table, theirs),
            _open_mark(table, theirs),
            kept_mark(table, page.person_id, theirs),
        ]
        others.append(line(table, marks))
    known = {table.id: table for table in page.tables}
    asked = [vote_line(vote, known[vote.table_id], reader) for vote in page.votes[:_VOTES]]
    if asked:
        heading = reader.say("votes.waiting", count=len(page.votes))
        sheet.text("\n".join([heading, *asked]), limit=900)
        sheet.buttons(
            [
                vote_button(vote, known[vote.table_id], reader, many=True)
                for vote in page.votes[:_VOTES]
            ]
        )
    rest = "bot.games.others" if waiting else "bot.games.quiet"
    for key, lines in (("bot.games.waiting", waiting), (rest, others)):
        if lines:
            kept = _fitting(lines)
            if len(lines) > len(kept):
                kept.append(reader.say("bot.games.more", count=len(lines) - len(kept)))
            sheet.text("\n".join([reader.say(key, count=len(lines)), *kept]))


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
    since = stamp(pending.since, "R")
    if pending.table.interlude:
        said = [reader.say("campaign.since", since=since, button=ready_label(pending.table))]
    else:
        said = [reader.say("bot.games.since", since=since)]
    if pending.up:
        said.append(reader.say("bot.games.up"))
    elif pending.until is not None:
        said.append(reader.say("bot.games.clock", until=stamp(pending.until, "R")))
    return said


def _standing(table: Table, reader: Reader) -> str:
    """How a table stands that waits for somebody else, or for nobody."""
    if table.paused is not None and table.status in ("running", "lobby"):
        return reader.say("bot.games.status.paused")
    awaited = [with_absence(reader.seat(seat), table, seat, reader) for seat in table.awaited]
    if table.interlude and awaited:
        return reader.say("campaign.awaiting", awaited=reader.join(awaited))
    if table.status == "running" and awaited:
        return reader.say("bot.games.awaiting", awaited=reader.join(awaited))
    return reader.say(f"bot.games.status.{table.status}")


def _open_mark(table: Table, reader: Reader) -> str:
    """Says of a table that it looks for somebody; empty where it does not."""
    empty = [m for m in table.open_places if m.computer is None]
    return reader.say("bot.games.open_seat") if empty and table.status == "running" else ""


@command("games", "games", anywhere=True)
async def games(visit: Visit) -> None:
    """``/games``: everything that waits for this person, across servers, then the rest."""
    reader = visit.reader()
    page = await visit.host.digests.page(visit.person.id)
    sheet = Sheet()
    await put_own_absence(sheet, visit)
    if not page.waiting and not page.others:
        sheet.text(reader.say("bot.games.none"))
    put_page(sheet, page, reader, visit.reader, visit.desk, visit.interaction.guild_id)
    if page.waiting:
        # A table may be far away, or its channel lost: its panel opens here all the same.
        waiting = [pending.table for pending in page.waiting[: limits.MENU_OPTIONS]]
        items = [
            Item(
                str(table.id),
                reader.label(phrase("bot.games.item", game=table_name(table), id=table.id)),
            )
            for table in waiting
        ]
        sheet.menu(menu(Code("mine"), items, reader.say("bot.games.play")))
    await visit.show(sheet)
