"""Who holds which place at a table that is being played, and who has left one."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.tables import upsert


async def seat(
    connection: AsyncConnection,
    table_id: int,
    place: int,
    *,
    person_id: int | None = None,
    computer: str | None = None,
    vacant: bool = False,
    owner_id: int | None = None,
) -> None:
    """Give a place to somebody else; whatever is not named is no longer so."""
    members = schema.members.c
    await connection.execute(
        update(schema.members)
        .where(members.table_id == table_id, members.place == place)
        .values(person_id=person_id, computer=computer, vacant=vacant, owner_id=owner_id)
    )


async def part(
    connection: AsyncConnection, table_id: int, place: int, person_id: int, now: float
) -> None:
    """Remember that a person has left a place: they know what it holds."""
    row = {"table_id": table_id, "place": place, "person_id": person_id, "until": now}
    await upsert(connection, schema.tenures, ("table_id", "place", "person_id"), row)


async def left_by(connection: AsyncConnection, table_id: int, person_id: int) -> set[int]:
    """The places of a table that a person has left."""
    tenures = schema.tenures.c
    chosen = select(tenures.place).where(
        tenures.table_id == table_id, tenures.person_id == person_id
    )
    return set((await connection.scalars(chosen)).all())


async def last_left(connection: AsyncConnection, table_id: int, place: int) -> int | None:
    """Who was the last to leave a place, if anybody was."""
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
    """Forget what was picked so far for a seat."""
    drafts = schema.drafts.c
    await connection.execute(
        delete(schema.drafts).where(drafts.table_id == table_id, drafts.seat == seat)
    )
