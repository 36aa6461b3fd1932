"""Lists of a server's tables: filtered and paged by the database, in rows without matches.

A server may have thousands of running tables and tens of thousands of finished ones. Whole tables
are read only for the page that is shown: see :func:`bot.storage.table.tables.by_ids`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Select,
    TextClause,
    and_,
    case,
    exists,
    func,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.table import OPEN, Away, Member, Status
from bot.model.table_row import TableRow, TableTitle
from bot.storage import schema

FINISHED: tuple[Status, ...] = ("over", "cancelled")


@dataclass(frozen=True, slots=True)
class TableFilter:
    """Which tables of a server are listed; an empty field is no condition."""

    guild_id: int
    statuses: tuple[Status, ...] = OPEN
    game: str = ""
    person_id: int = 0
    waiting_since: float | None = None
    """Only tables that have waited for a person since then, or for longer."""
    lost: bool = False
    paused: bool = False
    archived: bool | None = None
    channel_ids: Collection[int] | None = None
    """Only tables of these channels."""


class TablePlace(NamedTuple):
    """Where a table is, and since when its channel does not take posts."""

    table_id: int
    channel_id: int
    lost: float | None


async def open_rows(connection: AsyncConnection, wanted: TableFilter) -> list[TableRow]:
    """The open tables of a filter, the oldest first."""
    tables, seats = schema.tables.c, schema.seats.c
    where = _conditions(wanted, schema.OPEN, OPEN)
    if where is None:
        return []
    seated = exists().where(seats.table_id == tables.id)
    running = or_(tables.status == "running", and_(tables.status == "lobby", seated))
    calling = and_(tables.paused.is_(None), running).label("calling")
    chosen = select(
        tables.id, tables.channel_id, tables.status, tables.updated, tables.lost, calling
    )
    rows = (await connection.execute(chosen.where(*where).order_by(tables.id))).all()
    waits = await _waits(connection, where)
    vacant = await _vacant(connection, where)
    return [
        TableRow(
            id=row.id,
            channel_id=row.channel_id,
            status=row.status,
            updated=row.updated,
            lost=row.lost,
            calling=bool(row.calling),
            since=wait.since,
            awaited_people=wait.people,
            absent=wait.absent,
            open_places=vacant.get(row.id, ()),
        )
        for row in rows
        for wait in (waits.get(row.id, _NOT_WAITING),)
    ]


async def finished_ids(
    connection: AsyncConnection, wanted: TableFilter, *, offset: int, limit: int
) -> list[int]:
    """Some of the finished tables of a filter, the newest first."""
    where = _conditions(wanted, schema.FINISHED, FINISHED)
    if where is None or limit <= 0:
        return []
    chosen = _ids(where).order_by(schema.tables.c.id.desc()).offset(offset).limit(limit)
    return [row.id for row in await connection.execute(chosen)]


async def count_finished(connection: AsyncConnection, wanted: TableFilter) -> int:
    """How many finished tables a filter has."""
    where = _conditions(wanted, schema.FINISHED, FINISHED)
    if where is None:
        return 0
    counted = select(func.count()).select_from(schema.tables).where(*where)
    return await connection.scalar(counted) or 0


async def titles(
    connection: AsyncConnection, wanted: TableFilter, limit: int | None
) -> list[TableTitle]:
    """What the titles of the newest tables of a filter are searched by, the newest first."""
    tables, members, people = schema.tables.c, schema.members.c, schema.people.c
    where = _conditions(wanted, schema.OPEN if wanted.statuses == OPEN else None, wanted.statuses)
    assert where is not None
    names = (
        select(func.aggregate_strings(people.name, "\n"))
        .join_from(schema.members, schema.people, members.person_id == people.id)
        .where(members.table_id == tables.id)
        .scalar_subquery()
    )
    # Only the name of a campaign depends on the edition, and only a header knows that.
    edition = case((tables.scenario.is_not(None), tables.header["edition"].as_integer()))
    chosen = (
        select(
            tables.id, tables.channel_id, tables.game, edition, tables.scenario, names.label("who")
        )
        .where(*where)
        .order_by(tables.id.desc())
        .limit(limit)
    )
    return [TableTitle(*row[:5], row.who or "") for row in await connection.execute(chosen)]


async def places(
    connection: AsyncConnection, guild_id: int, channel_ids: Collection[int] | None = None
) -> list[TablePlace]:
    """The open tables of a server, or of some channels, and finished ones that are owed posts."""
    tables, outbox = schema.tables.c, schema.outbox.c
    chosen = select(tables.id, tables.channel_id, tables.lost).where(tables.guild_id == guild_id)
    if channel_ids is not None:
        chosen = chosen.where(tables.channel_id.in_(list(channel_ids)))
    owed = chosen.join_from(schema.outbox, schema.tables, outbox.table_id == tables.id)
    found: dict[int, TablePlace] = {}
    for part in (chosen.where(schema.OPEN), owed.where(schema.OWED)):
        for row in await connection.execute(part.order_by(tables.id)):
            found[row.id] = TablePlace(*row)
    return [*found.values()]


async def open_entries(connection: AsyncConnection, guild_id: int) -> dict[int, int]:
    """The open tables of a server whose channels take posts, with the lengths of their logs."""
    tables = schema.tables.c
    chosen = (
        select(tables.id, tables.entry_count)
        .where(tables.guild_id == guild_id, schema.OPEN, tables.lost.is_(None))
        .order_by(tables.id)
    )
    return {row.id: row.entry_count for row in await connection.execute(chosen)}


@dataclass(frozen=True, slots=True)
class _Waiting:
    """Since when a table waits, for whom, and who of them is away."""

    since: float | None = None
    people: tuple[int, ...] = ()
    absent: tuple[Member, ...] = ()


_NOT_WAITING = _Waiting()

_Conditions = list[ColumnElement[bool] | TextClause]


def _conditions(
    wanted: TableFilter, literal: TextClause | None, possible: Collection[Status]
) -> _Conditions | None:
    """The conditions of a filter for some statuses; None where it has none of them.

    ``literal`` is the condition of a partial index, which a database uses only where it is
    repeated.
    """
    tables, members, waits = schema.tables.c, schema.members.c, schema.waits.c
    statuses = [status for status in possible if status in wanted.statuses]
    if not statuses:
        return None
    found: _Conditions = [tables.guild_id == wanted.guild_id]
    if literal is not None:
        found.append(literal)
    if literal is None or len(statuses) < len(possible):
        found.append(tables.status.in_(statuses))
    if wanted.game:
        found.append(tables.game == wanted.game)
    if wanted.person_id:
        sits = select(members.table_id).where(members.person_id == wanted.person_id)
        found.append(tables.id.in_(sits))
    if wanted.waiting_since is not None:
        early = (waits.table_id == tables.id, waits.since <= wanted.waiting_since)
        found.append(exists().where(*early))
    if wanted.lost:
        found.append(tables.lost.is_not(None))
    if wanted.paused:
        found.append(tables.paused.is_not(None))
    if wanted.archived is not None:
        found.append(tables.archived.is_(wanted.archived))
    if wanted.channel_ids is not None:
        found.append(tables.channel_id.in_(list(wanted.channel_ids)))
    return found


def _ids(where: _Conditions) -> Select[tuple[int]]:
    return select(schema.tables.c.id).where(*where)


async def _waits(connection: AsyncConnection, where: _Conditions) -> dict[int, _Waiting]:
    """For whom each table waits, and who of them is away."""
    waits, absences = schema.waits.c, schema.absences.c
    chosen = (
        select(waits.table_id, waits.person_id, waits.since, absences.ends, absences.note)
        .join_from(
            schema.waits,
            schema.absences,
            and_(absences.person_id == waits.person_id, absences.begun),
            isouter=True,
        )
        .where(waits.table_id.in_(_ids(where)))
    )
    found: dict[int, _Waiting] = {}
    for table_id, person_id, since, until, note in await connection.execute(chosen):
        before = found.get(table_id, _NOT_WAITING)
        away: tuple[Member, ...] = ()
        if until is not None:
            away = (Member(0, person_id, None, "", away=Away(until, note)),)
        found[table_id] = _Waiting(
            since if before.since is None else min(before.since, since),
            (*before.people, person_id),
            (*before.absent, *away),
        )
    return found


async def _vacant(connection: AsyncConnection, where: _Conditions) -> dict[int, tuple[Member, ...]]:
    """The vacant places of each table."""
    members = schema.members.c
    chosen = select(members.table_id, members.place, members.computer, members.vacant_since)
    chosen = chosen.where(schema.VACANT, members.table_id.in_(_ids(where)))
    found: dict[int, tuple[Member, ...]] = {}
    for table_id, place, computer, since in await connection.execute(chosen):
        member = Member(place, None, computer, "", vacant=True, vacant_since=since)
        found[table_id] = (*found.get(table_id, ()), member)
    return found
