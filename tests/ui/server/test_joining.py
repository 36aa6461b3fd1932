"""A server that adds the bot is welcomed once, where the bot may post."""

from __future__ import annotations

import discord
import pytest

from bot.ui.server.joining import welcome_channel
from tests.ui.discord_sim import DiscordSim, labels, text

HIDDEN = discord.PermissionOverwrite(view_channel=False)
MUTE = discord.PermissionOverwrite(send_messages=False)


def joined(sim: DiscordSim) -> discord.Guild:
    """The server in the bot's cache."""
    guild = sim.bot.get_guild(sim.guild.id)
    assert guild is not None
    return guild


async def test_a_new_server_is_welcomed(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.bot.on_guild_join(joined(sim))
    [welcome] = sim.posts()
    assert "Welcome to Pantheon" in text(welcome)
    assert labels(welcome)[0] == "Learn Deus (5 min)"
    assert welcome.flags.suppress_notifications


async def test_a_server_that_was_known_is_not(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.pass_time(hours=1)
    await sim.bot.on_guild_join(joined(sim))
    await sim.bot.on_guild_available(joined(sim))
    assert sim.posts() == []


async def test_where_the_bot_may_not_post_nothing_happens(
    sim: DiscordSim, caplog: pytest.LogCaptureFixture
) -> None:
    sim.keep_virtual_time()
    await sim.place.set_permissions(sim.me, overwrite=MUTE)
    await sim.env.settle()
    assert welcome_channel(joined(sim)) is None
    await sim.bot.on_guild_join(joined(sim))
    assert sim.posts() == []


async def test_the_channel_where_discord_greets_people_comes_first(sim: DiscordSim) -> None:
    hall = sim.guild.create_text_channel("hall")
    staff = sim.guild.create_text_channel("staff")
    await sim.place_of(staff).set_permissions(joined(sim).default_role, overwrite=HIDDEN)
    await sim.place_of(staff).edit(position=0)
    await sim.env.settle()
    chosen = welcome_channel(joined(sim))
    assert chosen is not None
    assert chosen.id != staff.id
    await joined(sim).edit(system_channel=sim.place_of(hall))
    await sim.env.settle()
    assert welcome_channel(joined(sim)) == sim.place_of(hall)


async def test_discord_may_refuse_it(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    sim.env.inject_error("POST", "/channels/*/messages", status=403, message="no")
    await sim.bot.on_guild_join(joined(sim))
    assert sim.posts() == []
