"""Migrations create the schema that the code expects, on both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from bot.errors import Refusal
from bot.storage import database as database_module
from bot.storage import schema
from bot.storage.database import SYNCHRONOUS, Database, upgrade
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


async def test_votes_and_limits_from_before_are_taken_over(database_url: str) -> None:
    """A vote whose time is running, one whose time is over, an open seat, and a server's wish."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(upgrade, "0004")
        for statement in _BEFORE_0005:
            await connection.execute(text(statement))
    await database.migrate()
    async with database.read() as connection:
        dues = await connection.execute(text("SELECT id, due FROM petitions ORDER BY id"))
        assert [tuple(row) for row in dues] == [(1, 900.0), (2, 200.0), (3, None)]
        looks = select(schema.alarms).where(schema.alarms.c.kind == "vote_look")
        found = (await connection.execute(looks.order_by(schema.alarms.c.key))).all()
        assert [row.detail for row in found] == [{"petition": 1}, {"petition": 2}]
        assert await connection.scalar(text("SELECT vacant_since FROM members")) == 50.0
        limits = await connection.execute(
            text("SELECT guild_id, most_tables, most_per_person FROM servers ORDER BY guild_id")
        )
        assert [tuple(row) for row in limits] == [(5, 0, 3), (6, 20, 0)]
    await database.dispose()


_BEFORE_0005 = (
    "INSERT INTO people (id, name, last_seen) VALUES (1, 'Ada', 0)",
    "INSERT INTO tables (id, guild_id, channel_id, game, status, language, options, creator_id,"
    " entry_count, awaited, awaits_computer, told_entry, created, updated)"
    " VALUES (1, 5, 10, 'toy', 'running', 'en', '{}', 1, 0, '[]', false, -1, 0, 50)",
    "INSERT INTO members (table_id, place, vacant) VALUES (1, 0, true)",
    "INSERT INTO petitions (id, table_id, kind, entry, detail, voters, ballots, state, created)"
    " VALUES (1, 1, 'flag', 0, '{}', '[]', '{}', 'open', 100),"
    " (2, 1, 'flag', 0, '{}', '[]', '{}', 'open', 200),"
    " (3, 1, 'rewind', 0, '{}', '[]', '{}', 'done', 300)",
    "INSERT INTO alarms (key, kind, due, detail) VALUES ('vote:1', 'vote', 900, '{}')",
    "INSERT INTO servers (guild_id, most_tables, most_per_person)"
    " VALUES (5, NULL, 3), (6, 20, NULL)",
)


async def test_two_processes_may_migrate_at_once(database_url: str) -> None:
    one, other = Database(database_url), Database(database_url)
    await asyncio.gather(one.migrate(), other.migrate())
    async with other.read() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM alembic_version")) == 1
    await one.dispose()
    await other.dispose()


async def test_a_schema_of_a_later_version_is_left_alone(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for start in (database.migrate, database.is_current):
        with pytest.raises(Refusal, match=r"cli\.newer-database"):
            await start()
    async with database.read() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    await database.dispose()


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
