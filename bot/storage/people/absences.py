"""Rows of absences."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.people import Absence
from bot.storage import schema

_OF_PEOPLE = (
    select(schema.absences)
    .where(
        schema.absences.c.person_id.in_(bindparam("people", expanding=True)),
        schema.absences.c.ends > bindparam("now"),
    )
    .order_by(schema.absences.c.begins)
)


async def of_people(
    connection: AsyncConnection, people: Iterable[int], now: float
) -> dict[int, list[Absence]]:
    """The absences of some people that are not over, the earliest first."""
    wanted = list(people)
    found: dict[int, list[Absence]] = {person_id: [] for person_id in wanted}
    rows = await connection.execute(_OF_PEOPLE, {"people": wanted, "now": now})
    for row in rows.mappings():
        found[row["person_id"]].append(Absence(**row))
    return found


async def add(
    connection: AsyncConnection, person_id: int, begins: float, ends: float, note: str
) -> int:
    """Remember an absence that has not begun; returns its id."""
    row = {"person_id": person_id, "begins": begins, "ends": ends, "note": note, "begun": False}
    result = await connection.execute(
        insert(schema.absences).values(row).returning(schema.absences.c.id)
    )
    absence_id: int = result.scalar_one()
    return absence_id


async def remove(connection: AsyncConnection, person_id: int, absences: Iterable[int]) -> None:
    """Forget some absences of a person."""
    absence = schema.absences.c
    await connection.execute(
        delete(schema.absences).where(
            absence.id.in_(list(absences)), absence.person_id == person_id
        )
    )


async def update_absences(connection: AsyncConnection, person_id: int, now: float) -> int | None:
    """Begin the absences of a person that are due, and delete the ended ones.

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
