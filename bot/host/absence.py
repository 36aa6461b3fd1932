"""Being away: no reminders come, clocks stand still, and the tables know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.alarms import Bells
from bot.host.house import House
from bot.host.model import Person, Table
from bot.host.reminding import resettle_all
from bot.storage import alarms, outbox, people, tables
from bot.storage.alarms import Alarm
from bot.storage.outbox import Owed
from bot.storage.people import Absence
from games.core.phrase import phrase

LONGEST: Final = 366 * 24 * 3600
"""How far ahead an absence may end."""
AT_MOST: Final = 10
LONGEST_NOTE: Final = 120
_HURRY: Final = 60.0


class Absences:
    """The doors out and back in."""

    def __init__(self, house: House, bells: Bells) -> None:
        self._house = house
        bells.on("away", self._ring)
        house.wanted["away"] = self._wanted

    async def of_person(self, person_id: int) -> list[Absence]:
        """The absences of a person that are not over, the earliest first."""
        house = self._house
        async with house.database.read() as connection:
            return (await people.absences(connection, [person_id], house.clock()))[person_id]

    async def leave(self, person: Person, begins: float, ends: float, note: str) -> Absence:
        """Be away for a while; what overlaps with it or touches it becomes one absence with it."""
        house, now = self._house, self._house.clock()
        if ends <= begins:
            raise Refusal(phrase("host.refused.away_reversed"))
        if ends <= now or begins < now - _HURRY:
            raise Refusal(phrase("host.refused.away_past"))
        if ends > now + LONGEST:
            raise Refusal(phrase("host.refused.away_long"))
        async with house.database.write() as connection:
            await tables.meet(connection, person, now)
            known = (await people.absences(connection, [person.id], now))[person.id]
            joined = [a for a in known if a.begins <= ends and begins <= a.ends]
            if len(known) - len(joined) >= AT_MOST:
                raise Refusal(phrase("host.refused.away_many", most=AT_MOST))
            await self._forget(connection, person.id, joined)
            begins = min([begins, *(absence.begins for absence in joined)])
            ends = max([ends, *(absence.ends for absence in joined)])
            notes = [note.strip()[:LONGEST_NOTE], *(absence.note for absence in joined)]
            said = next(filter(None, notes), "")
            absence_id = await people.add_absence(connection, person.id, begins, ends, said)
            for name, due in (("begins", begins), ("ends", ends)):
                key = f"away:{absence_id}:{name}"
                await alarms.set_alarm(connection, Alarm(key, "away", due, person_id=person.id))
            told = await self._turn(connection, person.id, now)
        for table_id in told:
            house.call_postman(table_id)
        return Absence(absence_id, person.id, begins, ends, said, begins <= now)

    async def come_back(self, person_id: int, absence_id: int) -> Absence:
        """End an absence now, or call off one to come; refuses where there is no such one."""
        house, now = self._house, self._house.clock()
        async with house.database.write() as connection:
            known = (await people.absences(connection, [person_id], now))[person_id]
            ended = next((absence for absence in known if absence.id == absence_id), None)
            if ended is None:
                raise Refusal(phrase("host.refused.away_over"))
            await self._forget(connection, person_id, [ended])
            await self._turn(connection, person_id, now)
            return ended

    async def _ring(self, connection: AsyncConnection, alarm: Alarm, now: float) -> Sequence[int]:
        assert alarm.person_id is not None
        return await self._turn(connection, alarm.person_id, now)

    async def _turn(self, connection: AsyncConnection, person_id: int, now: float) -> Sequence[int]:
        """Reckon anew what depends on who is away by now; returns the tables to be told.

        Those are the ones that wait for somebody who goes away in the middle of it: no later post
        of theirs would say so.
        """
        begun = await people.turn_pages(connection, person_id, now)
        waiting = await resettle_all(connection, person_id, now)
        if begun is None:
            return ()
        for table in waiting:
            detail: dict[str, JsonValue] = {"person": person_id, "absence": begun}
            await outbox.owe(connection, table.id, "away", table.entry_count, now, detail=detail)
        return [table.id for table in waiting]

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether the table still waits for the person, and they are still away."""
        person_id, now = owed.detail["person"], self._house.clock()
        assert isinstance(person_id, int)
        if person_id not in table.awaited_people:
            return False
        absent = (await people.absences(connection, [person_id], now))[person_id]
        return any(a.id == owed.detail["absence"] and a.covers(now) for a in absent)

    async def _forget(
        self, connection: AsyncConnection, person_id: int, absences: Sequence[Absence]
    ) -> None:
        await people.remove_absences(connection, person_id, [absence.id for absence in absences])
        for absence in absences:
            await alarms.cancel(connection, f"away:{absence.id}:begins", f"away:{absence.id}:ends")
