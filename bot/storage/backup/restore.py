"""Restores a backup file into an empty database, whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import (
    Connection,
    MetaData,
    Table,
    func,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.storage import schema
from bot.storage.backup.backup import Progress, sequence_of
from bot.storage.backup.backup_file import CheckedBackup, DamagedBackup, read_sections
from bot.storage.backup.table_rows import write_rows
from bot.storage.database import Database, is_known, revision, upgrade
from bot.storage.sqlite_connection import SqliteConnection
from games.core.phrase import phrase

CACHE_KILOBYTES = 256 * 1024
_REVISIONS = "alembic_version"
_FORMER_TABLES = ("processes", "shard_leases")
"""Tables of older versions that may still exist in the database that a backup is restored to."""
_UNREADABLE_ROWS = (DBAPIError, StatementError, LookupError, TypeError, ValueError, AttributeError)
"""What migrations raise on rows that no version of the bot has written."""


async def restore(
    database: Database, parcel: CheckedBackup, progress: Progress, *, replace: bool = False
) -> None:
    """Make the database what the backup says, and bring it up to this version's schema.

    Refuses, with nothing changed, a backup of a newer version, a database in use, and one that
    holds anything unless it is to be replaced. Raises
    :class:`bot.storage.backup.backup_file.DamagedBackup`.
    """
    if not is_known(parcel.head.revision):
        raise Refusal(phrase("cli.restore.newer", version=parcel.head.version))
    if database.is_sqlite and await asyncio.to_thread(_file_in_use, database):
        raise Refusal(phrase("cli.restore.in-use"))
    database.make_private()
    async with _writing(database) as connection:
        if not database.is_sqlite and await _others_connected(connection):
            raise Refusal(phrase("cli.restore.in-use"))
        await connection.run_sync(_make_room, replace=replace)
        await connection.run_sync(upgrade, parcel.head.revision)
        known = MetaData()
        await connection.run_sync(known.reflect)
        await _fill(connection, known, parcel, progress)
        try:
            await connection.run_sync(upgrade, "head")
        except _UNREADABLE_ROWS as error:
            raise DamagedBackup("its rows cannot be brought up to this version") from error


@asynccontextmanager
async def _writing(database: Database) -> AsyncIterator[AsyncConnection]:
    """One transaction for everything.

    In SQLite, references between rows are checked together at its end: one by one, that takes as
    long as storing them.
    """
    if not database.is_sqlite:
        async with database.write() as connection:
            yield connection
        return
    async with database.engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, SqliteConnection)
        raw = driver.raw
        raw.execute("PRAGMA foreign_keys = OFF")
        # A large transaction that does not fit into the cache is written twice.
        raw.execute(f"PRAGMA cache_size = -{CACHE_KILOBYTES}")
        try:
            await connection.execution_options(pantheon_write=True)
            async with connection.begin():
                yield connection
                if (unfit := raw.execute("PRAGMA foreign_key_check").fetchone()) is not None:
                    raise DamagedBackup(f"a row does not fit into {unfit[0]}")
        finally:
            raw.execute("PRAGMA foreign_keys = ON")


def _file_in_use(database: Database) -> bool:
    """Whether another process has the SQLite file open.

    Only a sole connection can leave write-ahead mode; every other one holds a lock on the file as
    long as it is open.
    """
    name = database.engine.url.database
    if not name or not Path(name).exists():
        return False
    connection = sqlite3.connect(name, timeout=0)
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError:
        return True
    finally:
        connection.close()
    return False


async def _others_connected(connection: AsyncConnection) -> bool:
    others = await connection.scalar(
        text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
    )
    return bool(others)


def _make_room(connection: Connection, *, replace: bool) -> None:
    """Drop all our tables.

    Refuses a newer database, and without ``replace`` one that holds rows.
    """
    existing = set(inspect(connection).get_table_names())
    former = MetaData()
    known = [Table(name, former) for name in _FORMER_TABLES] + schema.metadata.sorted_tables
    ours = [table for table in known if table.name in existing]
    if not replace and any(_holds(connection, table) for table in ours):
        raise Refusal(phrase("cli.restore.not-empty"))
    if _REVISIONS in existing:
        current = revision(connection)
        if current is not None and not is_known(current):
            raise Refusal(phrase("cli.newer-database"))
    for table in reversed(ours):
        table.drop(connection)
    if _REVISIONS in existing:
        connection.execute(text(f"DROP TABLE {_REVISIONS}"))


def _holds(connection: Connection, table: Table) -> bool:
    return bool(connection.scalar(select(select(text("1")).select_from(table).exists())))


async def _fill(
    connection: AsyncConnection, known: MetaData, parcel: CheckedBackup, progress: Progress
) -> None:
    done = 0
    for section, batches in read_sections(parcel):
        table = known.tables.get(section.table)
        if table is None or not set(section.columns) <= set(table.columns.keys()):
            raise DamagedBackup(
                f"it has a table {section.table} that its own version does not know"
            )
        for rows in batches:
            await write_rows(connection, table, section.columns, rows)
            done += len(rows)
            progress(done, parcel.total)
        if section.last_id is not None:
            await _count_on(connection, section.table, section.last_id)


async def _count_on(connection: AsyncConnection, name: str, last: int) -> None:
    """Continue the row ids after the last one of the backup."""
    table = schema.metadata.tables.get(name)
    column = table.autoincrement_column if table is not None else None
    if table is None or column is None or not 0 <= last < 2**63:
        raise DamagedBackup(f"it counts the rows of {name}")
    last = max(last, await connection.scalar(select(func.max(column))) or 0)
    if connection.dialect.name == "sqlite":
        await connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :n"), {"n": name})
        await connection.execute(
            text("INSERT INTO sqlite_sequence (name, seq) VALUES (:n, :last)"),
            {"n": name, "last": last},
        )
        return
    await connection.execute(
        text("SELECT setval(CAST(:sequence AS regclass), :last, :called)"),
        {
            "sequence": await sequence_of(connection, table),
            "last": max(last, 1),
            "called": last > 0,
        },
    )
