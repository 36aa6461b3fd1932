"""Short statements run on the event loop, and waiting ones in the thread."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import text

from bot.storage.database import Database
from tests.databases import put_migrated


async def stored(folder: Path) -> tuple[Database, Path]:
    """A database that has been in use, and its file."""
    file = folder / "pantheon.db"
    put_migrated(file)
    database = Database(f"sqlite+aiosqlite:///{file}")
    async with database.read() as connection:
        await connection.scalar(text("SELECT count(*) FROM tables"))
    return database, file


async def where_it_ran(database: Database, *, offloaded: bool) -> str:
    """The thread that a statement is executed in."""
    async with database.read(offloaded=offloaded) as connection:
        raw = (await connection.get_raw_connection()).driver_connection
        assert raw is not None
        await raw.create_function("thread_name", 0, lambda: threading.current_thread().name)
        name = await connection.scalar(text("SELECT thread_name()"))
    assert isinstance(name, str)
    return name


async def test_short_statements_hop_to_no_thread_and_long_ones_do(tmp_path: Path) -> None:
    database, _ = await stored(tmp_path)
    here = threading.current_thread().name
    assert await where_it_ran(database, offloaded=False) == here
    assert await where_it_ran(database, offloaded=True) != here
    assert await where_it_ran(database, offloaded=False) == here
    await database.dispose()


async def test_a_look_hops_to_no_thread_and_a_write_to_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, _ = await stored(tmp_path)
    hops: list[str] = []
    hop: Any = aiosqlite.Connection._execute

    async def counted(connection: Any, fn: Any, *args: Any, **kwargs: Any) -> Any:
        hops.append(fn.args[0].__name__)
        return await hop(connection, fn, *args, **kwargs)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    async with database.read() as connection:
        for _ in range(3):
            await connection.execute(text("SELECT * FROM tables"))
    assert hops == []
    async with database.write() as connection:
        for _ in range(3):
            await connection.execute(text("UPDATE tables SET lost = NULL"))
    assert hops == ["commit"]
    await database.dispose()
    assert hops == ["commit", "close"]


async def test_the_loop_goes_on_while_another_process_holds_the_file(tmp_path: Path) -> None:
    database, file = await stored(tmp_path)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def write() -> None:
        async with database.write() as connection:
            await connection.execute(text("UPDATE tables SET lost = NULL"))

    writing = asyncio.ensure_future(write())
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert not writing.done()
    other.execute("ROLLBACK")
    other.close()
    await asyncio.wait_for(writing, 20)
    await database.dispose()


async def test_whoever_is_sent_away_while_waiting_leaves_a_usable_connection(
    tmp_path: Path,
) -> None:
    database, file = await stored(tmp_path)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def write(name: str) -> None:
        async with database.write() as connection:
            await connection.execute(
                text("INSERT INTO people (id, name, last_seen) VALUES (:id, :name, 0)"),
                {"id": len(name), "name": name},
            )

    writing = asyncio.ensure_future(write("sent away"))
    await asyncio.sleep(0.1)
    writing.cancel()
    await asyncio.sleep(0.05)
    other.execute("ROLLBACK")
    other.close()
    await asyncio.gather(writing, return_exceptions=True)
    for name in ("a", "bc", "def"):
        await write(name)
    async with database.read() as connection:
        rows = (await connection.execute(text("SELECT name FROM people ORDER BY id"))).scalars()
        assert list(rows) == ["a", "bc", "def"]
    await database.dispose()
