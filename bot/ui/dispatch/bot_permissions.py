"""Checks the bot's own permissions in a channel before a table is opened there."""

from __future__ import annotations

from typing import Final

import discord

from bot.errors import Refusal
from bot.ui.dispatch.context import Context
from games.core.phrase import Phrase, phrase

REQUIRED_EVERYWHERE = ("view_channel", "read_message_history", "attach_files")
SEND, SEND_IN_THREADS = "send_messages", "send_messages_in_threads"
CREATE_THREADS = "create_public_threads"
PERMISSION_KEYS: Final = {
    "view_channel": "bot.permission.view_channel",
    "read_message_history": "bot.permission.read_message_history",
    "attach_files": "bot.permission.attach_files",
    "send_messages": "bot.permission.send_messages",
    "send_messages_in_threads": "bot.permission.send_messages_in_threads",
    "create_public_threads": "bot.permission.create_public_threads",
}
_THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


def missing(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    """The permissions that the bot lacks, by Discord's names."""
    needed = (*REQUIRED_EVERYWHERE, SEND_IN_THREADS if thread else SEND)
    return [name for name in needed if not getattr(permissions, name)]


def named(lacking: list[str]) -> tuple[Phrase, ...]:
    """The names of permissions in Discord's settings."""
    return tuple(phrase(PERMISSION_KEYS[name]) for name in lacking)


def require(ctx: Context) -> None:
    """Refuse, saying which permission is missing, where the bot could not run a table."""
    if ctx.interaction.guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    channel = ctx.interaction.channel
    thread = channel is not None and channel.type in _THREADS
    lacking = missing(ctx.interaction.app_permissions, thread=thread)
    if lacking:
        raise Refusal(
            phrase("bot.refused.permissions", permissions=named(lacking), count=len(lacking))
        )
