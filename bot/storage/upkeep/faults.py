"""Rows of recent errors, by the number that people were told."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema

MAX_FAULTS = 1000


@dataclass(frozen=True, slots=True)
class Fault:
    """An error: its number, where and when, and the class of the exception.

    Never its text, which may reveal a hidden card.
    """

    id: str
    at: float
    guild_id: int | None
    table_id: int | None
    person_id: int | None
    what: str
    kind: str


async def keep(connection: AsyncConnection, fault: Fault) -> None:
    """Store an error, and delete the oldest ones above the limit."""
    faults = schema.faults.c
    await connection.execute(insert(schema.faults).values(asdict(fault)))
    newest = select(faults.at).order_by(faults.at.desc())
    oldest_kept = newest.offset(MAX_FAULTS - 1).limit(1).scalar_subquery()
    await connection.execute(delete(schema.faults).where(faults.at < oldest_kept))


async def newest(
    connection: AsyncConnection,
    *,
    guild_id: int | None = None,
    table_id: int | None = None,
    limit: int = 20,
) -> list[Fault]:
    """The last errors of a server or a table, the newest first."""
    faults = schema.faults.c
    chosen = select(schema.faults).order_by(faults.at.desc()).limit(limit)
    if guild_id is not None:
        chosen = chosen.where(faults.guild_id == guild_id)
    if table_id is not None:
        chosen = chosen.where(faults.table_id == table_id)
    return [Fault(**row) for row in (await connection.execute(chosen)).mappings()]
