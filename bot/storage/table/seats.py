"""Rows of seats and tenures: who holds a place, and who has left one."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert


async def seat(
    connection: AsyncConnection,
    table_id: int,
    place: int,
    *,
    person_id: int | None = None,
    computer: str | None = None,
    vacant: bool = False,
    owner_id: int | None = None,
    now: float | None = None,
) -> None:
    """Replace the holder of a place; all fields that are not given are cleared.

    A ``vacant`` place has been so since ``now``.
    """
    members = schema.members.c
    await connection.execute(
        update(schema.members)
        .where(members.table_id == table_id, members.place == place)
        .values(
            person_id=person_id,
            computer=computer,
            vacant=vacant,
            owner_id=owner_id,
            vacant_since=now if vacant else None,
            word=None,
        )
    )


async def add_tenure(
    connection: AsyncConnection, table_id: int, place: int, person_id: int, now: float
) -> None:
    """Record that a person has left a place: they know its hand."""
    row = {"table_id": table_id, "place": place, "person_id": person_id, "until": now}
    await upsert(connection, schema.tenures, ("table_id", "place", "person_id"), row)


async def tenures(connection: AsyncConnection, table_id: int) -> Sequence[RowMapping]:
    """Who has left which place of a table, and when."""
    column = schema.tenures.c
    chosen = select(column.place, column.person_id, column.until).where(column.table_id == table_id)
    return (await connection.execute(chosen)).mappings().all()


async def places_left_by(connection: AsyncConnection, table_id: int, person_id: int) -> set[int]:
    """The places of a table that a person has left, also before they were forgotten."""
    tenures, tables = schema.tenures.c, schema.tables.c
    same = tenures.person_id == person_id
    seed: bytes | None = await connection.scalar(select(tables.seed).where(tables.id == table_id))
    if seed is not None:
        same = or_(same, tenures.mark == mark_of(seed, person_id))
    chosen = select(tenures.place).where(tenures.table_id == table_id, same)
    return set((await connection.scalars(chosen)).all())


def mark_of(seed: bytes, person_id: int) -> str:
    """A keyed hash that identifies a person at one table without naming them.

    Its key is the table's secret seed. Once the seed is published the hash could be reversed: see
    :func:`delete_marks`.
    """
    return hmac.digest(seed, f"tenure:{person_id}".encode(), "sha256").hex()


async def mark(connection: AsyncConnection, person_id: int, stand_in: int, now: float) -> None:
    """Before a person is forgotten: mark them at the running matches whose hands they saw."""
    tenures, tables, members = schema.tenures.c, schema.tables.c, schema.members.c
    left = (
        select(tables.id, tables.seed, tenures.place)
        .join_from(schema.tenures, schema.tables, tenures.table_id == tables.id)
        .where(tenures.person_id == person_id, schema.OPEN, tables.seed.is_not(None))
    )
    kept = (
        select(tables.id, tables.seed, members.place)
        .join_from(schema.members, schema.tables, members.table_id == tables.id)
        .where(members.owner_id == person_id, schema.OPEN, tables.seed.is_not(None))
    )
    known = {*(await connection.execute(left)).all(), *(await connection.execute(kept)).all()}
    for table_id, seed, place in known:
        row = {"table_id": table_id, "place": place, "person_id": stand_in, "until": now}
        row["mark"] = mark_of(seed, person_id)
        await connection.execute(
            delete(schema.tenures).where(
                tenures.table_id == table_id,
                tenures.place == place,
                tenures.person_id == person_id,
            )
        )
        await connection.execute(insert(schema.tenures).values(row))


async def delete_marks(connection: AsyncConnection, table_id: int) -> None:
    """Delete a table's marks when its match has ended."""
    await connection.execute(
        update(schema.tenures).where(schema.tenures.c.table_id == table_id).values(mark=None)
    )


async def last_left(connection: AsyncConnection, table_id: int, place: int) -> int | None:
    """The person who was the last to leave a place, if any."""
    tenures = schema.tenures.c
    chosen = (
        select(tenures.person_id)
        .where(tenures.table_id == table_id, tenures.place == place)
        .order_by(tenures.until.desc())
        .limit(1)
    )
    person_id: int | None = await connection.scalar(chosen)
    return person_id


async def drop_draft(connection: AsyncConnection, table_id: int, seat: str) -> None:
    """Delete the draft of a seat's answer."""
    drafts = schema.drafts.c
    await connection.execute(
        delete(schema.drafts).where(drafts.table_id == table_id, drafts.seat == seat)
    )
