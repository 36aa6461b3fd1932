"""Rows of read marks: how far people have looked at their tables."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert

_LOOK = select(schema.looks.c.entry, schema.looks.c.since).where(
    schema.looks.c.table_id == bindparam("table_id"),
    schema.looks.c.person_id == bindparam("person_id"),
)


class ReadMark(NamedTuple):
    """How much of the log a person has seen.

    The length of the log when they last looked, and the first entry of the news they were last
    shown (None: never).
    """

    entry: int
    since: int | None


async def fetch(connection: AsyncConnection, table_id: int, person_id: int) -> ReadMark | None:
    """How far a person has read; None where they have never looked."""
    whose = {"table_id": table_id, "person_id": person_id}
    row = (await connection.execute(_LOOK, whose)).one_or_none()
    return ReadMark(row.entry, row.since) if row is not None else None


async def begin(connection: AsyncConnection, table_id: int, person_id: int, entry: int) -> None:
    """Record that a person has seen the log up to ``entry``, unless they have looked before."""
    if await fetch(connection, table_id, person_id) is None:
        await keep(connection, table_id, person_id, entry)


async def answered(connection: AsyncConnection, table_id: int, person_id: int, before: int) -> bool:
    """Whether a person has answered anything themselves before an entry of the log."""
    column = schema.entries.c
    chosen = select(column.number).where(
        column.table_id == table_id,
        column.person_id == person_id,
        column.kind == "answer",
        column.number < before,
    )
    return await connection.scalar(chosen.limit(1)) is not None


async def keep(
    connection: AsyncConnection,
    table_id: int,
    person_id: int,
    entry: int,
    since: int | None = None,
) -> None:
    """Record that a person has seen the log up to ``entry``, and the news since ``since``."""
    row = {"table_id": table_id, "person_id": person_id, "entry": entry}
    if since is not None:
        row["since"] = since
    await upsert(connection, schema.looks, ("table_id", "person_id"), row)
