"""Processes that share a database do what another one has left at their tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.upkeep.neighbours import Neighbours
from bot.model.server import Shards
from bot.storage.database import Database
from bot.storage.posts import outbox
from bot.storage.posts.alarms import Alarm, set_alarm
from games.core.game import AnyGame
from tests.databases import sqlite_url
from tests.host.channel import later
from tests.host.evening import Evening

HERE, THERE = Shards(2, (0,)), Shards(2, (1,))
"""The share that the tables of an evening belong to, and the other one."""


@pytest.fixture
async def two(tmp_path: Path, toy: AnyGame) -> AsyncIterator[tuple[Evening, Evening]]:
    """The process that serves the tables, and one that does not."""
    url = sqlite_url(tmp_path)
    here = Evening(Database(url))
    there = Evening(Database(url), channel=here.channel)
    for evening, shards in ((here, HERE), (there, THERE)):
        evening.host.engine.shards = shards
        # A test says when it looks.
        evening.host._neighbours = Neighbours(evening.host.engine, evening.host.look_again, 3600)
        await evening.host.start_up(evening.channel)
    yield here, there
    for evening in (here, there):
        await evening.host.shut_down()


async def owed(evening: Evening, table_id: int) -> bool:
    async with evening.host.engine.database.read() as connection:
        return await outbox.first_owed(connection, table_id) is not None


async def test_a_move_that_another_process_took_is_posted(two: tuple[Evening, Evening]) -> None:
    here, there = two
    table = await here.begun(2)
    await here.host.settled()
    before = len(here.channel.attempts)
    while not await owed(there, table.id):
        await there.answer(await there.asked(table.id))
        await there.host.settled()
    assert len(here.channel.attempts) == before
    await here.host.look_again(HERE)
    await here.host.settled()
    assert not await owed(here, table.id)
    assert len(here.channel.attempts) == before + 1


async def test_a_computer_goes_on_after_a_move_that_another_process_took(
    two: tuple[Evening, Evening],
) -> None:
    here, there = two
    table = await here.begun(1, computers=1)
    await here.host.settled()

    async def computer_awaited() -> bool:
        known = await here.host.tables.get(table.id)
        return any(known.computer_of(seat) for seat in known.awaited)

    while not await computer_awaited():
        await there.answer(await there.asked(table.id))
        await there.host.settled()
    await here.host.look_again(HERE)
    await here.host.settled()
    assert not await computer_awaited()


async def test_what_was_left_undone_without_a_lease_is_done_with_the_next_one(
    two: tuple[Evening, Evening],
) -> None:
    here, _ = two
    table = await here.begun(2)
    await here.host.settled()
    here.host.engine.leased = lambda guild_id: False
    while not await owed(here, table.id):
        await here.answer(await here.asked(table.id))
        await here.host.settled()
    here.host.engine.leased = lambda guild_id: True
    await here.host.look_again(HERE)
    await here.host.settled()
    assert not await owed(here, table.id)


async def test_an_alarm_that_another_process_has_set_rings_in_time(
    two: tuple[Evening, Evening],
) -> None:
    here, there = two
    table = await here.begun(2)
    await here.host.settled()
    alarms = here.host.alarms
    known = alarms._looks_at
    assert known is not None
    soon = here.clock.now + 5
    async with there.host.engine.database.write() as connection:
        await set_alarm(connection, Alarm("test", "muster", soon, 5, table.id, None, {}))
    await here.host.look_again(HERE)
    await here.host.settled()
    assert alarms._looks_at is not None
    assert alarms._looks_at <= soon < known


async def test_it_looks_by_itself(tmp_path: Path, toy: AnyGame) -> None:
    evening = Evening(Database(sqlite_url(tmp_path)))
    looked = asyncio.Event()
    failing = iter([True])

    async def look(shards: Shards) -> None:
        assert shards == HERE
        if next(failing, False):
            raise ConnectionError
        looked.set()

    alone = Neighbours(evening.host.engine, look, 0.01)
    alone.start()
    assert alone._task is None
    evening.host.engine.shards = HERE
    shared = Neighbours(evening.host.engine, look, 0.01)
    shared.start()
    async with asyncio.timeout(5):
        await looked.wait()
    await shared.close()
    await evening.host.engine.database.dispose()


async def test_a_post_that_waits_for_its_time_is_not_hurried(two: tuple[Evening, Evening]) -> None:
    here, _ = two
    here.channel.before.append(later(60))
    await here.begun(2)
    await here.host.settled()
    tried = len(here.channel.attempts)
    await here.host.look_again(HERE)
    await here.host.settled()
    assert len(here.channel.attempts) == tried
