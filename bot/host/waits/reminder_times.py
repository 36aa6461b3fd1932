"""Computes when a person is reminded of a table, and schedules the alarm."""

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
MAX_REMINDERS: Final = 3
GRACE: Final = 3600
"""The least time, in seconds, before a reminder after the interval was shortened, an absence ended
early or a pause was over."""
_QUIET_IN_A_ROW: Final = 100


def when_due(wait: Wait, after: int, prefs: Preferences) -> float | None:
    """When the next reminder of a wait is due, quiet hours not considered; None: never.

    Each comes ``after`` so many seconds without a move since the wait began or since the last one;
    a snoozed one comes when the person wants it and is not counted. With a daily digest there are
    no single direct messages.
    """
    if wait.snoozed is not None:
        return wait.snoozed
    told_daily = prefs.digest_at is not None and prefs.remind_in == "dm"
    if after == 0 or told_daily or wait.reminders >= MAX_REMINDERS:
        return None
    return max(wait.since, wait.reminded or wait.since) + after


def next_undisturbed(moment: float, prefs: Preferences, absent: Sequence[Absence]) -> float:
    """The first moment from then on outside the person's absences and quiet hours."""
    for _ in range(_QUIET_IN_A_ROW):
        back = next((absence.ends for absence in absent if absence.covers(moment)), None)
        if back is None and prefs.quiet_from is not None:
            zone = zone_of(prefs.timezone)
            back = quiet_until(moment, prefs.quiet_from, prefs.quiet_to, zone)
        if back is None:
            break
        moment = back
    return moment


def key(table_id: int, person_id: int) -> str:
    """The key of the alarm that reminds of a wait."""
    return f"remind:{table_id}:{person_id}"


async def wanted_after(connection: AsyncConnection, prefs: Preferences, guild_id: int) -> int:
    """After how many seconds a person is reminded on a server; 0: never."""
    if prefs.remind_after is not None:
        return prefs.remind_after
    usual = (await server_settings.server(connection, guild_id)).remind_after
    return DEFAULT_AFTER if usual is None else usual


async def forget(connection: AsyncConnection, wait: Wait) -> None:
    """Cancel the reminder of a wait."""
    await alarms.cancel(connection, key(wait.table_id, wait.person_id))


async def schedule(
    connection: AsyncConnection,
    table: Table,
    wait: Wait,
    prefs: Preferences,
    absent: Sequence[Absence],
    now: float,
) -> None:
    """Set the alarm for the next reminder of a wait, if there is to be one."""
    after = await wanted_after(connection, prefs, table.guild_id)
    due = None if table.resting else when_due(wait, after, prefs)
    if due is None:
        await forget(connection, wait)
        return
    if due <= now:
        due = now if await _is_ringing(connection, wait, now) else now + min(after, GRACE)
    await remind_at(connection, table, wait, next_undisturbed(due, prefs, absent))


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
    """Whether the alarm is due and about to be handled."""
    alarm = await alarms.find(connection, key(wait.table_id, wait.person_id))
    return alarm is not None and alarm.due <= now
