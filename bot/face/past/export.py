"""``/export``: the log of a match as a file, as far as the asker may know it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.face.desk import autocomplete, which_table
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Interaction, Visit
from bot.face.kit.command_names import term
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


@app_commands.command(name=term("command.export.name"), description=term("command.export.text"))
@app_commands.rename(table=term("command.p_table.name"))
@app_commands.describe(table=term("command.p_table.text"))
@app_commands.guild_only()
async def export(interaction: Interaction, table: str | None = None) -> None:
    """Get the log as a file."""

    async def work(visit: Visit) -> None:
        await hand_over(visit, await which_table.meant(visit, table))

    await interaction.client.desk.attend(interaction, "private", "export", work)


@export.autocomplete("table")
async def _tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await autocomplete.offered(interaction, lambda v: which_table.offered(v, current))
