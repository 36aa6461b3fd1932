"""Rows of lessons: the log of each guided first round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table.tables import upsert
from games.core.log import Entry
from games.core.steps import Picks


@dataclass(frozen=True, slots=True)
class StoredLesson:
    """A lesson: the edition of the game it was begun with, its log, and unconfirmed picks."""

    edition: int
    entries: tuple[Entry, ...]
    draft: Picks = ()


async def begin(
    connection: AsyncConnection, person_id: int, game: str, stored_lesson: StoredLesson
) -> None:
    """Store a new lesson, replacing an earlier one of the same game."""
    row = {
        "person_id": person_id,
        "game": game,
        "edition": stored_lesson.edition,
        **_log(stored_lesson.entries),
    }
    await upsert(connection, schema.lessons, ("person_id", "game"), row)


async def stored_lesson(
    connection: AsyncConnection, person_id: int, game: str
) -> StoredLesson | None:
    """The lesson that a person has begun."""
    chosen = select(schema.lessons).where(*_of(person_id, game))
    row = (await connection.execute(chosen)).one_or_none()
    if row is None:
        return None
    entries = tuple(
        Entry(number, kind, seat, key, tuple(picks), fingerprint)
        for number, (kind, seat, key, picks, fingerprint) in enumerate(row.entries)
    )
    return StoredLesson(row.edition, entries, tuple(row.draft))


async def go_on(
    connection: AsyncConnection, person_id: int, game: str, count: int, entries: Sequence[Entry]
) -> bool:
    """Replace the log if it still has ``count`` entries; returns whether it had."""
    changed = (
        update(schema.lessons)
        .where(*_of(person_id, game), schema.lessons.c.entry_count == count)
        .values(**_log(entries))
    )
    return (await connection.execute(changed)).rowcount == 1


async def draft(
    connection: AsyncConnection, person_id: int, game: str, picks: Sequence[str]
) -> None:
    """Store picks for the current question."""
    chosen = update(schema.lessons).where(*_of(person_id, game))
    await connection.execute(chosen.values(draft=list(picks)))


async def drop(connection: AsyncConnection, person_id: int, game: str) -> None:
    """Delete a lesson."""
    await connection.execute(delete(schema.lessons).where(*_of(person_id, game)))


def _of(person_id: int, game: str) -> tuple[ColumnElement[bool], ...]:
    return (schema.lessons.c.person_id == person_id, schema.lessons.c.game == game)


def _log(entries: Sequence[Entry]) -> dict[str, object]:
    lines = [[e.kind, e.seat, e.key, list(e.picks), e.fingerprint] for e in entries]
    return {"entries": lines, "entry_count": len(lines), "draft": []}
