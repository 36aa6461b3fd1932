"""Rows of server settings, and the counts for their limits."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import bindparam, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.server import Server, Shards
from bot.storage import schema
from bot.storage.table.tables import served, upsert

_ONE = select(schema.servers).where(schema.servers.c.guild_id == bindparam("guild_id"))
_ONE_TO_CHANGE = _ONE.with_for_update()


async def server(connection: AsyncConnection, guild_id: int, *, for_update: bool = False) -> Server:
    """A server's settings, with defaults where nothing was chosen.

    ``for_update`` locks the row, so that counts against its limits are made one at a time.
    """
    chosen = _ONE_TO_CHANGE if for_update else _ONE
    found = await connection.execute(chosen, {"guild_id": guild_id})
    row = found.mappings().one_or_none()
    return Server(**row) if row is not None else Server(guild_id)


async def change(connection: AsyncConnection, guild_id: int, values: Mapping[str, object]) -> None:
    """Change some of a server's settings."""
    await upsert(connection, schema.servers, ("guild_id",), {"guild_id": guild_id, **values})


async def count_open(connection: AsyncConnection, guild_id: int) -> int:
    """How many tables of a server are open."""
    tables = schema.tables.c
    chosen = select(func.count()).where(tables.guild_id == guild_id, schema.OPEN)
    return await connection.scalar(chosen) or 0


async def count_of_person(connection: AsyncConnection, guild_id: int, person_id: int) -> int:
    """At how many open tables of a server a person sits, or which they have opened."""
    tables, members = schema.tables.c, schema.members.c
    sits = select(members.table_id).where(members.person_id == person_id)
    chosen = select(func.count()).where(
        tables.guild_id == guild_id,
        schema.OPEN,
        or_(tables.creator_id == person_id, tables.id.in_(sits)),
    )
    return await connection.scalar(chosen) or 0


async def count_opened(connection: AsyncConnection, person_id: int, since: float) -> int:
    """How many tables a person has opened since then, on any server, closed ones included."""
    tables = schema.tables.c
    chosen = select(func.count()).where(tables.creator_id == person_id, tables.created > since)
    return await connection.scalar(chosen) or 0


async def with_open_tables(connection: AsyncConnection, shards: Shards | None) -> list[int]:
    """The servers of this process at which anything is being played."""
    tables = schema.tables.c
    chosen = select(tables.guild_id).where(schema.OPEN, served(shards)).distinct()
    return list((await connection.scalars(chosen)).all())


async def with_audit_channel(connection: AsyncConnection, shards: Shards | None) -> list[int]:
    """The servers of this process whose moderators have chosen an audit channel."""
    servers = schema.servers.c
    chosen = select(servers.guild_id).where(
        servers.audit_channel.is_not(None), served(shards, servers.guild_id)
    )
    return list((await connection.scalars(chosen)).all())


async def gone(connection: AsyncConnection, shards: Shards | None) -> list[int]:
    """The servers of this process that have removed the bot."""
    servers = schema.servers.c
    chosen = select(servers.guild_id).where(
        servers.present.is_(False), served(shards, servers.guild_id)
    )
    return list((await connection.scalars(chosen)).all())
