"""The schema grows from nothing, on both databases, and matches what the code expects."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from bot.storage import database as database_module
from bot.storage.database import SYNCHRONOUS, Database
from bot.storage.schema import metadata
from tests.databases import sqlite_url

AS_INSTALLED = SYNCHRONOUS
"""Read before any test sets it to something hastier."""


async def test_an_empty_database_grows_to_the_schema_of_the_code(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with database.read() as connection:
        names = await connection.run_sync(lambda c: inspect(c).get_table_names())
        assert set(metadata.tables) | {"alembic_version"} == set(names)
        assert await connection.run_sync(differences) == []
    await database.dispose()


async def test_migrating_again_changes_nothing(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(
            text("INSERT INTO people (id, name, last_seen) VALUES (1, 'Ada', 0)")
        )
    await database.migrate()
    async with database.read() as connection:
        assert (await connection.scalar(text("SELECT name FROM people"))) == "Ada"


async def test_two_processes_may_migrate_at_once(database_url: str) -> None:
    one, other = Database(database_url), Database(database_url)
    await asyncio.gather(one.migrate(), other.migrate())
    async with other.read() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM alembic_version")) == 1
    await one.dispose()
    await other.dispose()


async def test_sqlite_is_set_to_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "SYNCHRONOUS", AS_INSTALLED)
    database = Database(sqlite_url(tmp_path))
    async with database.read() as connection:
        pragmas = {
            name: await connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    await database.dispose()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
