"""Exports a table to a file, and imports it: for backups, moves and bug reports.

The file is a record of the match (``games.core.log.Record``) with the table's facts. It holds
everything hidden, the seed included.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.replay import replay_match
from bot.host.engine.table_work import existing
from bot.host.waits import awaiting
from bot.model.people import Person
from bot.model.table import Agreement, Hints, Pace, Status
from bot.storage import schema
from bot.storage.play import log as storedlog
from bot.storage.table import seats, tables
from bot.storage.table.tables import Stored
from games.core.fair import seed_hash
from games.core.game import AnyGame, find
from games.core.log import Record, record
from games.core.match import AnyMatch
from games.core.phrase import phrase
from games.core.replay import Diverged

MAX_CLOCK_SECONDS = 366 * 24 * 3600
"""The longest time that any clock gives, in seconds: a year."""

# Discord ids; stand-ins for forgotten people are negative.
Snowflake = Annotated[int, Field(gt=0, lt=2**63)]
Anyone = Annotated[int, Field(gt=-(2**63), lt=2**63)]
Name = Annotated[str, Field(max_length=200)]


class ExportedMember(BaseModel):
    """A member of an exported table."""

    order: int = Field(ge=0, lt=100)
    person_id: Anyone | None
    computer: Name | None
    name: Name
    vacant: bool = False
    owner_id: Anyone | None = None
    owner_name: Name = ""


class Tenure(BaseModel):
    """A person who has left a place: they know its hand, and may hold no other place."""

    place: int = Field(ge=0, lt=100)
    person_id: Snowflake
    until: float = Field(ge=0, lt=1e12)


class ExportedClock(BaseModel):
    """The clock of an exported table."""

    preset: Name
    bank: int = Field(ge=0, le=MAX_CLOCK_SECONDS)
    turn: int = Field(ge=0, le=MAX_CLOCK_SECONDS)
    absence: int | None = Field(default=None, ge=0, le=MAX_CLOCK_SECONDS)


class TableFacts(BaseModel):
    """The facts about the table of an exported match."""

    guild_id: Snowflake
    channel_id: Snowflake
    language: str = Field(max_length=16)
    status: Status
    creator_id: Anyone
    members: list[ExportedMember] = Field(max_length=100)
    seats: dict[str, list[int]]
    told_entry: int = Field(ge=-1, lt=2**31)
    last_post_id: Snowflake | None
    clock: ExportedClock | None = None
    agreement: Agreement = "everybody"
    hints: Hints = "alone"
    pace: Pace = "any"
    scenario: int | None = Field(default=None, ge=1, lt=1000)
    tenures: list[Tenure] = Field(default=[], max_length=1000)

    @model_validator(mode="after")
    def _forgotten_people_play_nowhere(self) -> Self:
        """Refuse forgotten people at tables that are still open."""
        ids = [number for m in self.members for number in (m.person_id, m.owner_id)]
        if self.status not in ("over", "cancelled") and any(n is not None and n <= 0 for n in ids):
            raise ValueError("nobody plays under such a number")
        return self


class Export(Record):
    """A record with its table."""

    model_config = ConfigDict(extra="forbid")

    table: TableFacts


async def export_table(engine: Engine, table_id: int) -> str:
    """The text of the file; refuses where no match has begun."""
    async with engine.database.read() as connection:
        stored = await existing(connection, table_id)
        entries = await storedlog.entries(connection, table_id)
        facts = await facts_of(connection, stored)
    if stored.header is None:
        raise Refusal(phrase("host.refused.not_started"))
    try:
        digest = (await engine.replayed(stored)).match.digest
    except Diverged:
        # A frozen match can be exported too: other rules may replay it.
        digest = None
    text = record(stored.header, entries, stored.seed, digest).text()
    beside = json.dumps(facts.model_dump(mode="json"), ensure_ascii=False)
    return f'{{"table": {beside},\n {text[1:]}'


async def facts_of(connection: AsyncConnection, stored: Stored) -> TableFacts:
    """The facts about a table for an export."""
    table = stored.table
    return TableFacts(
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        language=table.language,
        status=table.status,
        creator_id=table.creator_id,
        members=[ExportedMember.model_validate(m, from_attributes=True) for m in table.members],
        seats={seat: [m.order for m in held] for seat, held in table.seats.items()},
        told_entry=stored.told_entry,
        last_post_id=table.last_post_id,
        clock=ExportedClock.model_validate(table.clock, from_attributes=True)
        if table.clock
        else None,
        agreement=table.agreement,
        hints=table.hints,
        pace=table.pace,
        scenario=table.scenario,
        tenures=[
            # A forgotten person is recognised by a mark made from this table's own seed.
            Tenure.model_validate(dict(row))
            for row in await seats.tenures(connection, table.id)
            if row["person_id"] > 0
        ],
    )


async def import_table(
    engine: Engine,
    text: str,
    *,
    guild_id: int | None = None,
    channel_id: int | None = None,
    before_storing: Callable[[], Awaitable[None]] | None = None,
) -> int:
    """Create a new table from an export and return its number.

    A running match goes on with fresh luck: its header says from which entry on. A scenario of a
    campaign becomes a match by itself.

    It goes to its own server and channel unless others are given. Refuses a file that is not an
    export, a log that the installed rules do not replay and a channel that holds an open table.
    ``before_storing`` is called once the file is known to be good, before the database is touched.
    """
    try:
        export = Export.model_validate_json(text)
    except ValidationError as error:
        raise Refusal(phrase("host.refused.not_an_export")) from error
    match = match_of(engine, export)
    if before_storing is not None:
        await before_storing()
    now = engine.clock()
    try:
        async with engine.database.write() as connection:
            row = row_of(engine, export.table, now, guild_id=guild_id, channel_id=channel_id)
            return await put(connection, engine, export, match, row, now)
    except IntegrityError as error:
        raise Refusal(phrase("host.refused.channel_taken")) from error


def match_of(engine: Engine, export: Export) -> AnyMatch:
    """The match of an export, with fresh luck where it goes on; refuses an invalid one."""
    match = _revived(export)
    if not _seated(export, match):
        raise Refusal(phrase("host.refused.not_an_export"))
    if export.table.status in ("running", "frozen"):
        # The original may end first, and its seed is published then: the copy needs its own.
        match = match.fork(engine.entropy(32))
    return match


def row_of(
    engine: Engine,
    facts: TableFacts,
    now: float,
    *,
    guild_id: int | None = None,
    channel_id: int | None = None,
) -> dict[str, object]:
    """The columns of a table's row besides its match."""
    elsewhere = channel_id not in (None, facts.channel_id)
    return {
        "guild_id": facts.guild_id if guild_id is None else guild_id,
        "channel_id": facts.channel_id if channel_id is None else channel_id,
        "language": facts.language,
        "creator_id": facts.creator_id,
        "last_post_id": None if elsewhere else facts.last_post_id,
        "told_entry": facts.told_entry,
        "agreement": facts.agreement,
        "hints": facts.hints,
        "pace": facts.pace,
        "clock": facts.clock.model_dump() if facts.clock else None,
        "scenario": facts.scenario,
        "created": now,
        "updated": now,
    }


async def put(
    connection: AsyncConnection,
    engine: Engine,
    export: Export,
    match: AnyMatch,
    row: Mapping[str, object],
    now: float,
) -> int:
    """Store the table of an export with its match; returns its number."""
    facts = export.table
    playing = facts.status in ("running", "frozen")
    computers = {m.order for m in facts.members if m.computer is not None}
    played = {
        "game": export.header.game,
        "status": "running" if playing else facts.status,
        "options": export.header.options,
        "header": match.header.model_dump(mode="json"),
        "seed": match.seed,
        "entry_count": len(match.entries),
        "awaited": list(match.awaited) if playing else [],
        "awaits_computer": playing
        and any(computers.issuperset(facts.seats[seat]) for seat in match.awaited),
        "rules": engine.rules(match.game),
    }
    table_id = await seat_all(connection, facts, {**row, **played}, now)
    await keep_tenures(connection, facts, table_id)
    await storedlog.append(connection, table_id, match.entries, None, now)
    await awaiting.update_waits(connection, (await existing(connection, table_id)).table, now)
    return table_id


async def seat_all(
    connection: AsyncConnection, facts: TableFacts, row: Mapping[str, object], now: float
) -> int:
    """Store a table with all its members; returns its number."""
    await _introduce(connection, facts, now)
    table_id = await tables.insert_table(connection, row)
    for m in facts.members:
        await tables.add_member(
            connection,
            table_id,
            m.order,
            person_id=m.person_id,
            computer=m.computer,
            vacant=m.vacant,
            owner_id=m.owner_id,
        )
    await tables.take_seats(connection, table_id, facts.seats)
    return table_id


async def keep_tenures(connection: AsyncConnection, facts: TableFacts, table_id: int) -> None:
    """Store at a new table who has left which place."""
    for left in facts.tenures:
        await seats.add_tenure(connection, table_id, left.place, left.person_id, left.until)


def seating_is_valid(facts: TableFacts, game: AnyGame) -> bool:
    """Whether the seating in a file is possible: every seat held, none twice.

    No person has two places, or a place besides one whose secrets they know, also not by coming
    back to it.
    """
    orders = [m.order for m in facts.members]
    held = [order for holders in facts.seats.values() for order in holders]
    claims = [p for m in facts.members for p in (m.person_id, m.owner_id) if p is not None]
    kinds = {m.computer for m in facts.members if m.computer is not None}
    return (
        bool(facts.seats)
        and all(facts.seats.values())
        and len(set(orders)) == len(orders)
        and set(held) <= set(orders)
        and {left.place for left in facts.tenures} <= set(orders)
        and len(set(claims)) == len(claims)
        and all(_knows_one_hand(m, facts) for m in facts.members)
        and kinds <= set(game.levels)
        and all(_held_once(m) for m in facts.members)
    )


def _held_once(member: ExportedMember) -> bool:
    """Whether a place has exactly one holder: a person, a computer, or none if it is open."""
    if member.person_id is not None:
        return member.computer is None and member.owner_id is None and not member.vacant
    return member.computer is not None or member.vacant


def _knows_one_hand(member: ExportedMember, facts: TableFacts) -> bool:
    """Whether the holder of a place has never held seats that belong to another place."""
    claim = member.person_id if member.person_id is not None else member.owner_id
    here = {seat for seat, holders in facts.seats.items() if member.order in holders}
    left = {tenure.place for tenure in facts.tenures if tenure.person_id == claim}
    known = {seat for seat, holders in facts.seats.items() if left & set(holders)}
    return known <= here


def _seated(export: Export, match: AnyMatch) -> bool:
    """Whether all members sit at seats of the match, and the posted part is within the log."""
    facts = export.table
    return (
        sorted(facts.seats) == sorted(match.header.seats)
        and seating_is_valid(facts, match.game)
        and facts.told_entry <= len(match.entries)
    )


def _revived(export: Export) -> AnyMatch:
    """The match of an export, ready to go on where it is not over."""
    header, status = export.header, export.table.status
    try:
        seed = bytes.fromhex(export.seed) if export.seed else None
    except ValueError:
        raise Refusal(phrase("host.refused.no_seed")) from None
    proven = seed is not None and seed_hash(seed) == header.seed_hash
    if status in ("running", "frozen") and not proven:
        raise Refusal(phrase("host.refused.no_seed"))
    try:
        game = find(header.game, header.edition)
    except KeyError:
        raise Refusal(phrase("host.refused.unknown_game", game=header.game)) from None
    try:
        loaded = replay_match(
            game, header, export.log(), seed=seed, over=status == "over", stored_snapshot=None
        )
    except Diverged as error:
        raise Refusal(phrase("host.refused.diverged", why=str(error))) from error
    return loaded.match


async def _introduce(connection: AsyncConnection, facts: TableFacts, now: float) -> None:
    """Store people who are not known here yet; known people keep their names."""
    named = {m.person_id: m.name for m in facts.members if m.person_id is not None}
    named |= {m.owner_id: m.owner_name for m in facts.members if m.owner_id is not None}
    left = (tenure.person_id for tenure in facts.tenures)
    everybody = [*dict.fromkeys([facts.creator_id, *named, *left])]
    people = schema.people.c
    found = await connection.scalars(select(people.id).where(people.id.in_(everybody)))
    known = {*found.all()}
    for person_id in everybody:
        if person_id not in known:
            person = Person(person_id, named.get(person_id, str(person_id)))
            await tables.upsert_person(connection, person, now)
