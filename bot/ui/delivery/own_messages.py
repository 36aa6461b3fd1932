"""Searches a channel for the bot's own messages, to find one whose id was lost."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime

import discord

from bot.ui.kit.persistent_items import CustomId

_MIN_MESSAGES_SEARCHED = 100
"""The number of messages that are searched regardless of their age."""
_MAX_CLOCK_SKEW_SECONDS = 300.0
"""How many seconds Discord's clock may be behind ours."""


async def own_messages(
    client: discord.Client, channel: discord.abc.Messageable, since: float
) -> AsyncIterator[discord.Message]:
    """The bot's messages in a channel from a time on, the newest first.

    Messages of others are skipped, however many there are. Raises what discord.py raises.
    """
    begin = datetime.fromtimestamp(max(since - _MAX_CLOCK_SKEW_SECONDS, 0.0), UTC)
    looked = 0
    async for message in channel.history(limit=None):
        looked += 1
        if looked > _MIN_MESSAGES_SEARCHED and message.created_at < begin:
            return
        if client.user is None or message.author.id == client.user.id:
            yield message


def custom_ids_in(message: discord.Message) -> Iterator[CustomId]:
    """The custom ids of a message's components."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    for item in view.walk_children():
        text = getattr(item, "custom_id", None)
        custom_id = CustomId.read(text) if isinstance(text, str) else None
        if custom_id is not None:
            yield custom_id
