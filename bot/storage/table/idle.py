"""Finds idle tables and those that were closed for being idle."""

from __future__ import annotations

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema

_BATCH = 50


async def untouched(connection: AsyncConnection, guild_id: int, before: float) -> list[int]:
    """Open tables of a server that were touched before a time and have not been warned since.

    Tables of campaigns and those with a lost channel are left out.
    """
    tables = schema.tables.c
    chosen = select(tables.id).where(
        tables.guild_id == guild_id,
        schema.OPEN,
        tables.updated <= before,
        tables.campaign_id.is_(None),
        tables.lost.is_(None),
        or_(tables.idle_warned.is_(None), tables.idle_warned < tables.updated),
    )
    return list((await connection.scalars(chosen.order_by(tables.id).limit(_BATCH))).all())


async def warned(connection: AsyncConnection, guild_id: int, before: float) -> list[int]:
    """Open tables of a server that were warned before a time and not touched since."""
    tables = schema.tables.c
    chosen = select(tables.id).where(
        tables.guild_id == guild_id,
        schema.OPEN,
        tables.idle_warned <= before,
        tables.idle_warned >= tables.updated,
        tables.lost.is_(None),
    )
    return list((await connection.scalars(chosen.order_by(tables.id).limit(_BATCH))).all())


async def ended(connection: AsyncConnection, guild_id: int, before: float) -> list[int]:
    """Tables of a server that ended before a time and may still be reopened."""
    tables = schema.tables.c
    chosen = select(tables.id).where(
        tables.guild_id == guild_id, schema.IDLE, tables.idle_ended <= before
    )
    return list((await connection.scalars(chosen.order_by(tables.id).limit(_BATCH))).all())


async def any_ended(connection: AsyncConnection, guild_id: int) -> bool:
    """Whether a server has tables that may still be reopened."""
    found = select(schema.tables.c.id).where(schema.tables.c.guild_id == guild_id, schema.IDLE)
    return await connection.scalar(found.limit(1)) is not None
