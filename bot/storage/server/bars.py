"""Rows of bars: who may neither open nor join tables of a server."""

from __future__ import annotations

import dataclasses

from sqlalchemy import ColumnElement, and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.bars import Bar
from bot.storage import schema
from bot.storage.table.tables import upsert


async def in_force(
    connection: AsyncConnection, guild_id: int, person_id: int, now: float
) -> Bar | None:
    """The bar of a person on a server that has not ended."""
    bars = schema.bars.c
    chosen = select(schema.bars).where(bars.person_id == person_id, _in_force(guild_id, now))
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return Bar(**row) if row is not None else None


async def page(
    connection: AsyncConnection, guild_id: int, now: float, page: int, size: int
) -> tuple[list[Bar], int]:
    """One page of the bars of a server that have not ended, the newest first, and their number."""
    bars, people = schema.bars.c, schema.people.c
    where = _in_force(guild_id, now)
    count = await connection.scalar(select(func.count()).select_from(schema.bars).where(where))
    chosen = (
        select(schema.bars, people.name)
        .join_from(schema.bars, schema.people, people.id == bars.person_id)
        .where(where)
        .order_by(bars.created.desc(), bars.person_id)
        .limit(size)
        .offset(page * size)
    )
    rows = (await connection.execute(chosen)).mappings()
    return [Bar(**row) for row in rows], count or 0


async def put(connection: AsyncConnection, bar: Bar) -> None:
    """Bar a person, or change their bar."""
    values = dataclasses.asdict(bar)
    del values["name"]
    await upsert(connection, schema.bars, ("guild_id", "person_id"), values)


async def lift(connection: AsyncConnection, guild_id: int, person_id: int) -> bool:
    """Delete a bar; False where there is none."""
    bars = schema.bars.c
    gone = await connection.execute(
        delete(schema.bars).where(bars.guild_id == guild_id, bars.person_id == person_id)
    )
    return gone.rowcount > 0


def _in_force(guild_id: int, now: float) -> ColumnElement[bool]:
    bars = schema.bars.c
    return and_(bars.guild_id == guild_id, or_(bars.until.is_(None), bars.until > now))
