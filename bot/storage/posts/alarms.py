"""Rows of alarms, which survive restarts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pydantic import JsonValue
from sqlalchemy import ColumnElement, RowMapping, bindparam, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.server import Shards
from bot.storage import schema
from bot.storage.after_commit import after_commit
from bot.storage.table.tables import served, upsert

_CANCELLING = delete(schema.alarms).where(
    schema.alarms.c.key.in_(bindparam("keys", expanding=True))
)


@dataclass(frozen=True, slots=True)
class Alarm:
    """An appointment: ``key`` is unique, ``kind`` says who is called when it is ``due``."""

    key: str
    kind: str
    due: float
    guild_id: int | None = None
    table_id: int | None = None
    person_id: int | None = None
    detail: Mapping[str, JsonValue] = field(default_factory=dict)


async def set_alarm(connection: AsyncConnection, alarm: Alarm) -> None:
    """Set an alarm, in place of the one with the same key."""
    row = {
        "key": alarm.key,
        "kind": alarm.kind,
        "due": alarm.due,
        "guild_id": alarm.guild_id,
        "table_id": alarm.table_id,
        "person_id": alarm.person_id,
        "detail": dict(alarm.detail),
    }
    await upsert(connection, schema.alarms, ("key",), row)
    caused = after_commit(connection)
    caused.alarm = alarm.due if caused.alarm is None else min(alarm.due, caused.alarm)


async def cancel(connection: AsyncConnection, *keys: str) -> None:
    """Delete alarms; keys without an alarm are ignored."""
    if keys:
        await connection.execute(_CANCELLING, {"keys": keys})


async def claim(connection: AsyncConnection, alarm: Alarm) -> bool:
    """Take a due alarm away; False where it was moved, cancelled or claimed meanwhile."""
    alarms = schema.alarms.c
    taken = await connection.execute(
        delete(schema.alarms).where(alarms.key == alarm.key, alarms.due == alarm.due)
    )
    return taken.rowcount == 1


async def find(connection: AsyncConnection, key: str) -> Alarm | None:
    """The alarm with a key, if it is set."""
    chosen = select(schema.alarms).where(schema.alarms.c.key == key)
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return _alarm(row) if row is not None else None


async def due(
    connection: AsyncConnection, now: float, shards: Shards | None, limit: int
) -> list[Alarm]:
    """The alarms that are due, the earliest first."""
    alarms = schema.alarms.c
    chosen = (
        select(schema.alarms)
        .where(alarms.due <= now, _ours(shards))
        .order_by(alarms.due)
        .limit(limit)
    )
    return [_alarm(row) for row in (await connection.execute(chosen)).mappings()]


async def next_due(connection: AsyncConnection, shards: Shards | None) -> float | None:
    """When the next alarm is due."""
    chosen = select(func.min(schema.alarms.c.due)).where(_ours(shards))
    found: float | None = await connection.scalar(chosen)
    return found


def _ours(shards: Shards | None) -> ColumnElement[bool]:
    server = schema.alarms.c.guild_id
    return or_(server.is_(None), served(shards, server))


def _alarm(row: RowMapping) -> Alarm:
    return Alarm(
        key=row["key"],
        kind=row["kind"],
        due=row["due"],
        guild_id=row["guild_id"],
        table_id=row["table_id"],
        person_id=row["person_id"],
        detail=row["detail"],
    )
