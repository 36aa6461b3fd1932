"""``/admin diagnose``: a file for a bug report, sent in private."""

from __future__ import annotations

import discord

from bot.model.table import Table
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.moderation.table_list import chosen


async def diagnose(ctx: Context, typed: str | None) -> None:
    """Send the diagnosis of the table named, of this channel's table, or of the server."""
    table: Table | None = None
    if typed or await ctx.host.tables.in_channel(ctx.channel_id) is not None:
        table, by = await chosen(ctx, typed)
    else:
        by = moderator_rights.require_server(ctx)
    table_id = table.id if table is not None else None
    versions = {"discord.py": discord.__version__}
    bundle = await ctx.host.diagnosis.bundle(by.guild_id, table_id, versions, by.person.id)
    await ctx.host.moderation.note(by, "diagnose", table_id)
    name = f"pantheon-table-{table_id}.json" if table_id is not None else "pantheon-server.json"
    said = ctx.reader(table).say("admin.done.diagnosed")
    await ctx.show(MessageBuilder().text(said).file(name, bundle.encode()))
