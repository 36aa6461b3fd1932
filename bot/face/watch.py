"""Listens to what Discord tells about servers, channels and permissions, for the tables there."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.face import permits
from bot.host.places import Places

Channel = discord.abc.GuildChannel | discord.Thread


class Watch:
    """Tells the host which places are gone, and which are back."""

    def __init__(self, places: Places) -> None:
        self._places = places

    async def connected(self, guilds: Iterable[discord.Guild]) -> None:
        """After connecting: the servers that the bot is on now."""
        await self._places.roll_call({guild.id for guild in guilds})

    async def joined(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps once more."""
        await self._places.returned(guild.id)
        await self.permissions_changed(guild)

    async def removed(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self._places.left(guild.id)

    async def deleted(self, guild_id: int, channel_ids: Iterable[int]) -> None:
        """Channels or threads are no more."""
        await self._places.gone(guild_id, {*channel_ids})

    async def permissions_changed(self, guild: discord.Guild) -> None:
        """Somebody has changed who may do what: look at every place where a table is played."""
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
    return not permits.missing(allowed, thread=isinstance(place, discord.Thread))
