"""When a person is reminded of a table that waits for them, and the alarm that sees to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits.local_time import quiet_until, zone_of
from bot.model.people import Absence, Preferences
from bot.model.table import Table
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.server import server_settings
from bot.storage.table.waits import Wait

DEFAULT_AFTER: Final = 24 * 3600
AT_MOST: Final = 3
GRACE: Final = 3600
"""Who shortens the time, is back early or plays on after a pause is not reminded that instant."""
_QUIET_IN_A_ROW: Final = 100


def when_due(wait: Wait, after: int, wishes: Preferences) -> float | None:
    """When the next reminder of a wait would come if nothing stood against it; None: never.

    Each comes ``after`` so many seconds without a move since the wait began or since the last one;
    one that was snoozed comes when it is wanted and is not counted. With a daily digest there are
    no single direct messages.
    """
    if wait.snoozed is not None:
        return wait.snoozed
    told_daily = wishes.digest_at is not None and wishes.remind_in == "dm"
    if after == 0 or told_daily or wait.reminders >= AT_MOST:
        return None
    return max(wait.since, wait.reminded or wait.since) + after


def undisturbed(moment: float, wishes: Preferences, absent: Sequence[Absence]) -> float:
    """The first moment from then on at which the person is neither away nor wants to be quiet."""
    zone = zone_of(wishes.timezone)
    for _ in range(_QUIET_IN_A_ROW):
        back = next((absence.ends for absence in absent if absence.covers(moment)), None)
        back = back or quiet_until(moment, wishes.quiet_from, wishes.quiet_to, zone)
        if back is None:
            break
        moment = back
    return moment


def key(table_id: int, person_id: int) -> str:
    """The alarm that reminds of a wait."""
    return f"remind:{table_id}:{person_id}"


async def wanted_after(connection: AsyncConnection, wishes: Preferences, guild_id: int) -> int:
    """After how many seconds a person is reminded on a server; 0: never."""
    if wishes.remind_after is not None:
        return wishes.remind_after
    usual = (await server_settings.server(connection, guild_id)).remind_after
    return DEFAULT_AFTER if usual is None else usual


async def forget(connection: AsyncConnection, wait: Wait) -> None:
    """Nothing is to be reminded of any more."""
    await alarms.cancel(connection, key(wait.table_id, wait.person_id))


async def arrange(
    connection: AsyncConnection,
    table: Table,
    wait: Wait,
    wishes: Preferences,
    absent: Sequence[Absence],
    now: float,
) -> None:
    """Set the alarm for the next reminder of a wait, if there is to be one."""
    after = await wanted_after(connection, wishes, table.guild_id)
    due = None if table.resting else when_due(wait, after, wishes)
    if due is None:
        await forget(connection, wait)
        return
    if due <= now:
        due = now if await _is_ringing(connection, wait, now) else now + min(after, GRACE)
    await remind_at(connection, table, wait, undisturbed(due, wishes, absent))


async def remind_at(connection: AsyncConnection, table: Table, wait: Wait, due: float) -> None:
    """Set the alarm."""
    name = key(table.id, wait.person_id)
    alarm = Alarm(name, "remind", due, table.guild_id, table.id, wait.person_id)
    await alarms.set_alarm(connection, alarm)


async def owe(
    connection: AsyncConnection,
    table: Table,
    wait: Wait,
    now: float,
    *,
    private: bool = False,
) -> None:
    """Owe a reminder of a wait, in the table's channel or by direct message."""
    await outbox.owe(
        connection,
        table.id,
        "reminder",
        table.entry_count,
        now,
        detail={
            "people": [wait.person_id],
            "since": wait.since,
            "turn": wait.entry,
            "number": wait.reminders,
        },
        person_id=wait.person_id if private else None,
    )


async def _is_ringing(connection: AsyncConnection, wait: Wait, now: float) -> bool:
    """Whether the alarm has come to its time and is only about to be heard."""
    alarm = await alarms.find(connection, key(wait.table_id, wait.person_id))
    return alarm is not None and alarm.due <= now
