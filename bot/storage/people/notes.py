"""Rows of private notes: one text for each person and table."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert


async def note(connection: AsyncConnection, table_id: int, person_id: int) -> str:
    """A person's note at a table; empty where there is none."""
    column = schema.notes.c
    chosen = select(column.text).where(column.table_id == table_id, column.person_id == person_id)
    return (await connection.scalars(chosen)).one_or_none() or ""


async def write(
    connection: AsyncConnection, table_id: int, person_id: int, text: str, now: float
) -> None:
    """Replace a note; an empty one is deleted."""
    column = schema.notes.c
    if not text:
        await connection.execute(
            delete(schema.notes).where(column.table_id == table_id, column.person_id == person_id)
        )
        return
    row = {"table_id": table_id, "person_id": person_id, "text": text, "updated": now}
    await upsert(connection, schema.notes, ("table_id", "person_id"), row)
