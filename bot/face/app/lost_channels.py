"""Listens to what Discord tells about servers, channels and permissions, for the tables there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

import discord

from bot.face.desk import bot_permissions
from bot.host.server.lost_channels import LostChannels
from bot.model.server import Shards

log = logging.getLogger(__name__)

Channel = discord.abc.GuildChannel | discord.Thread


class LostChannelEvents:
    """Tells the host which places are gone, and which are back; one event after the other.

    What is heard of a server that another process ``serves`` by now is that process's to tell.
    """

    def __init__(self, places: LostChannels, serves: Callable[[int], bool]) -> None:
        self._places = places
        self._serves = serves
        self._turn = asyncio.Lock()
        self._closed = False

    async def close(self, patience: float) -> None:
        """Listen no more; what is missed is found at the next start."""
        self._closed = True
        try:
            async with asyncio.timeout(patience), self._turn:
                pass
        except TimeoutError:
            log.warning("left while an event was being looked at")

    @asynccontextmanager
    async def _listening(self, guild_id: int | None = None) -> AsyncIterator[bool]:
        """In the order in which events came; False where nobody listens any more."""
        async with self._turn:
            yield not self._closed and (guild_id is None or self._serves(guild_id))

    async def connected(
        self, guilds: Iterable[discord.Guild], shards: Shards | None = None
    ) -> None:
        """After connecting: the servers that the bot is on now, on these shards or on all."""
        async with self._listening() as awake:
            if awake:
                await self._places.roll_call({guild.id for guild in guilds}, shards)

    async def joined(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps once more."""
        async with self._listening(guild.id) as awake:
            if awake:
                await self._places.returned(guild.id)
                await self._look_over(guild)

    async def removed(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        async with self._listening(guild.id) as awake:
            if awake:
                await self._places.left(guild.id)

    async def deleted(self, guild_id: int, channel_ids: Iterable[int]) -> None:
        """Channels or threads are no more."""
        async with self._listening(guild_id) as awake:
            if awake:
                await self._places.gone(guild_id, {*channel_ids})

    async def permissions_changed(self, guild: discord.Guild) -> None:
        """Somebody has changed who may do what."""
        async with self._listening(guild.id) as awake:
            if awake:
                await self._look_over(guild)

    async def _look_over(self, guild: discord.Guild) -> None:
        """Look at every place of a server where a table is played."""
        for table in await self._places.open_at(guild.id):
            place = guild.get_channel_or_thread(table.channel_id)
            if place is None:
                # Deleted ones are known, and threads that sleep cannot be judged from here.
                continue
            if takes_posts(place) and table.lost is not None:
                await self._places.back(table.id)
            elif not takes_posts(place) and table.lost is None:
                await self._places.gone(guild.id, {place.id})


def takes_posts(place: Channel) -> bool:
    """Whether the bot may run a table there."""
    allowed = place.permissions_for(place.guild.me)
    return not bot_permissions.missing(allowed, thread=isinstance(place, discord.Thread))
