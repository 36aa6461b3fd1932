"""Who may do what on a server, asked anew at every command and every click.

Discord's own word comes with each interaction; nothing is remembered from one to the next.
"""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.face.desk.visit import Visit
from bot.host.moderation.moderation import Moderator
from bot.model.table import Table
from games.core.phrase import phrase


def rules_server(visit: Visit) -> bool:
    """Whether Discord lets them manage the server or all its channels."""
    user = visit.interaction.user
    if visit.interaction.guild_id is None or not isinstance(user, discord.Member):
        return False
    allowed = user.guild_permissions
    return allowed.manage_guild or allowed.manage_channels


def moderates_server(visit: Visit) -> bool:
    """Whether they are a moderator everywhere on the server."""
    return rules_server(visit) or visit.has_role(visit.server.moderator_role)


def moderates_here(visit: Visit) -> bool:
    """Whether they are a moderator in the channel they are in: everywhere, or of this one."""
    if visit.interaction.guild_id is None:
        return False
    return moderates_server(visit) or visit.interaction.permissions.manage_channels


def moderates(visit: Visit, table: Table) -> bool:
    """Whether they are a moderator of a table: everywhere, or in its channel."""
    if table.guild_id != visit.interaction.guild_id:
        return False
    if table.channel_id == visit.channel_id:
        return moderates_here(visit)
    if moderates_server(visit):
        return True
    guild, user = visit.interaction.guild, visit.interaction.user
    place = guild.get_channel_or_thread(table.channel_id) if guild is not None else None
    if place is None or not isinstance(user, discord.Member):
        return False
    return place.permissions_for(user).manage_channels


def require_server(visit: Visit) -> Moderator:
    """Refuse whoever is not a moderator of the whole server."""
    if visit.interaction.guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    if not moderates_server(visit):
        raise Refusal(phrase("admin.refused.not_moderator"))
    return Moderator(visit.interaction.guild_id, visit.person)


def require(visit: Visit, table: Table) -> Moderator:
    """Refuse whoever is not a moderator of the table; one of another server is not there."""
    if visit.interaction.guild_id is None or table.guild_id != visit.interaction.guild_id:
        raise Refusal(phrase("host.refused.no_table", table=table.id))
    if not moderates(visit, table):
        raise Refusal(phrase("admin.refused.not_moderator"))
    return Moderator(table.guild_id, visit.person)


def role_ids(visit: Visit) -> tuple[int, ...]:
    """The roles they wear on this server."""
    user = visit.interaction.user
    return tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()
