"""Reads since when the tables of a server have been without an answer."""

from __future__ import annotations

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema


async def last_answers(
    connection: AsyncConnection, guild_id: int, table_id: int | None = None
) -> dict[int, float]:
    """When the newest entry of each running match of a server was made, by table.

    A pause does not count: where a match was resumed since, it is that time.
    """
    tables, entries, audit = schema.tables.c, schema.entries.c, schema.audit.c
    running = and_(tables.guild_id == guild_id, schema.OPEN, tables.status == "running")
    here = running if table_id is None else and_(running, tables.id == table_id)
    # Through the running tables: a server's audit log has the lines of all the finished ones, too.
    resumes = and_(audit.table_id.in_(select(tables.id).where(here)), audit.action == "resume")
    newest = and_(entries.table_id == tables.id, entries.number == tables.entry_count - 1)
    made = select(tables.id, entries.made).join_from(schema.tables, schema.entries, newest)
    found = {row.id: row.made for row in await connection.execute(made.where(here))}
    resumed = select(audit.table_id, func.max(audit.at).label("at")).where(resumes)
    for row in await connection.execute(resumed.group_by(audit.table_id)):
        if row.table_id in found:
            found[row.table_id] = max(found[row.table_id], row.at)
    return found
