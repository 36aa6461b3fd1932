"""Begins the waits of tables that were running before anybody kept watch over them."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.stored_tables import existing
from bot.host.waits import awaiting
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables

AT_ONCE = 50


async def begin_waits(connection: AsyncConnection, alarm: Alarm, now: float) -> None:
    """Settle the next few tables, and set the alarm for those after them.

    The migration that brought the waits sets the first alarm; nobody else ever does.
    """
    after = alarm.detail.get("after", 0)
    last = after if isinstance(after, int) else 0
    found = await tables.running(connection, after=last, limit=AT_ONCE)
    for table_id in found:
        await awaiting.settle(connection, (await existing(connection, table_id)).table, now)
    if len(found) == AT_ONCE:
        await alarms.set_alarm(connection, replace(alarm, due=now, detail={"after": found[-1]}))
