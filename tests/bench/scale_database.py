"""A database with many running and finished tables: copies of matches that were played."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from sqlalchemy import Table, insert, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.rules_version import rules_version
from bot.host.engine.table_work import existing
from bot.host.people.played_match import TimedEntry, played_match
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.people import statistics
from bot.storage.play import log
from games.core.game import find
from games.core.match import AnyMatch, Match
from games.core.past.score_history import finished_match
from tests.bench.rules import finished

TABLES_PER_PERSON: Final = 20
"""How many tables there are for each person: a larger server has more people."""
FIRST_PERSON: Final = 1000
FINISHED_CHANNELS: Final = 400
DAY: Final = 86_400.0
PLAYED: Final = {"ankh": 3, "anunnaki": 2, "cyclades": 3, "deus": 2, "divinus": 3}
"""The copied matches: their games, and how many people play."""
PERSON_COLUMNS: Final = frozenset(
    {"person_id", "owner_id", "creator_id", "subject_id", "asked_by", "actor_id"}
)
COPIED: Final[tuple[Table, ...]] = (
    schema.tables,
    schema.members,
    schema.seats,
    schema.entries,
    schema.snapshots,
    schema.waits,
    schema.results,
    schema.played_matches,
    schema.played_seats,
    schema.played_facts,
    schema.looks,
    schema.banks,
    schema.notes,
    schema.tenures,
    schema.outbox,
    schema.petitions,
    schema.alarms,
    schema.audit,
)
"""The rows of a table that every copy has as well."""


@dataclass(frozen=True, slots=True)
class Server:
    """What is stored: the server, how many tables, and the ids of the channels of running ones."""

    guild_id: int
    running: int
    over: int
    channel_ids: Sequence[int]
    person_id: int
    """The person who plays like everybody else, and whose commands are measured."""

    @property
    def people(self) -> int:
        """How many people play there."""
        return (self.running + self.over) // TABLES_PER_PERSON


async def fill(database: Database, server: Server) -> None:
    """Store everything; the finished tables come first."""
    now = time.time()
    async with database.write(offloaded=True) as connection:
        await connection.execute(
            insert(schema.people),
            [
                {"id": FIRST_PERSON + n, "name": f"Person {n}", "last_seen": now}
                for n in range(server.people)
            ],
        )
        numbers = count(1)
        over = [await _template(connection, server, next(numbers), g, True, now) for g in PLAYED]
        running = {g: server.over + n for n, g in enumerate(PLAYED, 1)}
        for game, number in running.items():
            await _template(connection, server, number, game, False, now)
        await _copy(connection, server, over, range(len(over) + 1, server.over + 1))
        first = server.over + len(running) + 1
        everything = range(first, server.over + server.running + 1)
        await _copy(connection, server, [*running.values()], everything)
        await _introduce(connection, server, now)


async def _template(
    connection: AsyncConnection, server: Server, table_id: int, game: str, over: bool, now: float
) -> int:
    """A table that is copied: a match as it was played, or the first half of it."""
    whole = finished(game, PLAYED[game])[0]
    match: AnyMatch = whole
    if not over:
        # Chance outcomes belong to the answer before them.
        half = len(whole.entries) // 2
        end = next(e.number for e in whole.entries[half:] if e.kind != "chance")
        match = Match(whole.game, whole.header, whole.entries[:end], seed=whole.seed)
    seats = match.header.seats
    people = [FIRST_PERSON + n for n in range(len(seats))]
    channel = _channel(server, table_id)
    await connection.execute(
        insert(schema.tables).values(_row(match, server, table_id, channel, over, now))
    )
    await _insert(connection, schema.members, table_id, ({"place": n} for n in range(len(people))))
    for n, person in enumerate(people):
        own = (schema.members.c.table_id == table_id, schema.members.c.place == n)
        await connection.execute(update(schema.members).where(*own).values(person_id=person))
    sitting = ({"seat": seat, "place": n, "turn": n} for n, seat in enumerate(seats))
    await _insert(connection, schema.seats, table_id, sitting)
    holder = dict(zip(seats, people, strict=True))
    await _insert(
        connection,
        schema.entries,
        table_id,
        (
            {
                "number": entry.number,
                "kind": entry.kind,
                "seat": entry.seat,
                "key": entry.key,
                "picks": list(entry.picks),
                "fingerprint": entry.fingerprint,
                "person_id": holder.get(entry.seat or ""),
                "made": now - 30 * DAY,
            }
            for entry in match.entries
        ),
    )
    await _beside(connection, server, table_id, people, over, now)
    if over:
        results = (
            {
                "person_id": person,
                "guild_id": server.guild_id,
                "game": game,
                "place": n + 1,
                "points": 40 - n,
                "won": n == 0,
                "rated": True,
                "at": now - DAY,
            }
            for n, person in enumerate(people)
        )
        await _insert(connection, schema.results, table_id, results)
        await _count(connection, match, table_id)
    else:
        waiting = [holder[seat] for seat in match.awaited]
        await _wait(connection, server, table_id, waiting, len(match.entries), now)
        if match.snapshots:
            snapshot = log.StoredSnapshot(rules_version(find(game)), match.snapshots[-1])
            await log.keep(connection, table_id, snapshot)
    return table_id


async def _count(connection: AsyncConnection, match: AnyMatch, table_id: int) -> None:
    """Store the statistics of a finished match."""
    ended = finished_match(match.game, match.header, match.entries)
    table = (await existing(connection, table_id)).table
    log = [TimedEntry(entry, float(entry.number), None) for entry in match.entries]
    await statistics.store(connection, played_match(table, match.game, ended, log))


def _row(
    match: AnyMatch, server: Server, table_id: int, channel: int, over: bool, now: float
) -> dict[str, object]:
    return {
        "id": table_id,
        "guild_id": server.guild_id,
        "channel_id": channel,
        "game": match.header.game,
        "status": "over" if over else "running",
        "language": "en",
        "options": match.header.options,
        "creator_id": FIRST_PERSON,
        "header": match.header.model_dump(mode="json"),
        "seed": match.seed or b"seed",
        "entry_count": len(match.entries),
        "awaited": [] if over else list(match.awaited),
        "awaits_computer": False,
        "told_entry": len(match.entries),
        "rules": rules_version(find(match.header.game)),
        "finished": now - DAY if over else None,
        "created": now - 40 * DAY,
        "updated": now - DAY,
    }


async def _beside(
    connection: AsyncConnection,
    server: Server,
    table_id: int,
    people: Sequence[int],
    over: bool,
    now: float,
) -> None:
    """What a match leaves beside its log: read marks, time banks, notes, posts, votes."""
    await _insert(
        connection, schema.looks, table_id, ({"person_id": p, "entry": 9} for p in people)
    )
    banks = ({"person_id": p, "used": 60.0, "turn": 60.0} for p in people)
    await _insert(connection, schema.banks, table_id, banks)
    note = [{"person_id": people[0], "text": "Mind the gate.", "updated": now}]
    await _insert(connection, schema.notes, table_id, note)
    if table_id % 2:
        left = [{"place": 0, "person_id": people[-1], "until": now}]
        await _insert(connection, schema.tenures, table_id, left)
    posts = (
        {
            "kind": "turn",
            "dedupe": f"turn:{table_id}:{n}",
            "nonce": f"{table_id}:{n}",
            "since_entry": n,
            "entry": n,
            "ping": True,
            "detail": {"people": list(people)},
            "state": "done",
            "attempts": 1,
            "not_before": now,
            "created": now - n * DAY,
        }
        for n in range(1 if over else 5)
    )
    await _insert(connection, schema.outbox, table_id, posts)
    voted = {
        "kind": "rewind",
        "asked_by": people[0],
        "entry": 9,
        "detail": {},
        "voters": list(people),
        "ballots": {},
        "state": "done",
        "created": now,
    }
    await _insert(connection, schema.petitions, table_id, [voted])
    line = {"guild_id": server.guild_id, "actor_id": people[0], "action": "pause", "detail": {}}
    await _insert(connection, schema.audit, table_id, [{**line, "at": now, "state": "kept"}])


async def _wait(
    connection: AsyncConnection,
    server: Server,
    table_id: int,
    people: Iterable[int],
    entry: int,
    now: float,
) -> None:
    for person in dict.fromkeys(people):
        row = {"person_id": person, "since": now, "entry": entry, "used": 0.0, "reminders": 0}
        await _insert(connection, schema.waits, table_id, [row])
        alarm = {
            "key": f"remind:{table_id}:{person}",
            "kind": "remind",
            "due": now + 9 * DAY,
            "guild_id": server.guild_id,
            "person_id": person,
            "detail": {},
        }
        await _insert(connection, schema.alarms, table_id, [alarm])


async def _insert(
    connection: AsyncConnection,
    into: Table,
    table_id: int,
    rows: Iterable[Mapping[str, object]],
) -> None:
    await connection.execute(insert(into), [{"table_id": table_id, **row} for row in rows])


async def _copy(
    connection: AsyncConnection, server: Server, templates: Sequence[int], numbers: range
) -> None:
    """Copy the rows of the templates, in turn, to new tables with other people."""
    await connection.execute(text("CREATE TEMP TABLE copies (id INTEGER, like_id, channel_id)"))
    await connection.execute(
        text("INSERT INTO copies VALUES (:id, :like_id, :channel_id)"),
        [
            {
                "id": number,
                "like_id": templates[number % len(templates)],
                "channel_id": _channel(server, number),
            }
            for number in numbers
        ],
    )
    for table in COPIED:
        key = "id" if table is schema.tables else "table_id"
        columns = [c.name for c in table.columns if key == "id" or c.name != "id"]
        read = ", ".join(_copied(table, name, key, server) for name in columns)
        written = ", ".join(f'"{name}"' for name in columns)
        await connection.execute(
            text(
                f"INSERT INTO {table.name} ({written}) SELECT {read}"
                f" FROM copies c JOIN {table.name} o ON o.{key} = c.like_id ORDER BY c.id"
            )
        )
    await connection.execute(text("DROP TABLE copies"))


def _copied(table: Table, name: str, key: str, server: Server) -> str:
    """What a column of a copy holds."""
    if name == key:
        return "c.id"
    if name == "channel_id" and table is schema.tables:
        return "c.channel_id"
    if name in PERSON_COLUMNS:
        return f"{FIRST_PERSON} + (o.{name} - {FIRST_PERSON} + c.id * 7) % {server.people}"
    if name in ("dedupe", "nonce", "key") and table is not schema.entries:
        return f"o.{name} || ':' || c.id"
    if table is schema.waits and name == "since":
        return f"o.since - (c.id % 10) * {DAY}"
    return f'o."{name}"'


def _channel(server: Server, number: int) -> int:
    if number > server.over:
        return server.channel_ids[number - server.over - 1]
    return 500_000 + number % FINISHED_CHANNELS


async def _introduce(connection: AsyncConnection, server: Server, now: float) -> None:
    """Put the measured person in the place of one of the others, everywhere."""
    await connection.execute(
        insert(schema.people).values(id=server.person_id, name="Ada", last_seen=now)
    )
    for table in COPIED:
        for name in PERSON_COLUMNS & {*table.columns.keys()}:
            column = table.c[name]
            await connection.execute(
                update(table).where(column == FIRST_PERSON).values({name: server.person_id})
            )
