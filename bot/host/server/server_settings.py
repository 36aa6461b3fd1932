"""The settings of a server for all of its tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.people.reminders import recompute_waits_on_server
from bot.host.server import stalls
from bot.host.server.bars import require_not_barred
from bot.host.waits.clock_times import PRESETS
from bot.model.people import Person
from bot.model.places import ASKED, PLACE_KINDS
from bot.model.server import Server
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.server import audit, server_settings
from bot.storage.table import tables
from games.core.phrase import phrase

IDLE_KIND: Final = "idle"
"""The kind of alarm at which the untouched tables of a server are looked at."""
IDLE_DAYS: Final = (None, 30, 60, 90)
EVERYONE: Final = "everyone"
MODERATORS: Final = "moderators"

MAX_TABLES_OPENED_PER_HOUR: Final = 30
"""Tables that one person may open within an hour, closed ones included."""

MAX_TABLES: Final = 500
MAX_TABLES_PER_PERSON: Final = 100
MAX_REMIND_AFTER_SECONDS: Final = 30 * 86400
MAX_STALL_DAYS: Final = 60

HOUR: Final = 3600.0
BIGGEST_ID: Final = 2**63 - 1


async def require_may_create(
    connection: AsyncConnection,
    guild_id: int,
    creator_id: int,
    *,
    now: float,
    moderator: bool,
    roles: Collection[int],
) -> Server:
    """Refuse a new table that the server does not allow, and say why.

    Moderators may always open tables, but the limits apply to them too.
    """
    server = await server_settings.server(connection, guild_id, for_update=True)
    await require_not_barred(connection, guild_id, creator_id, now)
    if not moderator:
        if server.locked:
            raise Refusal(phrase("host.refused.locked"))
        if server.creators == MODERATORS:
            raise Refusal(phrase("host.refused.creators_moderators"))
        if server.creators != EVERYONE and int(server.creators) not in roles:
            raise Refusal(phrase("host.refused.creators_role", role=server.creators))
    most = server.table_limit
    if most is not None and await server_settings.count_open(connection, guild_id) >= most:
        raise Refusal(phrase("host.refused.too_many_tables", most=most))
    if (
        await server_settings.count_opened(connection, creator_id, now - HOUR)
        >= MAX_TABLES_OPENED_PER_HOUR
    ):
        raise Refusal(phrase("host.refused.opened_many", most=MAX_TABLES_OPENED_PER_HOUR))
    await _require_room(connection, server, creator_id)
    return server


async def require_may_join(
    connection: AsyncConnection, guild_id: int, person_id: int, now: float
) -> None:
    """Refuse a person who is barred, or sits at as many tables as the server allows."""
    server = await server_settings.server(connection, guild_id, for_update=True)
    await require_not_barred(connection, guild_id, person_id, now)
    await _require_room(connection, server, person_id)


async def _require_room(connection: AsyncConnection, server: Server, person_id: int) -> None:
    most = server.person_limit
    if (
        most is not None
        and await server_settings.count_of_person(connection, server.guild_id, person_id) >= most
    ):
        raise Refusal(phrase("host.refused.too_many_for_person", most=most))


def idle_key(guild_id: int) -> str:
    """The key of the alarm for the untouched tables of a server."""
    return f"{IDLE_KIND}/{guild_id}"


class ServerSettings:
    """Reads and changes a server's settings; the caller checks who may."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def get(self, guild_id: int) -> Server:
        """The settings of a server."""
        async with self._engine.database.read() as connection:
            return await server_settings.server(connection, guild_id)

    async def change(self, guild_id: int, actor: Person, values: Mapping[str, JsonValue]) -> Server:
        """Change some settings; each change is a line of the audit log."""
        for name, value in values.items():
            if not _fits(name, value):
                raise Refusal(phrase("host.refused.bad_setting"))
        engine = self._engine
        async with engine.database.write() as connection:
            now = engine.clock()
            await tables.upsert_person(connection, actor, now)
            before = await server_settings.server(connection, guild_id, for_update=True)
            changed = {n: v for n, v in values.items() if getattr(before, n) != v}
            if not changed:
                return before
            await server_settings.change(connection, guild_id, changed)
            for name, value in changed.items():
                await audit.write(
                    connection,
                    guild_id,
                    "setting",
                    now,
                    actor_id=actor.id,
                    detail={"setting": name, "before": getattr(before, name), "after": value},
                )
            after = await server_settings.server(connection, guild_id)
            if after.audit_channel is None:
                await audit.keep(connection, guild_id)
            if after.idle_days is not None and "idle_days" in changed:
                key = idle_key(guild_id)
                await alarms.set_alarm(connection, Alarm(key, IDLE_KIND, now, guild_id))
            if after.audit_channel is not None and {"audit_channel", "stall_days"} & {*changed}:
                await stalls.schedule_next(connection, guild_id, now)
        if "remind_after" in changed:
            await recompute_waits_on_server(engine, guild_id)
        if "audit_channel" in changed:
            # Lines that the old channel did not take may be posted in the new one.
            engine.database.audit_written(guild_id)
        return after


def _fits(name: str, value: JsonValue) -> bool:
    if name in ("moderator_role", "audit_channel", "forum"):
        return value is None or _within(value, 1, BIGGEST_ID)
    if name == "idle_days":
        return value in IDLE_DAYS
    if name == "place":
        return value is None or value in (ASKED, *PLACE_KINDS)
    if name == "locked":
        return isinstance(value, bool)
    if name == "creators":
        return value in (EVERYONE, MODERATORS) or (
            isinstance(value, str) and value.isdecimal() and int(value) <= BIGGEST_ID
        )
    if name == "most_tables":
        return value is None or _within(value, 0, MAX_TABLES)
    if name == "most_per_person":
        return value is None or _within(value, 0, MAX_TABLES_PER_PERSON)
    if name == "stall_days":
        return value is None or _within(value, 0, MAX_STALL_DAYS)
    if name == "language":
        return value is None or (isinstance(value, str) and 0 < len(value) <= 10)
    if name == "clock":
        return value is None or value in PRESETS
    if name == "remind_after":
        return value is None or _within(value, 0, MAX_REMIND_AFTER_SECONDS)
    return False


def _within(value: JsonValue, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
