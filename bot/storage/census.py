"""How much waits in the database."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.tables import Shards, served


async def owed_posts(
    connection: AsyncConnection, shards: Shards | None
) -> tuple[int, float | None]:
    """How many posts are owed to the servers of this process, and since when the oldest is."""
    owed = schema.outbox.c
    counted = (
        select(func.count(), func.min(owed.created))
        .join_from(schema.outbox, schema.tables, owed.table_id == schema.tables.c.id)
        .where(schema.OWED, served(shards))
    )
    count, oldest = (await connection.execute(counted)).one()
    return count, oldest
