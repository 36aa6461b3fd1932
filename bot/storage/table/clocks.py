"""Rows of time banks and last turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, select, update
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


async def record_charge(
    connection: AsyncConnection, table_id: int, person_id: int, entry: int, seconds: float
) -> None:
    """Store what a turn that ended at ``entry`` entries has cost of a person's bank."""
    own = _bank_of(table_id, person_id)
    charges = await connection.scalar(select(schema.banks.c.charges).where(own))
    if seconds > 0 and charges is not None:
        values = {"charges": [*charges, [entry, seconds]]}
        await connection.execute(update(schema.banks).where(own).values(values))


async def refund(connection: AsyncConnection, table_id: int, number: int) -> None:
    """Give back what turns have cost that ended after entry ``number``."""
    banks = schema.banks.c
    chosen = select(banks.person_id, banks.used, banks.charges).where(banks.table_id == table_id)
    for row in (await connection.execute(chosen)).all():
        undone = [charge for charge in row.charges if charge[0] > number]
        if not undone:
            continue
        kept = [charge for charge in row.charges if charge[0] <= number]
        used = max(0.0, row.used - sum(seconds for _, seconds in undone))
        own = _bank_of(table_id, row.person_id)
        values = {"charges": kept, "used": used}
        await connection.execute(update(schema.banks).where(own).values(values))


def _bank_of(table_id: int, person_id: int) -> ColumnElement[bool]:
    banks = schema.banks.c
    return and_(banks.table_id == table_id, banks.person_id == person_id)


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
