"""Clients in slots: discord.py on real sockets, leases in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path

import aiohttp
import discord
import pytest
from pydantic import SecretStr
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.health import missing, serving_health
from bot.host.server import slots
from bot.model.people import Person
from bot.settings import Settings
from bot.storage.server import slots as stored_slots
from bot.ui.app import slot
from bot.ui.app.client import PantheonBot
from bot.ui.app.slot import Slot, SlotLost
from tests.databases import migrated_postgres
from tests.ui.app.gateway import Gateway
from tests.ui.discord_sim import DiscordSim, bot_of, settings_in

SHARDS, SLOTS = 4, 2
EVEN, ODD = frozenset({0, 2}), frozenset({1, 3})
LEASE, ROUND, APART = 3.0, 0.2, 0.25
"""In seconds: everything goes faster than in earnest."""


class Processes:
    """Some processes of the bot that share a database and a Discord."""

    def __init__(self, gateway: Gateway, settings: Settings) -> None:
        self.gateway = gateway
        self.settings = settings
        self.turns: list[float] = []
        """When a shard was allowed to identify, by the database's clock."""
        self.lost: list[PantheonBot] = []
        """The processes that have ended because another one has their slot."""
        self._running: dict[PantheonBot, asyncio.Task[None]] = {}

    async def start(self, **settings: object) -> PantheonBot:
        """One more process."""
        bot = bot_of(self.settings.model_copy(update=settings))
        self._running[bot] = asyncio.create_task(self._run(bot))
        return bot

    async def _run(self, bot: PantheonBot) -> None:
        """Run a client as ``pantheon run`` does."""
        try:
            await bot.start("a.b.c")
        except SlotLost:
            self.lost.append(bot)
            await bot.close()

    async def stop(self, bot: PantheonBot) -> None:
        """Let a process leave politely."""
        await bot.close()
        await self._ended(bot)

    async def kill(self, bot: PantheonBot) -> None:
        """End a process without a word: it releases nothing, and its connections break."""
        keeping = slot_of(bot)._keeping
        assert keeping is not None
        keeping.cancel()
        await bot.host.shut_down(0.0)
        await discord.AutoShardedClient.close(bot)
        await self._ended(bot)

    async def ended(self, bot: PantheonBot) -> None:
        """Wait until a process has ended by itself."""
        async with asyncio.timeout(30):
            await self._running.pop(bot)

    async def _ended(self, bot: PantheonBot) -> None:
        running = self._running.pop(bot)
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running

    async def close(self) -> None:
        """Let all of them leave."""
        for bot in list(self._running):
            await self.stop(bot)

    def serving(self) -> list[frozenset[int]]:
        """The shards that each client serves; asserts that none is served twice."""
        found = [slot_of(bot).serving for bot in self._running]
        served = [shard for shards in found for shard in shards]
        assert len(served) == len(set(served)), found
        return found

    async def until(self, holds: Callable[[list[frozenset[int]]], bool]) -> None:
        """Wait until they serve as somebody wants them to."""
        await until(lambda: holds(self.serving()))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - nobody tells when
            await asyncio.sleep(0.01)


def slot_of(bot: PantheonBot) -> Slot:
    assert bot.slot is not None
    return bot.slot


def everything(found: list[frozenset[int]]) -> bool:
    return frozenset().union(*found) == frozenset(range(SHARDS))


@asynccontextmanager
async def paused(bot: PantheonBot) -> AsyncIterator[None]:
    """A process that does not come to renew its lease, as if it were stopped."""
    keeping = slot_of(bot)._keeping
    assert keeping is not None
    keeping.cancel()
    await asyncio.wait([keeping])
    yield
    slot_of(bot)._keeping = asyncio.create_task(slot_of(bot)._keep())


@pytest.fixture
async def processes(
    postgres: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Processes]:
    monkeypatch.setattr(slots, "LEASE_SECONDS", LEASE)
    monkeypatch.setattr(slots, "IDENTIFY_SECONDS", APART)
    monkeypatch.setattr(slots, "ROUND_SECONDS", ROUND)
    monkeypatch.setattr(slot, "ROUND_SECONDS", ROUND)
    monkeypatch.setattr(slot, "_SYNC_AGAIN_SECONDS", 0.05)
    identify = stored_slots.identify

    async def noted(
        connection: AsyncConnection,
        name: str,
        held: int,
        shard_id: int,
        buckets: int,
        now: float,
        in_processes: float,
    ) -> float | None:
        wait = await identify(connection, name, held, shard_id, buckets, now, in_processes)
        if wait == 0:
            found.turns.append(now)
        return wait

    monkeypatch.setattr(stored_slots, "identify", noted)
    settings = settings_in(tmp_path).model_copy(
        update={
            "discord_token": SecretStr("a.b.c"),
            "database_url": await migrated_postgres(postgres),
            "shard_count": SHARDS,
            "slots": SLOTS,
        }
    )
    async with Gateway(SHARDS).open(monkeypatch) as gateway:
        found = Processes(gateway, settings)
        yield found
        await found.close()


@pytest.mark.postgres
async def test_a_spare_process_takes_the_slot_of_one_that_is_paused_killed_or_stopped(
    processes: Processes,
) -> None:
    one = await processes.start()
    await processes.until(lambda found: found == [EVEN])
    two = await processes.start()
    await processes.until(lambda found: found == [EVEN, ODD])
    three = await processes.start()
    assert [await missing(bot) for bot in (one, two)] == [[], []]
    async with paused(two):
        # Its lease runs out by its own clock, whether or not anybody tells it.
        await processes.until(lambda found: not found[1])
        assert "discord" in await missing(two)
        await processes.until(lambda found: found == [EVEN, frozenset(), ODD])
        # It is still connected, and none of what it hears is its to tell.
        assert frozenset(two.shards) == ODD
        assert not any(two.host.engine.serves(processes.gateway.server_of(s)) for s in ODD)
    # It wakes up, finds its slot gone and closes; it is started again and waits.
    await processes.ended(two)
    assert processes.lost == [two]
    assert two.is_closed()
    four = await processes.start()
    await processes.kill(one)
    await processes.until(lambda found: found == [ODD, EVEN])
    five = await processes.start()
    await processes.stop(three)
    await processes.until(lambda found: found == [EVEN, ODD])
    assert [await missing(bot) for bot in (four, five)] == [[], []]
    assert processes.lost == [two]
    assert len(processes.turns) >= len(processes.gateway.identified) >= 5 * len(EVEN)
    assert all(later - at >= APART for at, later in pairwise(processes.turns))


@pytest.mark.postgres
async def test_a_spare_process_is_alive_and_not_ready(processes: Processes) -> None:
    alone = {"slots": 1}
    await processes.start(**alone)
    await processes.until(everything)
    spare = await processes.start(**alone)
    settings = processes.settings.model_copy(update={"metrics_port": 0})
    async with serving_health(spare, settings) as address, aiohttp.ClientSession() as session:
        for _ in range(5):
            async with session.get(f"{address}/healthz") as answer:
                assert answer.status == 200
            async with session.get(f"{address}/readyz") as answer:
                assert answer.status == 503
                assert await answer.text() == "not ready: slot\nshards: none\n"
            await asyncio.sleep(ROUND)
        async with session.get(f"{address}/metrics") as answer:
            said = await answer.text()
    assert "pantheon_ready 0.0" in said
    assert "pantheon_shard{" not in said
    assert not spare.host.engine.serves(0)
    await processes.stop(spare)


@pytest.mark.postgres
async def test_without_a_number_of_shards_one_slot_has_as_many_as_discord_advises(
    processes: Processes,
) -> None:
    one = await processes.start(slots=1, shard_count=None)
    await processes.until(everything)
    assert await missing(one) == []
    two = await processes.start(slots=1, shard_count=None)
    assert await missing(two) == ["slot"]
    await processes.stop(one)
    await processes.until(everything)
    assert await missing(two) == []
    assert all(two.host.engine.serves(processes.gateway.server_of(s)) for s in range(SHARDS))


@pytest.mark.postgres
async def test_servers_are_not_called_gone_by_a_process_whose_lease_has_run_out(
    processes: Processes,
) -> None:
    one = await processes.start(slots=1)
    await processes.until(everything)
    server = processes.gateway.server_of(1)
    await one.host.tables.create(server, 7, Person(1, "Ada"), "deus", "en", posted=False)
    async with paused(one):
        await processes.until(lambda found: not found[0])
        await processes.gateway.remove(1)
        await until(lambda: one.get_guild(server) is None)
        await one.on_shard_ready(1)
        assert (await one.host.server_settings.get(server)).present
    # Nobody else has taken the slot: the same process goes on with it, and looks again.
    await processes.until(everything)
    async with asyncio.timeout(30):
        while (await one.host.server_settings.get(server)).present:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert processes.lost == []


@pytest.mark.postgres
async def test_the_lease_is_renewed_while_discord_is_told_about_the_commands(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes.gateway.refuse_commands = 2
    told = asyncio.Event()
    one = await processes.start(slots=1)
    sync = one.tree.sync

    async def slow(**options: object) -> list[discord.app_commands.AppCommand]:
        await told.wait()
        return await sync()

    monkeypatch.setattr(one.tree, "sync", slow)
    await processes.until(everything)
    await asyncio.sleep(LEASE)
    assert len(slot_of(one).serving) == SHARDS
    told.set()
    async with asyncio.timeout(10):
        await processes.gateway.synced.wait()


@pytest.mark.postgres
async def test_the_process_without_shard_0_leaves_the_commands_to_the_other(
    processes: Processes,
) -> None:
    await processes.start()
    async with asyncio.timeout(10):
        await processes.gateway.synced.wait()
    processes.gateway.synced.clear()
    await processes.start()
    await processes.until(everything)
    assert not processes.gateway.synced.is_set()


@pytest.mark.postgres
async def test_nobody_connects_while_discord_allows_no_more_sessions(
    processes: Processes, trouble: pytest.LogCaptureFixture
) -> None:
    processes.gateway.remaining = 0
    await processes.start(slots=1)
    await asyncio.sleep(2)
    assert processes.gateway.identified == []
    assert "no shard may connect" in trouble.text
    processes.gateway.remaining = 1
    await processes.until(everything)


@pytest.mark.postgres
async def test_a_process_that_loses_its_slot_before_it_has_connected_ends_as_well(
    processes: Processes, trouble: pytest.LogCaptureFixture
) -> None:
    processes.gateway.remaining = 0
    one = await processes.start(slots=1)
    await until(lambda: not slot_of(one).waiting)
    async with paused(one):
        two = await processes.start(slots=1)
        await until(lambda: not slot_of(two).waiting)
    await processes.ended(one)
    assert processes.lost == [one]
    assert processes.gateway.identified == []
    processes.gateway.remaining = 1
    await processes.until(everything)


async def test_a_completion_is_left_to_the_process_that_serves_the_shard(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    assert await ada.autocomplete(sim.channel, "rules", "topic", "")
    sim.bot.host.engine.leased = lambda: False
    assert not await ada.autocomplete(sim.channel, "rules", "topic", "")
    sim.bot.host.engine.leased = None
