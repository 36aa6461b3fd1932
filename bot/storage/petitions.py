"""Questions put to a table, such as whether to go back: who is asked, and what they said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from pydantic import JsonValue
from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema

Kind = Literal["rewind", "flag"]
State = Literal["open", "done", "dropped"]


@dataclass(frozen=True, slots=True)
class Petition:
    """A question to the people of a table.

    ``entry`` is how long the log was when it was asked, ``subject_id`` the person it is about,
    ``outcome`` how it ended. ``ballots`` are the answers so far by person.
    """

    id: int
    table_id: int
    kind: Kind
    subject_id: int | None
    asked_by: int | None
    entry: int
    detail: Mapping[str, JsonValue]
    voters: tuple[int, ...]
    ballots: Mapping[int, str] = field(default_factory=dict)
    state: State = "open"
    outcome: str | None = None
    created: float = 0.0

    @property
    def missing(self) -> tuple[int, ...]:
        """The people who have not answered yet."""
        return tuple(voter for voter in self.voters if voter not in self.ballots)


async def put(
    connection: AsyncConnection,
    table_id: int,
    kind: Kind,
    entry: int,
    voters: Sequence[int],
    now: float,
    *,
    subject_id: int | None = None,
    asked_by: int | None = None,
    detail: Mapping[str, JsonValue] | None = None,
) -> int:
    """Put a question to a table; returns its number."""
    row = {
        "table_id": table_id,
        "kind": kind,
        "subject_id": subject_id,
        "asked_by": asked_by,
        "entry": entry,
        "detail": dict(detail or {}),
        "voters": list(voters),
        "ballots": {},
        "state": "open",
        "created": now,
    }
    added = await connection.execute(
        insert(schema.petitions).values(row).returning(schema.petitions.c.id)
    )
    return int(added.scalar_one())


async def fetch(
    connection: AsyncConnection, petition_id: int, *, for_update: bool = False
) -> Petition | None:
    """A question by its number; ``for_update`` lets nobody else answer it meanwhile."""
    chosen = select(schema.petitions).where(schema.petitions.c.id == petition_id)
    if for_update:
        chosen = chosen.with_for_update()
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return _petition(row) if row is not None else None


async def open_at(connection: AsyncConnection, table_id: int, kind: Kind) -> list[Petition]:
    """The questions of a kind that a table has not decided yet, the oldest first."""
    column = schema.petitions.c
    chosen = (
        select(schema.petitions)
        .where(column.table_id == table_id, schema.ASKED, column.kind == kind)
        .order_by(column.id)
    )
    return [_petition(row) for row in (await connection.execute(chosen)).mappings()]


async def cast(
    connection: AsyncConnection, petition: Petition, person_id: int, choice: str
) -> None:
    """Write down a person's answer, in place of an earlier one."""
    ballots = {str(person): said for person, said in petition.ballots.items()}
    ballots[str(person_id)] = choice
    column = schema.petitions.c
    await connection.execute(
        update(schema.petitions)
        .where(column.id == petition.id, schema.ASKED)
        .values(ballots=ballots)
    )


async def close(
    connection: AsyncConnection, petition_id: int, state: State, outcome: str, now: float
) -> bool:
    """Settle a question; False where it was settled already."""
    column = schema.petitions.c
    closed = await connection.execute(
        update(schema.petitions)
        .where(column.id == petition_id, schema.ASKED)
        .values(state=state, outcome=outcome, closed=now)
    )
    return closed.rowcount == 1


def _petition(row: RowMapping) -> Petition:
    return Petition(
        id=row["id"],
        table_id=row["table_id"],
        kind=row["kind"],
        subject_id=row["subject_id"],
        asked_by=row["asked_by"],
        entry=row["entry"],
        detail=row["detail"],
        voters=tuple(row["voters"]),
        ballots={int(person): said for person, said in row["ballots"].items()},
        state=row["state"],
        outcome=row["outcome"],
        created=row["created"],
    )
