"""What the moderators of each server have chosen."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.model import Server
from bot.storage import schema
from bot.storage.tables import upsert


async def server(connection: AsyncConnection, guild_id: int) -> Server:
    """A server's settings; one that has chosen nothing has the defaults."""
    chosen = select(schema.servers).where(schema.servers.c.guild_id == guild_id)
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return Server(**row) if row is not None else Server(guild_id)


async def change(connection: AsyncConnection, guild_id: int, values: Mapping[str, object]) -> None:
    """Change some of a server's settings."""
    await upsert(connection, schema.servers, ("guild_id",), {"guild_id": guild_id, **values})
