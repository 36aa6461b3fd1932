"""``/admin diagnose``: a file for a bug report, sent in private."""

from __future__ import annotations

import discord

from bot.face.desk import moderator_rights
from bot.face.desk.visit import Visit
from bot.face.kit.sheet import Sheet
from bot.face.moderators.table_list import chosen
from bot.model.table import Table


async def diagnose(visit: Visit, typed: str | None) -> None:
    """A bundle about the table named, the one of this channel, or the server alone."""
    table: Table | None = None
    if typed or await visit.host.tables.in_channel(visit.channel_id) is not None:
        table, by = await chosen(visit, typed)
    else:
        by = moderator_rights.require_server(visit)
    table_id = table.id if table is not None else None
    versions = {"discord.py": discord.__version__}
    bundle = await visit.host.diagnosis.bundle(by.guild_id, table_id, versions, by.person.id)
    await visit.host.moderation.note(by, "diagnose", table_id)
    name = f"pantheon-table-{table_id}.json" if table_id is not None else "pantheon-server.json"
    said = visit.reader(table).say("admin.done.diagnosed")
    await visit.show(Sheet().text(said).file(name, bundle.encode()))
