"""The daily digest: one direct message about everything that waits for a person."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.waits import clock_times, reminder_times, vote_times
from bot.host.waits.local_time import at_local, local, next_daily, zone_of
from bot.model.people import Preferences
from bot.model.posts import Owed
from bot.model.table import OPEN, Table
from bot.model.votes import Petition
from bot.storage.people import absences, preferences
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables, votes, waits

_AT_LEAST_BETWEEN: Final = 12 * 3600.0
"""The least time between two digests of one person, in seconds."""
_TOLD: Final = "digested"
"""The alarm that marks that a person has had today's digest; it has no handler."""


@dataclass(frozen=True, slots=True)
class WaitingTable:
    """A table that waits for a person, since when, and when their clock runs out, if it runs.

    Where it has run out, time is ``up``.
    """

    table: Table
    since: float
    until: float | None
    up: bool = False


@dataclass(frozen=True, slots=True)
class PersonTables:
    """The tables that wait for a person, the longest first, then their other tables.

    ``votes`` are those at their tables that wait for their vote; in ``voted`` they may change it,
    or withdraw their question.
    """

    person_id: int
    waiting: tuple[WaitingTable, ...]
    others: tuple[Table, ...]
    votes: tuple[Petition, ...] = ()
    voted: tuple[Petition, ...] = ()

    @property
    def hook(self) -> Table | None:
        """The table that the digest's post is stored with: the one that waits longest, if any."""
        if self.waiting:
            return self.waiting[0].table
        asked = {petition.table_id for petition in self.votes}
        return next((table for table in self.others if table.id in asked), None)

    @property
    def tables(self) -> tuple[Table, ...]:
        """All their tables."""
        return (*(pending.table for pending in self.waiting), *self.others)


async def schedule_next(connection: AsyncConnection, prefs: Preferences, now: float) -> None:
    """Set the alarm for a person's next digest, or none.

    It is on another day than the last one, even if the person has chosen another hour since.
    """
    key = f"digest:{prefs.person_id}"
    if prefs.digest_at is None:
        await alarms.cancel(connection, key)
        return
    told = await alarms.find(connection, f"{_TOLD}:{prefs.person_id}")
    after = now if told is None else max(now, told.due)
    due = next_daily(after, prefs.digest_at, zone_of(prefs.timezone))
    await alarms.set_alarm(connection, Alarm(key, "digest", due, person_id=prefs.person_id))


async def _had(connection: AsyncConnection, prefs: Preferences, now: float) -> None:
    """Store that this person has had a digest, until their day is over."""
    zone = zone_of(prefs.timezone)
    midnight = at_local(local(now, zone).date() + timedelta(days=1), 0, zone)
    until = max(now + _AT_LEAST_BETWEEN, midnight - 1)
    key = f"{_TOLD}:{prefs.person_id}"
    await alarms.set_alarm(connection, Alarm(key, _TOLD, until, person_id=prefs.person_id))


async def _forget(connection: AsyncConnection, alarm: Alarm, now: float) -> None:
    """The handler for a new day: claiming the alarm has already deleted the mark."""


async def page_for(
    connection: AsyncConnection, person_id: int, now: float, *, digest: bool = False
) -> PersonTables:
    """The current tables of a person; those on servers that removed the bot are not waiting.

    A ``digest`` leaves out the tables that the person wants to be without in it.
    """
    mine = {s.table.id: s.table for s in await tables.of_person(connection, person_id, OPEN)}
    if digest:
        for table_id, wishes in (await preferences.wishes_of_person(connection, person_id)).items():
            if not wishes.in_digest:
                mine.pop(table_id, None)
    waiting = []
    for wait in await waits.of_person(connection, person_id):
        table = mine.get(wait.table_id)
        if table is not None and table.calling and not table.stranded:
            clock = (await clock_times.time_left(connection, table, now)).get(person_id)
            until = clock.until if clock is not None else None
            up = clock is not None and clock.left == 0
            waiting.append(WaitingTable(table, wait.since, until, up))
            del mine[table.id]
    page = PersonTables(person_id, tuple(waiting), tuple(mine.values()))
    known = {table.id: table for table in page.tables if not table.stranded}
    asked = await votes.open_at_any(connection, list(known))
    theirs = [p for p in asked if vote_times.concerns(p, known[p.table_id], person_id)]
    waiting_for = [p for p in theirs if person_id in vote_times.missing(p, known[p.table_id])]
    voted = [p for p in theirs if p not in waiting_for]
    return replace(page, votes=tuple(waiting_for), voted=tuple(voted))


class Digests:
    """Sends the digests."""

    def __init__(self, engine: Engine, alarms: Alarms) -> None:
        self._engine = engine
        alarms.on("digest", self._ring)
        alarms.on(_TOLD, _forget)
        engine.wanted["digest"] = self._wanted
        engine.returned["digest"] = self._returned

    async def page(self, person_id: int, *, digest: bool = False) -> PersonTables:
        """The current tables of a person; a ``digest`` leaves out those not wanted in it."""
        async with self._engine.database.read() as connection:
            return await page_for(connection, person_id, self._engine.clock(), digest=digest)

    async def _ring(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        assert alarm.person_id is not None
        prefs = (await preferences.of_people(connection, [alarm.person_id]))[alarm.person_id]
        person_id = prefs.person_id
        page = await page_for(connection, person_id, now, digest=True)
        if prefs.digest_at is None or page.hook is None or await self._away(connection, prefs):
            await schedule_next(connection, prefs, now)
            return
        # A late digest counts for its own day: the next comes on another.
        await _had(connection, prefs, now)
        await schedule_next(connection, prefs, now)
        if await outbox.replace_owed(connection, "digest", person_id=person_id):
            table = page.hook
            await outbox.owe(
                connection, table.id, "digest", table.entry_count, now, person_id=person_id
            )

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        assert owed.person_id is not None
        now = self._engine.clock()
        if now - owed.created > _AT_LEAST_BETWEEN:
            # Too old: the next digest is about to be sent.
            return False
        return (await page_for(connection, owed.person_id, now, digest=True)).hook is not None

    async def _returned(self, connection: AsyncConnection, owed: Owed) -> None:
        """Send reminders in the tables' channels to a person who takes no direct messages."""
        assert owed.person_id is not None
        now, person_id = self._engine.clock(), owed.person_id
        prefs = (await preferences.of_people(connection, [person_id]))[person_id]
        if prefs.remind_in != "dm":
            return
        page = await page_for(connection, person_id, now, digest=True)
        tables_of = {pending.table.id: pending.table for pending in page.waiting}
        for wait in await waits.of_person(connection, person_id):
            table = tables_of.get(wait.table_id)
            if table is None or table.resting or wait.reminders >= reminder_times.MAX_REMINDERS:
                continue
            told = replace(wait, reminders=wait.reminders + 1, reminded=now)
            await waits.save(connection, told)
            await reminder_times.owe(connection, table, told, now)

    async def _away(self, connection: AsyncConnection, prefs: Preferences) -> bool:
        now = self._engine.clock()
        absent = (await absences.of_people(connection, [prefs.person_id], now))[prefs.person_id]
        return any(absence.covers(now) for absence in absent)
