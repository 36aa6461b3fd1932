"""Measures the cost of thousands of idle tables with pending reminders."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits import reminder_times
from bot.storage import schema
from bot.storage.database import Database
from tests.bench.bar import Figure, at_most, progress
from tests.bench.rules import finished
from tests.bench.start_up import AT_ONCE, PEOPLE, store
from tests.cases import GAMES

TABLES = 10_000
DAYS = 3
WATCHED_SECONDS = 20

_SLEEP = """
import asyncio, sys, time
from bot.host.host import Host
from bot.storage.database import Database
from tests.bench.idle import Letterbox

async def sleep():
    host, box = Host(Database(sys.argv[1])), Letterbox()
    began = time.process_time()
    await host.start_up(box)
    await host.wait_until_idle()
    ready = time.process_time() - began
    wall, cpu = time.perf_counter(), time.process_time()
    await asyncio.sleep(float(sys.argv[2]))
    share = (time.process_time() - cpu) / (time.perf_counter() - wall)
    await host.shut_down()
    print(ready, share, box.posts)

asyncio.run(sleep())
"""


class Letterbox:
    """A courier that takes every post."""

    def __init__(self) -> None:
        self.posts = 0

    async def deliver(self, post: object) -> int:
        """It stands in the channel at once."""
        self.posts += 1
        return self.posts

    async def find(self, post: object) -> int | None:
        """Nothing was being sent before."""
        return None


def idle() -> Iterator[Figure]:
    """The share of a core that a host takes while nothing but reminders happens."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = (f"sqlite+aiosqlite:///{Path(folder) / name}.db" for name in ("no", "many"))
        progress(f"putting {TABLES} tables to sleep")
        asyncio.run(_fill(empty, 0))
        asyncio.run(_fill(full, TABLES))
        progress(f"watching them sleep for {WATCHED_SECONDS} s")
        without, _, _ = _slept(empty, 0.1)
        started, share, posts = _slept(full, WATCHED_SECONDS)
        yield Figure("reminders sent while they slept", f"{posts:.0f}")
        yield at_most(f"a core, {TABLES:,} sleeping tables", share * 100, 1, "%")
        yield at_most("work of start-up, beside none sleeping", started / without, 2, "x")


def _slept(url: str, seconds: float) -> tuple[float, float, float]:
    """Seconds of work at start-up, the share of a core afterwards, and posts sent."""
    asyncio.run(_wind(url, time.time()))
    command = [sys.executable, "-c", _SLEEP, url, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    ready, share, posts = map(float, done.stdout.split())
    return ready, share, posts


async def _fill(url: str, count: int) -> None:
    database = Database(url)
    await database.migrate()
    match = finished(GAMES[0], 2)[0]
    async with database.write() as connection:
        people = [{"id": n, "name": f"Person {n}", "last_seen": 0.0} for n in range(PEOPLE)]
        await connection.execute(insert(schema.people), people)
        for first in range(0, count, AT_ONCE):
            numbers = range(first + 1, first + AT_ONCE + 1)
            await store(connection, match, numbers, lambda _: "running")
            await _await_somebody(connection, numbers)
    await database.dispose()


async def _wind(url: str, now: float) -> None:
    """Let the days begin now, however long it took to store the tables."""
    database = Database(url)
    waits, alarms = schema.waits, schema.alarms
    async with database.write() as connection:
        await connection.execute(update(alarms).values(due=alarms.c.due + now))
        began = {"since": waits.c.since + now, "ticking": waits.c.ticking + now}
        await connection.execute(update(waits).values(began))
    await database.dispose()


async def _await_somebody(connection: AsyncConnection, numbers: range) -> None:
    """Everywhere one person is awaited, and their reminder comes some time in the next days."""
    waits, alarms = [], []
    for number in numbers:
        person = number % PEOPLE
        due = DAYS * 86_400 * (number - 0.5) / TABLES
        waits.append(
            {
                "table_id": number,
                "person_id": person,
                "since": due - reminder_times.DEFAULT_AFTER,
                "entry": 1,
                "ticking": due - reminder_times.DEFAULT_AFTER,
                "used": 0.0,
                "reminders": 0,
            }
        )
        alarms.append(
            {
                "key": reminder_times.key(number, person),
                "kind": "remind",
                "due": due,
                "guild_id": number % 700,
                "table_id": number,
                "person_id": person,
                "detail": {},
            }
        )
    await connection.execute(insert(schema.waits), waits)
    await connection.execute(insert(schema.alarms), alarms)
