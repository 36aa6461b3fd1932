"""How quickly a person answers, and how many of their matches they saw to the end."""

from __future__ import annotations

from sqlalchemy import and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema

_ANSWERS, _TABLES = 200, 10


async def answer_seconds(connection: AsyncConnection, person_id: int) -> list[float]:
    """How long the person's last answers took, each since the entry of somebody else before it."""
    members, entries = schema.members.c, schema.entries.c
    before = schema.entries.alias()
    newest = (
        select(members.table_id)
        .where(members.person_id == person_id)
        .order_by(members.table_id.desc())
        .limit(_TABLES)
    )
    tables = list((await connection.scalars(newest)).all())
    chosen = (
        select(entries.made - before.c.made)
        .join_from(
            schema.entries,
            before,
            and_(before.c.table_id == entries.table_id, before.c.number == entries.number - 1),
        )
        .where(
            entries.table_id.in_(tables),
            entries.person_id == person_id,
            entries.kind == "answer",
            before.c.person_id.is_not(None),
            before.c.person_id != person_id,
        )
        .order_by(entries.made.desc())
        .limit(_ANSWERS)
    )
    return list((await connection.scalars(chosen)).all())


async def seen_to_the_end(connection: AsyncConnection, person_id: int) -> tuple[int, int]:
    """At how many finished matches of several people a person sat at the end, and began."""
    members, tables, tenures = schema.members.c, schema.tables.c, schema.tenures.c
    others = schema.members.alias()
    several = (
        select(others.c.table_id)
        .where(others.c.table_id == tables.id, others.c.person_id != person_id)
        .exists()
    )
    over = and_(tables.status == "over", several)
    stayed = (
        select(func.count())
        .select_from(schema.tables)
        .where(tables.id.in_(select(members.table_id).where(members.person_id == person_id)), over)
    )
    left = select(tenures.table_id).where(tenures.person_id == person_id)
    kept = select(members.table_id).where(members.owner_id == person_id)
    sits = select(members.table_id).where(members.person_id == person_id)
    gone = (
        select(func.count())
        .select_from(schema.tables)
        .where(or_(tables.id.in_(left), tables.id.in_(kept)), tables.id.not_in(sits), over)
    )
    ended = await connection.scalar(stayed) or 0
    return ended, ended + (await connection.scalar(gone) or 0)
