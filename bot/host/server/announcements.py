"""Announcements: one text of the moderators, posted at all open tables of their server."""

from __future__ import annotations

from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.model.people import Person
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.server import audit, server_settings
from bot.storage.table import table_rows, tables
from games.core.phrase import phrase

MAX_ANNOUNCEMENT_LENGTH: Final = 1500
ANNOUNCE_AGAIN: Final = 600.0
"""Seconds before a server's moderators can announce something again."""
STALE_SECONDS: Final = 86400.0
"""An announcement that could not be posted for so long is dropped."""
_MARK: Final = "announced"
"""The alarm that marks that something has just been announced; it has no effect."""


async def _forget(connection: AsyncConnection, alarm: Alarm, now: float) -> None:
    """The handler of the mark: claiming the alarm has already deleted it."""


class Announcements:
    """Posts announcements; the caller checks who may."""

    def __init__(self, engine: Engine, alarms: Alarms) -> None:
        self._engine = engine
        alarms.on(_MARK, _forget)
        engine.wanted["announcement"] = self._wanted

    async def reach(self, guild_id: int) -> int:
        """At how many tables an announcement would be posted now."""
        async with self._engine.database.read() as connection:
            places = await table_rows.open_entries(connection, guild_id)
        return len(places)

    async def announce(self, guild_id: int, actor: Person, typed: str) -> int:
        """Owe a post to every open table whose channel takes posts; returns how many there are.

        All of it is one transaction, so that a crash posts it everywhere or nowhere. Nobody is
        pinged.
        """
        said, engine = typed.strip(), self._engine
        if not 0 < len(said) <= MAX_ANNOUNCEMENT_LENGTH:
            raise Refusal(phrase("host.refused.announcement", most=MAX_ANNOUNCEMENT_LENGTH))
        async with engine.database.write(offloaded=True) as connection:
            now, key = engine.clock(), f"{_MARK}:{guild_id}"
            await server_settings.server(connection, guild_id, for_update=True)
            before = await alarms.find(connection, key)
            if before is not None and before.due > now:
                raise Refusal(phrase("host.refused.announced_already"))
            places = await table_rows.open_entries(connection, guild_id)
            if not places:
                raise Refusal(phrase("host.refused.no_open_tables"))
            detail: dict[str, JsonValue] = {"text": said, "by": actor.id}
            await outbox.owe_to_all(connection, places, "announcement", now, detail)
            await alarms.set_alarm(connection, Alarm(key, _MARK, now + ANNOUNCE_AGAIN, guild_id))
            await tables.upsert_person(connection, actor, now)
            await audit.write(
                connection,
                guild_id,
                "announce",
                now,
                actor_id=actor.id,
                detail={"count": len(places)},
            )
        return len(places)

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        return table.is_open and self._engine.clock() - owed.created < STALE_SECONDS
