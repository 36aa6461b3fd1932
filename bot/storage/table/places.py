"""Rows of places: threads and forum posts that the bot has opened for tables."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping

from sqlalchemy import and_, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.places import Place
from bot.model.server import Shards
from bot.storage import schema
from bot.storage.after_commit import after_commit
from bot.storage.table.tables import served

_ONE = select(schema.places).where(schema.places.c.channel_id == bindparam("channel_id"))


async def add(connection: AsyncConnection, place: Place) -> None:
    """Remember a new place."""
    await connection.execute(insert(schema.places).values(dataclasses.asdict(place)))


async def get(connection: AsyncConnection, channel_id: int) -> Place | None:
    """A place by its channel id; None for a channel that the bot has not opened."""
    found = await connection.execute(_ONE, {"channel_id": channel_id})
    row = found.mappings().one_or_none()
    return Place(**row) if row is not None else None


async def mark(connection: AsyncConnection, channel_ids: Collection[int], now: float) -> None:
    """Have places brought up to date once this is committed; other channels are ignored."""
    places = schema.places.c
    changed = await connection.scalars(
        update(schema.places)
        .where(places.channel_id.in_(list(channel_ids)))
        .values(due=now)
        .returning(places.channel_id)
    )
    after_commit(connection).places.update(changed.all())


async def mark_of_person(connection: AsyncConnection, person_id: int, now: float) -> None:
    """Have all places brought up to date where a person sits or has sat: their name goes."""
    tables, members, places = schema.tables.c, schema.members.c, schema.places.c
    theirs = select(members.table_id).where(members.person_id == person_id)
    chosen = (
        select(places.channel_id)
        .join_from(schema.places, schema.tables, places.channel_id == tables.channel_id)
        .where(tables.id.in_(theirs))
    )
    await mark(connection, (await connection.scalars(chosen)).all(), now)


async def due(connection: AsyncConnection, shards: Shards | None) -> list[int]:
    """The places of this process that have to be brought up to date."""
    places = schema.places.c
    chosen = select(places.channel_id).where(schema.DUE, served(shards, places.guild_id))
    return list((await connection.scalars(chosen)).all())


async def save(connection: AsyncConnection, place: Place, values: Mapping[str, object]) -> None:
    """Note what a place shows now; it stays due where it has been marked again meanwhile."""
    places = schema.places.c
    here = places.channel_id == place.channel_id
    await connection.execute(update(schema.places).where(here).values(dict(values)))
    unmarked = and_(here, places.due == place.due)
    await connection.execute(update(schema.places).where(unmarked).values(due=None))


async def remove(connection: AsyncConnection, channel_id: int) -> None:
    """Forget a place that was deleted."""
    await connection.execute(delete(schema.places).where(schema.places.c.channel_id == channel_id))


async def newest_table(connection: AsyncConnection, channel_id: int) -> int | None:
    """The open table of a channel, else the newest one that was opened there."""
    tables = schema.tables.c
    open_here = select(tables.id).where(tables.channel_id == channel_id, schema.OPEN)
    found: int | None = await connection.scalar(open_here)
    if found is None:
        here = select(tables.id).where(tables.channel_id == channel_id)
        found = await connection.scalar(here.order_by(tables.id.desc()).limit(1))
    return found
