"""``/note``: what somebody writes down for themselves at a table."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.face.desk import which_table
from bot.face.desk.commands import command
from bot.face.desk.forms import Blank, form
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.sheet import Sheet
from bot.host.past.notes import LONGEST_NOTE
from bot.model.table import Table
from games.core.phrase import phrase


async def show_note(visit: Visit, table: Table, text: str) -> None:
    """The note, to its owner alone."""
    reader = visit.reader(table)
    game = phrase(f"{table.game}.name")
    sheet = Sheet().text(reader.say("notes.title", game=game, id=table.id), limit=200)
    sheet.text(text or reader.say("notes.none"), limit=LONGEST_NOTE + 100)
    sheet.text(reader.say("notes.foot"), limit=200)
    edit = Code.of("note-edit", table.id, 0)
    sheet.buttons([button(edit, reader.say("notes.edit"), emoji="✏️")])
    await visit.show(sheet)


@verb("note", "private")
async def open_note(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The panel's button: the note beside the panel."""
    table = await which_table.by_number(visit, code.table)
    await show_note(visit, table, await visit.host.notes.read(table.id, visit.person.id))


@verb("note-edit", "form")
async def edit_note(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The note in a form."""
    table = await which_table.by_number(visit, code.table)
    reader = visit.reader(table)
    blank = Blank(
        "text",
        reader.say("notes.form"),
        reader.say("notes.label"),
        await visit.host.notes.read(table.id, visit.person.id),
        LONGEST_NOTE,
        long=True,
    )
    save = Code.of("note-save", table.id, 0)
    await visit.ask(form(save, reader.say("notes.form"), [blank]))


@verb("note-save", "panel")
async def save_note(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The form came back: what it says is the note from now on."""
    table = await which_table.by_number(visit, code.table)
    written = values[0] if values else ""
    text = await visit.host.notes.write(table.id, visit.person, written)
    await show_note(visit, table, text)


@command(
    "note",
    "note",
    options={"text": "note.p_text", "table": "p_table"},
    complete={"table": which_table.offered},
)
async def note(
    visit: Visit,
    text: app_commands.Range[str, 1, LONGEST_NOTE] | None = None,
    table: str | None = None,
) -> None:
    """Read, write and delete what you have written down about a table."""
    notes, found = visit.host.notes, await which_table.meant(visit, table)
    if text is None:
        written = await notes.read(found.id, visit.person.id)
    else:
        written = await notes.add(found.id, visit.person, text)
    await show_note(visit, found, written)
