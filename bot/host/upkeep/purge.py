"""Once a day, throws away what nobody will ask for again."""

from __future__ import annotations

from sqlalchemy import Select, Table, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.database import Database
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm

DAY = 86_400.0
POSTS_KEPT = 7 * DAY
"""A delivered post's row is of use only while somebody may wonder whether it arrived."""
FAULTS_KEPT = 90 * DAY
LOBBIES_KEPT = DAY
"""A table that was closed before its match began tells nobody anything."""
AT_ONCE = 2000
SOON = 30.0

KIND = KEY = "purge"


async def arrange(database: Database, now: float) -> None:
    """See to it that the purge comes round; of several processes one will do it."""
    async with database.read(leisurely=True) as connection:
        if await alarms.find(connection, KEY) is not None:
            return
    async with database.write(leisurely=True) as connection:
        await alarms.set_alarm(connection, Alarm(KEY, KIND, now + DAY / 24))


async def purge(connection: AsyncConnection, alarm: Alarm, now: float) -> None:
    """Throw away a part, so that nobody waits for long, and come back soon or tomorrow."""
    outbox, faults = schema.outbox.c, schema.faults.c
    settled = outbox.state.in_(("done", "superseded"))
    thrown = [
        await _throw_away(
            connection,
            schema.outbox,
            select(outbox.id).where(settled, outbox.created < now - POSTS_KEPT).limit(AT_ONCE),
        ),
        await _throw_away(
            connection,
            schema.faults,
            select(faults.id).where(faults.at < now - FAULTS_KEPT).limit(AT_ONCE),
        ),
    ]
    thrown.append(await _clear_away_lobbies(connection, now))
    following = SOON if AT_ONCE in thrown else DAY
    await alarms.set_alarm(connection, Alarm(KEY, KIND, now + following))


async def _clear_away_lobbies(connection: AsyncConnection, now: float) -> int:
    """Throw away tables that were closed before their match began, with all that hangs on them.

    A scenario that was closed before it began stays: it is where its campaign stands.
    """
    tables = schema.tables.c
    played = select(tables.campaign_id).where(tables.campaign_id > 0, tables.entry_count > 0)
    chosen = (
        select(tables.id)
        .where(
            tables.status == "cancelled",
            tables.entry_count == 0,
            tables.finished < now - LOBBIES_KEPT,
            or_(tables.campaign_id.is_(None), tables.campaign_id.not_in(played)),
        )
        .limit(AT_ONCE)
    )
    gone = list((await connection.scalars(chosen)).all())
    if not gone:
        return 0
    for rows in schema.metadata.sorted_tables:
        if rows is not schema.audit and rows is not schema.faults and "table_id" in rows.c:
            await connection.execute(delete(rows).where(rows.c.table_id.in_(gone)))
    await connection.execute(delete(schema.tables).where(tables.id.in_(gone)))
    left = select(tables.campaign_id).where(tables.campaign_id.is_not(None))
    await connection.execute(
        delete(schema.campaigns).where(schema.campaigns.c.id.not_in(left.scalar_subquery()))
    )
    return len(gone)


async def _throw_away(
    connection: AsyncConnection, table: Table, chosen: Select[tuple[int]] | Select[tuple[str]]
) -> int:
    gone = await connection.execute(delete(table).where(table.c.id.in_(chosen.scalar_subquery())))
    return gone.rowcount
