"""Writes a whole database into a backup file while it is in use."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.backup.backup_file import (
    FORMAT,
    BackupHeader,
    BackupWriter,
    Section,
    writing_backup,
)
from bot.storage.backup.table_rows import read_rows
from bot.storage.database import Database, revision
from bot.version import installed_version

Progress = Callable[[int, int], None]
"""Called with the number of rows done and the total."""


async def back_up(database: Database, path: Path, progress: Progress) -> int:
    """Write every row, all from one moment; returns how many there are.

    It reads within one transaction and does not block writers.
    """
    async with _one_moment(database) as connection:
        head = BackupHeader(
            pantheon_backup=FORMAT,
            revision=await connection.run_sync(revision) or "",
            made=time.time(),
            version=installed_version(),
        )
        total = 0
        for table in schema.metadata.sorted_tables:
            total += await connection.scalar(select(func.count()).select_from(table)) or 0
        with writing_backup(path, head) as backup_writer:
            for table in schema.metadata.sorted_tables:
                await _pack(connection, table, backup_writer, lambda done: progress(done, total))
    return total


@asynccontextmanager
async def _one_moment(database: Database) -> AsyncIterator[AsyncConnection]:
    """A transaction that sees the data as of its beginning, regardless of later writes."""
    async with database.engine.connect() as connection:
        if not database.is_sqlite:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        yield connection


async def _pack(
    connection: AsyncConnection,
    table: Table,
    backup_writer: BackupWriter,
    progress: Callable[[int], None],
) -> None:
    columns = tuple(column.name for column in table.columns)
    backup_writer.begin(Section(table.name, columns, await last_id(connection, table)))
    async for rows in read_rows(connection, table):
        backup_writer.add(*rows)
        progress(backup_writer.total)


async def last_id(connection: AsyncConnection, table: Table) -> int | None:
    """The last id given to a row, even if that row is gone; None: the table has no such ids.

    Ids must never be reused: buttons in channels contain them.
    """
    if table.autoincrement_column is None:
        return None
    if connection.dialect.name == "sqlite":
        asked = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
        found: int | None = await connection.scalar(asked, {"name": table.name})
        return found or 0
    row = (
        await connection.execute(
            text(f"SELECT last_value, is_called FROM {await sequence_of(connection, table)}")
        )
    ).one()
    return row.last_value if row.is_called else 0


async def sequence_of(connection: AsyncConnection, table: Table) -> str:
    """The name of the sequence that PostgreSQL counts a table's rows with."""
    column = table.autoincrement_column
    assert column is not None
    asked = text("SELECT pg_get_serial_sequence(:table, :column)")
    named: str = await connection.scalar(asked, {"table": table.name, "column": column.name})
    return named
