"""Rows of logs, snapshots and drafts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from sys import intern
from typing import get_args

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert
from games.core.log import DECIDED, Entry, Kind
from games.core.snapshots import Snapshot
from games.core.steps import Picks


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """A stored snapshot and the version of the rules that took it."""

    rules: str
    snapshot: Snapshot


@dataclass(frozen=True, slots=True)
class Draft:
    """An unfinished answer: its question, and the length of the log when it was picked."""

    fingerprint: str
    entry: int
    picks: Picks


async def append(
    connection: AsyncConnection,
    table_id: int,
    entries: Sequence[Entry],
    person_id: int | None,
    now: float,
) -> None:
    """Add to the log; raises ``IntegrityError`` where a number is taken already."""
    rows = [
        {
            "table_id": table_id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "key": entry.key,
            "picks": list(entry.picks),
            "fingerprint": entry.fingerprint,
            "person_id": person_id if entry.kind != "chance" else None,
            "made": now,
        }
        for entry in entries
    ]
    if rows:
        await connection.execute(insert(schema.entries), rows)


async def entries(connection: AsyncConnection, table_id: int, since: int = 0) -> list[Entry]:
    """The log from entry ``since`` on."""
    column = schema.entries.c
    chosen = (
        select(
            column.number,
            column.kind,
            column.seat,
            column.key,
            column.picks,
            column.fingerprint,
        )
        .where(column.table_id == table_id, column.number >= since)
        .order_by(column.number)
    )
    rows = (await connection.execute(chosen)).all()
    return [
        Entry(
            _NUMBERS[r.number] if r.number < len(_NUMBERS) else r.number,
            _KINDS[r.kind],
            intern(r.seat) if r.seat is not None else None,
            intern(r.key),
            _picked(tuple(r.picks)),
            r.fingerprint,
        )
        for r in rows
    ]


async def times(connection: AsyncConnection, table_id: int) -> list[tuple[float, int | None]]:
    """When each entry of a log was made, and by whom (None: a computer, or chance)."""
    column = schema.entries.c
    chosen = (
        select(column.made, column.person_id)
        .where(column.table_id == table_id)
        .order_by(column.number)
    )
    return [(row.made, row.person_id) for row in await connection.execute(chosen)]


# Strings and numbers repeat often: matches in memory share them.
_NUMBERS = tuple(range(4096))
_KINDS: dict[str, Kind] = {kind: kind for kind in get_args(Kind)}


@lru_cache(8192)
def _picked(picks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(intern, picks))


async def last_made(connection: AsyncConnection, table_id: int, person_id: int) -> float | None:
    """When a person last moved at a table; None where they never have."""
    made = schema.entries.c
    newest = select(func.max(made.made)).where(
        made.table_id == table_id, made.person_id == person_id
    )
    found: float | None = await connection.scalar(newest)
    return found


async def decided_by(connection: AsyncConnection, table_id: int, since: int) -> int | None:
    """The moderator who has last taken a match back from entry ``since`` on, if one has."""
    column = schema.entries.c
    chosen = (
        select(column.person_id)
        .where(column.table_id == table_id, column.number >= since, column.key == DECIDED)
        .order_by(column.number.desc())
        .limit(1)
    )
    return (await connection.scalars(chosen)).one_or_none()


async def keep(connection: AsyncConnection, table_id: int, stored_snapshot: StoredSnapshot) -> None:
    """Store a snapshot, replacing older ones."""
    column = schema.snapshots.c
    await connection.execute(delete(schema.snapshots).where(column.table_id == table_id))
    row = {
        "table_id": table_id,
        "number": stored_snapshot.snapshot.number,
        "standing": stored_snapshot.snapshot.live_count,
        "barrier": stored_snapshot.snapshot.barrier,
        "rules": stored_snapshot.rules,
        "state": stored_snapshot.snapshot.state,
    }
    await connection.execute(insert(schema.snapshots).values(row))


async def drop_snapshots(connection: AsyncConnection, table_id: int) -> None:
    """Delete the snapshot of a match that is over; it is rarely opened, and its log is enough."""
    await connection.execute(
        delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id)
    )


async def stored_snapshot(connection: AsyncConnection, table_id: int) -> StoredSnapshot | None:
    """The newest snapshot of a match."""
    column = schema.snapshots.c
    chosen = (
        select(schema.snapshots)
        .where(column.table_id == table_id)
        .order_by(column.number.desc())
        .limit(1)
    )
    row = (await connection.execute(chosen)).one_or_none()
    if row is None:
        return None
    snapshot = Snapshot(row.standing, row.number, 0, row.barrier, row.state)
    return StoredSnapshot(row.rules, snapshot)


async def save_draft(connection: AsyncConnection, table_id: int, seat: str, draft: Draft) -> None:
    """Store what a seat has picked so far."""
    row = {
        "table_id": table_id,
        "seat": seat,
        "fingerprint": draft.fingerprint,
        "entry": draft.entry,
        "picks": list(draft.picks),
    }
    await upsert(connection, schema.drafts, ("table_id", "seat"), row)


async def saved_draft(connection: AsyncConnection, table_id: int, seat: str) -> Draft | None:
    """The stored picks of a seat for a question with several picks."""
    column = schema.drafts.c
    chosen = select(schema.drafts).where(column.table_id == table_id, column.seat == seat)
    row = (await connection.execute(chosen)).one_or_none()
    return Draft(row.fingerprint, row.entry, tuple(row.picks)) if row is not None else None
