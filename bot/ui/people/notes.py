"""``/note``: a person's private notes at a table."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.game_words import game_name
from bot.host.people.notes import MAX_NOTE_LENGTH
from bot.model.table import Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.forms import TextField, form
from bot.ui.kit import names
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button


async def show_note(ctx: Context, table: Table, text: str) -> None:
    """Show the note to its owner."""
    reader = ctx.reader(table)
    game = game_name(table.game)
    builder = MessageBuilder().text(reader.say("notes.title", game=game, id=table.id), limit=200)
    builder.text(text or reader.say("notes.none"), limit=MAX_NOTE_LENGTH + 100)
    builder.text(reader.say("notes.foot"), limit=200)
    edit = CustomId.of("note-edit", table.id, 0)
    builder.buttons([button(edit, reader.say("notes.edit"), emoji="✏️")])
    await ctx.show(builder)


@action("note", "private")
async def open_note(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the panel's button: show the note in a message of its own."""
    table = await table_lookup.by_number(ctx, custom_id.table)
    await show_note(ctx, table, await ctx.host.notes.read(table.id, ctx.person.id))


@action("note-edit", "form")
async def edit_note(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open a form with the note."""
    table = await table_lookup.by_number(ctx, custom_id.table)
    reader = ctx.reader(table)
    text_field = TextField(
        "text",
        reader.say("notes.form"),
        reader.say("notes.label"),
        await ctx.host.notes.read(table.id, ctx.person.id),
        MAX_NOTE_LENGTH,
        long=True,
    )
    save = CustomId.of("note-save", table.id, 0)
    await ctx.ask(form(save, reader.say("notes.form"), [text_field]))


@action("note-save", "panel")
async def save_note(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Store the submitted note."""
    table = await table_lookup.by_number(ctx, custom_id.table)
    written = names.visible_lines(values[0] if values else "")
    text = await ctx.host.notes.write(table.id, ctx.person, written)
    await show_note(ctx, table, text)


@command(
    "note",
    "note",
    options={"text": "note.p_text", "table": "p_table"},
    complete={"table": table_lookup.table_choices},
)
async def note(
    ctx: Context,
    text: app_commands.Range[str, 1, MAX_NOTE_LENGTH] | None = None,
    table: str | None = None,
) -> None:
    """Read, write and delete what you have written down about a table."""
    notes, found = ctx.host.notes, await table_lookup.resolve(ctx, table)
    if text is None:
        written = await notes.read(found.id, ctx.person.id)
    else:
        written = await notes.add(found.id, ctx.person, names.visible_lines(text))
    await show_note(ctx, found, written)
