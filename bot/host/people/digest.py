"""One direct message a day, at an hour that the person has chosen, of all that waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.waits import clock_times
from bot.host.waits.local_time import next_daily, zone_of
from bot.model.people import Preferences
from bot.model.posts import Owed
from bot.model.table import OPEN, Table
from bot.storage.people import absences, preferences
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables, waits


@dataclass(frozen=True, slots=True)
class Pending:
    """A table that waits for a person, since when, and when their clock runs out, if it runs.

    Where it has run out, time is ``up``.
    """

    table: Table
    since: float
    until: float | None
    up: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """What somebody is told: the tables that wait for them, the longest first, then the rest."""

    person_id: int
    waiting: tuple[Pending, ...]
    others: tuple[Table, ...]


async def arm(connection: AsyncConnection, wishes: Preferences, now: float) -> None:
    """Set the alarm for a person's next digest, or none."""
    key = f"digest:{wishes.person_id}"
    if wishes.digest_at is None:
        await alarms.cancel(connection, key)
        return
    due = next_daily(now, wishes.digest_at, zone_of(wishes.timezone))
    await alarms.set_alarm(connection, Alarm(key, "digest", due, person_id=wishes.person_id))


async def page_for(connection: AsyncConnection, person_id: int, now: float) -> Page:
    """How things stand for a person."""
    mine = {s.table.id: s.table for s in await tables.of_person(connection, person_id, OPEN)}
    waiting = []
    for wait in await waits.of_person(connection, person_id):
        table = mine.get(wait.table_id)
        if table is not None and table.playing:
            clock = (await clock_times.time_left(connection, table, now)).get(person_id)
            until = clock.until if clock is not None else None
            up = clock is not None and clock.left == 0
            waiting.append(Pending(table, wait.since, until, up))
            del mine[table.id]
    return Page(person_id, tuple(waiting), tuple(mine.values()))


class Digests:
    """Sends the digests."""

    def __init__(self, engine: Engine, alarms: Alarms) -> None:
        self._engine = engine
        alarms.on("digest", self._ring)
        engine.wanted["digest"] = self._wanted

    async def page(self, person_id: int) -> Page:
        """How things stand for a person now."""
        async with self._engine.database.read() as connection:
            return await page_for(connection, person_id, self._engine.clock())

    async def _ring(self, connection: AsyncConnection, alarm: Alarm, now: float) -> Sequence[int]:
        assert alarm.person_id is not None
        wishes = (await preferences.of_people(connection, [alarm.person_id]))[alarm.person_id]
        await arm(connection, wishes, now)
        page = await page_for(connection, wishes.person_id, now)
        if wishes.digest_at is None or not page.waiting or await self._away(connection, wishes):
            return ()
        # A post hangs on a table; this one on that which waits longest.
        table = page.waiting[0].table
        person_id = wishes.person_id
        await outbox.owe(
            connection, table.id, "digest", table.entry_count, now, person_id=person_id
        )
        return (table.id,)

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        assert owed.person_id is not None
        page = await page_for(connection, owed.person_id, self._engine.clock())
        return bool(page.waiting)

    async def _away(self, connection: AsyncConnection, wishes: Preferences) -> bool:
        now = self._engine.clock()
        absent = (await absences.of_people(connection, [wishes.person_id], now))[wishes.person_id]
        return any(absence.covers(now) for absence in absent)
