"""Rows of people's preferences: reminders, quiet hours, language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import RowMapping, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.people import Preferences
from bot.storage import schema

_OF_PEOPLE = select(schema.people).where(
    schema.people.c.id.in_(bindparam("people", expanding=True))
)


async def of_people(connection: AsyncConnection, people: Iterable[int]) -> dict[int, Preferences]:
    """The preferences of some people, by person; unknown people have the defaults."""
    wanted = list(people)
    found = {person_id: Preferences(person_id) for person_id in wanted}
    for row in (await connection.execute(_OF_PEOPLE, {"people": wanted})).mappings():
        found[row["id"]] = _preferences(row)
    return found


async def choose(connection: AsyncConnection, person_id: int, values: Mapping[str, object]) -> None:
    """Change what a person has chosen."""
    await connection.execute(
        update(schema.people).where(schema.people.c.id == person_id).values(dict(values))
    )


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
        habits_shown=row["habits_shown"],
    )
