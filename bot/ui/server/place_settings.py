"""The page of ``/settings`` about where tables are opened, and Discord's limits for it."""

from __future__ import annotations

from typing import Final

import discord

from bot.errors import Refusal
from bot.model.places import ASKED, PLACE_KINDS
from bot.ui.dispatch import bot_permissions
from bot.ui.dispatch.context import Context
from bot.ui.kit.reader import Reader
from games.core.phrase import phrase

MAX_ACTIVE_THREADS: Final = 1000
MAX_CHANNELS: Final = 500
"""Discord's limits for a server."""
_NEAR: Final = 0.8
"""From this share of a limit on, the desk tells moderators."""

PLACE_VALUES: Final = (None, ASKED, *PLACE_KINDS)
PLACE_VALUE_KEYS: Final = {
    ASKED: "admin.setting.place.asked",
    "here": "admin.setting.place.here",
    "thread": "admin.setting.place.thread",
    "forum": "admin.setting.place.forum",
}
_FORUM_NEEDS: Final = (
    *bot_permissions.REQUIRED_EVERYWHERE,
    bot_permissions.SEND,
    bot_permissions.SEND_IN_THREADS,
)


def forum_of(ctx: Context, forum_id: int | None) -> discord.ForumChannel | None:
    """The forum with that id on this server; None where there is none."""
    guild = ctx.interaction.guild
    forum = guild.get_channel(forum_id or 0) if guild is not None else None
    return forum if isinstance(forum, discord.ForumChannel) else None


def require_forum(ctx: Context, forum_id: int | None) -> int | None:
    """A forum in which the bot may open posts; refuses another one, and says what is missing."""
    if forum_id is None:
        return None
    forum = forum_of(ctx, forum_id)
    if forum is None:
        raise Refusal(phrase("admin.refused.no_forum"))
    allowed = forum.permissions_for(forum.guild.me)
    lacking = [name for name in _FORUM_NEEDS if not getattr(allowed, name)]
    if lacking:
        permissions = bot_permissions.named(lacking)
        raise Refusal(
            phrase("admin.refused.cannot_post", permissions=permissions, count=len(lacking))
        )
    return forum.id


def require_place(ctx: Context, value: str | None) -> str | None:
    """A place that can be chosen; refuses the forum as long as none is chosen."""
    if value == "forum" and forum_of(ctx, ctx.server.forum) is None:
        raise Refusal(phrase("admin.refused.forum_first"))
    return value


def tag_line(ctx: Context, reader: Reader) -> str:
    """What the bot may not do in the chosen forum; empty where it may make tags."""
    forum = forum_of(ctx, ctx.server.forum)
    if forum is None or forum.permissions_for(forum.guild.me).manage_channels:
        return ""
    return reader.say("admin.settings.no_tags")


def limit_line(guild: discord.Guild | None, reader: Reader, *, always: bool) -> str:
    """How near a server is to Discord's limits; empty where it is far, unless ``always``."""
    if guild is None:
        return ""
    threads, channels = len(guild.threads), len(guild.channels)
    near = threads >= MAX_ACTIVE_THREADS * _NEAR or channels >= MAX_CHANNELS * _NEAR
    if not (near or always):
        return ""
    return reader.say(
        "admin.limits.near" if near else "admin.limits",
        threads=threads,
        threads_most=MAX_ACTIVE_THREADS,
        channels=channels,
        channels_most=MAX_CHANNELS,
    )
