"""``/note``: what somebody writes down for themselves at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.face import lookup, suggest
from bot.face.control import Code, button, verb
from bot.face.forms import Blank, form
from bot.face.sheet import Sheet
from bot.face.translator import term
from bot.face.visit import Visit
from bot.host.memory import LONGEST_NOTE
from bot.host.model import Table
from games.core.phrase import phrase

if TYPE_CHECKING:
    from bot.face.client import PantheonBot

    Interaction = discord.Interaction[PantheonBot]


async def show_note(visit: Visit, table: Table, text: str) -> None:
    """The note, to its owner alone."""
    reader = visit.reader(table)
    game = phrase(f"{table.game}.name")
    sheet = Sheet().text(reader.say("memory.note.title", game=game, id=table.id), limit=200)
    sheet.text(text or reader.say("memory.note.none"), limit=LONGEST_NOTE + 100)
    sheet.text(reader.say("memory.note.foot"), limit=200)
    edit = Code.of("note-edit", table.id, 0)
    sheet.buttons([button(edit, reader.say("memory.note.edit"), emoji="✏️")])
    await visit.show(sheet)


@verb("note", "private")
async def open_note(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The panel's button: the note beside the panel."""
    table = await lookup.by_number(visit, code.table)
    await show_note(visit, table, await visit.host.memory.note(table.id, visit.person.id))


@verb("note-edit", "form")
async def edit_note(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The note in a form."""
    table = await lookup.by_number(visit, code.table)
    reader = visit.reader(table)
    blank = Blank(
        "text",
        reader.say("memory.note.form"),
        reader.say("memory.note.label"),
        await visit.host.memory.note(table.id, visit.person.id),
        LONGEST_NOTE,
        long=True,
    )
    save = Code.of("note-save", table.id, 0)
    await visit.ask(form(save, reader.say("memory.note.form"), [blank]))


@verb("note-save", "panel")
async def save_note(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The form came back: what it says is the note from now on."""
    table = await lookup.by_number(visit, code.table)
    written = values[0] if values else ""
    text = await visit.host.memory.write_note(table.id, visit.person, written)
    await show_note(visit, table, text)


@app_commands.command(name=term("command.note.name"), description=term("command.note.text"))
@app_commands.rename(
    text=term("command.note.p_text.name"),
    table=term("command.p_table.name"),
)
@app_commands.describe(
    text=term("command.note.p_text.text"),
    table=term("command.p_table.text"),
)
@app_commands.guild_only()
async def note(
    interaction: Interaction,
    text: app_commands.Range[str, 1, LONGEST_NOTE] | None = None,
    table: str | None = None,
) -> None:
    """Read, write and delete what you have written down about a table."""

    async def work(visit: Visit) -> None:
        memory, found = visit.host.memory, await lookup.meant(visit, table)
        if text is None:
            written = await memory.note(found.id, visit.person.id)
        else:
            written = await memory.add_to_note(found.id, visit.person, text)
        await show_note(visit, found, written)

    await interaction.client.desk.attend(interaction, "private", "note", work)


@note.autocomplete("table")
async def _tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await suggest.offered(interaction, lambda v: lookup.offered(v, current))
