"""When a person is reminded of a table that waits for them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.model import Table
from bot.storage import alarms
from bot.storage.alarms import Alarm
from bot.storage.people import Absence, Preferences
from bot.storage.waits import Wait

DEFAULT_AFTER = 24 * 3600
AT_MOST = 3


def key(wait: Wait) -> str:
    """The alarm that reminds of a wait."""
    return f"remind:{wait.table_id}:{wait.person_id}"


async def forget(connection: AsyncConnection, wait: Wait) -> None:
    """Nothing is to be reminded of any more."""
    await alarms.cancel(connection, key(wait))


async def arrange(
    connection: AsyncConnection,
    table: Table,
    wait: Wait,
    wishes: Preferences,
    absent: Sequence[Absence],
    now: float,
) -> None:
    """Set the alarm for the next reminder of a wait, if there is to be one."""
    if table.paused is not None or wait.reminders >= AT_MOST:
        await forget(connection, wait)
        return
    after = DEFAULT_AFTER if wishes.remind_after is None else wishes.remind_after
    due = wait.since + after * (wait.reminders + 1)
    await alarms.set_alarm(
        connection,
        Alarm(key(wait), "remind", max(due, now), table.guild_id, table.id, wait.person_id),
    )
