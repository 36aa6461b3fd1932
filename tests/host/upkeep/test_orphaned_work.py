"""Processes that share a database do the work that others have left at their tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.upkeep.orphaned_work import OrphanedWork
from bot.model.server import Shards
from bot.storage.database import Database
from bot.storage.posts import outbox
from bot.storage.posts.alarms import Alarm, set_alarm
from games.core.game import AnyGame
from tests.databases import sqlite_url
from tests.host.fake_channel import later
from tests.host.harness import HostHarness

HERE, THERE = Shards(2, (0,)), Shards(2, (1,))
"""The share that the tables of an evening belong to, and the other one."""


@pytest.fixture
async def two(tmp_path: Path, toy: AnyGame) -> AsyncIterator[tuple[HostHarness, HostHarness]]:
    """The process that serves the tables, and one that does not."""
    url = sqlite_url(tmp_path)
    here = HostHarness(Database(url))
    there = HostHarness(Database(url), channel=here.channel)
    for harness, shards in ((here, HERE), (there, THERE)):
        harness.host.engine.shards = shards
        # A test says when it looks.
        harness.host._orphaned_work = OrphanedWork(
            harness.host.engine, harness.host.take_up_orphaned_work, 3600
        )
        await harness.host.start_up(harness.channel)
    yield here, there
    for harness in (here, there):
        await harness.host.shut_down()


async def owed(harness: HostHarness, table_id: int) -> bool:
    async with harness.host.engine.database.read() as connection:
        return await outbox.first_owed(connection, table_id) is not None


async def test_a_move_that_another_process_took_is_posted(
    two: tuple[HostHarness, HostHarness],
) -> None:
    here, there = two
    table = await here.begun(2)
    await here.host.wait_until_idle()
    before = len(here.channel.attempts)
    while not await owed(there, table.id):
        await there.answer(await there.asked(table.id))
        await there.host.wait_until_idle()
    assert len(here.channel.attempts) == before
    await here.host.take_up_orphaned_work(HERE)
    await here.host.wait_until_idle()
    assert not await owed(here, table.id)
    assert len(here.channel.attempts) == before + 1


async def test_a_computer_goes_on_after_a_move_that_another_process_took(
    two: tuple[HostHarness, HostHarness],
) -> None:
    here, there = two
    table = await here.begun(1, computers=1)
    await here.host.wait_until_idle()

    async def computer_awaited() -> bool:
        known = await here.host.tables.get(table.id)
        return any(known.computer_of(seat) for seat in known.awaited)

    while not await computer_awaited():
        await there.answer(await there.asked(table.id))
        await there.host.wait_until_idle()
    await here.host.take_up_orphaned_work(HERE)
    await here.host.wait_until_idle()
    assert not await computer_awaited()


async def test_what_was_left_undone_without_a_lease_is_done_with_the_next_one(
    two: tuple[HostHarness, HostHarness],
) -> None:
    here, _ = two
    table = await here.begun(2)
    await here.host.wait_until_idle()
    here.host.engine.leased = lambda: False
    while not await owed(here, table.id):
        await here.answer(await here.asked(table.id))
        await here.host.wait_until_idle()
    here.host.engine.leased = lambda: True
    await here.host.take_up_orphaned_work(HERE)
    await here.host.wait_until_idle()
    assert not await owed(here, table.id)


async def test_an_alarm_that_another_process_has_set_rings_in_time(
    two: tuple[HostHarness, HostHarness],
) -> None:
    here, there = two
    table = await here.begun(2)
    await here.host.wait_until_idle()
    alarms = here.host.alarms
    known = alarms._wakes_at
    assert known is not None
    soon = here.clock.now + 5
    async with there.host.engine.database.write() as connection:
        await set_alarm(connection, Alarm("test", "muster", soon, 5, table.id, None, {}))
    await here.host.take_up_orphaned_work(HERE)
    await here.host.wait_until_idle()
    assert alarms._wakes_at is not None
    assert alarms._wakes_at <= soon < known


async def test_it_looks_by_itself(tmp_path: Path, toy: AnyGame) -> None:
    harness = HostHarness(Database(sqlite_url(tmp_path)))
    looked = asyncio.Event()
    failing = iter([True])

    async def look(shards: Shards) -> None:
        assert shards == HERE
        if next(failing, False):
            raise ConnectionError
        looked.set()

    alone = OrphanedWork(harness.host.engine, look, 0.01)
    alone.start()
    assert alone._task is None
    harness.host.engine.shards = HERE
    shared = OrphanedWork(harness.host.engine, look, 0.01)
    shared.start()
    async with asyncio.timeout(5):
        await looked.wait()
    await shared.close()
    await harness.host.engine.database.dispose()


async def test_a_post_that_waits_for_its_time_is_not_hurried(
    two: tuple[HostHarness, HostHarness],
) -> None:
    here, _ = two
    here.channel.before.append(later(60))
    await here.begun(2)
    await here.host.wait_until_idle()
    tried = len(here.channel.attempts)
    await here.host.take_up_orphaned_work(HERE)
    await here.host.wait_until_idle()
    assert len(here.channel.attempts) == tried
