"""Checks moderator rights at every command and click.

The permissions come with each interaction; nothing is cached.
"""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.model.table import Table
from bot.ui.dispatch.context import Context
from games.core.phrase import phrase


def manages_server(ctx: Context) -> bool:
    """Whether the person may manage the server or all its channels."""
    user = ctx.interaction.user
    if ctx.interaction.guild_id is None or not isinstance(user, discord.Member):
        return False
    allowed = user.guild_permissions
    return allowed.manage_guild or allowed.manage_channels


def moderates_server(ctx: Context) -> bool:
    """Whether the person moderates the whole server."""
    return manages_server(ctx) or ctx.has_role(ctx.server.moderator_role)


def moderates_here(ctx: Context) -> bool:
    """Whether the person moderates the whole server or the channel they are in."""
    if ctx.interaction.guild_id is None:
        return False
    return moderates_server(ctx) or ctx.interaction.permissions.manage_channels


def moderates(ctx: Context, table: Table) -> bool:
    """Whether the person moderates a table: the whole server, or its channel."""
    if table.guild_id != ctx.interaction.guild_id:
        return False
    if table.channel_id == ctx.channel_id:
        return moderates_here(ctx)
    if moderates_server(ctx):
        return True
    guild, user = ctx.interaction.guild, ctx.interaction.user
    place = guild.get_channel_or_thread(table.channel_id) if guild is not None else None
    if place is None or not isinstance(user, discord.Member):
        return False
    return place.permissions_for(user).manage_channels


def moderated_channels(ctx: Context) -> set[int] | None:
    """The channels and threads that the person moderates; None: all of the server.

    A table is in one of them exactly if :func:`moderates` says so.
    """
    if moderates_server(ctx):
        return None
    guild, user = ctx.interaction.guild, ctx.interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return set()
    found = {
        place.id
        for place in (*guild.channels, *guild.threads)
        if place.id != ctx.channel_id and place.permissions_for(user).manage_channels
    }
    return found | {ctx.channel_id} if moderates_here(ctx) else found


def require_server(ctx: Context) -> Moderator:
    """Refuse a person who does not moderate the whole server."""
    if ctx.interaction.guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    if not moderates_server(ctx):
        raise Refusal(phrase("admin.refused.not_moderator"))
    return Moderator(ctx.interaction.guild_id, ctx.person)


def require(ctx: Context, table: Table) -> Moderator:
    """Refuse a person who does not moderate the table, or a table of another server."""
    if ctx.interaction.guild_id is None or table.guild_id != ctx.interaction.guild_id:
        raise Refusal(phrase("host.refused.no_table", table=table.id))
    if not moderates(ctx, table):
        # The dispatcher hides a table that the person may not see.
        raise Refusal(phrase("admin.refused.not_moderator"), table)
    return Moderator(table.guild_id, ctx.person)


def role_ids(ctx: Context) -> tuple[int, ...]:
    """The ids of the person's roles on this server."""
    user = ctx.interaction.user
    return tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()
