"""``/export``: the log of a match as a file, as far as the asker may know it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.face.desk import which_table
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code
from bot.face.kit.sheet import Sheet
from bot.model.table import Table


async def hand_over(visit: Visit, table: Table) -> None:
    """The file, to the asker alone."""
    reader = visit.reader(table)
    made = await visit.host.exports.disclose(table.id, visit.person.id, reader.draw)
    if made.whole:
        said = reader.say("export.whole", id=table.id, file=made.filename)
    else:
        said = reader.say("export.part", id=table.id)
    await visit.show(Sheet().text(said).file(made.filename, made.text.encode()))


@verb("export", "private")
async def export_here(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The button of a recap."""
    await hand_over(visit, await which_table.by_number(visit, code.table))


@command("export", "export", options={"table": "p_table"}, complete={"table": which_table.offered})
async def export(visit: Visit, table: str | None = None) -> None:
    """Get the log as a file."""
    await hand_over(visit, await which_table.meant(visit, table))
