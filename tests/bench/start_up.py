"""Measures the start of the host on an empty database, and on one full of tables."""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.rules_version import rules_version
from bot.storage import schema
from bot.storage.database import Database
from games.core.game import find
from games.core.match import AnyMatch
from tests.bench.bar import Figure, at_most, progress
from tests.bench.rules import finished
from tests.cases import GAMES

TABLES = 10_000
ENTRIES = 30
RUNS = 5
PEOPLE = 500
AT_ONCE = 1000

_START = """
import asyncio, sys, time
from bot.host.host import Host
from bot.storage.database import Database
from tests.bench.start_up import Mailbox

async def start():
    host = Host(Database(sys.argv[1]))
    began = time.perf_counter()
    await host.start_up(Mailbox())
    ready = time.perf_counter() - began
    await host.shut_down()
    print(ready)

asyncio.run(start())
"""


def start_up() -> Iterator[Figure]:
    """The time until the host is ready for people, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = (f"sqlite+aiosqlite:///{Path(folder) / name}.db" for name in ("no", "many"))
        progress(f"storing {TABLES} tables")
        asyncio.run(_fill(empty, 0))
        asyncio.run(_fill(full, TABLES))
        spent: dict[str, list[float]] = {empty: [], full: []}
        for number in range(RUNS):
            for url, times in spent.items():
                progress(f"starting, {number + 1} of {RUNS}")
                times.append(_start(url))
        without, with_all = (statistics.median(times) for times in spent.values())
        yield Figure("start-up of the host, no tables", f"{without * 1000:.0f} ms")
        yield Figure(f"start-up of the host, {TABLES:,} tables", f"{with_all * 1000:.0f} ms")
        yield at_most("start-up with many tables, beside none", with_all / without, 2, "x")


class Mailbox:
    """A courier with nothing to deliver."""

    async def deliver(self, post: object) -> int:
        """Never called: nothing is owed."""
        raise NotImplementedError

    async def find(self, post: object) -> int | None:
        """Never called: nothing was being sent."""
        raise NotImplementedError


def _start(url: str) -> float:
    command = [sys.executable, "-c", _START, url]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout)


async def _fill(url: str, count: int) -> None:
    database = Database(url)
    await database.migrate()
    match = finished(GAMES[0], 2)[0]
    async with database.write() as connection:
        people = [{"id": n, "name": f"Person {n}", "last_seen": 0.0} for n in range(PEOPLE)]
        await connection.execute(insert(schema.people), people)
        for first in range(0, count, AT_ONCE):
            await store(connection, match, range(first + 1, first + AT_ONCE + 1))
    await database.dispose()


def usual_mix(number: int) -> str:
    """Most tables are finished, some are played, a few wait."""
    return "lobby" if number % 10 == 0 else "running" if number % 10 < 4 else "over"


async def store(
    connection: AsyncConnection,
    match: AnyMatch,
    numbers: range,
    status: Callable[[int], str] = usual_mix,
) -> None:
    """Tables of two people in the middle of a match."""
    seats = match.header.seats
    rules = rules_version(find(match.header.game))
    await connection.execute(
        insert(schema.tables),
        [
            {
                "id": number,
                "guild_id": number % 700,
                "channel_id": number,
                "game": match.header.game,
                "status": status(number),
                "language": "en",
                "options": match.header.options,
                "creator_id": number % PEOPLE,
                "header": match.header.model_dump(mode="json"),
                "seed": b"seed",
                "entry_count": ENTRIES,
                "awaited": [seats[0]],
                "awaits_computer": False,
                "told_entry": ENTRIES,
                "rules": rules,
                "created": 0.0,
                "updated": float(number),
            }
            for number in numbers
        ],
    )
    await connection.execute(
        insert(schema.members),
        [
            {"table_id": number, "place": place, "person_id": (number + place) % PEOPLE}
            for number in numbers
            for place in range(len(seats))
        ],
    )
    await connection.execute(
        insert(schema.seats),
        [
            {"table_id": number, "seat": seat, "place": place, "turn": place}
            for number in numbers
            for place, seat in enumerate(seats)
        ],
    )
    await connection.execute(
        insert(schema.entries),
        [
            {
                "table_id": number,
                "number": entry.number,
                "kind": entry.kind,
                "seat": entry.seat,
                "key": entry.key,
                "picks": entry.picks,
                "fingerprint": entry.fingerprint,
                "made": 0.0,
            }
            for number in numbers
            for entry in match.entries[:ENTRIES]
        ],
    )
