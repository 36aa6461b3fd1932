"""Handles gateway events about servers, channels and permissions, for the tables there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

import discord

from bot.host.server.lost_channels import LostChannels
from bot.model.server import Shards
from bot.ui.dispatch import bot_permissions

log = logging.getLogger(__name__)

Channel = discord.abc.GuildChannel | discord.Thread


class LostChannelEvents:
    """Reports lost and found channels to the host, one event after the other.

    Events of a server that another process ``serves`` are ignored.
    """

    def __init__(self, places: LostChannels, serves: Callable[[int], bool]) -> None:
        self._places = places
        self._serves = serves
        self._turn = asyncio.Lock()
        self._closed = False

    async def close(self, timeout_seconds: float) -> None:
        """Stop handling events; the next start finds what is missed."""
        self._closed = True
        try:
            async with asyncio.timeout(timeout_seconds), self._turn:
                pass
        except TimeoutError:
            log.warning("left while an event was being looked at")

    @asynccontextmanager
    async def _listening(self, guild_id: int | None = None) -> AsyncIterator[bool]:
        """Wait for earlier events; False after closing."""
        async with self._turn:
            yield not self._closed and (guild_id is None or self._serves(guild_id))

    async def connected(
        self, guilds: Iterable[discord.Guild], shards: Shards | None = None
    ) -> None:
        """After connecting: report the servers that the bot is on, on these shards or on all."""
        async with self._listening() as awake:
            if awake:
                await self._places.check_servers({guild.id for guild in guilds}, shards)

    async def joined(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps once more."""
        async with self._listening(guild.id) as awake:
            if awake:
                await self._places.returned(guild.id)
                await self._check_permissions(guild)

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
        """Permissions have changed."""
        async with self._listening(guild.id) as awake:
            if awake:
                await self._check_permissions(guild)

    async def _check_permissions(self, guild: discord.Guild) -> None:
        """Check every channel of a server that has a table."""
        for table in await self._places.open_at(guild.id):
            place = guild.get_channel_or_thread(table.channel_id)
            if place is None:
                # Deleted channels are known already, and archived threads are not in the cache.
                continue
            if can_post(place) and table.lost is not None:
                await self._places.back(table.table_id)
            elif not can_post(place) and table.lost is None:
                await self._places.gone(guild.id, {place.id})


def can_post(place: Channel) -> bool:
    """Whether the bot may run a table there."""
    allowed = place.permissions_for(place.guild.me)
    return not bot_permissions.missing(allowed, thread=isinstance(place, discord.Thread))
