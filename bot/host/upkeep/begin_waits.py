"""Begins the waits of tables that were running before waits were stored."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.table_work import existing
from bot.host.waits import awaiting
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables

BATCH_SIZE = 50


async def begin_waits(connection: AsyncConnection, alarm: Alarm, now: float) -> None:
    """Create the waits of the next few tables, and set the alarm for those after them.

    Only the migration that introduced the waits sets the first alarm.
    """
    after = alarm.detail.get("after", 0)
    last = after if isinstance(after, int) else 0
    found = await tables.running(connection, after=last, limit=BATCH_SIZE)
    for table_id in found:
        await awaiting.update_waits(connection, (await existing(connection, table_id)).table, now)
    if len(found) == BATCH_SIZE:
        await alarms.set_alarm(connection, replace(alarm, due=now, detail={"after": found[-1]}))
