"""Deletes old rows once a day: delivered posts, errors, closed lobbies."""

from __future__ import annotations

from sqlalchemy import Select, Table, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.database import Database
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm

DAY = 86_400.0
POST_RETENTION_SECONDS = 7 * DAY
"""How long the row of a delivered post is kept, to look up whether it arrived."""
FAULT_RETENTION_SECONDS = 90 * DAY
LOBBY_RETENTION_SECONDS = DAY
"""How long a table that was closed before its match began is kept."""
BATCH_SIZE = 250
"""Rows of each kind that are deleted at once: others wait to write meanwhile."""
NEXT_BATCH_SECONDS = 2.0

KIND = KEY = "purge"


async def schedule(database: Database, now: float) -> None:
    """Schedule the purge; one of several processes will do it."""
    async with database.read(offloaded=True) as connection:
        if await alarms.find(connection, KEY) is not None:
            return
    async with database.write(offloaded=True) as connection:
        await alarms.set_alarm(connection, Alarm(KEY, KIND, now + DAY / 24))


async def purge(connection: AsyncConnection, alarm: Alarm, now: float) -> None:
    """Delete one batch, so that the lock is held briefly, and schedule the next one."""
    outbox, faults = schema.outbox.c, schema.faults.c
    thrown = [
        await _throw_away(
            connection,
            schema.outbox,
            select(outbox.id)
            .where(schema.POSTED, outbox.created < now - POST_RETENTION_SECONDS)
            .limit(BATCH_SIZE),
        ),
        await _throw_away(
            connection,
            schema.faults,
            select(faults.id).where(faults.at < now - FAULT_RETENTION_SECONDS).limit(BATCH_SIZE),
        ),
    ]
    thrown.append(await _clear_away_lobbies(connection, now))
    following = NEXT_BATCH_SECONDS if BATCH_SIZE in thrown else DAY
    await alarms.set_alarm(connection, Alarm(KEY, KIND, now + following))


async def _clear_away_lobbies(connection: AsyncConnection, now: float) -> int:
    """Delete tables that were closed before their match began, with all rows that refer to them.

    A scenario that was closed before it began stays: it is its campaign's current table.
    """
    tables = schema.tables.c
    others = schema.tables.alias()
    played = exists().where(others.c.campaign_id == tables.campaign_id, others.c.entry_count > 0)
    chosen = (
        select(tables.id, tables.campaign_id)
        .where(
            schema.UNPLAYED,
            tables.finished < now - LOBBY_RETENTION_SECONDS,
            # One that may be reopened stays.
            tables.idle_ended.is_(None),
            or_(tables.campaign_id.is_(None), ~played),
        )
        .limit(BATCH_SIZE)
    )
    closed = (await connection.execute(chosen)).all()
    if not closed:
        return 0
    gone = [row.id for row in closed]
    for rows in schema.metadata.sorted_tables:
        if rows is not schema.audit and rows is not schema.faults and "table_id" in rows.c:
            await connection.execute(delete(rows).where(rows.c.table_id.in_(gone)))
    await connection.execute(delete(schema.tables).where(tables.id.in_(gone)))
    campaigns = schema.campaigns.c
    theirs = {row.campaign_id for row in closed if row.campaign_id is not None}
    left = exists().where(tables.campaign_id == campaigns.id)
    await connection.execute(delete(schema.campaigns).where(campaigns.id.in_(theirs), ~left))
    return len(gone)


async def _throw_away(
    connection: AsyncConnection, table: Table, chosen: Select[tuple[int]] | Select[tuple[str]]
) -> int:
    gone = await connection.execute(delete(table).where(table.c.id.in_(chosen.scalar_subquery())))
    return gone.rowcount
