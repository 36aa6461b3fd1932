"""Begins and ends waits, with their clocks and reminders.

Every change of who is awaited, of a pause or of an absence ends with :func:`update_waits`, in the
same transaction.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits import clock_times, reminder_times, vote_calls, vote_times
from bot.model.table import Table
from bot.storage.people import absences
from bot.storage.people.preferences import preferences_at, wishes_at_table
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.table import waits
from bot.storage.table.waits import Wait

TURN_NEAR: Final = "turn_near"
"""The kind of the alarm by which it is looked at whose turn is near."""


async def update_waits(
    connection: AsyncConnection,
    table: Table,
    now: float,
    *,
    mover: int | None = None,
    undone: bool = False,
    rewound: bool = False,
) -> None:
    """Make the waits of a table match who is awaited; calling it again changes nothing.

    ``mover`` has just moved: if still awaited, their wait begins again now. Where they have
    ``undone`` the end of their turn, the same turn goes on. Where the table was ``rewound``, votes
    on people whose time was up are dropped.
    """
    table = _timed(table)
    known = await waits.at_table(connection, table.id)
    if rewound:
        await clock_times.reset_after_rewind(connection, table, known, now)
    awaited = table.called
    for person_id, wait in known.items():
        if person_id not in awaited:
            await clock_times.charge(connection, table, wait, now)
            await reminder_times.forget(connection, wait)
            await waits.end(connection, wait)
    unchanged = not table.resting and mover not in awaited and known.keys() >= {*awaited}
    if not awaited or (unchanged and not rewound):
        return
    if undone and mover is not None and mover in awaited and mover not in known:
        known[mover] = await clock_times.resume_turn(connection, table, mover, now)
    await _renew(connection, table, known, now, mover, every=rewound)


async def watch_turns(connection: AsyncConnection, table: Table, now: float) -> None:
    """Have it looked at whose turn is near, if somebody at the table wishes to know."""
    if table.status != "running":
        return
    wishes = await wishes_at_table(connection, table.id)
    called = {person for person, wished in wishes.items() if wished.turn_near}
    if called - {*table.awaited_people}:
        alarm = Alarm(f"{TURN_NEAR}:{table.id}", TURN_NEAR, now, table.guild_id, table.id)
        await alarms.set_alarm(connection, alarm)


async def recompute_waits(connection: AsyncConnection, table: Table, now: float) -> None:
    """Recompute every wait of a table after a pause, an absence or preferences have changed."""
    await vote_times.update_waits(connection, table, now)
    await vote_calls.update(connection, table, now)
    table = _timed(table)
    known = await waits.at_table(connection, table.id)
    await _renew(connection, table, known, now, None, every=True)


async def _renew(
    connection: AsyncConnection,
    table: Table,
    known: dict[int, Wait],
    now: float,
    mover: int | None,
    *,
    every: bool = False,
) -> None:
    awaited = table.called
    stale = [p for p in awaited if every or p not in known or p == mover or table.resting]
    if not stale:
        return
    prefs = await preferences_at(connection, table.id, stale)
    absent = await absences.of_people(connection, stale, now)
    for person_id in stale:
        wait = known.get(person_id) or Wait(table.id, person_id, now, table.entry_count, None)
        away = any(absence.covers(now) for absence in absent[person_id])
        if person_id == mover:
            wait = await clock_times.after_move(connection, table, wait, now)
            wait = replace(wait, since=now, snoozed=None)
        if table.resting:
            wait = _stopped(wait, now)
        else:
            wait = _excused(wait, table, now) if away else _running(wait, now)
        await waits.save(connection, wait)
        await clock_times.schedule(connection, table, wait, absent[person_id], now)
        await reminder_times.schedule(
            connection, table, wait, prefs[person_id], absent[person_id], now
        )


def _timed(table: Table) -> Table:
    """The table with its clock in force: none between two scenarios."""
    return replace(table, clock=None) if table.interlude else table


def _running(wait: Wait, now: float) -> Wait:
    if wait.ticking is not None and wait.excused_since is None:
        return wait
    return replace(_stopped(wait, now), ticking=now)


def _excused(wait: Wait, table: Table, now: float) -> Wait:
    """The clock of a person who is away: it is stopped, at some tables only for a while."""
    wait = replace(_stopped(wait, now), excused_since=now)
    allowed = None
    if table.clock is not None:
        allowed = clock_times.absence_left(table.clock, wait, now)
    return wait if allowed is None else replace(wait, ticking=now + allowed)


def _stopped(wait: Wait, now: float) -> Wait:
    return replace(
        wait,
        ticking=None,
        used=wait.spent(now),
        excused=wait.absent_for(now),
        excused_since=None,
    )
