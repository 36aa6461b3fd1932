"""``/admin rollback``: takes a match back to an entry, after a preview."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal, StaleMove
from bot.host.moderation.table_list import PublicAnswer
from bot.model.table import Table
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.autocomplete import Pairs, matching, option_value
from bot.ui.dispatch.context import Context
from bot.ui.kit.limits import MENU_OPTIONS, newest
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    CustomId,
    MenuOption,
    button,
    chosen_value,
    is_number,
    menu,
    require_entry,
)
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.moderation.table_list import chosen, from_custom_id
from games.core.phrase import Phrase, phrase

_MAX_NOTES_CHARS = 1600


async def entries(ctx: Context, typed: str) -> Pairs:
    """Autocompletion: the public answers of the match, the newest first."""
    table, _ = await chosen(ctx, option_value(ctx, "p_table"))
    given = await ctx.host.table_list.answers(table.id)
    reader = ctx.reader(table)
    return matching(((_title(one, reader), str(one.number)) for one in reversed(given)), typed)


def _title(given: PublicAnswer, reader: Reader) -> str:
    told = reader.label(given.notes[0].phrase) if given.notes else reader.say("admin.entry.quiet")
    seat = reader.seat_label(given.seat)
    # Most notes name their seat.
    key = "admin.entry_told" if seat in told else "admin.entry"
    return reader.label(phrase(key, number=given.number, seat=seat, told=told))


async def ask_to_which_entry(ctx: Context, typed: str | None) -> None:
    """The desk's way to it: choose one of the newest answers, then look at the preview."""
    table, _ = await chosen(ctx, typed)
    reader = ctx.reader(table)
    given = await ctx.host.table_list.answers(table.id)
    if not given:
        raise Refusal(phrase("admin.refused.no_entry"))
    items = [
        MenuOption(str(one.number), _title(one, reader)) for one in reversed(given[-MENU_OPTIONS:])
    ]
    builder = MessageBuilder().text(reader.say("admin.rollback.which", id=table.id), limit=400)
    custom_id = CustomId("rollback-to", table.id)
    await ctx.show(builder.menu(menu(custom_id, items, reader.say("admin.rollback.choose"))))


@action("rollback-to", "panel")
async def preview_chosen(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Preview the rollback to the answer chosen in the menu."""
    table, _ = await from_custom_id(ctx, custom_id)
    await _show_preview(ctx, table, require_entry(chosen_value(values)))


async def ask_to_roll_back(ctx: Context, typed: str | None, entry: str) -> None:
    """Preview the position after the rollback, and what would be taken back."""
    table, _ = await chosen(ctx, typed)
    number = entry.strip().lstrip("#")
    if not is_number(number):
        raise Refusal(phrase("admin.refused.no_entry"))
    await _show_preview(ctx, table, int(number))


async def _show_preview(
    ctx: Context, table: Table, number: int, notice: Phrase | None = None
) -> None:
    """Show what would be taken back; the picture of both positions may follow the words."""
    host, reader = ctx.host, ctx.reader(table)
    if table.status != "running":
        frozen = table.status == "frozen"
        raise Refusal(phrase("host.refused.frozen" if frozen else "host.refused.not_running"))
    given = await host.table_list.answers(table.id)
    if number not in [one.number for one in given]:
        raise Refusal(phrase("admin.refused.no_entry"))
    undone = [one for one in given if one.number >= number]
    then = await host.rewind.look(table.id, number)
    now = await host.play.position(table.id, None)

    def preview(pictures: Pictures) -> MessageBuilder:
        builder = MessageBuilder()
        if notice is not None:
            builder.text(reader.text(notice), limit=400)
        words = reader.say("admin.rollback.title", id=table.id, number=number, count=len(undone))
        builder.text(words, limit=500)
        builder.text(undone_lines(undone, reader))
        captions = (reader.say("admin.rollback.now"), reader.say("admin.rollback.then"))
        builder.picture(pictures.compared(now, then, reader, captions))
        headline = reader.text(then.game.headline(then.view))
        awaited = reader.join([reader.seat(seat) for seat in then.awaited])
        words = reader.say("admin.rollback.headline", headline=headline, awaited=awaited)
        builder.text(words, limit=400)
        # If the log has grown since the preview, a new preview is shown.
        custom_id = CustomId.of("admin-rollback", table.id, table.entry_count, number)
        label = reader.say("admin.rollback.button")
        leave = button(CustomId("admin-leave", table.id), reader.say("admin.rollback.leave"))
        return builder.buttons([button(custom_id, label, discord.ButtonStyle.danger), leave])

    await ctx.show_with_pictures(preview)


def undone_lines(undone: Sequence[PublicAnswer], reader: Reader) -> str:
    """Lines about the newest answers that would be taken back, and how many others there are."""
    lines: list[str] = []
    for one in reversed(undone):
        lines.insert(0, _undone_line(one, reader))
        if sum(map(len, lines)) > _MAX_NOTES_CHARS:
            # A match has hundreds of answers: only those that may fit are put into words.
            break
    kept, _ = newest(lines, _MAX_NOTES_CHARS)
    if len(kept) < len(undone):
        kept.insert(0, reader.say("admin.rollback.more", count=len(undone) - len(kept)))
    return "\n".join(kept)


def _undone_line(one: PublicAnswer, reader: Reader) -> str:
    """Who answered, and the public notes of it."""
    said = [" ".join(reader.text(note.phrase).split()) for note in one.notes]
    told = " ".join(said) or reader.say("admin.entry.quiet")
    seat = reader.seat(one.seat)
    key = "admin.rollback.line_told" if seat in told else "admin.rollback.line"
    return reader.say(key, number=one.number, seat=seat, told=told)


@action("admin-rollback", "panel")
async def roll_back(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Roll the match back after confirmation."""
    table, by = await from_custom_id(ctx, custom_id)
    number = require_entry(custom_id.parts[0])
    try:
        table = await ctx.host.moderation.rollback(by, table.id, number, custom_id.entry)
    except StaleMove:
        stale = phrase("admin.rollback.stale")
        await _show_preview(ctx, table, number, stale)
        return
    words = ctx.reader(table).say("admin.done.rolled_back", id=table.id, number=number)
    await ctx.show(MessageBuilder().text(words))


@action("admin-leave", "panel")
async def leave_it(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Cancel the rollback."""
    table, _ = await from_custom_id(ctx, custom_id)
    words = ctx.reader(table).say("admin.done.left", id=table.id)
    await ctx.show(MessageBuilder().text(words))
