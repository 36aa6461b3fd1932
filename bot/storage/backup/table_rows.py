"""Reads and writes the rows of whole tables for backups.

SQLite's rows pass through its driver alone: with millions of them, SQLAlchemy's conversion of each
value is most of the time that a backup takes.
"""

from __future__ import annotations

import json
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from pydantic import JsonValue
from sqlalchemy import JSON, Boolean, Column, LargeBinary, Table, insert, select
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.backup.backup_file import ROWS_PER_LINE, DamagedBackup, Row
from bot.storage.sqlite_connection import SqliteConnection

Convert = Callable[[Any], Any]

_UNFIT: Final = (DBAPIError, StatementError, sqlite3.Error, OverflowError, ValueError)
"""What drivers raise on values that do not fit: also on endless numbers and halves of letters."""


async def read_rows(connection: AsyncConnection, table: Table) -> AsyncIterator[list[Row]]:
    """All rows of a table as a backup has them, in the order of its primary key, in batches."""
    ordered = select(table).order_by(*table.primary_key.columns)
    raw = await _sqlite(connection)
    if raw is None:
        rows = await connection.stream(ordered, execution_options={"yield_per": ROWS_PER_LINE})
        async for part in rows.partitions():
            yield _converted(part, _columns(table.columns.values(), {LargeBinary: _packed}))
        return
    converters = _columns(
        table.columns.values(), {JSON: _loaded, Boolean: _truth, LargeBinary: _packed}
    )
    cursor = raw.execute(str(ordered.compile(dialect=connection.dialect)))
    while part := cursor.fetchmany(ROWS_PER_LINE):
        yield _converted(part, converters)


async def write_rows(
    connection: AsyncConnection, table: Table, names: Sequence[str], rows: list[Row]
) -> None:
    """Insert rows of a backup; ``names`` are their columns.

    Raises :class:`bot.storage.backup.backup_file.DamagedBackup` where they do not fit.
    """
    columns = [table.columns[name] for name in names]
    raw = await _sqlite(connection)
    try:
        if raw is not None:
            types = {JSON: _dumped, Boolean: _checked, LargeBinary: _unpacked}
            marks = ", ".join("?" * len(columns))
            named = ", ".join(f'"{name}"' for name in names)
            statement = f'INSERT INTO "{table.name}" ({named}) VALUES ({marks})'
            raw.executemany(statement, _converted(rows, _columns(columns, types)))
            return
        for column in columns:
            if isinstance(column.type, JSON):
                # None is stored as NULL, not as the JSON value null.
                column.type.none_as_null = True
        fitting = _converted(rows, _columns(columns, {LargeBinary: _unpacked}))
        await connection.execute(
            insert(table), [dict(zip(names, row, strict=True)) for row in fitting]
        )
    except _UNFIT:
        raise DamagedBackup(f"a row does not fit into {table.name}") from None


async def _sqlite(connection: AsyncConnection) -> sqlite3.Connection | None:
    """The connection of SQLite's own driver; None on another database."""
    driver = (await connection.get_raw_connection()).driver_connection
    return driver.raw if isinstance(driver, SqliteConnection) else None


def _columns(
    columns: Sequence[Column[Any]], by_type: Mapping[type, Convert]
) -> list[tuple[int, Convert]]:
    """The positions of the columns whose values are converted, and how."""
    return [
        (position, convert)
        for position, column in enumerate(columns)
        for kind, convert in by_type.items()
        if isinstance(column.type, kind)
    ]


def _converted(
    rows: Sequence[Sequence[Any]], converters: Sequence[tuple[int, Convert]]
) -> list[Row]:
    found = [[*row] for row in rows]
    for position, convert in converters:
        for row in found:
            if row[position] is not None:
                row[position] = convert(row[position])
    return found


@lru_cache(50_000)
def _short_json(text: str) -> JsonValue:
    # The picks of answers repeat often. Nobody changes what is read here.
    read: JsonValue = json.loads(text)
    return read


def _loaded(text: str) -> JsonValue:
    if len(text) < 100:
        return _short_json(text)
    read: JsonValue = json.loads(text)
    return read


def _dumped(value: JsonValue) -> str:
    """JSON as SQLAlchemy writes it."""
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return _dumped_picks(tuple(value))
    return json.dumps(value)


@lru_cache(50_000)
def _dumped_picks(picks: tuple[JsonValue, ...]) -> str:
    return json.dumps(picks)


def _truth(value: int) -> bool:
    return bool(value)


def _checked(value: JsonValue) -> JsonValue:
    if value not in (True, False):
        raise DamagedBackup("a value cannot be read")
    return value


def _packed(value: bytes) -> str:
    return b64encode(value).decode()


def _unpacked(value: JsonValue) -> bytes:
    if not isinstance(value, str):
        raise DamagedBackup("a value cannot be read")
    try:
        return b64decode(value, validate=True)
    except ValueError:
        raise DamagedBackup("a value cannot be read") from None
