"""What people try out: kept step by step, so that the buttons of a trial outlive the process."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert
from games.core.steps import Picks
from games.core.trials.trial import Step


@dataclass(frozen=True, slots=True)
class Kept:
    """A trial: how long the log was when it began, its own seed, and what has been done on it."""

    entry: int
    seed: bytes
    steps: tuple[Step, ...] = ()
    draft: Picks = ()


async def keep(
    connection: AsyncConnection, table_id: int, seat: str, person_id: int, kept: Kept
) -> None:
    """Remember a trial in place of the one before it."""
    row = {
        "table_id": table_id,
        "seat": seat,
        "person_id": person_id,
        "entry": kept.entry,
        "seed": kept.seed,
        "steps": [[step.fingerprint, *step.picks] for step in kept.steps],
        "draft": list(kept.draft),
    }
    await upsert(connection, schema.trials, ("table_id", "seat", "person_id"), row)


async def kept(
    connection: AsyncConnection, table_id: int, seat: str, person_id: int
) -> Kept | None:
    """The trial that a person has begun for a seat."""
    column = schema.trials.c
    chosen = select(schema.trials).where(
        column.table_id == table_id, column.seat == seat, column.person_id == person_id
    )
    row = (await connection.execute(chosen)).one_or_none()
    if row is None:
        return None
    steps = tuple(Step(fingerprint, tuple(picks)) for fingerprint, *picks in row.steps)
    return Kept(row.entry, row.seed, steps, tuple(row.draft))


async def drop(connection: AsyncConnection, table_id: int, seat: str, person_id: int) -> None:
    """Forget a trial."""
    column = schema.trials.c
    await connection.execute(
        delete(schema.trials).where(
            column.table_id == table_id, column.seat == seat, column.person_id == person_id
        )
    )


async def drop_all(connection: AsyncConnection, table_id: int) -> None:
    """Forget every trial at a table: it has gone another way."""
    await connection.execute(delete(schema.trials).where(schema.trials.c.table_id == table_id))
