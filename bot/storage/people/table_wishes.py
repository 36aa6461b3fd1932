"""Rows of what people wish for one table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from sqlalchemy import RowMapping, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.people import Preferences, TableWishes
from bot.storage import schema
from bot.storage.people import preferences
from bot.storage.table.tables import upsert

_AT_TABLE = select(schema.table_wishes).where(
    schema.table_wishes.c.table_id == bindparam("table_id")
)


async def at_table(connection: AsyncConnection, table_id: int) -> dict[int, TableWishes]:
    """The wishes for a table, by person."""
    rows = (await connection.execute(_AT_TABLE, {"table_id": table_id})).mappings()
    return {row["person_id"]: _wishes(row) for row in rows}


async def of_person(connection: AsyncConnection, person_id: int) -> dict[int, TableWishes]:
    """The wishes of a person, by table."""
    chosen = select(schema.table_wishes).where(schema.table_wishes.c.person_id == person_id)
    rows = (await connection.execute(chosen)).mappings()
    return {row["table_id"]: _wishes(row) for row in rows}


async def choose(connection: AsyncConnection, wishes: TableWishes) -> None:
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
    prefs = await preferences.of_people(connection, people)
    for person_id, wishes in (await at_table(connection, table_id)).items():
        if person_id in prefs:
            prefs[person_id] = wishes.applied_to(prefs[person_id])
    return prefs


def _wishes(row: RowMapping) -> TableWishes:
    return TableWishes(**row)
