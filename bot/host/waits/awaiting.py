"""Keeps watch over who is awaited: begins and ends waits with all that hangs on them.

Whatever changes who is awaited, whether a table is paused or who is away ends with
:func:`settle`, in the same transaction.
"""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits import clock_times, reminder_times
from bot.model.table import Table
from bot.storage.people import absences, preferences
from bot.storage.table import waits
from bot.storage.table.waits import Wait


async def settle(
    connection: AsyncConnection,
    table: Table,
    now: float,
    *,
    mover: int | None = None,
    undone: bool = False,
) -> None:
    """Make the waits of a table what they should be; calling it again changes nothing.

    ``mover`` has just moved: whoever is still awaited after that has been awaited from now on.
    Where they have ``undone`` the end of their turn, it is the same turn that goes on.
    """
    known = await waits.at_table(connection, table.id)
    awaited = table.awaited_people if table.status == "running" else ()
    for person_id, wait in known.items():
        if person_id not in awaited:
            await clock_times.charge(connection, table, wait, now)
            await reminder_times.forget(connection, wait)
            await waits.end(connection, wait)
    if not awaited or (not table.resting and mover not in awaited and known.keys() >= {*awaited}):
        return
    if undone and mover is not None and mover in awaited and mover not in known:
        used = await clock_times.taken_up(connection, table, mover)
        known[mover] = Wait(table.id, mover, now, table.entry_count, None, used)
    await _renew(connection, table, known, now, mover)


async def resettle(connection: AsyncConnection, table: Table, now: float) -> None:
    """Reckon every wait of a table anew: a pause, an absence or a person's wishes have changed."""
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
    awaited = table.awaited_people if table.status == "running" else ()
    stale = [p for p in awaited if every or p not in known or p == mover or table.resting]
    if not stale:
        return
    wishes = await preferences.of_people(connection, stale)
    absent = await absences.of_people(connection, stale, now)
    for person_id in stale:
        wait = known.get(person_id) or Wait(table.id, person_id, now, table.entry_count, None)
        away = any(absence.covers(now) for absence in absent[person_id])
        if person_id == mover:
            wait = await clock_times.moved(connection, table, wait, now)
            wait = replace(wait, since=now, snoozed=None)
        wait = _stopped(wait, now) if table.resting or away else _running(wait, now)
        await waits.save(connection, wait)
        await clock_times.arrange(connection, table, wait, absent[person_id], now)
        await reminder_times.arrange(
            connection, table, wait, wishes[person_id], absent[person_id], now
        )


def _running(wait: Wait, now: float) -> Wait:
    return wait if wait.ticking is not None else replace(wait, ticking=now)


def _stopped(wait: Wait, now: float) -> Wait:
    return replace(wait, ticking=None, used=wait.spent(now))
