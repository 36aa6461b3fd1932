"""What the bot itself has said in a channel: where a message may stand that is not known to."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime

import discord

from bot.face.kit.controls import Code

_SURELY_LOOKED_THROUGH = 100
"""So many messages are looked at whatever the clocks say."""
_CLOCKS_DIFFER = 300.0
"""By so many seconds Discord's clock may be behind ours."""


async def own_messages(
    client: discord.Client, channel: discord.abc.Messageable, since: float
) -> AsyncIterator[discord.Message]:
    """The bot's messages in a channel from a time on, the newest first, however many others there
    are; raises what Discord's library raises.
    """
    begin = datetime.fromtimestamp(max(since - _CLOCKS_DIFFER, 0.0), UTC)
    looked = 0
    async for message in channel.history(limit=None):
        looked += 1
        if looked > _SURELY_LOOKED_THROUGH and message.created_at < begin:
            return
        if client.user is None or message.author.id == client.user.id:
            yield message


def codes_in(message: discord.Message) -> Iterator[Code]:
    """What the controls of a message say."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    for item in view.walk_children():
        custom_id = getattr(item, "custom_id", None)
        code = Code.read(custom_id) if isinstance(custom_id, str) else None
        if code is not None:
            yield code
