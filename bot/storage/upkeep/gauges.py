"""Counts owed posts and alarms."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import and_, false, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.server import Shards
from bot.storage import schema
from bot.storage.table.tables import served


@dataclass(frozen=True, slots=True)
class OwedPosts:
    """The number of owed posts, and since when the oldest is owed.

    ``lost`` ones wait for a channel that takes nothing or for a server that has removed the bot,
    and are counted separately.
    """

    count: int
    oldest: float | None
    lost: int


async def owed_posts(connection: AsyncConnection, shards: Shards | None) -> OwedPosts:
    """The posts that are owed to the servers of this process."""
    owed, tables, servers = schema.outbox.c, schema.tables.c, schema.servers.c
    here = and_(owed.channel_id.is_(None), owed.person_id.is_(None))
    waits = or_(and_(here, tables.lost.is_not(None)), servers.present.is_(False))
    waits = func.coalesce(waits, false())
    counted = (
        select(waits.label("waits"), func.count().label("count"), func.min(owed.created))
        .join_from(schema.outbox, schema.tables, owed.table_id == tables.id)
        .join(schema.servers, servers.guild_id == tables.guild_id, isouter=True)
        .where(schema.OWED, served(shards))
        .group_by("waits")
    )
    count, oldest, lost = 0, None, 0
    for waiting, number, since in (await connection.execute(counted)).all():
        if waiting:
            lost = number
        else:
            count, oldest = number, since
    return OwedPosts(count, oldest, lost)


async def set_alarms(connection: AsyncConnection, shards: Shards | None) -> int:
    """The number of alarms for the servers of this process, or for any process."""
    server = schema.alarms.c.guild_id
    counted = select(func.count()).select_from(schema.alarms)
    if shards is not None:
        counted = counted.where(or_(server.is_(None), served(shards, server)))
    return await connection.scalar(counted) or 0
