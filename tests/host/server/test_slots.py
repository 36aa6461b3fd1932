"""Slots and leases: a slot has at most one process, and soon exactly one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.server.slots import IDENTIFY_SECONDS, LEASE_SECONDS, ROUND_SECONDS, SlotLease
from bot.model.server import Shards
from bot.model.slots import SlotLayout
from bot.storage.database import Database
from bot.storage.server import slots
from bot.storage.server.slots import ASK_AGAIN_SECONDS, IDLE_SLOT_PRIORITY_SECONDS, Lease
from tests.databases import migrated_postgres

SLOTS, SHARDS = 4, 8


def test_a_slot_has_every_nth_shard_and_all_slots_together_have_all() -> None:
    layout = SlotLayout(3, 8)
    assert [layout.shard_ids(slot) for slot in range(3)] == [(0, 3, 6), (1, 4, 7), (2, 5)]
    assert layout.shards(2) == Shards(8, (2, 5))
    server = 5 << 22
    assert [layout.shards(slot).has(server) for slot in range(3)] == [False, False, True]


def test_the_only_slot_has_all_servers_however_many_shards_discord_advises() -> None:
    assert SlotLayout(1, 2).shard_ids(0) == (0, 1)
    assert SlotLayout().shard_ids(0) is None
    assert all(SlotLayout().shards(0).has(server) for server in (0, 1 << 22, 77 << 22))


class Cluster:
    """Some processes on one database, whose clock the test turns."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.layout = SlotLayout(SLOTS, SHARDS)
        self.database = database
        self.processes: dict[str, SlotLease] = {}
        take_turn = slots.take_turn

        async def turned(connection: object) -> float:
            await take_turn(connection)  # type: ignore[arg-type]
            return self.now

        monkeypatch.setattr(slots, "take_turn", turned)

    def start(self, name: str) -> SlotLease:
        async def passed(seconds: float) -> None:
            self.now += seconds

        self.processes[name] = SlotLease(
            self.database, name, self.layout, monotonic=lambda: self.now, sleep=passed
        )
        return self.processes[name]

    async def holding(self, *names: str) -> list[SlotLease]:
        """Processes that have got a slot each, one after the other, and have connected nothing."""
        found = [self.start(name) for name in names]
        for process in found:
            assert await process.claim()
        return found

    async def connect(self, name: str) -> None:
        """A process has connected all shards of its slot."""
        async with self.database.write() as connection:
            await connection.execute(
                text("UPDATE slots SET idle_since = NULL WHERE holder = :name"), {"name": name}
            )

    async def rounds(self, *names: str, times: int = 1, seconds: float = 3.0) -> None:
        """Each of them renews its lease, or asks for a slot where it has none."""
        for _ in range(times):
            for name in names or tuple(self.processes):
                process = self.processes[name]
                if process.slot is None or not await process.renew():
                    await process.claim()
                await self.connect(name)
            self.now += seconds
            self.check()

    def served(self) -> dict[str, int | None]:
        return {
            name: process.slot if process.held else None for name, process in self.processes.items()
        }

    def check(self) -> None:
        held = [slot for slot in self.served().values() if slot is not None]
        assert len(held) == len(set(held)), self.served()
        assert len({process.layout for process in self.processes.values() if process.held}) <= 1


@pytest.fixture
async def cluster(postgres: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    database = Database(await migrated_postgres(postgres))
    yield Cluster(database, monkeypatch)
    await database.dispose()


@pytest.mark.postgres
async def test_each_process_has_one_slot_and_a_spare_one_waits(cluster: Cluster) -> None:
    for name in ("one", "two", "three", "four", "spare"):
        cluster.start(name)
        await cluster.rounds()
    assert cluster.served() == {"one": 0, "two": 1, "three": 2, "four": 3, "spare": None}
    # Nobody gives up anything that it serves.
    await cluster.rounds(times=8)
    assert cluster.served() == {"one": 0, "two": 1, "three": 2, "four": 3, "spare": None}


@pytest.mark.postgres
async def test_a_spare_process_takes_the_slot_of_a_dead_one(cluster: Cluster) -> None:
    cluster.layout = SlotLayout(2, SHARDS)
    _, two = await cluster.holding("one", "two")
    spare = cluster.start("spare")
    await cluster.rounds(times=3, seconds=ROUND_SECONDS)
    died = cluster.now
    while not spare.held:
        await cluster.rounds("one", "spare", seconds=ROUND_SECONDS)
        assert not (two.held and spare.held)
    assert spare.slot == 1
    for shard_id in cluster.layout.shard_ids(1) or ():
        assert await spare.renew()
        assert await spare.wait_to_identify(shard_id, 1)
    # Four shards connect one after the other, and the first of them without waiting.
    assert cluster.now - died <= LEASE_SECONDS + 2 * ROUND_SECONDS + 3 * IDENTIFY_SECONDS < 30
    assert not two.held


@pytest.mark.postgres
async def test_a_process_that_was_stopped_knows_that_it_serves_nothing(cluster: Cluster) -> None:
    cluster.layout = SlotLayout(2, SHARDS)
    one, _ = await cluster.holding("one", "two")
    cluster.start("spare")
    await cluster.rounds(times=3)
    assert cluster.served() == {"one": 0, "two": 1, "spare": None}
    cluster.now += 60
    # They know before they have asked anybody.
    assert cluster.served() == {"one": None, "two": None, "spare": None}
    await cluster.rounds("two", "spare", times=3)
    assert not await one.renew()
    assert cluster.served() == {"one": None, "two": 1, "spare": 0}
    assert one.slot is None


@pytest.mark.postgres
async def test_a_lease_that_has_run_out_is_renewed_where_nobody_has_taken_the_slot(
    cluster: Cluster,
) -> None:
    (one,) = await cluster.holding("one")
    cluster.now += 60
    assert cluster.served() == {"one": None}
    assert await one.renew()
    assert cluster.served() == {"one": 0}


@pytest.mark.postgres
async def test_a_process_that_leaves_frees_its_slot_at_once(cluster: Cluster) -> None:
    cluster.layout = SlotLayout(1, SHARDS)
    (one,) = await cluster.holding("one")
    two = cluster.start("two")
    assert not await two.claim()
    await one.release()
    assert not one.held
    assert await two.claim()
    assert two.slot == 0
    # A process that has left takes nothing with it.
    await one.release()
    assert await two.renew()


@pytest.mark.postgres
async def test_without_the_database_a_lease_runs_out(cluster: Cluster) -> None:
    (one,) = await cluster.holding("one")
    async with cluster.database.write() as connection:
        await connection.execute(text("ALTER TABLE slots RENAME TO hidden"))
    with pytest.raises(Exception, match="slots"):
        await one.renew()
    assert one.held
    cluster.now += LEASE_SECONDS
    assert not one.held


@pytest.mark.postgres
async def test_a_claim_whose_answer_was_lost_is_known_at_the_next_one(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, take = cluster.start("one"), slots.take

    async def lost(connection: AsyncConnection, lease: Lease) -> None:
        await take(connection, lease)
        await connection.commit()
        raise ConnectionResetError

    with monkeypatch.context() as patched:
        patched.setattr(slots, "take", lost)
        with pytest.raises(ConnectionResetError):
            await one.claim()
    assert not one.held
    assert await one.claim()
    assert one.slot == 0
    async with cluster.database.read() as connection:
        assert [*await slots.leases(connection)] == [0]


@pytest.mark.postgres
async def test_at_random_no_slot_is_ever_served_twice(cluster: Cluster) -> None:
    dice = random.Random(7)
    for name in ("one", "two", "three", "four", "five", "six"):
        cluster.start(name)
    for _ in range(120):
        alive = dice.sample(sorted(cluster.processes), dice.randint(1, 6))
        await cluster.rounds(*alive, seconds=dice.choice([1.0, 3.0, 6.0, 20.0]))
    await cluster.rounds(times=8)
    taken = [slot for slot in cluster.served().values() if slot is not None]
    assert sorted(taken) == list(range(SLOTS))


@pytest.mark.postgres
async def test_shards_of_one_bucket_identify_one_after_the_other(cluster: Cluster) -> None:
    one, two = await cluster.holding("one", "two")
    began = cluster.now
    assert await one.wait_to_identify(0, 1)
    assert cluster.now == began
    assert await two.wait_to_identify(1, 1)
    assert cluster.now == pytest.approx(began + IDENTIFY_SECONDS)
    # With three buckets shard 4 has another one, in which nobody has identified.
    assert await one.wait_to_identify(4, 3)
    assert cluster.now == pytest.approx(began + IDENTIFY_SECONDS)


@pytest.mark.postgres
async def test_the_slot_that_has_been_idle_for_longest_identifies_first(cluster: Cluster) -> None:
    cluster.layout = SlotLayout(2, SHARDS)
    one, two = await cluster.holding("one", "two")
    await cluster.rounds(times=8)
    # Two dies, later one; a process that takes two's slot dies before it has connected it.
    early, late, brief = 1, 0, cluster.start("brief")
    while not brief.held:
        await cluster.rounds("one")
        await brief.claim()
    assert brief.slot == early
    cluster.now += LEASE_SECONDS + 1
    three, four = await cluster.holding("three", "four")
    assert (three.slot, four.slot) == (early, late)
    assert not one.held
    assert not two.held

    async def later(seconds: float) -> None:
        cluster.now += seconds
        assert await three.renew()
        assert await four.renew()

    # The first turn goes to the slot that asks; the next to the slot that waits longest.
    assert await four._until_turn(0, 1) == 0
    for shard_id in (1, 3, 5):
        await later(IDENTIFY_SECONDS)
        assert await four._until_turn(2, 1) == ASK_AGAIN_SECONDS
        assert await three._until_turn(shard_id, 1) == 0
    # Nobody is waited for who does not ask.
    await later(IDENTIFY_SECONDS + IDLE_SLOT_PRIORITY_SECONDS)
    assert await four._until_turn(2, 1) == 0
    # With the last shard of a slot nothing of it is idle.
    await later(IDENTIFY_SECONDS)
    assert await three._until_turn(7, 1) == 0
    await later(IDENTIFY_SECONDS)
    assert await four._until_turn(4, 1) == 0


@pytest.mark.postgres
async def test_a_process_that_has_lost_its_slot_does_not_identify(cluster: Cluster) -> None:
    cluster.layout = SlotLayout(1, 2)
    (one,) = await cluster.holding("one")
    cluster.now += LEASE_SECONDS
    assert not await one.wait_to_identify(0, 1)
    (two,) = await cluster.holding("two")
    assert not await one.wait_to_identify(0, 1)
    # It has neither used up the turn nor said that the slot is about to be served.
    async with cluster.database.read() as connection:
        assert (await slots.leases(connection))[0].idle_since is not None
    began = cluster.now
    assert await two.wait_to_identify(0, 1)
    assert cluster.now == began


@pytest.mark.postgres
async def test_a_process_that_is_stopped_after_it_got_its_turn_does_not_identify(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one,) = await cluster.holding("one")
    identify = slots.identify

    async def stopped(*how: object) -> float | None:
        turn = await identify(*how)  # type: ignore[arg-type]
        cluster.now += 60
        return turn

    monkeypatch.setattr(slots, "identify", stopped)
    assert not await one.wait_to_identify(0, 1)


@pytest.mark.postgres
@pytest.mark.parametrize("alive", [False, True])
async def test_the_slot_of_a_dead_process_holds_up_no_other(cluster: Cluster, alive: bool) -> None:
    cluster.layout = SlotLayout(2, SHARDS)
    (one,) = await cluster.holding("one")
    now, layout = cluster.now, cluster.layout
    async with cluster.database.write() as connection:
        until = now + 60 if alive else now
        await slots.take(connection, Lease(1, "two", until, now - 60, layout))
    await one.wait_to_identify(0, 1)
    cluster.now += IDENTIFY_SECONDS
    await one.renew()
    assert ((await one._until_turn(2, 1) or 0) > 0) == alive


@pytest.mark.postgres
async def test_no_turn_to_identify_is_lost_with_a_process_that_ends_while_it_waits(
    cluster: Cluster,
) -> None:
    one, two = await cluster.holding("one", "two")
    await one.wait_to_identify(0, 1)
    began = cluster.now
    for shard_id in (4, 4, 4):
        # It asks, is told to wait, and ends.
        assert (await one._until_turn(shard_id, 1) or 0) > 0
    await two.wait_to_identify(1, 1)
    assert cluster.now == pytest.approx(began + IDENTIFY_SECONDS)


async def soon(process: SlotLease) -> None:
    """Ask for a slot as a process does: again and again, for as long as a lease would last."""
    async with asyncio.timeout(LEASE_SECONDS):
        while not process.held:
            try:
                await process.claim()
            except DBAPIError:
                await asyncio.sleep(0.5)


@pytest.mark.postgres
@pytest.mark.parametrize("where", ["between two statements", "in the middle of one"])
async def test_a_process_that_is_stopped_in_its_turn_holds_up_nobody(
    cluster: Cluster, where: str
) -> None:
    one = cluster.start("one")
    async with cluster.database.engine.connect() as connection:
        await connection.begin()
        await slots.take_turn(connection)
        if where == "in the middle of one":
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            # It is sent, and what is to be put into it is not.
            await raw.prepare("SELECT 1 + $1::int")
        await soon(one)
        await connection.invalidate()


@pytest.mark.postgres
async def test_whoever_speaks_to_the_database_at_length_is_not_interrupted(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slots, "STOPPED_SECONDS", 0.1)
    (one,) = await cluster.holding("one")
    async with cluster.database.read() as connection:
        long = asyncio.create_task(connection.scalar(text("SELECT 7 FROM pg_sleep(1)")))
        await asyncio.sleep(0.5)
        await one.renew()
        assert await long == 7
        await asyncio.sleep(0.5)
        await one.renew()
        assert await connection.scalar(text("SELECT 8")) == 8


@pytest.mark.postgres
async def test_a_shard_asks_again_for_its_turn_where_the_database_fails(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one,) = await cluster.holding("one")
    take_turn, asked = slots.take_turn, 0

    async def failing(connection: AsyncConnection) -> float:
        nonlocal asked
        asked += 1
        if asked == 1:
            await connection.execute(text("SELECT 1 / 0"))
        return await take_turn(connection)

    monkeypatch.setattr(slots, "take_turn", failing)
    assert await one.wait_to_identify(0, 1)
    assert asked == 2


@pytest.mark.postgres
async def test_a_newcomer_goes_by_the_layout_of_those_that_live(cluster: Cluster) -> None:
    one, two = await cluster.holding("one", "two")
    cluster.layout = SlotLayout(2, 9)
    three = cluster.start("three")
    assert await three.claim()
    assert three.slot == 2
    assert three.layout == one.layout == two.layout == SlotLayout(SLOTS, SHARDS)


@pytest.mark.postgres
@pytest.mark.parametrize("other", [SlotLayout(), SlotLayout(2, 9)])
async def test_a_process_of_a_former_layout_cannot_go_on_with_it(
    cluster: Cluster, other: SlotLayout
) -> None:
    one, two = await cluster.holding("one", "two")
    cluster.now += LEASE_SECONDS
    cluster.layout = other
    (three,) = await cluster.holding("three")
    assert (three.slot, three.layout) == (0, other)
    assert not await one.renew()
    assert not await two.renew()
    assert one.slot is two.slot is None
