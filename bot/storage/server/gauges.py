"""How much waits in the database."""

from __future__ import annotations

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.server import Shards
from bot.storage import schema
from bot.storage.table.tables import served


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


async def set_alarms(connection: AsyncConnection, shards: Shards | None) -> int:
    """How many alarms are set for the servers of this process, or for whichever looks first."""
    server = schema.alarms.c.guild_id
    counted = select(func.count()).select_from(schema.alarms)
    if shards is not None:
        counted = counted.where(or_(server.is_(None), served(shards, server)))
    return await connection.scalar(counted) or 0
