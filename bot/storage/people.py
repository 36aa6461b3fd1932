"""What people have chosen for themselves, and when they are away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's own settings; None is "not chosen". Times of day are minutes after midnight."""

    person_id: int
    name: str = ""
    language: str | None = None
    timezone: str | None = None
    remind_after: int | None = None
    remind_in: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest_at: int | None = None
    rated: bool = True


@dataclass(frozen=True, slots=True)
class Absence:
    """A stretch of time in which a person does not play; those of a person never overlap."""

    id: int
    person_id: int
    begins: float
    ends: float
    note: str
    begun: bool

    def covers(self, moment: float) -> bool:
        """Whether the person is away at that moment."""
        return self.begins <= moment < self.ends


async def preferences(connection: AsyncConnection, people: Iterable[int]) -> dict[int, Preferences]:
    """What some people have chosen; whoever is unknown has chosen nothing."""
    wanted = list(people)
    found = {person_id: Preferences(person_id) for person_id in wanted}
    chosen = select(schema.people).where(schema.people.c.id.in_(wanted))
    for row in (await connection.execute(chosen)).mappings():
        found[row["id"]] = _preferences(row)
    return found


async def choose(connection: AsyncConnection, person_id: int, values: Mapping[str, object]) -> None:
    """Change what a person has chosen."""
    await connection.execute(
        update(schema.people).where(schema.people.c.id == person_id).values(dict(values))
    )


async def absences(
    connection: AsyncConnection, people: Iterable[int], now: float
) -> dict[int, list[Absence]]:
    """The absences of some people that are not over, the earliest first."""
    absence = schema.absences.c
    wanted = list(people)
    found: dict[int, list[Absence]] = {person_id: [] for person_id in wanted}
    chosen = (
        select(schema.absences)
        .where(absence.person_id.in_(wanted), absence.ends > now)
        .order_by(absence.begins)
    )
    for row in (await connection.execute(chosen)).mappings():
        found[row["person_id"]].append(Absence(**row))
    return found


async def add_absence(
    connection: AsyncConnection, person_id: int, begins: float, ends: float, note: str
) -> int:
    """Remember an absence that has not begun; returns its id."""
    row = {"person_id": person_id, "begins": begins, "ends": ends, "note": note, "begun": False}
    result = await connection.execute(
        insert(schema.absences).values(row).returning(schema.absences.c.id)
    )
    absence_id: int = result.scalar_one()
    return absence_id


async def remove_absences(
    connection: AsyncConnection, person_id: int, absences: Iterable[int]
) -> None:
    """Forget some absences of a person."""
    absence = schema.absences.c
    await connection.execute(
        delete(schema.absences).where(
            absence.id.in_(list(absences)), absence.person_id == person_id
        )
    )


async def turn_pages(connection: AsyncConnection, person_id: int, now: float) -> int | None:
    """Let an absence of a person begin whose time has come, and forget those that are over.

    Returns the id of one that has just begun.
    """
    absence = schema.absences.c
    mine = absence.person_id == person_id
    await connection.execute(delete(schema.absences).where(mine, absence.ends <= now))
    begun = await connection.scalars(
        update(schema.absences)
        .where(mine, absence.begins <= now, absence.begun.is_(False))
        .values(begun=True)
        .returning(absence.id)
    )
    return begun.one_or_none()


def _preferences(row: RowMapping) -> Preferences:
    return Preferences(
        person_id=row["id"],
        name=row["name"],
        language=row["language"],
        timezone=row["timezone"],
        remind_after=row["remind_after"],
        remind_in=row["remind_in"],
        quiet_from=row["quiet_from"],
        quiet_to=row["quiet_to"],
        digest_at=row["digest_at"],
        rated=row["rated"],
    )
