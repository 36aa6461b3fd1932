"""How much of their bank of time people have used at a table."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.table import Clock
from bot.storage import schema
from bot.storage.table.tables import change_table, upsert


async def used(connection: AsyncConnection, table_id: int) -> dict[int, float]:
    """Seconds used of the bank, by person; whoever is not named has used none."""
    banks = schema.banks.c
    chosen = select(banks.person_id, banks.used).where(banks.table_id == table_id)
    return {row.person_id: row.used for row in await connection.execute(chosen)}


async def last_turn(connection: AsyncConnection, table_id: int, person_id: int) -> float:
    """Seconds of its own time that a person's last turn took, as far as it is over."""
    banks = schema.banks.c
    chosen = select(banks.turn).where(banks.table_id == table_id, banks.person_id == person_id)
    return await connection.scalar(chosen) or 0.0


async def use(
    connection: AsyncConnection, table_id: int, person_id: int, seconds: float, turn: float
) -> None:
    """Write down how much of the bank a person has used in all, and of their turn's own time."""
    row = {"table_id": table_id, "person_id": person_id, "used": seconds, "turn": turn}
    await upsert(connection, schema.banks, ("table_id", "person_id"), row)


def written(clock: Clock | None) -> Mapping[str, str | int] | None:
    """A clock as a table keeps it."""
    if clock is None:
        return None
    return {"preset": clock.preset, "bank": clock.bank, "turn": clock.turn}


async def wind(connection: AsyncConnection, table_id: int, clock: Clock | None) -> None:
    """Give a table a clock, another one or none."""
    await change_table(connection, table_id, {"clock": written(clock)})
