"""Rows of trials, so that their buttons survive restarts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert
from games.core.steps import Picks
from games.core.trials.trial import TrialStep


@dataclass(frozen=True, slots=True)
class StoredTrial:
    """A trial: the length of the log when it began, its own seed, and its entries."""

    entry: int
    seed: bytes
    steps: tuple[TrialStep, ...] = ()
    draft: Picks = ()


async def keep(
    connection: AsyncConnection, table_id: int, seat: str, person_id: int, stored_trial: StoredTrial
) -> None:
    """Store a trial, replacing the previous one."""
    row = {
        "table_id": table_id,
        "seat": seat,
        "person_id": person_id,
        "entry": stored_trial.entry,
        "seed": stored_trial.seed,
        "steps": [_dumped(step) for step in stored_trial.steps],
        "draft": list(stored_trial.draft),
    }
    await upsert(connection, schema.trials, ("table_id", "seat", "person_id"), row)


async def stored_trial(
    connection: AsyncConnection, table_id: int, seat: str, person_id: int
) -> StoredTrial | None:
    """The trial that a person has begun for a seat."""
    column = schema.trials.c
    chosen = select(schema.trials).where(
        column.table_id == table_id, column.seat == seat, column.person_id == person_id
    )
    row = (await connection.execute(chosen)).one_or_none()
    if row is None:
        return None
    steps = tuple(_loaded(step) for step in row.steps)
    return StoredTrial(row.entry, row.seed, steps, tuple(row.draft))


def _dumped(step: TrialStep) -> JsonValue:
    """A step of one's own as a list, a guess of somebody else's answer as an object."""
    if step.guessed_for is None:
        return [step.fingerprint, *step.picks]
    return {
        "seat": step.guessed_for,
        "fingerprint": step.fingerprint,
        "picks": list(step.picks),
    }


def _loaded(stored: Any) -> TrialStep:
    if isinstance(stored, dict):
        return TrialStep(stored["fingerprint"], tuple(stored["picks"]), stored["seat"])
    fingerprint, *picks = stored
    return TrialStep(fingerprint, tuple(picks))


async def drop(connection: AsyncConnection, table_id: int, seat: str, person_id: int) -> None:
    """Delete a trial."""
    column = schema.trials.c
    await connection.execute(
        delete(schema.trials).where(
            column.table_id == table_id, column.seat == seat, column.person_id == person_id
        )
    )


async def drop_all(connection: AsyncConnection, table_id: int) -> None:
    """Delete every trial at a table after its match took another course."""
    await connection.execute(delete(schema.trials).where(schema.trials.c.table_id == table_id))
