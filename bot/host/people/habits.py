"""A person's habits at tables, shown to themselves, and in lobbies only if they wish."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.engine import Engine
from bot.model.people import Person
from bot.storage.people import habits, preferences
from bot.storage.table import tables

MIN_ANSWERS: Final = 20
"""So many answers are needed before their time is told."""
MIN_MATCHES: Final = 3
"""So many finished matches are needed before they are counted."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How quickly somebody usually answers, and how many matches they saw to the end.

    ``seconds`` is the median of their last answers, None where these are too few; ``ended`` of
    ``begun`` finished matches of several people were seen to the end.
    """

    seconds: float | None
    ended: int
    begun: int

    @property
    def told(self) -> bool:
        """Whether there is enough to tell anything."""
        return self.seconds is not None or self.begun >= MIN_MATCHES


async def of_person(connection: AsyncConnection, person_id: int) -> Habits:
    """The habits of a person, from their last answers and all their finished matches."""
    answered = await habits.answer_seconds(connection, person_id)
    seconds = median(answered) if len(answered) >= MIN_ANSWERS else None
    return Habits(seconds, *await habits.seen_to_the_end(connection, person_id))


async def shown_of(connection: AsyncConnection, people: Iterable[int]) -> dict[int, Habits]:
    """The habits of those who want others to see them, and about whom there is enough to tell."""
    known = await preferences.of_people(connection, people)
    found = {
        person_id: await of_person(connection, person_id)
        for person_id, wishes in known.items()
        if wishes.habits_shown
    }
    return {person_id: told for person_id, told in found.items() if told.told}


class HabitsOfPeople:
    """Tells people their own habits, and keeps whether others may see them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def own(self, person_id: int) -> tuple[Habits, bool]:
        """A person's habits, and whether lobbies show them."""
        async with self._engine.database.read(offloaded=True) as connection:
            wishes = (await preferences.of_people(connection, [person_id]))[person_id]
            return await of_person(connection, person_id), wishes.habits_shown

    async def show(self, person: Person, *, shown: bool) -> None:
        """Whether lobbies say a person's habits from now on."""
        async with self._engine.database.write() as connection:
            await tables.upsert_person(connection, person, self._engine.clock())
            await preferences.choose(connection, person.id, {"habits_shown": shown})
