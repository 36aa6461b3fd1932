"""The start reads what has to be done, not everything that is stored."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from sqlalchemy import event, insert

from bot.host.waits import reminder_times
from bot.storage import schema
from bot.storage.database import Database
from games.core.game import Game
from tests.databases import sqlite_url
from tests.host.fake_channel import FakeChannel
from tests.host.harness import ADA, HostHarness
from tests.toy import Orchard, ToyView

STORED = 10_000


async def fill(harness: HostHarness) -> None:
    """Ten thousand tables in the middle of a match, none of which has anything to do now."""
    model = await harness.begun(2)
    await harness.play(model.id, 3)
    async with harness.host.engine.database.write() as connection:
        rows = await connection.execute(schema.tables.select())
        table = dict(rows.mappings().one())
        entries = [
            dict(row)
            for row in (await connection.execute(schema.entries.select())).mappings().all()
        ]
        copies = [
            {**table, "id": 100 + n, "channel_id": 1000 + n, "guild_id": n << 22}
            for n in range(STORED)
        ]
        await connection.execute(insert(schema.tables), copies)
        members = [{"table_id": copy["id"], "place": 0, "person_id": ADA.id} for copy in copies]
        await connection.execute(insert(schema.members), members)
        log = [{**entry, "table_id": copy["id"]} for copy in copies for entry in entries]
        await connection.execute(insert(schema.entries), log)
        posts = [
            {
                "table_id": copy["id"],
                "kind": "turn",
                "dedupe": str(copy["id"]),
                "nonce": str(copy["id"]),
                "since_entry": -1,
                "entry": 3,
                "ping": False,
                "detail": {},
                "state": "done",
                "attempts": 1,
                "not_before": 0.0,
                "created": 0.0,
            }
            for copy in copies
        ]
        await connection.execute(insert(schema.outbox), posts)
        pending = [
            {
                "key": reminder_times.key(copy["id"], ADA.id),
                "kind": "remind",
                "due": harness.clock() + 86_400 + copy["id"],
                "guild_id": copy["guild_id"],
                "table_id": copy["id"],
                "person_id": ADA.id,
                "detail": {},
            }
            for copy in copies
        ]
        await connection.execute(insert(schema.alarms), pending)


async def statements(folder: Path) -> int:
    """How many statements it takes until the host is ready, the inspection included."""
    harness, seen = HostHarness(Database(sqlite_url(folder))), 0

    def count(*_: object) -> None:
        nonlocal seen
        seen += 1

    event.listen(harness.host.engine.database.engine.sync_engine, "before_cursor_execute", count)
    await harness.host.start_up(harness.channel)
    await harness.host.wait_until_idle()
    await harness.host.shut_down()
    return seen


@pytest.mark.slow
async def test_ten_thousand_tables_do_not_slow_the_start(
    tmp_path: Path, toy: Game[Orchard, ToyView]
) -> None:
    """How long it takes is for ``make bench`` to say."""
    full, empty = tmp_path / "full", tmp_path / "empty"
    full.mkdir()
    harness = HostHarness(Database(sqlite_url(full)))
    await harness.host.engine.database.migrate()
    shutil.copytree(full, empty)
    await fill(harness)
    await harness.host.shut_down()
    # A few alarms may be looked at; ten thousand tables are not.
    assert await statements(full) < await statements(empty) + 100


async def test_shutting_down_lets_a_step_come_to_its_end(
    tmp_path: Path, toy: Game[Orchard, ToyView]
) -> None:
    harness = HostHarness(Database(sqlite_url(tmp_path)))
    await harness.host.start_up(harness.channel)
    table = await harness.begun(1, 3, rounds=5)
    await harness.host.shut_down()
    await harness.host.shut_down()
    again = HostHarness(Database(sqlite_url(tmp_path)))
    stored = await again.host.engine.stored(table.id)
    assert not (await again.host.engine.loaded(stored)).frozen
    await again.host.start_up(again.channel)
    assert (await again.play(table.id)).status == "over"
    await again.host.shut_down()


async def test_nothing_waits_for_ever_in_the_background(harness: HostHarness) -> None:
    """A simulated Discord comes to rest only when the bot's tasks have ended."""
    table = await harness.begun(1, 2)
    await harness.play(table.id, 2)
    await harness.host.wait_until_idle()
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    assert others == []


async def test_a_host_can_be_closed_without_having_been_started(tmp_path: Path) -> None:
    harness = HostHarness(Database(sqlite_url(tmp_path)), channel=FakeChannel())
    await harness.host.shut_down()
