"""Absences: no reminders are sent, and clocks stand still."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.people.reminders import recompute_waits_of_person
from bot.model.people import Absence, Person
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.people import absences
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables
from games.core.phrase import phrase

MAX_ABSENCE_SECONDS: Final = 366 * 24 * 3600
"""How far in the future an absence may end, in seconds."""
MAX_ABSENCES: Final = 10
MAX_NOTE_LENGTH: Final = 120
_HURRY: Final = 60.0


class Absences:
    """Stores when people are away, and notifies the tables that wait for them."""

    def __init__(self, engine: Engine, alarms: Alarms) -> None:
        self._engine = engine
        alarms.on("away", self._ring)
        engine.wanted["away"] = self._wanted

    async def of_person(self, person_id: int) -> list[Absence]:
        """The absences of a person that are not over, the earliest first."""
        engine = self._engine
        async with engine.database.read() as connection:
            return (await absences.of_people(connection, [person_id], engine.clock()))[person_id]

    async def leave(self, person: Person, begins: float, ends: float, note: str) -> Absence:
        """Add an absence; overlapping or adjacent ones are merged with it."""
        engine, now = self._engine, self._engine.clock()
        if ends <= begins:
            raise Refusal(phrase("host.refused.away_reversed"))
        if ends <= now or begins < now - _HURRY:
            raise Refusal(phrase("host.refused.away_past"))
        if ends > now + MAX_ABSENCE_SECONDS:
            raise Refusal(phrase("host.refused.away_long"))
        async with engine.database.write() as connection:
            await tables.upsert_person(connection, person, now)
            known = (await absences.of_people(connection, [person.id], now))[person.id]
            joined = [a for a in known if a.begins <= ends and begins <= a.ends]
            if len(known) - len(joined) >= MAX_ABSENCES:
                raise Refusal(phrase("host.refused.away_many", most=MAX_ABSENCES))
            await self._forget(connection, person.id, joined)
            begins = min([begins, *(absence.begins for absence in joined)])
            ends = max([ends, *(absence.ends for absence in joined)])
            notes = [note.strip()[:MAX_NOTE_LENGTH], *(absence.note for absence in joined)]
            said = next(filter(None, notes), "")
            absence_id = await absences.add(connection, person.id, begins, ends, said)
            for name, due in (("begins", begins), ("ends", ends)):
                key = f"away:{absence_id}:{name}"
                await alarms.set_alarm(connection, Alarm(key, "away", due, person_id=person.id))
            await self._turn(connection, person.id, now)
        return Absence(absence_id, person.id, begins, ends, said, begins <= now)

    async def come_back(self, person_id: int, absence_id: int) -> Absence:
        """End an absence now, or cancel a future one; refuses where there is no such one."""
        engine, now = self._engine, self._engine.clock()
        async with engine.database.write() as connection:
            known = (await absences.of_people(connection, [person_id], now))[person_id]
            ended = next((absence for absence in known if absence.id == absence_id), None)
            if ended is None:
                raise Refusal(phrase("host.refused.away_over"))
            await self._forget(connection, person_id, [ended])
            await self._turn(connection, person_id, now)
            return ended

    async def _ring(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        assert alarm.person_id is not None
        await self._turn(connection, alarm.person_id, now)

    async def _turn(self, connection: AsyncConnection, person_id: int, now: float) -> None:
        """Recompute everything that depends on who is away now, and notify the tables affected.

        These are the tables already waiting for a person who now leaves: no later post of theirs
        would mention the absence.
        """
        begun = await absences.update_absences(connection, person_id, now)
        waiting = await recompute_waits_of_person(connection, person_id, now)
        if begun is None:
            return
        for table in waiting:
            detail: dict[str, JsonValue] = {"person": person_id, "absence": begun}
            await outbox.owe(connection, table.id, "away", table.entry_count, now, detail=detail)

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether the table still waits for the person, and they are still away."""
        person_id, now = owed.detail["person"], self._engine.clock()
        assert isinstance(person_id, int)
        if person_id not in table.awaited_people:
            return False
        absent = (await absences.of_people(connection, [person_id], now))[person_id]
        return any(a.id == owed.detail["absence"] and a.covers(now) for a in absent)

    async def _forget(
        self, connection: AsyncConnection, person_id: int, ended: Sequence[Absence]
    ) -> None:
        await absences.remove(connection, person_id, [absence.id for absence in ended])
        for absence in ended:
            await alarms.cancel(connection, f"away:{absence.id}:begins", f"away:{absence.id}:ends")
