"""``/admin tables`` as a desk: what does not get on first, and what can be done about it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import discord

from bot.errors import Refusal
from bot.face.desk import moderator_rights
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code, Control, Item, button, menu, only
from bot.face.kit.limits import page_of
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.moderators import seat_actions, table_actions
from bot.face.moderators.stall_words import stall_line, table_line
from bot.face.moderators.table_list import meant, moderated, title
from bot.face.wording.timestamps import stamp
from bot.face.wording.vote_words import vote_button
from bot.host.moderation.table_list import ANY_STALL, STATUSES, ListedTable, Search
from bot.host.server.stalls import STALL_KINDS
from bot.model.table import Table
from games.core import game as shelf
from games.core.phrase import phrase

A_PAGE: Final = 20
_ROOM: Final = 3300
_NO_FILTER: Final = "all"


async def show_tables(visit: Visit, search: Search, page: int = 0) -> None:
    """The list, a page at a time, with filters and the way to each table."""
    found = await moderated(visit, search)
    shown, page, pages = page_of(found, page, A_PAGE)
    reader, sheet = visit.reader(), Sheet()
    if not found:
        sheet.text(reader.say("admin.tables.none"))
        await visit.show(sheet.menu(_filters(search, reader)))
        return
    held_up = sum(bool(item.stalls) for item in found)
    heading = reader.say(
        "admin.tables.heading", count=len(found), page=page + 1, pages=pages, stalled=held_up
    )
    sheet.text(heading, limit=300)
    sheet.text("\n".join(_lines(shown, visit)))
    items = [_item(item, visit) for item in shown]
    sheet.menu(menu(Code("desk-open"), items, reader.say("admin.desk.open")))
    code = Code("desk-several")
    label = reader.say("admin.desk.several")
    sheet.menu(menu(code, items, label, high=len(items)))
    sheet.menu(_filters(search, reader))
    if pages > 1:

        def to(target: int, sign: str) -> Control:
            code = Code.of("admin-tables", 0, 0, max(target, 0), sign, *_spelt(search))
            return button(code, sign, disabled=not 0 <= target < pages)

        sheet.buttons([to(page - 1, "◀"), to(page + 1, "▶")])
    await visit.show(sheet)


def _lines(shown: Sequence[ListedTable], visit: Visit) -> list[str]:
    """A line for each table; without links where there is no room for so many."""
    marks = {item.table.id: _marks(item, visit.reader(item.table)) for item in shown}
    for short in (False, True):
        lines = [
            table_line(item.table, marks[item.table.id], visit.reader(item.table), short=short)
            for item in shown
        ]
        if sum(len(line) + 1 for line in lines) <= _ROOM:
            break
    return lines


def _marks(item: ListedTable, reader: Reader) -> str:
    table = item.table
    said = [stall_line(stall, reader) for stall in item.stalls]
    if not said:
        status = "interlude" if table.interlude else table.status
        said.append(reader.say(f"admin.tables.status.{status}"))
    if table.paused is not None:
        said.append(reader.say("admin.tables.paused", since=stamp(table.paused, "R")))
    if table.archived:
        said.append(reader.say("admin.tables.archived"))
    if (table.status == "running" or table.interlude) and table.awaited:
        awaited = reader.join([reader.seat(seat) for seat in table.awaited])
        said.append(reader.say("admin.tables.awaited", awaited=awaited))
        if item.since is not None and not item.stalls:
            said.append(stamp(item.since, "R"))
    elif table.members:
        said.append(reader.join([reader.member(member) for member in table.members]))
    return " · ".join(said)


def _item(item: ListedTable, visit: Visit) -> Item:
    reader = visit.reader(item.table)
    why = ", ".join(reader.say(f"admin.stall_name.{stall.kind}") for stall in item.stalls)
    return Item(str(item.table.id), title(visit, item.table), why)


def _filters(search: Search, reader: Reader) -> Control:
    known = (_NO_FILTER, ANY_STALL, *STALL_KINDS)
    now = search.stall or _NO_FILTER
    items = [Item(k, reader.say(f"admin.stall_name.{k}"), chosen=k == now) for k in known]
    code = Code.of("desk-filter", 0, 0, *_spelt(search))
    return menu(code, items, reader.say("admin.desk.filter"))


@verb("admin-tables", "panel")
async def turn_page(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of the list, of the same search."""
    number, _, *spelt = code.expect(7)
    await show_tables(visit, _read(spelt), int(number) if number.isdecimal() else 0)


@verb("desk-filter", "panel")
async def choose_filter(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Only the tables that are held up by something."""
    wanted = only(values)
    spelt = [*code.expect(5)[:5], "" if wanted == _NO_FILTER else wanted]
    await show_tables(visit, _read(spelt))


@verb("desk", "private")
async def open_desk(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The desk, from a summary in the moderators' channel."""
    stall = code.parts[0] if code.parts[0] in (ANY_STALL, *STALL_KINDS) else ""
    await show_tables(visit, Search(stall=stall))


def _spelt(search: Search) -> tuple[str | int, ...]:
    marks = ("l" if search.lost else "") + ("p" if search.paused else "")
    known = search.status, search.game, search.person_id, search.hours, marks
    return (*known, search.stall)


def _read(spelt: Sequence[str]) -> Search:
    status, game, person, hours, marks = spelt[:5]
    stall = spelt[5] if len(spelt) > 5 else ""
    return Search(
        status if status in STATUSES else "open",
        game if game in shelf.shelf() else "",
        int(person) if person.isdecimal() else 0,
        int(hours) if hours.isdecimal() else 0,
        "l" in marks,
        "p" in marks,
        stall if stall in (ANY_STALL, *STALL_KINDS) else "",
    )


# One table


@verb("desk-open", "private")
async def open_table(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """One table with everything that can be done about it."""
    chosen = only(values)
    if not chosen.isdecimal():
        raise Refusal(GONE)
    await _show_table(visit, int(chosen))


async def _show_table(visit: Visit, table_id: int) -> None:
    table = await visit.host.tables.get(table_id)
    moderator_rights.require(visit, table)
    visit.table = table
    item = await visit.host.table_list.one(table.guild_id, table_id)
    if item is None:
        raise Refusal(phrase("host.refused.no_table", table=table_id))
    reader, sheet = visit.reader(table), Sheet()
    sheet.text(table_line(table, _marks(item, reader), reader), limit=1200)
    votes = await visit.host.timeout_votes.open_at(table_id)
    question = await visit.host.undo_votes.standing(table_id)
    asked = [*votes, *([question] if question is not None else [])]
    if asked:
        sheet.buttons([vote_button(petition, table, reader) for petition in asked[:5]])
    sheet.buttons([_action(name, table, reader) for name in _offered(table)])
    back = Code.of("desk-back", 0, 0, ANY_STALL)
    sheet.buttons([button(back, reader.say("admin.desk.back"), emoji="📋")])
    await visit.show(sheet)


def _offered(table: Table) -> list[str]:
    """What can be done about a table as it stands."""
    if not table.is_open:
        return ["unarchive" if table.archived else "archive"]
    if table.status != "running" and not table.interlude:
        return ["end", "move"]
    if table.paused is not None:
        return ["resume", "move", "end"]
    reminds = ["remind"] if table.called and not table.resting else []
    answers = ["answer"] if table.playing and (table.called or table.unheld) else []
    return ["pause", *reminds, *answers, "move", "end"]


def _action(name: str, table: Table, reader: Reader) -> Control:
    style = discord.ButtonStyle.danger if name == "end" else discord.ButtonStyle.secondary
    return button(Code.of("desk-do", table.id, 0, name), reader.say(f"admin.do.{name}"), style)


Act = Callable[[Visit, str], Awaitable[None]]

_ACTS: Final[Mapping[str, Act]] = {
    "pause": table_actions.pause,
    "resume": table_actions.resume,
    "remind": table_actions.remind,
    "end": table_actions.ask_to_end,
    "archive": lambda visit, table: table_actions.archive(visit, table, back=False),
    "unarchive": lambda visit, table: table_actions.archive(visit, table, back=True),
    "answer": seat_actions.ask_whose_answer,
    "move": lambda visit, table: table_actions.move(visit, table, None),
}


@verb("desk-do", "private")
async def act(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """What the command of the same name does, with the same checks."""
    table, _ = await meant(visit, code)
    work = _ACTS.get(code.parts[0])
    if work is None:
        raise Refusal(GONE)
    await work(visit, str(table.id))


@verb("desk-back", "panel")
async def back(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Back to the list."""
    await show_tables(visit, Search())
