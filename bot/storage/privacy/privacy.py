"""Counts, exports and deletes every row that refers to a person.

Rows of one person alone are deleted. In rows that belong to others' matches the person's id is
replaced by a negative random number, and the name by nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from pydantic import JsonValue
from sqlalchemy import (
    Column,
    ColumnElement,
    CompoundSelect,
    String,
    Table,
    and_,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.table import places, seats

OWN: Final[Mapping[str, Column[int]]] = {
    "absences": schema.absences.c.person_id,
    "notes": schema.notes.c.person_id,
    "looks": schema.looks.c.person_id,
    "trials": schema.trials.c.person_id,
    "lessons": schema.lessons.c.person_id,
    "orders": schema.orders.c.person_id,
    "plans": schema.plans.c.person_id,
    "waits": schema.waits.c.person_id,
    "table_wishes": schema.table_wishes.c.person_id,
    "banks": schema.banks.c.person_id,
    "ratings": schema.ratings.c.person_id,
    "bars": schema.bars.c.person_id,
    "statistics": schema.played_seats.c.person_id,
    "statistic_facts": schema.played_facts.c.person_id,
    "titles": schema.titles.c.person_id,
    "praises": schema.praises.c.person_id,
    "searches": schema.searches.c.person_id,
    "messages": schema.outbox.c.person_id,
    "alarms": schema.alarms.c.person_id,
}
"""Rows about one person alone: they are deleted."""

SHARED: Final[Mapping[str, Column[int]]] = {
    "entries": schema.entries.c.person_id,
    "members": schema.members.c.person_id,
    "tenures": schema.tenures.c.person_id,
    "results": schema.results.c.person_id,
    "created": schema.tables.c.creator_id,
    "subjects": schema.petitions.c.subject_id,
    "petitions": schema.petitions.c.asked_by,
    "deeds": schema.audit.c.actor_id,
    "barred": schema.bars.c.by_id,
    "praised": schema.praises.c.giver_id,
}
"""Columns of rows that other people need, too: a stand-in replaces the person there."""

LOOSE: Final[Mapping[str, Column[int]]] = {
    "kept_seats": schema.members.c.owner_id,
    "faults": schema.faults.c.person_id,
}
"""Columns that the game does not need: they are set to null."""

SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "members": ("table_id", "place"),
    "entries": ("table_id", "number", "key", "picks", "made"),
    "created": ("id", "guild_id", "channel_id", "game", "status", "created"),
    "tenures": ("table_id", "place", "until"),
    "waits": ("table_id", "since", "reminders"),
    "looks": ("table_id", "entry"),
    "table_wishes": (
        "table_id",
        "remind_after",
        "quiet_from",
        "quiet_to",
        "in_digest",
        "lobby_full",
        "turn_near",
    ),
    "notes": ("table_id", "text", "updated"),
    "orders": ("table_id", "seat", "span", "clauses"),
    "plans": ("table_id", "seat", "plan", "done"),
    "trials": ("table_id", "seat", "entry", "steps"),
    "lessons": ("game", "entry_count", "entries"),
    "absences": ("begins", "ends", "note"),
    "results": ("table_id", "guild_id", "game", "place", "points", "won", "rated", "at"),
    "ratings": ("guild_id", "game", "mu", "sigma", "played", "won"),
    "bars": ("guild_id", "until", "reason", "created"),
    "statistics": ("table_id", "seat", "game", "points", "won", "turns", "turn_seconds"),
    "statistic_facts": ("table_id", "seat", "kind", "name"),
    "titles": ("guild_id", "game", "title", "table_id", "at"),
    "praises": ("guild_id", "table_id", "praise", "at"),
    "searches": ("guild_id", "since", "until", "games", "pace", "size", "often", "told"),
    "petitions": ("table_id", "kind", "entry", "created", "outcome"),
    "deeds": ("guild_id", "table_id", "action", "at"),
    "faults": ("id", "guild_id", "table_id", "what", "at"),
}
"""The columns of these rows that a person may read: never a seed, and nothing about others."""

_FOUND_THROUGH_TABLES: Final = frozenset(
    {
        schema.entries.c.person_id,
        schema.petitions.c.subject_id,
        schema.petitions.c.asked_by,
    }
)

DOCUMENTS: Final[tuple[Column[JsonValue], ...]] = (
    schema.outbox.c.detail,
    schema.alarms.c.detail,
    schema.petitions.c.detail,
    schema.petitions.c.voters,
    schema.petitions.c.ballots,
    schema.audit.c.detail,
    schema.proposals.c.people,
    schema.proposals.c.accepted,
    schema.proposals.c.declined,
    schema.proposals.c.informed,
)
"""Documents that may contain ids of people."""


def _about(column: Column[int], person_id: int) -> ColumnElement[bool]:
    """Whether a row is about a person.

    Some have no index of their own for this, and are found through the person's tables.
    """
    if column not in _FOUND_THROUGH_TABLES:
        return column == person_id
    return and_(column.table.c.table_id.in_(_tables_of(person_id)), column == person_id)


def _tables_of(person_id: int) -> CompoundSelect[tuple[int]]:
    """The tables where a person sits, has sat or keeps a seat, or which they moderated.

    They have answered nowhere else, and nobody has voted about them or called them elsewhere.
    """
    members, tenures, audit = schema.members.c, schema.tenures.c, schema.audit.c
    return union(
        select(members.table_id).where(members.person_id == person_id),
        select(members.table_id).where(members.owner_id == person_id),
        select(tenures.table_id).where(tenures.person_id == person_id),
        select(audit.table_id).where(audit.actor_id == person_id, audit.table_id.is_not(None)),
    )


def _may_mention(document: Column[JsonValue], person_id: int) -> ColumnElement[bool]:
    """Whether a row may mention a person."""
    at = document.table.c.get("table_id")
    if at is None or document.table is schema.alarms:
        return true()
    theirs = at.in_(_tables_of(person_id))
    return or_(theirs, at.is_(None)) if at.nullable else theirs


async def counted(connection: AsyncConnection, person_id: int) -> dict[str, int]:
    """The number of rows about a person, by kind."""
    found = {}
    for name, column in {**OWN, **SHARED, **LOOSE}.items():
        counting = select(func.count()).select_from(column.table).where(_about(column, person_id))
        found[name] = await connection.scalar(counting) or 0
    found["mentions"] = 0
    for document in DOCUMENTS:
        counting = select(func.count()).select_from(document.table)
        said = cast(document, String).like(f"%{person_id}%")
        where = and_(_may_mention(document, person_id), said)
        found["mentions"] += await connection.scalar(counting.where(where)) or 0
    return found


async def everything(connection: AsyncConnection, person_id: int) -> dict[str, JsonValue]:
    """Everything stored about a person, for themselves to read."""
    people = schema.people
    found: dict[str, JsonValue] = {}
    mine = await connection.execute(select(people).where(people.c.id == person_id))
    found["settings"] = dict(row) if (row := mine.mappings().one_or_none()) else None
    known = {**OWN, **SHARED, **LOOSE}
    for name, shown in SHOWN.items():
        column = known[name]
        columns = [column.table.c[part] for part in shown]
        ordered = select(*columns).where(_about(column, person_id)).order_by(*columns[:2])
        found[name] = [dict(row) for row in (await connection.execute(ordered)).mappings()]
    return found


async def seats_held(connection: AsyncConnection, person_id: int) -> list[int]:
    """The open tables at which a person sits or has a seat kept for them, the oldest first."""
    members, tables = schema.members.c, schema.tables.c
    theirs = or_(members.person_id == person_id, members.owner_id == person_id)
    chosen = (
        select(tables.id)
        .join_from(schema.members, schema.tables, members.table_id == tables.id)
        .where(theirs, schema.OPEN)
        .order_by(tables.id)
        .distinct()
    )
    return list((await connection.scalars(chosen)).all())


async def answered_at(connection: AsyncConnection, person_id: int) -> list[int]:
    """The tables with entries of a person; reads all logs, which takes seconds where many are."""
    entries = schema.entries.c
    chosen = select(entries.table_id).where(entries.person_id == person_id).distinct()
    return list((await connection.scalars(chosen)).all())


async def forget(
    connection: AsyncConnection,
    person_id: int,
    stand_in: int,
    now: float,
    answered: Collection[int],
) -> None:
    """Remove the id and the name of a person everywhere.

    ``answered`` are the tables with entries of theirs, so that nobody waits to write while all logs
    are searched: see :func:`answered_at`.
    """
    await connection.execute(
        insert(schema.people).values(
            id=stand_in, name="", last_seen=0.0, rated=False, forgotten=now
        )
    )
    await seats.mark(connection, person_id, stand_in, now)
    # Threads of their tables have their name.
    await places.mark_of_person(connection, person_id, now)
    members, tables, alarms = schema.members.c, schema.tables.c, schema.alarms.c
    # A computer that sat in for them keeps the seat until somebody takes it over.
    played = select(tables.id).where(schema.OPEN)
    await connection.execute(
        update(schema.members)
        .where(members.owner_id == person_id, members.table_id.in_(played))
        .values(vacant=True, vacant_since=now)
    )
    for column in OWN.values():
        await connection.execute(delete(column.table).where(column == person_id))
    names = [alarms.key.like(f"%:{person_id}"), alarms.key.like(f"%:{person_id}:%")]
    await connection.execute(delete(schema.alarms).where(or_(*names)))
    for column in SHARED.values():
        # The whole table is searched: nothing about the person may stay.
        where: ColumnElement[bool] = column == person_id
        if column is schema.entries.c.person_id:
            where = and_(schema.entries.c.table_id.in_(list(answered)), where)
        await _put(connection, column, where, stand_in)
    for column in LOOSE.values():
        await _put(connection, column, column == person_id, None)
    for document in DOCUMENTS:
        await _mask(connection, document, person_id, stand_in)
    await _rename_posts(connection, person_id)
    await connection.execute(delete(schema.people).where(schema.people.c.id == person_id))


async def _put(
    connection: AsyncConnection,
    column: Column[int],
    where: ColumnElement[bool],
    value: int | None,
) -> None:
    await connection.execute(update(column.table).where(where).values({column.name: value}))


async def _mask(
    connection: AsyncConnection, column: Column[JsonValue], person_id: int, stand_in: int
) -> None:
    table = column.table
    assert isinstance(table, Table)
    keys = list(table.primary_key.columns)
    suspect = cast(column, String).like(f"%{person_id}%")
    for row in (await connection.execute(select(*keys, column).where(suspect))).all():
        *key, document = row
        same = [at == value for at, value in zip(keys, key, strict=True)]
        masked = {column.name: masked_in(document, person_id, stand_in)}
        await connection.execute(update(table).where(*same).values(masked))


def masked_in(document: JsonValue, person_id: int, stand_in: int) -> JsonValue:
    """A copy of the document with ``stand_in`` in place of ``person_id``."""
    match document:
        case dict():
            called = document.get("people")
            if isinstance(called, list):
                # The people whom a post pings: a stand-in cannot be pinged.
                document = {**document, "people": [one for one in called if one != person_id]}
            return {
                str(masked_in(key, person_id, stand_in)): masked_in(value, person_id, stand_in)
                for key, value in document.items()
            }
        case list():
            return [masked_in(value, person_id, stand_in) for value in document]
        case str():
            return document.replace(str(person_id), str(stand_in))
        case int() if document == person_id and not isinstance(document, bool):
            return stand_in
        case _:
            return document


async def _rename_posts(connection: AsyncConnection, person_id: int) -> None:
    """Replace a person's id within the unique keys of posts."""
    outbox = schema.outbox.c
    named = select(outbox.id, outbox.nonce).where(outbox.dedupe.like(f"%{person_id}%"))
    for row in (await connection.execute(named)).all():
        await connection.execute(
            update(schema.outbox).where(outbox.id == row.id).values(dedupe=f"once:{row.nonce}")
        )


def knowing() -> set[str]:
    """The names, as ``table.column``, of all columns covered by this module."""
    columns = [*OWN.values(), *SHARED.values(), *LOOSE.values(), *DOCUMENTS]
    return {str(column) for column in columns}
