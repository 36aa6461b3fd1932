"""``/admin`` commands about a whole server: bars, templates, announcements, figures and records."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.host.server.bars import MAX_BAR_DAYS, MAX_REASON_LENGTH
from bot.host.server.templates import MAX_NAME_LENGTH
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit import limits
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.moderation import announcements, bars, figures, templates
from bot.ui.moderation.admin_commands import ADMIN, TABLE, TABLES
from games.core.phrase import phrase

__all__ = ["ADMIN"]
"""The group of commands, with those of this module."""

RECORDS_FILE = "pantheon-records.zip"


@command(
    "admin_bar",
    "admin bar",
    within=ADMIN,
    options={"person": "p_barred", "days": "p_bar_days", "reason": "p_reason"},
)
async def bar(
    ctx: Context,
    person: discord.User,
    days: app_commands.Range[int, 1, MAX_BAR_DAYS] | None = None,
    reason: app_commands.Range[str, 1, MAX_REASON_LENGTH] | None = None,
) -> None:
    """Keep a person from opening and joining tables."""
    await bars.bar(ctx, person, days, reason or "")


@command("admin_bars", "admin bars", within=ADMIN)
async def show_bars(ctx: Context) -> None:
    """Who is barred; lift a bar."""
    await bars.show_bars(ctx)


@command(
    "admin_template",
    "admin template",
    within=ADMIN,
    options={"name": "p_template", **TABLE},
    complete=TABLES,
)
async def template(
    ctx: Context, name: app_commands.Range[str, 1, MAX_NAME_LENGTH], table: str | None = None
) -> None:
    """Keep a table as a template."""
    await templates.save(ctx, name, table)


@command("admin_templates", "admin templates", within=ADMIN)
async def show_templates(ctx: Context) -> None:
    """The templates of this server; delete one."""
    await templates.show_templates(ctx)


@command("admin_announce", "admin announce", within=ADMIN)
async def announce(ctx: Context) -> None:
    """Tell all tables something."""
    await announcements.offer(ctx)


@command("admin_figures", "admin figures", within=ADMIN)
async def show_figures(ctx: Context) -> None:
    """How the tables of this server fare."""
    await figures.show(ctx)


@command("admin_records", "admin records", within=ADMIN)
async def records(ctx: Context) -> None:
    """The server's records as a file."""
    by = moderator_rights.require_server(ctx)
    # Twenty thousand matches take seconds.
    await ctx.show(MessageBuilder().text(ctx.reader().say("records.coming")))
    archive = await ctx.host.records.archive(by.guild_id, by.person)
    if len(archive) > limits.FILE_BYTES:
        raise Refusal(phrase("records.refused.large"))
    builder = MessageBuilder().text(ctx.reader().say("records.file", file=RECORDS_FILE))
    await ctx.show(builder.file(RECORDS_FILE, archive))
