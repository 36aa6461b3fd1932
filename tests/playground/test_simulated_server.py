"""The simulated server has the same ids in every run, and a moderator."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import discord
import pytest
import simcord

from bot.playground.simulated_server import BOT_NAME, PatientEnv, SimulatedServer, build_server


def quiet_bot() -> discord.Client:
    return discord.Client(intents=discord.Intents(guilds=True))


def world_of(env: simcord.Env) -> SimulatedServer:
    return build_server(env, server="Server", topic="Topic", moderators="Moderators")


async def test_ids_are_the_same_in_every_run() -> None:
    first, second = (world_of(simcord.Env(quiet_bot())) for _ in range(2))

    def ids(world: SimulatedServer) -> list[int]:
        return [world.channel.id, *(viewer.id for viewer in world.viewers)]

    assert ids(first) == ids(second)
    assert len(set(ids(first))) == 6


async def test_the_bot_finds_itself_in_the_channel_under_its_own_name() -> None:
    env = simcord.Env(quiet_bot())
    world = world_of(env)
    await env.start()
    try:
        assert env.bot.user is not None
        assert env.bot.user.name == BOT_NAME
        channel = env.bot.get_channel(world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        assert channel.permissions_for(channel.guild.me).send_messages
    finally:
        await env.shutdown()


async def test_only_the_moderator_may_manage_channels() -> None:
    env = simcord.Env(quiet_bot())
    world = world_of(env)

    def may_moderate(viewer: simcord.MemberActor) -> bool:
        allowed = env.backend.compute_permissions(viewer.guild.id, viewer.id, world.channel.id)
        return discord.Permissions(allowed).manage_channels

    assert [may_moderate(viewer) for viewer in world.viewers] == [False] * 4 + [True]


async def test_posts_carry_the_time_of_day() -> None:
    env = simcord.Env(quiet_bot())
    world_of(env)
    assert abs((env.now() - datetime.now(UTC)).total_seconds()) < 60


class BusyBot(discord.Client):
    """Works in the background from its log-in on, until told to stop."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.enough = asyncio.Event()

    async def setup_hook(self) -> None:
        self.work = asyncio.create_task(self.enough.wait())


@pytest.mark.slow
async def test_a_bot_that_is_still_busy_does_not_keep_the_playground_closed() -> None:
    bot = BusyBot()
    env = PatientEnv(bot, settle_timeout=0.2)
    world = world_of(env)
    await env.start()
    try:
        assert bot.get_channel(world.channel.id) is not None
        with pytest.raises(TimeoutError):
            await env.settle()
        bot.enough.set()
        await env.settle()
    finally:
        await env.shutdown()
