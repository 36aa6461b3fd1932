"""Processes share the shards by themselves: each shard has at most one, and soon exactly one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.server.shard_leases import IDENTIFY_SECONDS, LEASE_SECONDS, ShardLeases
from bot.storage.database import Database
from bot.storage.server import shard_leases
from bot.storage.server.shard_leases import ASK_AGAIN_SECONDS, KEPT_SECONDS
from tests.databases import migrated_postgres

pytestmark = pytest.mark.postgres


class Cluster:
    """Some processes on one database, whose clock the test turns."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch, count: int = 8) -> None:
        self.now = 1000.0
        self.count = count
        self.database = database
        self.processes: dict[str, ShardLeases] = {}
        take_turn = shard_leases.take_turn

        async def turned(connection: object) -> float:
            await take_turn(connection)  # type: ignore[arg-type]
            return self.now

        monkeypatch.setattr(shard_leases, "take_turn", turned)

    def start(self, name: str) -> ShardLeases:
        async def passed(seconds: float) -> None:
            self.now += seconds

        self.processes[name] = ShardLeases(
            self.database, name, self.count, monotonic=lambda: self.now, sleep=passed
        )
        return self.processes[name]

    async def connect(self, name: str) -> None:
        """A process has connected all that it has a lease on."""
        async with self.database.write() as connection:
            await connection.execute(
                text("UPDATE shard_leases SET idle_since = NULL WHERE holder = :name"),
                {"name": name},
            )

    async def lease(self, name: str, *shard_ids: int) -> ShardLeases:
        """A process that has leases on these shards for a minute and has connected none."""
        idle = dict.fromkeys(shard_ids, self.now)
        async with self.database.write() as connection:
            await shard_leases.take(connection, name, idle, self.now + 60)
        return self.start(name)

    async def rounds(self, *names: str, times: int = 1, seconds: float = 3.0) -> None:
        for _ in range(times):
            for name in names or tuple(self.processes):
                share = await self.processes[name].round()
                await self.connect(name)
                if share.surplus:
                    await self.processes[name].give_up(share.surplus)
            self.now += seconds
            self.check()

    def served(self) -> dict[str, list[int]]:
        return {name: sorted(process.held()) for name, process in self.processes.items()}

    def check(self) -> None:
        all_held = [shard for held in self.served().values() for shard in held]
        assert len(all_held) == len(set(all_held)), self.served()


@pytest.fixture
async def cluster(postgres: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    database = Database(await migrated_postgres(postgres))
    yield Cluster(database, monkeypatch)
    await database.dispose()


async def test_one_process_serves_all_and_shares_with_newcomers(cluster: Cluster) -> None:
    cluster.start("one")
    await cluster.rounds()
    assert cluster.served() == {"one": list(range(8))}
    cluster.start("two")
    # One shard after the other, so that none is left unserved for long.
    before = 8
    for _ in range(8):
        await cluster.rounds()
        kept = len(cluster.served()["one"])
        assert before - kept <= 1
        before = kept
    assert sorted(map(len, cluster.served().values())) == [4, 4]
    cluster.start("three")
    await cluster.rounds(times=8)
    assert sorted(map(len, cluster.served().values())) == [2, 3, 3]


async def test_the_shards_of_a_dead_process_are_taken_over(cluster: Cluster) -> None:
    cluster.start("one")
    cluster.start("two")
    await cluster.rounds(times=3)
    died = cluster.now
    while len(cluster.processes["one"].held()) < 8:
        await cluster.rounds("one")
    assert cluster.now - died <= 30
    assert cluster.processes["two"].held() == frozenset()


async def test_a_process_that_was_stopped_knows_that_it_serves_nothing(cluster: Cluster) -> None:
    one, _ = cluster.start("one"), cluster.start("two")
    await cluster.rounds(times=3)
    assert one.serves(next(iter(one.held())) << 22)
    cluster.now += 60
    assert one.held() == frozenset()
    assert not one.serves(next(iter(range(8))) << 22)
    await cluster.rounds("two", times=5)
    # Back again, it gets its share as the others give something up.
    await cluster.rounds(times=8)
    assert sorted(map(len, cluster.served().values())) == [4, 4]


async def test_nothing_changes_hands_while_shards_are_being_taken_over(cluster: Cluster) -> None:
    one, two = cluster.start("one"), cluster.start("two")
    await cluster.rounds(times=8)
    cluster.start("three")
    # Somebody has just identified, and whoever takes a shard over now would have to wait.
    await one.wait_to_identify(0, 1)
    share = await two.round()
    assert share.surplus == ()
    for _ in range(3):
        cluster.now += IDENTIFY_SECONDS / 3
        shares = [await process.round() for process in cluster.processes.values()]
    assert sorted(len(share.surplus) for share in shares) == [0, 1, 1]


async def test_a_process_that_leaves_frees_its_shards_at_once(cluster: Cluster) -> None:
    one = cluster.start("one")
    cluster.start("two")
    await cluster.rounds(times=3)
    await one.leave()
    await cluster.rounds("two")
    assert cluster.processes["two"].held() == frozenset(range(8))


async def test_without_the_database_leases_run_out(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = cluster.start("one")
    await cluster.rounds()
    held = one.held()
    async with cluster.database.write() as connection:
        await connection.execute(text("ALTER TABLE shard_leases RENAME TO hidden"))
    with pytest.raises(Exception, match="shard_leases"):
        await one.round()
    assert one.held() == held
    cluster.now += LEASE_SECONDS
    assert one.held() == frozenset()


async def test_at_random_no_shard_is_ever_served_twice(cluster: Cluster) -> None:
    dice = random.Random(7)
    for name in ("one", "two", "three", "four"):
        cluster.start(name)
    for _ in range(120):
        alive = dice.sample(sorted(cluster.processes), dice.randint(1, 4))
        await cluster.rounds(*alive, seconds=dice.choice([1.0, 3.0, 6.0, 20.0]))
    await cluster.rounds(times=8)
    assert sorted(map(len, cluster.served().values())) == [2, 2, 2, 2]


async def test_shards_of_one_bucket_identify_one_after_the_other(cluster: Cluster) -> None:
    one, two = await cluster.lease("one", 0, 3), await cluster.lease("two", 1)
    began = cluster.now
    await one.wait_to_identify(0, 1)
    assert cluster.now == began
    await two.wait_to_identify(1, 1)
    assert cluster.now == pytest.approx(began + IDENTIFY_SECONDS)
    await asyncio.gather(one.wait_to_identify(3, 2))
    assert cluster.now == pytest.approx(began + IDENTIFY_SECONDS)


async def test_what_nobody_has_served_for_longest_identifies_first(cluster: Cluster) -> None:
    one, two = cluster.start("one"), cluster.start("two")
    await cluster.rounds(times=8)
    late, early = sorted(one.held()), sorted(two.held())
    # Two dies, and so does one, before it has connected what it took over.
    while len(one.held()) < cluster.count:
        cluster.now += 3.0
        await one.round()
    cluster.now += LEASE_SECONDS + 1
    three = cluster.start("three")
    await three.round()
    assert three.held() == {*early, *late}
    await three.wait_to_identify(late[0], 1)
    cluster.now += IDENTIFY_SECONDS
    assert await three._until_turn(late[1], 1) == ASK_AGAIN_SECONDS
    assert await three._until_turn(early[0], 1) == 0
    # Nobody is waited for who does not ask.
    cluster.now += IDENTIFY_SECONDS + KEPT_SECONDS
    await three.round()
    assert await three._until_turn(late[1], 1) == 0


async def test_whoever_has_lost_a_shard_does_not_identify_it(cluster: Cluster) -> None:
    one = await cluster.lease("one", 0)
    cluster.now += 61
    assert not await one.wait_to_identify(0, 1)
    two = await cluster.lease("two", 0)
    assert not await one.wait_to_identify(0, 1)
    # It has neither used up the turn nor said that the shard is about to be served.
    async with cluster.database.read() as connection:
        assert (await shard_leases.known(connection))[0].idle_since == cluster.now
    began = cluster.now
    assert await two.wait_to_identify(0, 1)
    assert cluster.now == began


@pytest.mark.parametrize("alive", [False, True])
async def test_the_shards_of_a_dead_process_hold_up_no_other(cluster: Cluster, alive: bool) -> None:
    one, now = cluster.start("one"), cluster.now
    async with cluster.database.write() as connection:
        await shard_leases.take(connection, "one", {6: now, 7: now}, now + 60)
        await shard_leases.take(connection, "two", {5: now - 60}, now + 60 if alive else now)
    await one.wait_to_identify(7, 1)
    cluster.now += IDENTIFY_SECONDS
    assert ((await one._until_turn(6, 1) or 0) > 0) == alive


async def test_no_turn_to_identify_is_lost_with_a_process_that_ends_while_it_waits(
    cluster: Cluster,
) -> None:
    one, two = await cluster.lease("one", 0, 1, 2, 3), await cluster.lease("two", 4)
    await one.wait_to_identify(0, 1)
    began = cluster.now
    for shard_id in (1, 2, 3):
        # It asks, is told to wait, and ends.
        assert (await one._until_turn(shard_id, 1) or 0) > 0
    await two.wait_to_identify(4, 1)
    assert cluster.now == pytest.approx(began + IDENTIFY_SECONDS)


async def soon(process: ShardLeases) -> None:
    """Renew leases as a process does: again and again, for as long as these would last."""
    async with asyncio.timeout(LEASE_SECONDS):
        while not process.held():
            try:
                await process.round()
            except DBAPIError:
                await asyncio.sleep(0.5)


@pytest.mark.parametrize("where", ["between two statements", "in the middle of one"])
async def test_a_process_that_is_stopped_in_its_turn_holds_up_nobody(
    cluster: Cluster, where: str
) -> None:
    one = cluster.start("one")
    async with cluster.database.engine.connect() as connection:
        await connection.begin()
        await shard_leases.take_turn(connection)
        if where == "in the middle of one":
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            # It is sent, and what is to be put into it is not.
            await raw.prepare("SELECT 1 + $1::int")
        await soon(one)
        await connection.invalidate()


async def test_whoever_speaks_to_the_database_at_length_is_not_interrupted(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_leases, "STOPPED_SECONDS", 0.1)
    one = cluster.start("one")
    async with cluster.database.read() as connection:
        long = asyncio.create_task(connection.scalar(text("SELECT 7 FROM pg_sleep(1)")))
        await asyncio.sleep(0.5)
        await one.round()
        assert await long == 7
        await asyncio.sleep(0.5)
        await one.round()
        assert await connection.scalar(text("SELECT 8")) == 8


async def test_a_shard_asks_again_for_its_turn_where_the_database_fails(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, take_turn, asked = await cluster.lease("one", 0), shard_leases.take_turn, 0

    async def failing(connection: AsyncConnection) -> float:
        nonlocal asked
        asked += 1
        if asked == 1:
            await connection.execute(text("SELECT 1 / 0"))
        return await take_turn(connection)

    monkeypatch.setattr(shard_leases, "take_turn", failing)
    await one.wait_to_identify(0, 1)
    assert asked == 2


async def test_a_newcomer_goes_by_the_number_of_shards_that_is_agreed(cluster: Cluster) -> None:
    one = cluster.start("one")
    await one.agree()
    await cluster.rounds()
    cluster.count = 9
    two = cluster.start("two")
    await two.agree()
    assert two.count == one.count == 8
