"""Inserts rows for tests."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.people import Person
from bot.storage.table import tables

ADA, BO = Person(1, "Ada", "uk"), Person(2, "Bo")


async def new_table(
    connection: AsyncConnection,
    channel_id: int = 10,
    *,
    guild_id: int = 5,
    status: str = "lobby",
    awaits_computer: bool = False,
    rules: str | None = None,
) -> int:
    """A table of Ada's with nothing on it."""
    await tables.upsert_person(connection, ADA, 0.0)
    row = {
        "guild_id": guild_id,
        "channel_id": channel_id,
        "game": "toy",
        "status": status,
        "language": "en",
        "options": {},
        "creator_id": ADA.id,
        "entry_count": 0,
        "awaited": [],
        "awaits_computer": awaits_computer,
        "told_entry": -1,
        "rules": rules,
        "created": 0.0,
        "updated": 0.0,
    }
    return await tables.insert_table(connection, row)
