"""Posts the welcome on a server that has just added the bot, where it may post."""

from __future__ import annotations

import logging

import discord

from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.lobby.welcome import post_welcome
from bot.ui.server.lost_channels import can_post

log = logging.getLogger(__name__)

JUST_JOINED_SECONDS = 600.0
"""How long after joining a server is welcomed; a server seen later is one that was known before."""


async def welcome_server(dispatcher: Dispatcher, guild: discord.Guild) -> None:
    """Post the welcome once; a server that forbids it gets none."""
    engine = dispatcher.host.engine
    if dispatcher.closing or not engine.serves(guild.id) or not _is_new(guild, engine.clock()):
        return
    channel = welcome_channel(guild)
    if channel is None:
        log.info("server %s has no channel for a welcome", guild.id)
        return
    settings = await dispatcher.host.server_settings.get(guild.id)
    language = dispatcher.words.choose(
        settings.language, guild.preferred_locale.value, dispatcher.language
    )
    try:
        with dispatcher.handling():
            await post_welcome(dispatcher, channel, language)
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        log.info("server %s could not be welcomed: %s", guild.id, error)


def welcome_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for the welcome: where Discord greets people, else the first public one."""
    system = guild.system_channel
    if system is not None and can_post(system):
        return system
    for channel in guild.text_channels:
        public = channel.permissions_for(guild.default_role)
        if can_post(channel) and public.view_channel and public.send_messages:
            return channel
    return None


def _is_new(guild: discord.Guild, now: float) -> bool:
    joined = guild.me.joined_at
    return joined is None or now - joined.timestamp() < JUST_JOINED_SECONDS
