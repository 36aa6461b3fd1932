"""Reminds people of tables that wait for them, by their own settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing
from bot.host.people import digest
from bot.host.waits import awaiting, reminder_times, vote_calls
from bot.host.waits.local_time import DAY, MORNING, tomorrow_morning, zone_names, zone_of
from bot.model.people import Person, Preferences
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.people import absences, preferences
from bot.storage.people.preferences import preferences_at
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables, votes, waits
from games.core.phrase import phrase

Snooze = Literal["hour", "hours", "morning"]
"""For an hour, for four, until tomorrow morning."""

MAX_REMIND_AFTER_SECONDS: Final = 30 * 24 * 3600
_MIN_REMIND_AFTER_SECONDS: Final = 600

PreferenceValue = str | int | None


class Reminders:
    """Stores how each person wants to be reminded, and sends the reminders."""

    def __init__(self, engine: Engine, alarms: Alarms) -> None:
        self._engine = engine
        alarms.on("remind", self._ring)
        engine.wanted["reminder"] = self._wanted

    async def prefs(self, person_id: int) -> Preferences:
        """The preferences of a person."""
        async with self._engine.database.read() as connection:
            return (await preferences.of_people(connection, [person_id]))[person_id]

    async def choose(self, person: Person, **prefs: PreferenceValue) -> Preferences:
        """Change a person's preferences and recompute everything that waits for them.

        Raises :class:`Refusal` where a preference is invalid; then nothing is changed.
        """
        if not all(name in SENSIBLE and SENSIBLE[name](wish) for name, wish in prefs.items()):
            raise Refusal(phrase("host.refused.bad_wish"))
        engine, now = self._engine, self._engine.clock()
        async with engine.database.write() as connection:
            await tables.upsert_person(connection, person, now)
            await preferences.choose(connection, person.id, prefs)
            chosen = (await preferences.of_people(connection, [person.id]))[person.id]
            await digest.schedule_next(connection, chosen, now)
            for wait in await waits.of_person(connection, person.id):
                if wait.snoozed is not None:
                    # New preferences replace an earlier snooze.
                    await waits.save(connection, replace(wait, snoozed=None))
            await recompute_waits_of_person(connection, person.id, now)
        return chosen

    async def snooze(self, table_id: int, person_id: int, entry: int, snooze: Snooze) -> float:
        """Postpone the next reminder of a turn, without counting it; returns until when.

        ``entry`` identifies the turn: a snooze ends with it.
        """
        async with self._engine.changing(table_id) as work:
            connection, table, now = work.connection, work.table, work.now
            wait = (await waits.at_table(connection, table_id)).get(person_id)
            if wait is None or wait.entry != entry:
                raise Refusal(phrase("host.refused.snooze_over"))
            if not table.calling or table.stranded:
                raise Refusal(phrase("host.refused.paused"))
            prefs = (await preferences_at(connection, table_id, [person_id]))[person_id]
            absent = (await absences.of_people(connection, [person_id], now))[person_id]
            until = reminder_times.next_undisturbed(_until(snooze, prefs, now), prefs, absent)
            wait = replace(wait, snoozed=until)
            await waits.save(connection, wait)
            await reminder_times.schedule(connection, table, wait, prefs, absent, now)
        return until

    async def _ring(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        assert alarm.table_id is not None
        assert alarm.person_id is not None
        # The table is locked first, so that no move comes between reading the wait and changing it.
        stored = await tables.fetch(connection, alarm.table_id, for_update=True)
        wait = (await waits.at_table(connection, alarm.table_id)).get(alarm.person_id)
        if stored is None or wait is None or not stored.table.calling or stored.table.resting:
            return
        table = stored.table
        prefs = (await preferences_at(connection, table.id, [wait.person_id]))[wait.person_id]
        absent = (await absences.of_people(connection, [wait.person_id], now))[wait.person_id]
        after = await reminder_times.wanted_after(connection, prefs, table.guild_id)
        due = reminder_times.when_due(wait, after, prefs)
        if due is None:
            return
        due = reminder_times.next_undisturbed(max(due, now), prefs, absent)
        if due > now:
            await reminder_times.remind_at(connection, table, wait, due)
            return
        told = replace(
            wait,
            reminders=wait.reminders + (1 if wait.snoozed is None else 0),
            reminded=now,
            snoozed=None,
        )
        await waits.save(connection, told)
        await reminder_times.owe(connection, table, told, now, private=prefs.remind_in == "dm")
        await reminder_times.schedule(connection, table, told, prefs, absent, now)

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether the person still has not moved; a delayed reminder respects quiet hours."""
        now = self._engine.clock()
        await tables.fetch(connection, table.id, for_update=True)
        for wait in (await waits.at_table(connection, table.id)).values():
            same = wait.entry == owed.detail["turn"] and wait.since == owed.detail["since"]
            # A reminder for a table with a lost channel is still sent: it shows when the channel is
            # back.
            asleep = not table.calling or table.stranded
            if owed.detail["people"] != [wait.person_id] or not same or asleep:
                continue
            prefs = (await preferences_at(connection, table.id, [wait.person_id]))[wait.person_id]
            absent = (await absences.of_people(connection, [wait.person_id], now))[wait.person_id]
            due = reminder_times.next_undisturbed(now, prefs, absent)
            if due > now:
                await waits.save(connection, replace(wait, snoozed=due))
                await reminder_times.remind_at(connection, table, wait, due)
            return due <= now
        return False


async def recompute_waits_of_person(
    connection: AsyncConnection, person_id: int, now: float
) -> Sequence[Table]:
    """Recompute all waits for a person, and when votes call them; returns the tables that wait."""
    waiting = []
    # The same order everywhere, so that two transactions cannot deadlock on the tables.
    for table_id in sorted(w.table_id for w in await waits.of_person(connection, person_id)):
        table = (await existing(connection, table_id, for_update=True)).table
        await awaiting.recompute_waits(connection, table, now)
        if table.calling:
            waiting.append(table)
    for petition in await votes.open_of_person(connection, person_id):
        voted_at = (await existing(connection, petition.table_id)).table
        await vote_calls.schedule(connection, voted_at, petition, now)
    return waiting


async def recompute_waits_on_server(engine: Engine, guild_id: int) -> None:
    """Recompute all waits on a server after its settings have changed.

    Each table has its own transaction, so that none is blocked by all the others.
    """
    async with engine.database.read() as connection:
        waiting = await waits.on_server(connection, guild_id)
    for table_id in waiting:
        async with engine.database.write() as connection:
            stored = await existing(connection, table_id, for_update=True)
            await awaiting.recompute_waits(connection, stored.table, engine.clock())


def _until(snooze: Snooze, prefs: Preferences, now: float) -> float:
    if snooze == "morning":
        # The person is taken to get up when quiet hours end, if that is before noon.
        up = prefs.quiet_to if (prefs.quiet_to or DAY) <= DAY // 2 else None
        return tomorrow_morning(now, zone_of(prefs.timezone), MORNING if up is None else up)
    return now + (3600 if snooze == "hour" else 4 * 3600)


def _time_of_day(wish: PreferenceValue) -> bool:
    return wish is None or (isinstance(wish, int) and 0 <= wish < DAY)


def _stretch(wish: PreferenceValue) -> bool:
    return wish in (None, 0) or (
        isinstance(wish, int) and _MIN_REMIND_AFTER_SECONDS <= wish <= MAX_REMIND_AFTER_SECONDS
    )


SENSIBLE: Mapping[str, Callable[[PreferenceValue], bool]] = {
    "timezone": lambda wish: wish is None or wish in zone_names(),
    "remind_after": _stretch,
    "remind_in": lambda wish: wish in ("channel", "dm"),
    "quiet_from": _time_of_day,
    "quiet_to": _time_of_day,
    "digest_at": _time_of_day,
}
