"""A command option for a channel or thread in which a table can be."""

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
        """The type of the option."""
        return AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[ChannelType]:
        """The types of channels that Discord offers."""
        return PLACES

    async def transform(self, interaction: discord.Interaction, value: Place, /) -> Place:
        """The chosen channel as Discord sent it; it need not be in the bot's cache."""
        return value
