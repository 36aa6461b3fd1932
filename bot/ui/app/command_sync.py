"""Registers the commands with Discord."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

log = logging.getLogger(__name__)


async def sync_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Tell Discord all commands; where it takes none that people install, for servers only."""
    try:
        await tree.sync()
    except discord.HTTPException as error:
        if error.status != 400:
            raise
        log.error("commands for people who install the bot were refused: %s", error)
        for command in tree.get_commands():
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
        await tree.sync()
