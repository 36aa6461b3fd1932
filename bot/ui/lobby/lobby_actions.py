"""Actions of the lobby's buttons and option menus."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from pydantic import JsonValue

from bot.errors import Refusal
from bot.game_words import game_name
from bot.host.lobby.lobby import MAX_WORD_LENGTH
from bot.host.table.tables import require_may_cancel
from bot.model.table import Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.forms import TextField, form
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button, chosen_value, read_page
from bot.ui.lobby import lobby
from bot.ui.lobby.game_options import current, options_message, spelt
from games.core.phrase import phrase


async def _table(ctx: Context, custom_id: CustomId) -> Table:
    return await table_lookup.seen(ctx, custom_id.table)


@action("join", "post")
async def join(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Join."""
    await lobby.join(ctx, await _table(ctx, custom_id))


@action("leave", "post")
async def leave(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Leave."""
    await lobby.leave(ctx, await _table(ctx, custom_id))


@action("word", "form")
async def ask_for_word(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open a form for the person's word."""
    table = await _table(ctx, custom_id)
    if table.status != "lobby":
        raise Refusal(phrase("host.refused.not_lobby"))
    if table.member_of(ctx.person.id) is None:
        raise Refusal(phrase("host.refused.not_member"))
    reader = ctx.reader(table)
    label, help_ = reader.say("bot.luck.form"), reader.say("bot.luck.form-help")
    text_field = TextField("word", label, help_, max_length=MAX_WORD_LENGTH, required=True)
    await ctx.ask(form(CustomId("word-say", table.id), label, [text_field]))


@action("word-say", "private")
async def say_word(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the submitted word."""
    await lobby.say_word(ctx, await _table(ctx, custom_id), chosen_value(values))
    await ctx.tell(phrase("bot.done.word"))


@action("start", "post")
async def start(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Start."""
    await lobby.start(ctx, await _table(ctx, custom_id))


@action("computer", "post")
async def add_computer(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Add a computer player of the best kind."""
    await lobby.add_computer(ctx, await _table(ctx, custom_id), None)


@action("uncomputer", "post")
async def remove_computer(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Remove the computer player that came last."""
    await lobby.remove_computer(ctx, await _table(ctx, custom_id), None)


@action("options", "private")
async def options(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the options; people who may change them get enabled menus."""
    await show_options(ctx, await _table(ctx, custom_id))


@action("options-page", "panel")
async def options_page(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page of a long list of options."""
    await show_options(ctx, await _table(ctx, custom_id), _page(custom_id))


@action("set", "panel")
async def set_option(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Change one option."""
    name, chosen = custom_id.expect(2)[1], chosen_value(values)
    table = await _table(ctx, custom_id)
    value: JsonValue = chosen
    for field, _now in current(table):
        if field.name == name:
            # A menu's values are texts; those of the option may be numbers or flags.
            value = next((v for v in field.values if spelt(v) == chosen), value)
    table = await ctx.host.lobby.set_option(
        custom_id.table, ctx.person.id, name, value, moderator=moderates(ctx, table)
    )
    await show_options(ctx, table, _page(custom_id))


@action("agreement", "panel")
async def set_agreement(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Change who has to agree to an undo past luck."""
    table = await _table(ctx, custom_id)
    table = await ctx.host.lobby.set_agreement(
        table.id, ctx.person.id, chosen_value(values), moderator=moderates(ctx, table)
    )
    await show_options(ctx, table)


@action("hints", "panel")
async def set_hints(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Change who may ask the computer for a hint."""
    table = await _table(ctx, custom_id)
    table = await ctx.host.lobby.set_hints(
        table.id, ctx.person.id, chosen_value(values), moderator=moderates(ctx, table)
    )
    await show_options(ctx, table)


async def show_options(ctx: Context, table: Table, page: int = 0) -> None:
    """Show the options panel."""
    may_change = table.gathering and lobby.may_manage(
        table, ctx.person, moderator=moderates(ctx, table)
    )
    builder = options_message(table, ctx.reader(table), may_change=may_change, page=page)
    await ctx.show(builder)


async def ask_to_cancel(ctx: Context, table: Table) -> None:
    """Close a lobby at once; ask for confirmation if the match has begun."""
    require_may_cancel(table, ctx.person.id, moderator=moderates(ctx, table))
    if table.gathering:
        await lobby.cancel(ctx, table)
        await ctx.tell(phrase("bot.done.cancelled"))
        return
    reader = ctx.reader(table)
    builder = MessageBuilder().text(reader.say("bot.cancel.sure", game=game_name(table.game)))
    label = reader.say("bot.cancel.button")
    builder.buttons([button(CustomId("cancel", table.id), label, discord.ButtonStyle.danger)])
    await ctx.show(builder)


@action("cancel", "panel")
async def cancel(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Close the table after confirmation."""
    table = await _table(ctx, custom_id)
    await lobby.cancel(ctx, table)
    await ctx.show(MessageBuilder().text(ctx.reader(table).say("bot.done.cancelled")))


def _page(custom_id: CustomId) -> int:
    number = custom_id.parts[0]
    return read_page(number)
