"""Being away: no reminders come, clocks stand still, and the tables know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.people.reminders import resettle_all
from bot.model.people import Absence, Person
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.people import absences
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables
from games.core.phrase import phrase

LONGEST: Final = 366 * 24 * 3600
"""How far ahead an absence may end."""
AT_MOST: Final = 10
LONGEST_NOTE: Final = 120
_HURRY: Final = 60.0


class Absences:
    """Keeps when people are away, and tells the tables that wait for them."""

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
        """Be away for a while; what overlaps with it or touches it becomes one absence with it."""
        engine, now = self._engine, self._engine.clock()
        if ends <= begins:
            raise Refusal(phrase("host.refused.away_reversed"))
        if ends <= now or begins < now - _HURRY:
            raise Refusal(phrase("host.refused.away_past"))
        if ends > now + LONGEST:
            raise Refusal(phrase("host.refused.away_long"))
        async with engine.database.write() as connection:
            await tables.meet(connection, person, now)
            known = (await absences.of_people(connection, [person.id], now))[person.id]
            joined = [a for a in known if a.begins <= ends and begins <= a.ends]
            if len(known) - len(joined) >= AT_MOST:
                raise Refusal(phrase("host.refused.away_many", most=AT_MOST))
            await self._forget(connection, person.id, joined)
            begins = min([begins, *(absence.begins for absence in joined)])
            ends = max([ends, *(absence.ends for absence in joined)])
            notes = [note.strip()[:LONGEST_NOTE], *(absence.note for absence in joined)]
            said = next(filter(None, notes), "")
            absence_id = await absences.add(connection, person.id, begins, ends, said)
            for name, due in (("begins", begins), ("ends", ends)):
                key = f"away:{absence_id}:{name}"
                await alarms.set_alarm(connection, Alarm(key, "away", due, person_id=person.id))
            await self._turn(connection, person.id, now)
        return Absence(absence_id, person.id, begins, ends, said, begins <= now)

    async def come_back(self, person_id: int, absence_id: int) -> Absence:
        """End an absence now, or call off one to come; refuses where there is no such one."""
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
        """Reckon anew what depends on who is away by now, and tell the tables concerned.

        Those are the ones that wait for somebody who goes away in the middle of it: no later post
        of theirs would say so.
        """
        begun = await absences.turn_pages(connection, person_id, now)
        waiting = await resettle_all(connection, person_id, now)
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
