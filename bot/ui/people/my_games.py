"""``/games``: lists a person's tables, those that wait for them first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from bot.host.people.digest import PersonTables, WaitingTable
from bot.model.table import Table
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.table_links import link, lost_mark, where
from bot.ui.kit import limits
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, menu
from bot.ui.kit.reader import Reader
from bot.ui.people.absences import add_own_absence
from bot.ui.table.kept_seats import kept_mark
from bot.ui.wording.bar_words import own_bar
from bot.ui.wording.campaign_words import ready_label, table_name
from bot.ui.wording.status_words import STATUS_KEYS, status_words
from bot.ui.wording.timestamps import stamp, with_absence
from bot.ui.wording.vote_words import vote_button, vote_line
from games.core.phrase import phrase

if TYPE_CHECKING:
    from bot.ui.dispatch.dispatcher import Dispatcher

_MAX_LISTED = 15
_MAX_VOTES = 5
_MAX_LIST_CHARS = 1850

Readers = Callable[[Table], Reader]
"""Returns the person's reader for a table."""


def add_games(
    builder: MessageBuilder,
    page: PersonTables,
    reader: Reader,
    readers: Readers,
    dispatcher: Dispatcher,
    here: int | None = None,
) -> None:
    """Add the tables that wait for the person, the longest first, then their other tables.

    ``here`` is the server on which it is read, if there is one.
    """

    def line(table: Table, status: Iterable[str]) -> str:
        said = " · ".join(filter(None, [*status, lost_mark(table, reader)]))
        game = table_name(table)
        if _has_place(table):
            place = where(table, dispatcher, reader, here)
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
            _status_words(table, theirs),
            _open_mark(table, theirs),
            kept_mark(table, page.person_id, theirs),
        ]
        others.append(line(table, marks))
    known = {table.id: table for table in page.tables}
    asked = [vote_line(vote, known[vote.table_id], reader) for vote in page.votes[:_MAX_VOTES]]
    if asked:
        heading = reader.say("votes.waiting", count=len(page.votes))
        builder.text("\n".join([heading, *asked]), limit=900)
        builder.buttons(
            [
                vote_button(vote, known[vote.table_id], reader, page.person_id, many=True)
                for vote in page.votes[:_MAX_VOTES]
            ]
        )
    rest = "bot.games.others" if waiting else "bot.games.quiet"
    for key, lines in (("bot.games.waiting", waiting), (rest, others)):
        if lines:
            kept = _fitting(lines)
            if len(lines) > len(kept):
                kept.append(reader.say("bot.games.more", count=len(lines) - len(kept)))
            builder.text("\n".join([reader.say(key, count=len(lines)), *kept]))


def _has_place(table: Table) -> bool:
    return table.lost is None and not table.stranded


def _fitting(lines: Sequence[str]) -> list[str]:
    """The first lines that fit; a line is never cut, because half a link does not work."""
    kept, chars_left = [], _MAX_LIST_CHARS
    for line in lines[:_MAX_LISTED]:
        chars_left -= len(line) + 1
        if chars_left < 0:
            break
        kept.append(line)
    return kept


def _waiting(pending: WaitingTable, reader: Reader) -> list[str]:
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


def _status_words(table: Table, reader: Reader) -> str:
    """The status of a table that does not wait for the person."""
    if table.paused is not None and table.status in ("running", "lobby"):
        return status_words(table, reader)
    awaited = [with_absence(reader.seat(seat), table, seat, reader) for seat in table.awaited]
    if table.interlude and awaited:
        return reader.say("campaign.awaiting", awaited=reader.join(awaited))
    if table.status == "running" and awaited:
        return reader.say("bot.games.awaiting", awaited=reader.join(awaited))
    return reader.say(STATUS_KEYS[table.status])


def _open_mark(table: Table, reader: Reader) -> str:
    """A mark for a table with an open seat; empty otherwise."""
    empty = [m for m in table.open_places if m.computer is None]
    return reader.say("bot.games.open_seat") if empty and table.status == "running" else ""


@command("games", "games", installable=True)
async def games(ctx: Context) -> None:
    """``/games``: the tables that wait for this person on all servers, then the others."""
    reader = ctx.reader()
    page = await ctx.host.digests.page(ctx.person.id)
    builder = MessageBuilder()
    await add_own_absence(builder, ctx)
    await _add_own_bar(builder, ctx)
    if not page.waiting and not page.others:
        builder.text(reader.say("bot.games.none"))
    add_games(builder, page, reader, ctx.reader, ctx.dispatcher, ctx.interaction.guild_id)
    if page.voted:
        known = {table.id: table for table in page.tables}
        builder.text(reader.say("votes.changeable"))
        builder.buttons(
            [
                vote_button(vote, known[vote.table_id], reader, page.person_id, many=True)
                for vote in page.voted[:_MAX_VOTES]
            ]
        )
    if page.waiting:
        # The panel opens here, even if the table is on another server or its channel is lost.
        waiting = [pending.table for pending in page.waiting[: limits.MENU_OPTIONS]]
        items = [
            MenuOption(
                str(table.id),
                reader.label(phrase("bot.games.item", game=table_name(table), id=table.id)),
            )
            for table in waiting
        ]
        builder.menu(menu(CustomId("mine"), items, reader.say("bot.games.play")))
    await ctx.show(builder)


async def _add_own_bar(builder: MessageBuilder, ctx: Context) -> None:
    """Tell a person who is barred on this server until when, and why."""
    guild_id = ctx.interaction.guild_id
    bar = await ctx.host.bars.of_person(guild_id, ctx.person.id) if guild_id else None
    if bar is not None:
        builder.text(own_bar(bar, ctx.reader()), limit=500)
