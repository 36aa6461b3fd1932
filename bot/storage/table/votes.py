"""Rows of votes (petitions): voters, votes and results."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Literal

from pydantic import JsonValue
from sqlalchemy import RowMapping, bindparam, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.votes import Petition, PetitionKind
from bot.storage import schema

_OPEN_AT = (
    select(schema.petitions)
    .where(schema.ASKED, schema.petitions.c.table_id == bindparam("table_id"))
    .order_by(schema.petitions.c.id)
)


async def ask(connection: AsyncConnection, petition: Petition) -> int:
    """Store a petition; returns its id."""
    row = {
        "table_id": petition.table_id,
        "kind": petition.kind,
        "subject_id": petition.subject_id,
        "asked_by": petition.asked_by,
        "entry": petition.entry,
        "detail": dict(petition.detail),
        "voters": list(petition.voters),
        "ballots": _written(petition.ballots),
        "state": "open",
        "created": petition.created,
        "due": petition.due,
    }
    result = await connection.execute(
        insert(schema.petitions).values(row).returning(schema.petitions.c.id)
    )
    petition_id: int = result.scalar_one()
    return petition_id


async def fetch(
    connection: AsyncConnection, petition_id: int, *, for_update: bool = False
) -> Petition | None:
    """One petition; ``for_update`` locks it against other processes."""
    chosen = select(schema.petitions).where(schema.petitions.c.id == petition_id)
    if for_update:
        chosen = chosen.with_for_update()
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return _petition(row) if row is not None else None


async def open_at(
    connection: AsyncConnection, table_id: int, kind: PetitionKind | None = None
) -> list[Petition]:
    """The open petitions of a table, the oldest first."""
    rows = (await connection.execute(_OPEN_AT, {"table_id": table_id})).mappings()
    return [_petition(row) for row in rows if kind is None or row["kind"] == kind]


async def open_at_any(connection: AsyncConnection, table_ids: Collection[int]) -> list[Petition]:
    """The open petitions of any of these tables, the oldest first."""
    column = schema.petitions.c
    chosen = select(schema.petitions).where(schema.ASKED, column.table_id.in_(list(table_ids)))
    rows = (await connection.execute(chosen.order_by(column.id))).mappings()
    return [_petition(row) for row in rows]


async def open_of_person(connection: AsyncConnection, person_id: int) -> list[Petition]:
    """The open petitions of the tables at which a person has a place, the oldest first."""
    members, column = schema.members.c, schema.petitions.c
    mine = select(members.table_id).where(
        or_(members.person_id == person_id, members.owner_id == person_id)
    )
    chosen = select(schema.petitions).where(schema.ASKED, column.table_id.in_(mine))
    rows = (await connection.execute(chosen.order_by(column.id))).mappings()
    return [_petition(row) for row in rows]


async def open_of_server(connection: AsyncConnection, guild_id: int) -> list[Petition]:
    """The open petitions of a server's tables, the oldest first."""
    tables, column = schema.tables.c, schema.petitions.c
    here = select(tables.id).where(tables.guild_id == guild_id, schema.OPEN)
    chosen = select(schema.petitions).where(schema.ASKED, column.table_id.in_(here))
    rows = (await connection.execute(chosen.order_by(column.id))).mappings()
    return [_petition(row) for row in rows]


async def stop_time(connection: AsyncConnection, petition: Petition, now: float) -> None:
    """Stop the time of a vote while the table rests: store how much is left."""
    left = max(0.0, (now if petition.due is None else petition.due) - now)
    await _change(connection, petition.id, {"due": None, "left": left})


async def run_time(connection: AsyncConnection, petition: Petition, due: float) -> None:
    """Let the time of a vote run: set when it is counted."""
    await _change(connection, petition.id, {"due": due, "left": None})


async def set_calls(
    connection: AsyncConnection,
    petition: Petition,
    calls: Mapping[int, int],
    *,
    nudged: float | None = None,
) -> Petition:
    """Store how often each voter was called, and when voters were called once more."""
    # JSON keys are strings.
    counts: dict[str, JsonValue] = {str(person): count for person, count in calls.items()}
    detail: dict[str, JsonValue] = {**petition.detail, "calls": counts}
    nudged = petition.nudged if nudged is None else nudged
    await connection.execute(
        update(schema.petitions)
        .where(schema.petitions.c.id == petition.id)
        .values(detail=detail, nudged=nudged)
    )
    return replace(petition, detail=detail, nudged=nudged)


async def unpost(connection: AsyncConnection, petition_id: int) -> None:
    """Clear which message shows a petition."""
    await _change(connection, petition_id, {"message_id": None})


async def _change(
    connection: AsyncConnection, petition_id: int, values: Mapping[str, float | None]
) -> None:
    await connection.execute(
        update(schema.petitions).where(schema.petitions.c.id == petition_id).values(values)
    )


async def vote(
    connection: AsyncConnection, petition: Petition, person_id: int, choice: str
) -> dict[int, str]:
    """Store a ballot, replacing the person's earlier one; returns all ballots."""
    ballots = {**petition.ballots, person_id: choice}
    await connection.execute(
        update(schema.petitions)
        .where(schema.petitions.c.id == petition.id)
        .values(ballots=_written(ballots))
    )
    return ballots


async def posted(connection: AsyncConnection, petition_id: int, message_id: int) -> int | None:
    """Store which message shows a petition; returns the previous one, if it was another."""
    column = schema.petitions.c
    shown = select(column.message_id).where(column.id == petition_id)
    before: int | None = await connection.scalar(shown)
    await connection.execute(
        update(schema.petitions)
        .where(schema.petitions.c.id == petition_id)
        .values(message_id=message_id)
    )
    return before if before != message_id else None


async def close(
    connection: AsyncConnection,
    petition_id: int,
    outcome: str,
    now: float,
    state: Literal["done", "dropped"] = "done",
) -> bool:
    """End a petition; False where it has ended already."""
    column = schema.petitions.c
    ended = await connection.execute(
        update(schema.petitions)
        .where(column.id == petition_id, column.state == "open")
        .values(state=state, outcome=outcome, closed=now)
    )
    return ended.rowcount == 1


def _written(ballots: Mapping[int, str]) -> dict[str, str]:
    # JSON keys are strings.
    return {str(person): choice for person, choice in ballots.items()}


def _petition(row: RowMapping) -> Petition:
    return Petition(
        id=row["id"],
        table_id=row["table_id"],
        kind=row["kind"],
        entry=row["entry"],
        created=row["created"],
        subject_id=row["subject_id"],
        asked_by=row["asked_by"],
        detail=row["detail"],
        voters=tuple(row["voters"]),
        ballots={int(person): choice for person, choice in row["ballots"].items()},
        state=row["state"],
        outcome=row["outcome"],
        closed=row["closed"],
        message_id=row["message_id"],
        due=row["due"],
        left=row["left"],
        nudged=row["nudged"],
    )
