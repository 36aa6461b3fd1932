"""Rows of tables, members, seats and people."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import JsonValue
from sqlalchemy import (
    ColumnElement,
    Integer,
    Select,
    String,
    Table,
    and_,
    bindparam,
    cast,
    delete,
    insert,
    literal,
    or_,
    select,
    true,
    union_all,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.people import Person
from bot.model.server import Shards
from bot.model.table import Away, Clock, Member, Status
from bot.model.table import Table as Known
from bot.storage import schema
from bot.storage.after_commit import after_commit
from games.core import fair
from games.core.log import Header


@dataclass(frozen=True, slots=True)
class Stored:
    """A table with what only the host may know. Never leaves it: the seed is secret."""

    table: Known
    header: Header | None
    seed: bytes | None
    told_entry: int
    rules: str | None
    frozen_entry: int | None

    def __repr__(self) -> str:
        return f"<Stored table {self.table.id}>"


async def upsert(
    connection: AsyncConnection,
    into: Table,
    keys: Sequence[str],
    values: Mapping[str, object],
    keep: Sequence[str] = (),
) -> None:
    """Insert a row, or change the one that has the same keys; what it is to ``keep`` it keeps."""
    changed = tuple(name for name in values if name not in (*keys, *keep))
    statement = _upserting(connection.dialect.name, into, tuple(keys), tuple(values), changed)
    await connection.execute(statement, dict(values))


@cache
def _upserting(
    dialect: str, into: Table, keys: Sequence[str], names: Sequence[str], changed: Sequence[str]
) -> sqlite.Insert | postgresql.Insert:
    """The statement that inserts these columns or changes some of them, put together once."""
    kind = sqlite.insert if dialect == "sqlite" else postgresql.insert
    inserted = kind(into).values({name: bindparam(name) for name in names})
    new = {name: inserted.excluded[name] for name in changed}
    return inserted.on_conflict_do_update(index_elements=keys, set_=new)


async def upsert_person(connection: AsyncConnection, person: Person, now: float) -> None:
    """Remember a person as they are called now."""
    values: dict[str, object] = {"id": person.id, "name": person.name, "last_seen": now}
    if person.language is not None:
        values["language"] = person.language
    await upsert(connection, schema.people, ("id",), values)


async def insert_table(connection: AsyncConnection, values: Mapping[str, object]) -> int:
    """A new row of ``tables``; returns its id."""
    result = await connection.execute(
        insert(schema.tables).values(values).returning(schema.tables.c.id)
    )
    table_id: int = result.scalar_one()
    return table_id


async def change_table(
    connection: AsyncConnection,
    table_id: int,
    values: Mapping[str, object],
    where: ColumnElement[bool] | None = None,
) -> bool:
    """Change a table; False where it does not (or, by ``where``, no longer) look as expected."""
    if values.get("awaits_computer"):
        call_computers(connection, table_id)
    changing = _CHANGING if where is None else _CHANGING.where(where)
    result = await connection.execute(changing, {"changed_id": table_id, **values})
    return result.rowcount == 1


def call_computers(connection: AsyncConnection, table_id: int) -> None:
    """Let the table's computers look, once this is committed, whether they have to answer."""
    after_commit(connection).computers.add(table_id)


async def lose(connection: AsyncConnection, table_id: int, now: float) -> bool:
    """Note that a table's channel takes no posts; False where that is known already."""
    return await change_table(connection, table_id, {"lost": now}, schema.tables.c.lost.is_(None))


async def add_member(
    connection: AsyncConnection,
    table_id: int,
    place: int,
    *,
    person_id: int | None = None,
    computer: str | None = None,
    vacant: bool = False,
    owner_id: int | None = None,
    vacant_since: float | None = None,
) -> None:
    """Give a person or a computer the next place at a table."""
    row = {
        "table_id": table_id,
        "place": place,
        "person_id": person_id,
        "computer": computer,
        "vacant": vacant,
        "owner_id": owner_id,
        "vacant_since": vacant_since,
    }
    await connection.execute(insert(schema.members).values(row))


async def remove_member(connection: AsyncConnection, table_id: int, place: int) -> None:
    """Take a member's place away."""
    members = schema.members.c
    await connection.execute(
        delete(schema.members).where(members.table_id == table_id, members.place == place)
    )


async def say_word(
    connection: AsyncConnection, table_id: int, place: int, word: str | None
) -> None:
    """Keep what a member adds to the luck."""
    members = schema.members.c
    await connection.execute(
        update(schema.members)
        .where(members.table_id == table_id, members.place == place)
        .values(word=word)
    )


async def take_seats(
    connection: AsyncConnection, table_id: int, seats: Mapping[str, Sequence[int]]
) -> None:
    """Write down which members (by place) hold which seats, in turn order."""
    rows = [
        {"table_id": table_id, "seat": seat, "place": place, "turn": turn}
        for turn, (seat, places) in enumerate(seats.items())
        for place in places
    ]
    await connection.execute(insert(schema.seats), rows)


async def fetch(
    connection: AsyncConnection, table_id: int, *, for_update: bool = False
) -> Stored | None:
    """One table; ``for_update`` keeps other processes from changing it meanwhile."""
    one = {"table_id": table_id}
    found = await connection.execute(_ONE_TO_CHANGE if for_update else _ONE, one)
    row = found.mappings().one_or_none()
    if row is None:
        return None
    sitting = await connection.execute(_SITTING_AT_ONE, one)
    return _stored(row, sitting.mappings().all())


async def seed_is_shared(connection: AsyncConnection, table_id: int, hashes: Sequence[str]) -> bool:
    """Whether another match that is played, or may be again, rests on one of these seeds.

    They are given by their hashes.
    """
    tables = schema.tables.c
    told = cast(tables.header, String)
    rests = or_(*(told.contains(seed_hash, autoescape=True) for seed_hash in hashes))
    # One query for each partial index.
    for alive in (schema.PLAYED, schema.IDLE):
        chosen = select(tables.id).where(alive, tables.id != table_id, rests).limit(1)
        if await connection.scalar(chosen) is not None:
            return True
    return False


async def in_channel(connection: AsyncConnection, channel_id: int) -> Stored | None:
    """The open table of a channel, else the newest one that was played there."""
    tables = schema.tables.c
    here = tables.channel_id == channel_id
    found = await _fetch(connection, and_(here, schema.OPEN))
    if not found:
        newest = (
            select(tables.id)
            .where(here, tables.entry_count > 0, tables.archived.is_(False))
            .order_by(tables.id.desc())
            .limit(1)
            .scalar_subquery()
        )
        found = await _fetch(connection, tables.id == newest)
    return found[0] if found else None


async def of_person(
    connection: AsyncConnection, person_id: int, statuses: Iterable[Status]
) -> list[Stored]:
    """The tables of a person, the oldest first; also those where a seat is kept for them."""
    tables, members = schema.tables.c, schema.members.c
    mine = select(members.table_id).where(
        or_(members.person_id == person_id, members.owner_id == person_id)
    )
    return await _fetch(connection, and_(tables.id.in_(mine), tables.status.in_(list(statuses))))


async def has_played(connection: AsyncConnection, person_id: int, game: str) -> bool:
    """Whether a person has sat at a table of a game whose match began."""
    tables, members = schema.tables.c, schema.members.c
    mine = select(members.table_id).where(members.person_id == person_id)
    begun = select(tables.id).where(
        tables.id.in_(mine), tables.game == game, tables.status.in_(("running", "over", "frozen"))
    )
    return await connection.scalar(begun.limit(1)) is not None


async def by_ids(connection: AsyncConnection, table_ids: Collection[int]) -> dict[int, Stored]:
    """Some tables, by their ids."""
    found = await _fetch(connection, schema.tables.c.id.in_(list(table_ids)))
    return {stored.table.id: stored for stored in found}


async def open_ids(connection: AsyncConnection, guild_id: int) -> list[int]:
    """The ids of all open tables of a server, the oldest first."""
    tables = schema.tables.c
    chosen = select(tables.id).where(tables.guild_id == guild_id, schema.OPEN)
    return list((await connection.scalars(chosen.order_by(tables.id))).all())


async def with_open_seats(connection: AsyncConnection, guild_id: int) -> list[Stored]:
    """The open tables of a server that have a seat for anybody; a lobby has places, no seats."""
    tables = schema.tables.c
    open_at = select(schema.members.c.table_id).where(schema.VACANT)
    here = and_(tables.guild_id == guild_id, schema.OPEN, tables.id.in_(open_at))
    return await _fetch(connection, here)


async def awaiting_computers(connection: AsyncConnection, shards: Shards | None) -> list[int]:
    """The running tables at which it is a computer player's turn."""
    tables = schema.tables.c
    chosen = select(tables.id).where(schema.COMPUTER, served(shards)).order_by(tables.id)
    return list((await connection.scalars(chosen)).all())


async def outdated(
    connection: AsyncConnection,
    game: str,
    rules: str,
    shards: Shards | None,
    *,
    after: int,
    limit: int,
) -> list[int]:
    """Running and frozen tables of a game, from an id on, that other rules replayed last."""
    tables = schema.tables.c

    def unequal(other: ColumnElement[bool]) -> Select[tuple[int]]:
        where = and_(schema.PLAYED, tables.game == game, other, tables.id > after, served(shards))
        return select(tables.id).where(where)

    # Two ranges of the index, where "unequal" would read all of it.
    both = union_all(unequal(tables.rules < rules), unequal(tables.rules > rules))
    rows = await connection.execute(both.order_by("id").limit(limit))
    return [row.id for row in rows]


async def running(
    connection: AsyncConnection, *, after: int = 0, limit: int | None = None
) -> list[int]:
    """Every running or frozen table, from an id on."""
    tables = schema.tables.c
    chosen = select(tables.id).where(schema.PLAYED, tables.id > after).order_by(tables.id)
    chosen = chosen.limit(limit)
    return list((await connection.scalars(chosen)).all())


def served(
    shards: Shards | None, guild_id: ColumnElement[int] = schema.tables.c.guild_id
) -> ColumnElement[bool]:
    """Whether a table's server (or the one in the column given) belongs to this process."""
    if shards is None:
        return true()
    # PostgreSQL shifts a BIGINT by an INTEGER only.
    server = guild_id.bitwise_rshift(literal(22, Integer))
    return (server % shards.count).in_(shards.ids)


def _chosen(where: ColumnElement[bool]) -> Select[Any]:
    """Tables, each with whether its server is present."""
    servers = schema.servers.c
    present = select(servers.present).where(servers.guild_id == schema.tables.c.guild_id)
    return (
        select(schema.tables, present.scalar_subquery().label("present"))
        .where(where)
        .order_by(schema.tables.c.id)
    )


def _sitting(where: ColumnElement[bool]) -> Select[Any]:
    """Who sits at tables, with their names, seats and absences."""
    members, seats, people = schema.members, schema.seats, schema.people
    absences = schema.absences.c
    owners = people.alias("owners")
    return (
        select(
            members,
            people.c.name,
            owners.c.name.label("owner_name"),
            seats.c.seat,
            seats.c.turn,
            absences.ends.label("away_until"),
            absences.note.label("away_note"),
        )
        .join_from(members, people, members.c.person_id == people.c.id, isouter=True)
        .join(
            schema.absences,
            and_(absences.person_id == members.c.person_id, absences.begun),
            isouter=True,
        )
        .join(owners, members.c.owner_id == owners.c.id, isouter=True)
        .join(
            seats,
            and_(seats.c.table_id == members.c.table_id, seats.c.place == members.c.place),
            isouter=True,
        )
        .where(where)
        .order_by(members.c.table_id, seats.c.turn, members.c.place)
    )


# One table is looked up several times a click: what that takes is put together once.
_ONE = _chosen(schema.tables.c.id == bindparam("table_id"))
_ONE_TO_CHANGE = _ONE.with_for_update()
_CHANGING = update(schema.tables).where(schema.tables.c.id == bindparam("changed_id"))
_SITTING_AT_ONE = _sitting(schema.members.c.table_id == bindparam("table_id"))


async def _fetch(connection: AsyncConnection, where: ColumnElement[bool]) -> list[Stored]:
    rows = (await connection.execute(_chosen(where))).mappings().all()
    if not rows:
        return []
    at: dict[int, list[RowMapping]] = {row["id"]: [] for row in rows}
    sitting = _sitting(schema.members.c.table_id.in_([row["id"] for row in rows]))
    for member in (await connection.execute(sitting)).mappings():
        at[member["table_id"]].append(member)
    return [_stored(row, at[row["id"]]) for row in rows]


def _stored(row: RowMapping, sitting: Sequence[RowMapping]) -> Stored:
    members: dict[int, Member] = {}
    words: dict[int, str] = {}
    seats: dict[str, tuple[Member, ...]] = {}
    for line in sitting:
        place = line["place"]
        member = members.get(place) or Member(
            place,
            line["person_id"],
            line["computer"],
            line["name"] or "",
            line["vacant"],
            line["owner_id"],
            line["owner_name"] or "",
            Away(line["away_until"], line["away_note"]) if line["away_until"] else None,
            line["vacant_since"],
        )
        members[place] = member
        if row["seed"] is not None and row["header"] is None:
            words[place] = line["word"] or fair.made_word(row["seed"], place)
        if line["seat"] is not None:
            seats[line["seat"]] = (*seats.get(line["seat"], ()), member)
    header = Header.model_validate(row["header"]) if row["header"] is not None else None
    promised = fair.seed_hash(row["seed"]) if row["seed"] is not None else None
    options: dict[str, JsonValue] = row["options"]
    known = Known(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        game=row["game"],
        edition=header.edition if header else None,
        status=row["status"],
        language=row["language"],
        options=options,
        creator_id=row["creator_id"],
        members=tuple(members[place] for place in sorted(members)),
        seats=seats,
        entry_count=row["entry_count"],
        awaited=tuple(row["awaited"]),
        lobby_message_id=row["lobby_message_id"],
        last_post_id=row["last_post_id"],
        seed_hash=header.seed_hash if header else promised,
        created=row["created"],
        updated=row["updated"],
        paused=row["paused"],
        lost=row["lost"],
        finished=row["finished"],
        archived=row["archived"],
        clock=Clock(**row["clock"]) if row["clock"] is not None else None,
        stranded=row["present"] is False or row["present"] == 0,
        agreement=row["agreement"],
        hints=row["hints"],
        words=header.words if header else tuple(words[place] for place in sorted(words)),
        campaign_id=row["campaign_id"],
        scenario=row["scenario"],
        pace=row["pace"],
        idle_warned=row["idle_warned"],
        idle_ended=row["idle_ended"],
    )
    return Stored(known, header, row["seed"], row["told_entry"], row["rules"], row["frozen_entry"])
