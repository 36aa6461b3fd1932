"""``/admin tables``, the moderators' desk: stalled tables first, with actions for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import discord

from bot.errors import Refusal
from bot.host.moderation.table_list import ANY_STALL, STATUSES, ListedTable, Search
from bot.host.server.stalls import STALL_KINDS
from bot.model.table import Status, Table
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    ITEM_GONE,
    CustomId,
    MenuOption,
    PersistentItem,
    button,
    chosen_value,
    menu,
)
from bot.ui.kit.reader import Reader
from bot.ui.moderation import replacement, rollback, seat_actions, table_actions
from bot.ui.moderation.action_words import ACTION_KEYS
from bot.ui.moderation.table_list import from_custom_id, moderated, title
from bot.ui.server.place_settings import limit_line
from bot.ui.server.stall_words import stall_line, table_line
from bot.ui.wording.timestamps import stamp
from bot.ui.wording.vote_words import vote_button
from games.core import game as registry
from games.core.phrase import phrase

_MAX_PAGE_CHARS: Final = 3200
_NO_FILTER: Final = "all"
STATUS_KEYS: Final[dict[Status, str]] = {
    "lobby": "admin.tables.status.lobby",
    "running": "admin.tables.status.running",
    "frozen": "admin.tables.status.frozen",
    "over": "admin.tables.status.over",
    "cancelled": "admin.tables.status.cancelled",
}
STALL_NAME_KEYS: Final = {
    _NO_FILTER: "admin.stall_name.all",
    ANY_STALL: "admin.stall_name.any",
    "lost": "admin.stall_name.lost",
    "time_up": "admin.stall_name.time_up",
    "vote": "admin.stall_name.vote",
    "open_seat": "admin.stall_name.open_seat",
    "waiting": "admin.stall_name.waiting",
    "still": "admin.stall_name.still",
    "frozen": "admin.stall_name.frozen",
    "away": "admin.stall_name.away",
}
"""The choices of the filter: everything, any stall, each kind of stall."""


async def show_tables(ctx: Context, search: Search, page: int = 0) -> None:
    """Show the list of tables, a page at a time, with filters and links."""
    found = await moderated(ctx, search, page)
    shown, page, pages = found.items, found.page, found.pages
    reader, builder = ctx.reader(), MessageBuilder()
    if not shown:
        builder.text(reader.say("admin.tables.none"))
        await ctx.show(builder.menu(_filters(search, reader)))
        return
    heading = reader.say(
        "admin.tables.heading",
        count=found.count,
        page=page + 1,
        pages=pages,
        stalled=found.stalled,
    )
    limits = limit_line(ctx.interaction.guild, reader, always=False)
    builder.text("\n".join(filter(None, (heading, limits))), limit=500)
    builder.text("\n".join(_lines(shown, ctx)))
    items = [_item(item, ctx) for item in shown]
    builder.menu(menu(CustomId("desk-open"), items, reader.say("admin.desk.open")))
    custom_id = CustomId("desk-several")
    label = reader.say("admin.desk.several")
    builder.menu(menu(custom_id, items, label, high=len(items)))
    builder.menu(_filters(search, reader))
    if pages > 1:

        def to(target: int, sign: str) -> PersistentItem:
            custom_id = CustomId.of("admin-tables", 0, 0, max(target, 0), sign, *_spelt(search))
            return button(custom_id, sign, disabled=not 0 <= target < pages)

        builder.buttons([to(page - 1, "◀"), to(page + 1, "▶")])
    await ctx.show(builder)


def _lines(shown: Sequence[ListedTable], ctx: Context) -> list[str]:
    """A line for each table; without links if these would not fit."""
    marks = {item.table.id: _marks(item, ctx.reader(item.table)) for item in shown}
    for short in (False, True):
        lines = [
            table_line(item.table, marks[item.table.id], ctx.reader(item.table), short=short)
            for item in shown
        ]
        if sum(len(line) + 1 for line in lines) <= _MAX_PAGE_CHARS:
            break
    return lines


def _marks(item: ListedTable, reader: Reader) -> str:
    table = item.table
    said = [stall_line(stall, reader) for stall in item.stalls]
    if not said:
        interlude = "admin.tables.status.interlude"
        said.append(reader.say(interlude if table.interlude else STATUS_KEYS[table.status]))
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


def _item(item: ListedTable, ctx: Context) -> MenuOption:
    reader = ctx.reader(item.table)
    why = ", ".join(reader.say(STALL_NAME_KEYS[stall.kind]) for stall in item.stalls)
    return MenuOption(str(item.table.id), title(ctx, item.table), why)


def _filters(search: Search, reader: Reader) -> PersistentItem:
    now = search.stall or _NO_FILTER
    items = [
        MenuOption(kind, reader.say(key), chosen=kind == now)
        for kind, key in STALL_NAME_KEYS.items()
    ]
    custom_id = CustomId.of("desk-filter", 0, 0, *_spelt(search))
    return menu(custom_id, items, reader.say("admin.desk.filter"))


@action("admin-tables", "panel")
async def turn_page(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page of the same search."""
    number, _, *spelt = custom_id.expect(7)
    await show_tables(ctx, _read(spelt), int(number) if number.isdecimal() else 0)


@action("desk-filter", "panel")
async def choose_filter(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show only tables with the chosen kind of stall."""
    wanted = chosen_value(values)
    spelt = [*custom_id.expect(5)[:5], "" if wanted == _NO_FILTER else wanted]
    await show_tables(ctx, _read(spelt))


@action("desk", "private")
async def open_desk(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open the desk from a summary in the moderators' channel."""
    stall = custom_id.parts[0] if custom_id.parts[0] in (ANY_STALL, *STALL_KINDS) else ""
    await show_tables(ctx, Search(stall=stall))


def _spelt(search: Search) -> tuple[str | int, ...]:
    marks = ("l" if search.lost else "") + ("p" if search.paused else "")
    known = search.status, search.game, search.person_id, search.hours, marks
    return (*known, search.stall)


def _read(spelt: Sequence[str]) -> Search:
    status, game, person, hours, marks = spelt[:5]
    stall = spelt[5] if len(spelt) > 5 else ""
    return Search(
        status if status in STATUSES else "open",
        game if game in registry.game_ids() else "",
        int(person) if person.isdecimal() else 0,
        int(hours) if hours.isdecimal() else 0,
        "l" in marks,
        "p" in marks,
        stall if stall in (ANY_STALL, *STALL_KINDS) else "",
    )


# One table


@action("desk-open", "private")
async def open_table(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show one table with all actions for it."""
    chosen = chosen_value(values)
    if not chosen.isdecimal():
        raise Refusal(ITEM_GONE)
    await _show_table(ctx, int(chosen))


async def _show_table(ctx: Context, table_id: int) -> None:
    table = await ctx.host.tables.get(table_id)
    moderator_rights.require(ctx, table)
    ctx.table = table
    item = await ctx.host.table_list.one(table.guild_id, table_id)
    if item is None:
        raise Refusal(phrase("host.refused.no_table", table=table_id))
    reader, builder = ctx.reader(table), MessageBuilder()
    builder.text(table_line(table, _marks(item, reader), reader), limit=1200)
    votes = await ctx.host.timeout_votes.open_at(table_id)
    question = await ctx.host.undo_votes.open_vote(table_id)
    asked = [*votes, *([question] if question is not None else [])]
    if asked:
        moderator = ctx.person.id
        builder.buttons([vote_button(vote, table, reader, moderator) for vote in asked[:5]])
    goes_back = table.playing and bool(await ctx.host.table_list.answers(table_id))
    offered = _offered(table, goes_back=goes_back)
    builder.buttons([_action(name, table, reader) for name in offered])
    back = CustomId.of("desk-back", 0, 0, ANY_STALL)
    builder.buttons([button(back, reader.say("admin.desk.back"), emoji="📋")])
    await ctx.show(builder)


def _offered(table: Table, *, goes_back: bool) -> list[str]:
    """The actions that a table allows now; ``goes_back`` if there are answers to take back."""
    if not table.is_open:
        return ["unarchive" if table.archived else "archive"]
    if table.status != "running" and not table.interlude:
        return ["end", "move"]
    if table.paused is not None:
        return ["resume", "replace", "move", "end"]
    reminds = ["remind"] if table.called and not table.resting else []
    answers = ["answer"] if table.playing and (table.called or table.unheld) else []
    rollback_action = ["rollback"] if goes_back else []
    return ["pause", *reminds, *answers, "replace", *rollback_action, "move", "end"]


def _action(name: str, table: Table, reader: Reader) -> PersistentItem:
    style = discord.ButtonStyle.danger if name == "end" else discord.ButtonStyle.secondary
    return button(CustomId.of("desk-do", table.id, 0, name), reader.say(ACTION_KEYS[name]), style)


TableAction = Callable[[Context, str], Awaitable[None]]

_TABLE_ACTIONS: Final[Mapping[str, TableAction]] = {
    "pause": table_actions.pause,
    "resume": table_actions.resume,
    "remind": table_actions.remind,
    "end": table_actions.ask_to_end,
    "archive": lambda ctx, table: table_actions.archive(ctx, table, back=False),
    "unarchive": lambda ctx, table: table_actions.archive(ctx, table, back=True),
    "answer": seat_actions.ask_whose_answer,
    "replace": replacement.ask_whom,
    "rollback": rollback.ask_to_which_entry,
    "move": lambda ctx, table: table_actions.move(ctx, table, None),
}


@action("desk-do", "private")
async def act(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Run the command of the same name, with the same checks."""
    table, _ = await from_custom_id(ctx, custom_id)
    work = _TABLE_ACTIONS.get(custom_id.parts[0])
    if work is None:
        raise Refusal(ITEM_GONE)
    await work(ctx, str(table.id))


@action("desk-back", "panel")
async def back(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the list again."""
    await show_tables(ctx, Search())
