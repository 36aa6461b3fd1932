"""Reads finished and running matches of a server, and the times of their entries."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.history import Played
from bot.storage import schema


async def on_server(
    connection: AsyncConnection, guild_id: int, *, limit: int, over: bool = False
) -> list[Played]:
    """The tables of a server whose match has begun (``over``: has ended), the newest first."""
    tables, members, people = schema.tables.c, schema.members.c, schema.people.c
    places = schema.places.c
    chosen = (
        select(tables.id, tables.channel_id, tables.game, tables.status, places.parent_id)
        .join_from(
            schema.tables, schema.places, places.channel_id == tables.channel_id, isouter=True
        )
        .where(tables.guild_id == guild_id, tables.entry_count > 0, tables.archived.is_(False))
        .order_by(tables.id.desc())
        .limit(limit)
    )
    if over:
        chosen = chosen.where(tables.status == "over")
    rows = (await connection.execute(chosen)).all()
    sitting = (
        select(members.table_id, people.id, people.name)
        .join_from(schema.members, schema.people, members.person_id == people.id)
        .where(members.table_id.in_([row.id for row in rows]))
        .order_by(members.table_id, members.place)
    )
    at: dict[int, list[tuple[int, str]]] = {row.id: [] for row in rows}
    for table_id, person_id, name in (await connection.execute(sitting)).all():
        at[table_id].append((person_id, name))
    return [
        Played(
            row.id,
            row.channel_id,
            row.game,
            row.status,
            tuple(person_id for person_id, _ in at[row.id]),
            tuple(name for _, name in at[row.id]),
            row.parent_id,
        )
        for row in rows
    ]


async def times(connection: AsyncConnection, table_id: int) -> list[float]:
    """When each entry of a log was made."""
    column = schema.entries.c
    chosen = select(column.made).where(column.table_id == table_id).order_by(column.number)
    return list((await connection.scalars(chosen)).all())
