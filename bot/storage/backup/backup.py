"""Packs a whole database into a file, while it is being used."""

from __future__ import annotations

import time
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from pydantic import JsonValue
from sqlalchemy import Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.backup.backup_file import FORMAT, Head, Packer, Section, packing
from bot.storage.database import Database, revision
from bot.version import installed_version

Progress = Callable[[int, int], None]
"""Told how many rows of how many are done."""

READ_AT_ONCE = 1000


async def back_up(database: Database, path: Path, progress: Progress) -> int:
    """Write every row, as all of them are at one moment; returns how many there are.

    Nobody has to wait for it: it reads within one transaction, beside whoever writes.
    """
    async with _one_moment(database) as connection:
        head = Head(
            pantheon_backup=FORMAT,
            revision=await connection.run_sync(revision) or "",
            made=time.time(),
            version=installed_version(),
        )
        total = 0
        for table in schema.metadata.sorted_tables:
            total += await connection.scalar(select(func.count()).select_from(table)) or 0
        with packing(path, head) as packer:
            for table in schema.metadata.sorted_tables:
                await _pack(connection, table, packer, lambda done: progress(done, total))
    return total


@asynccontextmanager
async def _one_moment(database: Database) -> AsyncIterator[AsyncConnection]:
    """A transaction that sees the data as they are when it begins, whatever is written later."""
    async with database.engine.connect() as connection:
        if not database.is_sqlite:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        yield connection


async def _pack(
    connection: AsyncConnection, table: Table, packer: Packer, progress: Callable[[int], None]
) -> None:
    columns = tuple(column.name for column in table.columns)
    packer.begin(Section(table.name, columns, await last_id(connection, table)))
    ordered = select(table).order_by(*table.primary_key.columns)
    rows = await connection.stream(ordered, execution_options={"yield_per": READ_AT_ONCE})
    async for part in rows.partitions():
        for row in part:
            packer.add([_plain(value) for value in row])
        progress(sum(packer.rows.values()))


def _plain(value: JsonValue | bytes) -> JsonValue:
    return b64encode(value).decode() if isinstance(value, bytes) else value


async def last_id(connection: AsyncConnection, table: Table) -> int | None:
    """The last number that a row was given, though that row may be gone; None: none is given.

    A number must never come again: buttons in channels carry them.
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
