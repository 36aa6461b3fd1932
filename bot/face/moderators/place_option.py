"""A command's option that names a channel or thread in which a table can live."""

from __future__ import annotations

import discord
from discord import AppCommandOptionType, ChannelType, app_commands

Place = app_commands.AppCommandChannel | app_commands.AppCommandThread

PLACES = [
    ChannelType.text,
    ChannelType.news,
    ChannelType.public_thread,
    ChannelType.private_thread,
    ChannelType.news_thread,
]


class PlaceTransformer(app_commands.Transformer):
    """Lets Discord offer text channels and threads, and nothing else."""

    @property
    def type(self) -> AppCommandOptionType:
        """What Discord asks for."""
        return AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[ChannelType]:
        """What it offers."""
        return PLACES

    async def transform(self, interaction: discord.Interaction, value: Place, /) -> Place:
        """What was chosen, as Discord describes it: the bot need not have met it before."""
        return value
