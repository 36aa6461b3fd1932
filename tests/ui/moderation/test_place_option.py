"""The command option for the channel to which a table is moved."""

from __future__ import annotations

import discord
from discord import ChannelType

from bot.ui.app.commands import all_commands

PLACES = {
    ChannelType.text,
    ChannelType.news,
    ChannelType.public_thread,
    ChannelType.private_thread,
    ChannelType.news_thread,
}


def test_a_table_can_be_moved_to_text_channels_and_threads_only() -> None:
    (admin,) = (command for command in all_commands() if command.name == "admin")
    assert isinstance(admin, discord.app_commands.Group)
    move = admin.get_command("move")
    assert isinstance(move, discord.app_commands.Command)
    (to,) = (parameter for parameter in move.parameters if "channel" in parameter.type.name)
    assert set(to.channel_types) == PLACES
    assert len(to.channel_types) == len(PLACES)
    for kind in ("forum", "media", "category", "voice", "stage_voice", "private", "group"):
        assert ChannelType[kind] not in to.channel_types
