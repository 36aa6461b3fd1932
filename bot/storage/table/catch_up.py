"""How far people have looked at their tables."""

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


class Look(NamedTuple):
    """How long the log was when a person last looked, and from which entry on they were last told
    what had happened (None: never).
    """

    entry: int
    since: int | None


async def fetch(connection: AsyncConnection, table_id: int, person_id: int) -> Look | None:
    """How far a person has looked; None where they never have."""
    whose = {"table_id": table_id, "person_id": person_id}
    row = (await connection.execute(_LOOK, whose)).one_or_none()
    return Look(row.entry, row.since) if row is not None else None


async def begin(connection: AsyncConnection, table_id: int, person_id: int, entry: int) -> None:
    """Whoever has never looked is taken to know the log up to ``entry``."""
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
    """A person sees the log up to ``entry``, and is told what happened since ``since``, if so."""
    row = {"table_id": table_id, "person_id": person_id, "entry": entry}
    if since is not None:
        row["since"] = since
    await upsert(connection, schema.looks, ("table_id", "person_id"), row)
