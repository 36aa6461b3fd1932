"""The settings for one table: its reminders, quiet hours, digest and pings, and the ping's post."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from bot.errors import Refusal
from bot.model.people import TableWishes
from bot.model.posts import Post
from bot.model.table import Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.dispatch.table_links import link, where
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    CustomId,
    MenuOption,
    PersistentItem,
    button,
    chosen_value,
    menu,
    require_number,
)
from bot.ui.kit.reader import Reader
from bot.ui.people.reminder_settings import AFTER, hour, hour_options, stretch
from bot.ui.wording.campaign_words import table_name
from games.core.phrase import Phrase, phrase

if TYPE_CHECKING:
    from bot.ui.dispatch.dispatcher import Dispatcher

_USUAL, _OFF = "usual", "off"
_FROM, _TO = 22 * 60, 8 * 60
_POST_KEYS: Final = {"full": "reminders.ping.full", "near": "reminders.ping.near"}


@action("table-wishes", "private")
async def open_table(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the settings for the table of the item, or for the one chosen in the menu."""
    table_id = custom_id.table or require_number(chosen_value(values))
    await _show(ctx, await table_lookup.seen(ctx, table_id))


@action("table-after", "panel")
async def choose_after(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Choose after how long the table's reminders are sent."""
    chosen = chosen_value(values)
    after = None if chosen == _USUAL else require_number(chosen)
    table, wishes = await _wishes(ctx, custom_id)
    await _choose(ctx, table, replace(wishes, remind_after=after))


@action("table-quiet", "panel")
async def choose_quiet(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Choose one end of the table's quiet hours, none, or those of all tables."""
    chosen, which = chosen_value(values), custom_id.parts[0]
    table, wishes = await _wishes(ctx, custom_id)
    begin, end = wishes.quiet_from, wishes.quiet_to
    if chosen == _USUAL:
        begin = end = None
    elif chosen == _OFF:
        begin = end = 0
    elif which == "from":
        begin, end = require_number(chosen), _TO if end is None or begin == end else end
    else:
        begin, end = _FROM if begin is None or begin == end else begin, require_number(chosen)
    if begin == end and chosen not in (_USUAL, _OFF):
        raise Refusal(phrase("reminders.refused.quiet_always"))
    await _choose(ctx, table, replace(wishes, quiet_from=begin, quiet_to=end))


@action("table-ping", "panel")
async def toggle(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Switch the digest's line or one of the pings on or off."""
    table, wishes = await _wishes(ctx, custom_id)
    match custom_id.parts[0]:
        case "digest":
            wishes = replace(wishes, in_digest=not wishes.in_digest)
        case "full":
            wishes = replace(wishes, lobby_full=not wishes.lobby_full)
        case _:
            wishes = replace(wishes, turn_near=not wishes.turn_near)
    await _choose(ctx, table, wishes)


async def _wishes(ctx: Context, custom_id: CustomId) -> tuple[Table, TableWishes]:
    table = await table_lookup.seen(ctx, custom_id.table)
    return table, await ctx.host.table_wishes.of(table.id, ctx.person.id)


async def _choose(ctx: Context, table: Table, wishes: TableWishes) -> None:
    await ctx.host.table_wishes.choose(ctx.person, wishes)
    await _show(ctx, table, phrase("reminders.chosen"))


async def _show(ctx: Context, table: Table, notice: Phrase | None = None) -> None:
    reader, builder = ctx.reader(), MessageBuilder()
    wishes = await ctx.host.table_wishes.of(table.id, ctx.person.id)
    if notice is not None:
        builder.text(reader.text(notice), limit=300)
    add_table_wishes(builder, table, wishes, reader)
    await ctx.show(builder)


def add_table_wishes(
    builder: MessageBuilder, table: Table, wishes: TableWishes, reader: Reader
) -> None:
    """Add the settings for a table, and the menus and buttons to change them."""
    title = reader.say("reminders.table.title", game=table_name(table), id=table.id)
    builder.text("\n".join([title, *(f"- {line}" for line in _lines(table, wishes, reader))]))
    chosen = _USUAL if wishes.remind_after is None else str(wishes.remind_after)
    stretches = [
        MenuOption(_USUAL, reader.say("reminders.table.usual"), chosen=chosen == _USUAL),
        *(
            MenuOption(str(after), reader.label(stretch(after)), chosen=chosen == str(after))
            for after in (*AFTER, 0)
        ),
    ]
    custom_id = CustomId.of("table-after", table.id, 0)
    builder.menu(menu(custom_id, stretches, reader.say("reminders.menu.after")))
    own = wishes.quiet_from is not None
    none = own and wishes.quiet_from == wishes.quiet_to
    begin, end = (wishes.quiet_from, wishes.quiet_to) if own and not none else (None, None)
    # A menu has 25 entries: every hour but the last before midnight.
    hours = hour_options("reminders.quiet.from", begin, reader)[:-1]
    hours[:0] = [
        MenuOption(_USUAL, reader.say("reminders.table.quiet_usual"), chosen=not own),
        MenuOption(_OFF, reader.say("reminders.table.quiet_none"), chosen=none),
    ]
    custom_id = CustomId.of("table-quiet", table.id, 0, "from")
    builder.menu(menu(custom_id, hours, reader.say("reminders.menu.quiet_from")))
    custom_id = CustomId.of("table-quiet", table.id, 0, "to")
    hours = hour_options("reminders.quiet.to", end, reader)
    builder.menu(menu(custom_id, hours, reader.say("reminders.menu.quiet_to")))
    builder.buttons(_toggles(table, wishes, reader))


def _lines(table: Table, wishes: TableWishes, reader: Reader) -> list[str]:
    if wishes.remind_after is None:
        lines = [reader.say("reminders.table.line_usual")]
    elif wishes.remind_after == 0:
        lines = [reader.say("reminders.table.line_never")]
    else:
        after = stretch(wishes.remind_after)
        lines = [reader.say("reminders.table.line_after", after=after)]
    if wishes.quiet_from is not None and wishes.quiet_to is not None:
        if wishes.quiet_from == wishes.quiet_to:
            lines.append(reader.say("reminders.line.no_quiet"))
        else:
            hours = {"begin": hour(wishes.quiet_from), "end": hour(wishes.quiet_to)}
            lines.append(reader.say("reminders.line.quiet", **hours))
    if not wishes.in_digest:
        lines.append(reader.say("reminders.table.line_no_digest"))
    if wishes.lobby_full and table.gathering:
        lines.append(reader.say("reminders.table.line_full"))
    if wishes.turn_near:
        lines.append(reader.say("reminders.table.line_near"))
    return lines


def _toggles(table: Table, wishes: TableWishes, reader: Reader) -> list[PersistentItem]:
    def switch(name: str, label: str, *, on: bool) -> PersistentItem:
        style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
        return button(CustomId.of("table-ping", table.id, 0, name), reader.say(label), style)

    row = [switch("near", "reminders.table.near", on=wishes.turn_near)]
    if table.gathering:
        row.insert(0, switch("full", "reminders.table.full", on=wishes.lobby_full))
    row.append(switch("digest", "reminders.table.digest", on=wishes.in_digest))
    return row


@builds_post("wished")
async def ping_message(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build a ping that somebody has wished for, as a direct message or in the channel."""
    table, builder = post.table, MessageBuilder()
    person = post.person_id or next(iter(post.mentioned), 0)
    key = _POST_KEYS[str(post.detail["about"])]
    who = "" if post.person_id is not None else reader.mention(person)
    place = where(table, dispatcher, reader)
    said = reader.say(key, game=table_name(table), id=table.id, place=place)
    builder.text(" ".join(filter(None, [who, said])), limit=600)
    custom_id = with_post_id(CustomId.of("table-wishes", table.id, 0), post)
    settings = button(custom_id, reader.say("reminders.ping.settings"), emoji="⚙️")
    return builder.buttons(
        [settings, ui.Button(url=link(table), label=reader.say("reminders.post.go"))]
    )
