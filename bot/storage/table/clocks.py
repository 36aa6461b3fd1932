"""Rows of time banks and last turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.table import Clock
from bot.storage import schema
from bot.storage.table.tables import change_table, upsert


async def used(connection: AsyncConnection, table_id: int) -> dict[int, float]:
    """Seconds used of the bank, by person; people without an entry have used none."""
    banks = schema.banks.c
    chosen = select(banks.person_id, banks.used).where(banks.table_id == table_id)
    return {row.person_id: row.used for row in await connection.execute(chosen)}


@dataclass(frozen=True, slots=True)
class LastTurn:
    """A person's last turn: its own time used, the time excused for absences, and its reminders."""

    turn: float = 0.0
    reminders: int = 0
    reminded: float | None = None
    excused: float = 0.0


async def last_turn(connection: AsyncConnection, table_id: int, person_id: int) -> LastTurn:
    """A person's last finished turn."""
    banks = schema.banks.c
    chosen = select(banks.turn, banks.reminders, banks.reminded, banks.excused).where(
        banks.table_id == table_id, banks.person_id == person_id
    )
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return LastTurn(**row) if row is not None else LastTurn()


async def end_turn(
    connection: AsyncConnection,
    table_id: int,
    person_id: int,
    last: LastTurn,
    seconds: float | None = None,
) -> None:
    """Store the last turn of a person, and how much of the bank is used.

    The bank stays unchanged where it is not given.
    """
    row = {
        "table_id": table_id,
        "person_id": person_id,
        "used": seconds or 0.0,
        "turn": last.turn,
        "reminders": last.reminders,
        "reminded": last.reminded,
        "excused": last.excused,
    }
    keep = ("used",) if seconds is None else ()
    await upsert(connection, schema.banks, ("table_id", "person_id"), row, keep)


async def use(
    connection: AsyncConnection, table_id: int, person_id: int, seconds: float, turn: float
) -> None:
    """Store how much of the bank a person has used in all, and of their turn's own time."""
    row = {"table_id": table_id, "person_id": person_id, "used": seconds, "turn": turn}
    await upsert(connection, schema.banks, ("table_id", "person_id"), row)


def written(clock: Clock | None) -> Mapping[str, str | int | None] | None:
    """A clock as it is stored with a table."""
    if clock is None:
        return None
    return {
        "preset": clock.preset,
        "bank": clock.bank,
        "turn": clock.turn,
        "absence": clock.absence,
    }


async def wind(connection: AsyncConnection, table_id: int, clock: Clock | None) -> None:
    """Set, change or remove a table's clock."""
    await change_table(connection, table_id, {"clock": written(clock)})
