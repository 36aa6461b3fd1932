"""``/admin diagnose``: a file for a bug report, sent in private."""

from __future__ import annotations

import io

import discord

from bot.face import authority
from bot.face.admin_tables import chosen
from bot.face.visit import NOBODY, Visit
from bot.host.model import Table


async def diagnose(visit: Visit, typed: str | None) -> None:
    """A bundle about the table named, the one of this channel, or the server alone."""
    table: Table | None = None
    if typed or await visit.host.table_in(visit.channel_id) is not None:
        table, by = await chosen(visit, typed)
    else:
        by = authority.require_server(visit)
    table_id = table.id if table is not None else None
    versions = {"discord.py": discord.__version__}
    bundle = await visit.host.diagnosis.bundle(by.guild_id, table_id, versions)
    await visit.host.moderation.note(by, "diagnose", table_id)
    name = f"pantheon-table-{table_id}.json" if table_id is not None else "pantheon-server.json"
    await visit.interaction.followup.send(
        visit.reader(table).say("admin.done.diagnosed"),
        file=discord.File(io.BytesIO(bundle.encode()), filename=name),
        ephemeral=True,
        allowed_mentions=NOBODY,
    )
