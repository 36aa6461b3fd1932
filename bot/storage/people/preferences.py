"""Rows of people's preferences, and of what they wish for one table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict

from sqlalchemy import RowMapping, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.people import Preferences, TableWishes
from bot.storage import schema
from bot.storage.table.tables import upsert

_OF_PEOPLE = select(schema.people).where(
    schema.people.c.id.in_(bindparam("people", expanding=True))
)

_WISHES_AT_TABLE = select(schema.table_wishes).where(
    schema.table_wishes.c.table_id == bindparam("table_id")
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


async def wishes_at_table(connection: AsyncConnection, table_id: int) -> dict[int, TableWishes]:
    """The wishes for a table, by person."""
    rows = (await connection.execute(_WISHES_AT_TABLE, {"table_id": table_id})).mappings()
    return {row["person_id"]: _wishes(row) for row in rows}


async def wishes_of_person(connection: AsyncConnection, person_id: int) -> dict[int, TableWishes]:
    """The wishes of a person, by table."""
    chosen = select(schema.table_wishes).where(schema.table_wishes.c.person_id == person_id)
    rows = (await connection.execute(chosen)).mappings()
    return {row["table_id"]: _wishes(row) for row in rows}


async def choose_wishes(connection: AsyncConnection, wishes: TableWishes) -> None:
    """Store the wishes of a person for a table; a row without any is deleted."""
    if wishes == TableWishes(wishes.table_id, wishes.person_id):
        column = schema.table_wishes.c
        await connection.execute(
            delete(schema.table_wishes).where(
                column.table_id == wishes.table_id, column.person_id == wishes.person_id
            )
        )
        return
    await upsert(connection, schema.table_wishes, ("table_id", "person_id"), asdict(wishes))


async def preferences_at(
    connection: AsyncConnection, table_id: int, people: Iterable[int]
) -> dict[int, Preferences]:
    """The preferences of some people as they hold at a table, by person."""
    prefs = await of_people(connection, people)
    for person_id, wishes in (await wishes_at_table(connection, table_id)).items():
        if person_id in prefs:
            prefs[person_id] = wishes.applied_to(prefs[person_id])
    return prefs


def _wishes(row: RowMapping) -> TableWishes:
    return TableWishes(**row)
