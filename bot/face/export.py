"""``/export``: the log of a match as a file, as far as the asker may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.face import lookup, suggest
from bot.face.control import Code, verb
from bot.face.sheet import Sheet
from bot.face.translator import term
from bot.face.visit import Visit
from bot.host.model import Table

if TYPE_CHECKING:
    from bot.face.client import PantheonBot

    Interaction = discord.Interaction[PantheonBot]


async def hand_over(visit: Visit, table: Table) -> None:
    """The file, to the asker alone."""
    reader = visit.reader(table)
    made = await visit.host.memory.disclose(table.id, visit.person.id, reader.draw)
    if made.whole:
        said = reader.say("memory.export.whole", id=table.id, file=made.filename)
    else:
        said = reader.say("memory.export.part", id=table.id)
    await visit.show(Sheet().text(said).file(made.filename, made.text.encode()))


@verb("export", "private")
async def export_here(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The button of a recap."""
    await hand_over(visit, await lookup.by_number(visit, code.table))


@app_commands.command(name=term("command.export.name"), description=term("command.export.text"))
@app_commands.rename(table=term("command.p_table.name"))
@app_commands.describe(table=term("command.p_table.text"))
@app_commands.guild_only()
async def export(interaction: Interaction, table: str | None = None) -> None:
    """Get the log as a file."""

    async def work(visit: Visit) -> None:
        await hand_over(visit, await lookup.meant(visit, table))

    await interaction.client.desk.attend(interaction, "private", "export", work)


@export.autocomplete("table")
async def _tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await suggest.offered(interaction, lambda v: lookup.offered(v, current))
