"""Rows of waits: who is awaited at which table, since when, and their clock."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, bindparam, case, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert

_AT_TABLE = select(schema.waits).where(schema.waits.c.table_id == bindparam("table_id"))
_ENDING = delete(schema.waits).where(
    schema.waits.c.table_id == bindparam("table_id"),
    schema.waits.c.person_id == bindparam("person_id"),
)


@dataclass(frozen=True, slots=True)
class Wait:
    """A table waits for a person.

    ``since`` is when it began to, or when the person last moved in this turn; ``entry`` is how
    long the log was when it began. The clock runs since ``ticking`` (None: it stands still) and
    had ``used`` so many seconds of this turn before; where an absence stops it only for a while,
    ``ticking`` is when it will run on, ``excused_since`` when it stopped, and ``excused`` how many
    seconds of this turn it had stood still for absences before. ``reminded`` is when the person
    was last reminded, ``snoozed`` when they want to be reminded next.
    """

    table_id: int
    person_id: int
    since: float
    entry: int
    ticking: float | None
    used: float = 0.0
    reminders: int = 0
    reminded: float | None = None
    snoozed: float | None = None
    excused: float = 0.0
    excused_since: float | None = None

    def spent(self, now: float) -> float:
        """The seconds of this turn that the person's clock has counted."""
        running = max(0.0, now - self.ticking) if self.ticking is not None else 0.0
        return self.used + running

    def absent_for(self, now: float) -> float:
        """The seconds of this turn for which the clock has stood still for absences."""
        if self.excused_since is None:
            return self.excused
        ended = now if self.ticking is None else min(now, self.ticking)
        return self.excused + max(0.0, ended - self.excused_since)


async def at_table(connection: AsyncConnection, table_id: int) -> dict[int, Wait]:
    """Who is awaited at a table, by person."""
    rows = (await connection.execute(_AT_TABLE, {"table_id": table_id})).mappings()
    return {row["person_id"]: Wait(**row) for row in rows}


async def of_person(connection: AsyncConnection, person_id: int) -> list[Wait]:
    """Everything that waits for a person, the longest first."""
    waits = schema.waits.c
    chosen = select(schema.waits).where(waits.person_id == person_id).order_by(waits.since)
    return [Wait(**row) for row in (await connection.execute(chosen)).mappings()]


async def on_server(connection: AsyncConnection, guild_id: int) -> list[int]:
    """The tables of a server at which somebody is awaited."""
    tables = schema.tables.c
    chosen = (
        select(schema.waits.c.table_id)
        .join_from(schema.waits, schema.tables, schema.waits.c.table_id == tables.id)
        .where(tables.guild_id == guild_id)
        .distinct()
        .order_by(schema.waits.c.table_id)
    )
    return list((await connection.scalars(chosen)).all())


async def save(connection: AsyncConnection, wait: Wait) -> None:
    """Write down a wait as it is now."""
    row = {
        "table_id": wait.table_id,
        "person_id": wait.person_id,
        "since": wait.since,
        "entry": wait.entry,
        "ticking": wait.ticking,
        "used": wait.used,
        "reminders": wait.reminders,
        "reminded": wait.reminded,
        "snoozed": wait.snoozed,
        "excused": wait.excused,
        "excused_since": wait.excused_since,
    }
    await upsert(connection, schema.waits, ("table_id", "person_id"), row)


async def end(connection: AsyncConnection, wait: Wait) -> None:
    """The table waits no longer."""
    whose = {"table_id": wait.table_id, "person_id": wait.person_id}
    await connection.execute(_ENDING, whose)


async def shift(connection: AsyncConnection, table_id: int, since: float, now: float) -> None:
    """Leave the time from ``since`` until ``now`` out of all waits at a table.

    What began, or was reminded of, before that has done so later by as much; what has come up
    meanwhile begins now.
    """
    waits = schema.waits.c

    def moved(moment: ColumnElement[float | None]) -> ColumnElement[float | None]:
        return case((moment > since, now), else_=moment + max(0.0, now - since))

    await connection.execute(
        update(schema.waits)
        .where(waits.table_id == table_id)
        .values(since=moved(waits.since), reminded=moved(waits.reminded))
    )
