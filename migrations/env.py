"""Runs migrations on a connection that the host gives, or on the configured database."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from bot.storage.schema import metadata


def migrate(connection: Connection) -> None:
    """Bring the schema from its revision to the one asked for."""
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


async def migrate_configured() -> None:
    """What `alembic` on the command line does: the settings name the database."""
    from bot.settings import Settings
    from bot.storage.database import Database

    database = Database(Settings().database_url)
    async with database.write() as connection:
        await connection.run_sync(migrate)
    await database.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(migrate_configured())
else:
    migrate(given)
