"""Rows of the audit log.

``pending`` rows have not been posted; ``sending`` ones may have been; ``done`` ones have been;
``kept`` ones are not posted, because no channel was chosen when they were written.
"""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import JsonValue
from sqlalchemy import ColumnElement, and_, func, insert, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.audit import AuditEntry, AuditState
from bot.model.server import Shards
from bot.storage import schema
from bot.storage.after_commit import after_commit
from bot.storage.table.tables import served


async def write(
    connection: AsyncConnection,
    guild_id: int,
    action: str,
    now: float,
    *,
    actor_id: int | None = None,
    table_id: int | None = None,
    detail: Mapping[str, JsonValue] | None = None,
) -> None:
    """Add a line in the transaction of the action; it is owed to the channel chosen now."""
    servers = schema.servers.c
    chosen = select(servers.audit_channel).where(servers.guild_id == guild_id)
    posted = await connection.scalar(chosen) is not None
    row = {
        "guild_id": guild_id,
        "table_id": table_id,
        "actor_id": actor_id,
        "action": action,
        "detail": dict(detail or {}),
        "at": now,
        "state": "pending" if posted else "kept",
    }
    await connection.execute(insert(schema.audit).values(row))
    if posted:
        after_commit(connection).audited.add(guild_id)


async def first_owed(connection: AsyncConnection, guild_id: int) -> AuditEntry | None:
    """The next line for a server's channel."""
    audit = schema.audit.c
    chosen = (
        select(schema.audit)
        .where(audit.guild_id == guild_id, schema.OWED)
        .order_by(audit.id)
        .limit(1)
    )
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return AuditEntry(**row) if row is not None else None


async def owing_servers(connection: AsyncConnection, shards: Shards | None) -> list[int]:
    """The servers that are owed a line."""
    audit = schema.audit.c
    chosen = select(audit.guild_id).where(schema.OWED, served(shards, audit.guild_id)).distinct()
    return list((await connection.scalars(chosen)).all())


async def mark(connection: AsyncConnection, audit_entry: AuditEntry, state: AuditState) -> bool:
    """Store how far the posting of a line has come; False where another process was quicker."""
    audit = schema.audit.c
    marked = await connection.execute(
        update(schema.audit)
        .where(audit.id == audit_entry.id, audit.state == audit_entry.state)
        .values(state=state)
    )
    return marked.rowcount == 1


async def keep(connection: AsyncConnection, guild_id: int) -> None:
    """Owe no lines any more: the server has no audit channel."""
    audit = schema.audit.c
    await connection.execute(
        update(schema.audit).where(audit.guild_id == guild_id, schema.OWED).values(state="kept")
    )


async def page(
    connection: AsyncConnection, guild_id: int, table_id: int | None, page: int, size: int
) -> tuple[list[AuditEntry], int]:
    """A page of a server's log, or of one table's, the newest first; and how many lines it has."""
    audit = schema.audit.c
    at_table: ColumnElement[bool] = true() if table_id is None else audit.table_id == table_id
    where = and_(audit.guild_id == guild_id, at_table)
    count = await connection.scalar(select(func.count()).select_from(schema.audit).where(where))
    chosen = (
        select(schema.audit).where(where).order_by(audit.id.desc()).offset(page * size).limit(size)
    )
    rows = (await connection.execute(chosen)).mappings()
    return [AuditEntry(**row) for row in rows], count or 0
