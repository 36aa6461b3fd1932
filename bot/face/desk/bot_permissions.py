"""What the bot itself must be allowed to do in a channel before a table may live there."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.face.desk.visit import Visit
from games.core.phrase import Phrase, phrase

EVERYWHERE = ("view_channel", "read_message_history", "attach_files")
SEND, SEND_IN_THREADS = "send_messages", "send_messages_in_threads"
_THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


def missing(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    """The permissions that the bot lacks, by Discord's names."""
    needed = (*EVERYWHERE, SEND_IN_THREADS if thread else SEND)
    return [name for name in needed if not getattr(permissions, name)]


def named(lacking: list[str]) -> tuple[Phrase, ...]:
    """Permissions as people know them."""
    return tuple(phrase(f"bot.permission.{name}") for name in lacking)


def require(visit: Visit) -> None:
    """Refuse, saying which permission is missing, where the bot could not run a table."""
    if visit.interaction.guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    channel = visit.interaction.channel
    thread = channel is not None and channel.type in _THREADS
    lacking = missing(visit.interaction.app_permissions, thread=thread)
    if lacking:
        raise Refusal(
            phrase("bot.refused.permissions", permissions=named(lacking), count=len(lacking))
        )
