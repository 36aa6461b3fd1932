"""Guided first rounds: the log of each, kept for its learner alone."""

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
class KeptLesson:
    """A lesson: the edition of the game it was begun with, its log, and picks not yet confirmed."""

    edition: int
    entries: tuple[Entry, ...]
    draft: Picks = ()


async def begin(connection: AsyncConnection, person_id: int, game: str, kept: KeptLesson) -> None:
    """Keep a new lesson in place of an earlier one of the same game."""
    row = {"person_id": person_id, "game": game, "edition": kept.edition, **_log(kept.entries)}
    await upsert(connection, schema.lessons, ("person_id", "game"), row)


async def kept(connection: AsyncConnection, person_id: int, game: str) -> KeptLesson | None:
    """The lesson that a person has begun."""
    chosen = select(schema.lessons).where(*_of(person_id, game))
    row = (await connection.execute(chosen)).one_or_none()
    if row is None:
        return None
    entries = tuple(
        Entry(number, kind, seat, key, tuple(picks), fingerprint)
        for number, (kind, seat, key, picks, fingerprint) in enumerate(row.entries)
    )
    return KeptLesson(row.edition, entries, tuple(row.draft))


async def go_on(
    connection: AsyncConnection, person_id: int, game: str, count: int, entries: Sequence[Entry]
) -> bool:
    """Replace the log if it still has ``count`` entries; whether it was so."""
    changed = (
        update(schema.lessons)
        .where(*_of(person_id, game), schema.lessons.c.entry_count == count)
        .values(**_log(entries))
    )
    return (await connection.execute(changed)).rowcount == 1


async def draft(
    connection: AsyncConnection, person_id: int, game: str, picks: Sequence[str]
) -> None:
    """Remember picks of the question that waits."""
    chosen = update(schema.lessons).where(*_of(person_id, game))
    await connection.execute(chosen.values(draft=list(picks)))


async def drop(connection: AsyncConnection, person_id: int, game: str) -> None:
    """Forget a lesson."""
    await connection.execute(delete(schema.lessons).where(*_of(person_id, game)))


def _of(person_id: int, game: str) -> tuple[ColumnElement[bool], ...]:
    return (schema.lessons.c.person_id == person_id, schema.lessons.c.game == game)


def _log(entries: Sequence[Entry]) -> dict[str, object]:
    lines = [[e.kind, e.seat, e.key, list(e.picks), e.fingerprint] for e in entries]
    return {"entries": lines, "entry_count": len(lines), "draft": []}
