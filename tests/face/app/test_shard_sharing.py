"""Several processes divide the shards: Discord's own library on sockets, leases in PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path

import discord
import pytest
from pydantic import SecretStr
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.face.app import shard_sharing
from bot.face.app.client import PantheonBot
from bot.face.app.shard_sharing import ShardSharing
from bot.health import missing
from bot.host.server import shard_leases
from bot.storage.server import shard_leases as stored_leases
from tests.databases import migrated_postgres
from tests.face.app.gateway import Gateway
from tests.face.salon import Salon, bot_of, settings_in

SHARDS = 4
LEASE, ROUND, APART = 3.0, 0.2, 0.25
"""In seconds: everything goes faster than in earnest."""


class Processes:
    """Some processes of the bot that share a database and a Discord."""

    def __init__(self, gateway: Gateway, url: str, folder: Path) -> None:
        self.gateway = gateway
        self.turns: list[float] = []
        """When somebody was allowed to identify, by the database's clock."""
        self._url, self._folder = url, folder
        self._running: dict[PantheonBot, asyncio.Task[None]] = {}

    async def start(self) -> PantheonBot:
        """One more process."""
        settings = settings_in(self._folder).model_copy(
            update={"discord_token": SecretStr("a.b.c"), "database_url": self._url}
        )
        bot = bot_of(settings)
        # Each calls itself by a name that no other has.
        bot.host.engine.entropy = secrets.token_bytes
        self._running[bot] = asyncio.create_task(bot.start("a.b.c"))
        return bot

    async def stop(self, bot: PantheonBot) -> None:
        """Let a process leave politely."""
        await bot.close()
        with suppress(asyncio.CancelledError):
            await self._running.pop(bot)

    async def close(self) -> None:
        """Let all of them leave."""
        for bot in list(self._running):
            await self.stop(bot)

    def serving(self) -> list[frozenset[int]]:
        """What each of them serves; nothing is served by two."""
        found = [sharing(bot).serving for bot in self._running]
        served = [shard for shards in found for shard in shards]
        assert len(served) == len(set(served)), found
        return found

    async def until(self, holds: Callable[[list[frozenset[int]]], bool]) -> None:
        """Wait until they serve as somebody wants them to."""
        async with asyncio.timeout(30):
            while not holds(self.serving()):  # noqa: ASYNC110 - nobody tells when
                await asyncio.sleep(0.01)


def sharing(bot: PantheonBot) -> ShardSharing:
    assert bot.sharing is not None
    return bot.sharing


def everything(found: list[frozenset[int]]) -> bool:
    return frozenset().union(*found) == frozenset(range(SHARDS))


@asynccontextmanager
async def paused(bot: PantheonBot) -> AsyncIterator[None]:
    """A process that does not come to renew its leases, as if it were stopped."""
    keeping = sharing(bot)._keeping
    assert keeping is not None
    keeping.cancel()
    await asyncio.wait([keeping])
    yield
    sharing(bot)._keeping = asyncio.create_task(sharing(bot)._keep())


@pytest.fixture
async def processes(
    postgres: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Processes]:
    monkeypatch.setattr(shard_leases, "LEASE_SECONDS", LEASE)
    monkeypatch.setattr(shard_leases, "IDENTIFY_SECONDS", APART)
    monkeypatch.setattr(shard_leases, "ROUND_SECONDS", ROUND)
    monkeypatch.setattr(shard_sharing, "ROUND_SECONDS", ROUND)
    monkeypatch.setattr(shard_sharing, "_TELL_AGAIN", 0.05)
    identify = stored_leases.identify

    async def noted(
        connection: AsyncConnection, name: str, shard: int, buckets: int, now: float, apart: float
    ) -> float | None:
        wait = await identify(connection, name, shard, buckets, now, apart)
        if wait == 0:
            found.turns.append(now)
        return wait

    monkeypatch.setattr(stored_leases, "identify", noted)
    async with Gateway(SHARDS).open(monkeypatch) as gateway:
        found = Processes(gateway, await migrated_postgres(postgres), tmp_path)
        yield found
        await found.close()


@pytest.mark.postgres
async def test_processes_share_leave_and_come_back(processes: Processes) -> None:
    one = await processes.start()
    await processes.until(everything)
    assert await missing(one) == []
    two = await processes.start()
    await processes.until(lambda found: sorted(map(len, found)) == [2, 2])
    assert await missing(two) == []
    theirs = sharing(two).serving
    async with paused(two):
        # Its lease runs out by its own clock, whether or not anybody tells it.
        await processes.until(lambda found: not found[1])
        assert "discord" in await missing(two)
        await processes.until(lambda found: len(found[0]) == SHARDS)
        # It is still connected, and none of what it hears is its to tell.
        assert theirs <= frozenset(two.shards)
        assert not any(two.host.engine.serves(processes.gateway.server_of(s)) for s in theirs)
    await processes.until(lambda found: sorted(map(len, found)) == [2, 2])
    assert frozenset(two.shards) == sharing(two).serving
    await processes.stop(two)
    await processes.until(lambda found: len(found[0]) == SHARDS)
    assert len(processes.turns) >= len(processes.gateway.identified)
    assert all(later - at >= APART for at, later in pairwise(processes.turns))


@pytest.mark.postgres
async def test_servers_are_not_called_gone_by_whoever_has_lost_their_shard(
    processes: Processes,
) -> None:
    one = await processes.start()
    await processes.until(everything)
    server = processes.gateway.server_of(1)
    guild = one.get_guild(server)
    assert guild is not None
    async with paused(one):
        await processes.until(lambda found: not found[0])
        one._connection._remove_guild(guild)
        await one.on_shard_ready(1)
        await one.on_guild_remove(guild)
        assert (await one.host.server_settings.get(server)).present
        one._connection._add_guild(guild)
    await processes.until(everything)
    await one.on_guild_remove(guild)
    assert not (await one.host.server_settings.get(server)).present


@pytest.mark.postgres
async def test_leases_are_renewed_while_discord_is_told_about_the_commands(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes.gateway.refuse_commands = 2
    told = asyncio.Event()
    one = await processes.start()
    sync = one.tree.sync

    async def slow(**options: object) -> list[discord.app_commands.AppCommand]:
        await told.wait()
        return await sync()

    monkeypatch.setattr(one.tree, "sync", slow)
    await processes.until(everything)
    await asyncio.sleep(LEASE)
    assert len(sharing(one).serving) == SHARDS
    told.set()
    async with asyncio.timeout(10):
        await processes.gateway.synced.wait()


@pytest.mark.postgres
async def test_nobody_connects_while_discord_allows_no_more_sessions(
    processes: Processes, trouble: pytest.LogCaptureFixture
) -> None:
    processes.gateway.remaining = 0
    await processes.start()
    await asyncio.sleep(2)
    assert processes.gateway.identified == []
    assert "no shard may connect" in trouble.text
    processes.gateway.remaining = 1
    await processes.until(everything)


async def test_a_completion_is_left_to_the_process_that_serves_the_shard(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    assert await ada.autocomplete(salon.channel, "rules", "topic", "")
    salon.bot.host.engine.leased = lambda guild_id: False
    assert not await ada.autocomplete(salon.channel, "rules", "topic", "")
    salon.bot.host.engine.leased = None
