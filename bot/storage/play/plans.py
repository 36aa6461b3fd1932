"""Rows of plans, one for each seat."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import Row, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert
from games.core.trials.plan import Plan, PlannedAnswer, dumped, loaded, phrase_dumped, phrase_loaded

_AT_TABLE = select(schema.plans).where(schema.plans.c.table_id == bindparam("table_id"))
_KEPT_DONE = 20
"""How many answers given by plan are kept for the person's news."""


@dataclass(frozen=True, slots=True)
class StoredPlan:
    """A person's plan for a seat, and what was ``done`` by it; it has ended without branches."""

    seat: str
    person_id: int
    plan: Plan
    done: tuple[PlannedAnswer, ...] = ()

    def with_done(self, answer: PlannedAnswer) -> StoredPlan:
        """The same with one more answer that was given."""
        return replace(self, done=(*self.done, answer)[-_KEPT_DONE:])


async def plans_at(connection: AsyncConnection, table_id: int) -> dict[str, StoredPlan]:
    """Plans of a table by seat, ended ones included."""
    rows = await connection.execute(_AT_TABLE, {"table_id": table_id})
    return {row.seat: _stored(row) for row in rows}


async def plans_of_person(
    connection: AsyncConnection, person_id: int
) -> list[tuple[int, StoredPlan]]:
    """The plans of a person that have not ended, with the ids of their tables."""
    column = schema.plans.c
    chosen = select(schema.plans).where(column.person_id == person_id).order_by(column.table_id)
    found = [(row.table_id, _stored(row)) for row in await connection.execute(chosen)]
    return [(table_id, left) for table_id, left in found if left.plan.branches]


async def keep(connection: AsyncConnection, table_id: int, left: StoredPlan) -> None:
    """Store a plan, replacing the previous one of the seat."""
    row = {
        "table_id": table_id,
        "seat": left.seat,
        "person_id": left.person_id,
        "plan": dumped(left.plan),
        "done": [
            {
                "entry": answer.entry,
                "question": phrase_dumped(answer.question),
                "answer": [phrase_dumped(said) for said in answer.answer],
            }
            for answer in left.done
        ],
    }
    await upsert(connection, schema.plans, ("table_id", "seat"), row)


async def drop(connection: AsyncConnection, table_id: int, seat: str) -> None:
    """Delete the plan of a seat."""
    column = schema.plans.c
    await connection.execute(
        delete(schema.plans).where(column.table_id == table_id, column.seat == seat)
    )


async def drop_all(connection: AsyncConnection, table_id: int) -> None:
    """Delete every plan of a table."""
    await connection.execute(delete(schema.plans).where(schema.plans.c.table_id == table_id))


def _stored(row: Row[tuple[object, ...]]) -> StoredPlan:
    done = tuple(
        PlannedAnswer(
            answer["entry"],
            phrase_loaded(answer["question"]),
            tuple(phrase_loaded(said) for said in answer["answer"]),
        )
        for answer in row.done
    )
    return StoredPlan(row.seat, row.person_id, loaded(row.plan), done)
