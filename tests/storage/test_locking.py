"""Two processes on one SQLite file: the second waits, and a failed transaction changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.storage import database as module
from bot.storage.database import Database
from bot.storage.table import tables
from tests.databases import sqlite_url
from tests.storage.rows import new_table


async def test_a_writer_waits_for_another_process(tmp_path: Path) -> None:
    database = Database(sqlite_url(tmp_path))
    await database.migrate()
    stranger = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    stranger.execute("BEGIN IMMEDIATE")

    async def write() -> int:
        async with database.write() as connection:
            return await new_table(connection)

    writing = asyncio.create_task(write())
    done, _ = await asyncio.wait([writing], timeout=0.3)
    assert not done
    stranger.execute("COMMIT")
    table_id = await writing
    async with database.read() as connection:
        assert await tables.fetch(connection, table_id) is not None
    await database.dispose()
    stranger.close()


async def test_a_lock_held_too_long_is_an_error_that_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY_SECONDS", 0)
    database = Database(sqlite_url(tmp_path))
    await database.migrate()
    stranger = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    stranger.execute("BEGIN IMMEDIATE")
    with pytest.raises(OperationalError, match="locked"):
        async with database.write() as connection:
            await new_table(connection)
    # Readers do not care about writers.
    async with database.read() as connection:
        assert await tables.in_channel(connection, 10) is None
    stranger.execute("ROLLBACK")
    async with database.write() as connection:
        await new_table(connection)
    await database.dispose()
    stranger.close()


async def test_writers_of_one_process_queue_without_a_failure(tmp_path: Path) -> None:
    database = Database(sqlite_url(tmp_path))
    await database.migrate()

    async def write(channel: int) -> int:
        async with database.write() as connection:
            return await new_table(connection, channel)

    ids = await asyncio.gather(*(write(channel) for channel in range(40)))
    assert len(set(ids)) == 40
    await database.dispose()
