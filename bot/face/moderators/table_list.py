"""``/admin tables``: the tables of a server, and which of them a moderator means."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face.desk import moderator_rights
from bot.face.desk.autocomplete import Pairs, narrowed
from bot.face.desk.moderator_rights import moderates
from bot.face.desk.table_links import link
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit import names
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.limits import page_of
from bot.face.kit.numbers import is_number, read_number, read_page
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.kit.timestamps import stamp
from bot.host.moderation.moderation import Moderator
from bot.host.moderation.table_list import STATUSES, ListedTable, Search
from bot.model.table import Table
from games.core import game as shelf
from games.core.phrase import phrase

_A_PAGE = 8


async def chosen(visit: Visit, typed: str | None) -> tuple[Table, Moderator]:
    """The table that a moderator means, by its number or the one of this channel.

    Refuses whoever does not moderate it.
    """
    if typed is None or not typed.strip():
        here = await visit.host.tables.in_channel(visit.channel_id)
        if here is None:
            raise Refusal(phrase("admin.refused.no_table_here"))
        table = here
    else:
        number = typed.strip().lstrip("#")
        if not is_number(number):
            raise Refusal(phrase("admin.refused.no_number"))
        table = await visit.host.tables.get(int(number))
    moderator = moderator_rights.require(visit, table)
    visit.table = table
    return table, moderator


async def meant(visit: Visit, code: Code) -> tuple[Table, Moderator]:
    """The table of a control, for a moderator of it as things are now."""
    table = await visit.host.tables.get(code.table)
    moderator = moderator_rights.require(visit, table)
    visit.table = table
    return table, moderator


async def suggested(visit: Visit, typed: str) -> Pairs:
    """The tables that a moderator may mean: open ones first."""
    found: list[Table] = []
    for status in ("open", "over"):
        search = Search(status)
        found += [item.table for item in await _moderated(visit, search)]
    return narrowed(((_title(visit, table), str(table.id)) for table in found), typed)


def _title(visit: Visit, table: Table) -> str:
    reader, guild = visit.reader(table), visit.interaction.guild
    place = guild.get_channel_or_thread(table.channel_id) if guild is not None else None
    players = ", ".join(reader.member_label(member) for member in table.members)
    return reader.label(
        phrase(
            "admin.tables.title",
            id=table.id,
            game=phrase(f"{table.game}.name"),
            place=names.plain(place.name) if place is not None else "?",
            players=players,
        )
    )


async def _moderated(visit: Visit, search: Search) -> list[ListedTable]:
    """What was searched for, as far as this person moderates it."""
    guild_id = visit.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    found = await visit.host.table_list.tables(guild_id, search)
    mine = [item for item in found if moderates(visit, item.table)]
    if not mine and not moderator_rights.moderates_here(visit):
        raise Refusal(phrase("admin.refused.not_moderator"))
    return mine


async def show_tables(visit: Visit, search: Search, page: int = 0) -> None:
    """The list, a page at a time."""
    found = await _moderated(visit, search)
    shown, page, pages = page_of(found, page, _A_PAGE)
    reader, sheet = visit.reader(), Sheet()
    if not found:
        await visit.tell(phrase("admin.tables.none"))
        return
    sheet.text(reader.say("admin.tables.heading", count=len(found), page=page + 1, pages=pages))
    sheet.text("\n".join(_line(item, visit.reader(item.table)) for item in shown))
    if pages > 1:

        def to(target: int, sign: str) -> Control:
            code = Code.of("admin-tables", 0, 0, max(target, 0), sign, *_spelt(search))
            return button(code, sign, disabled=not 0 <= target < pages)

        sheet.buttons([to(page - 1, "◀"), to(page + 1, "▶")])
    await visit.show(sheet)


def _line(item: ListedTable, reader: Reader) -> str:
    table = item.table
    marks = [reader.say(f"admin.tables.status.{table.status}")]
    if table.paused is not None:
        marks.append(reader.say("admin.tables.paused", since=stamp(table.paused, "R")))
    if table.lost is not None:
        marks.append(reader.say("admin.tables.lost", since=stamp(table.lost, "R")))
    if table.archived:
        marks.append(reader.say("admin.tables.archived"))
    if table.status == "running" and table.awaited:
        awaited = reader.join([reader.seat(seat) for seat in table.awaited])
        marks.append(reader.say("admin.tables.awaited", awaited=awaited))
        if item.since is not None:
            marks.append(stamp(item.since, "R"))
    elif table.members:
        marks.append(reader.join([reader.member(member) for member in table.members]))
    return reader.say(
        "admin.tables.line",
        game=phrase(f"{table.game}.name"),
        id=table.id,
        link=link(table),
        place=f"<#{table.channel_id}>",
        marks=" · ".join(marks),
    )


@verb("admin-tables", "panel")
async def turn_page(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of the list, of the same search."""
    number, _, *spelt = code.expect(7)
    await show_tables(visit, _read(spelt), read_page(number))


def _spelt(search: Search) -> tuple[str | int, ...]:
    marks = ("l" if search.lost else "") + ("p" if search.paused else "")
    return search.status, search.game, search.person_id, search.hours, marks


def _read(spelt: Sequence[str]) -> Search:
    status, game, person, hours, marks = spelt[:5]
    return Search(
        status if status in STATUSES else "open",
        game if game in shelf.shelf() else "",
        read_number(person),
        read_number(hours),
        "l" in marks,
        "p" in marks,
    )
