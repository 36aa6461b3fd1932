"""Concurrent writers of SQLite share a commit, and a failure rolls back its own work only."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.after_commit import after_commit
from bot.storage.database import Database
from tests.databases import put_migrated

NAMES = text("SELECT name FROM people ORDER BY id")


async def put(connection: AsyncConnection, number: int, name: str) -> None:
    """Write somebody down."""
    await connection.execute(
        text("INSERT INTO people (id, name, last_seen) VALUES (:id, :name, 0)"),
        {"id": number, "name": name},
    )


async def write(database: Database, number: int, name: str, *, fail: bool = False) -> None:
    """Write somebody down in a transaction, or give up on it half-way."""
    async with database.write() as connection:
        await put(connection, number, name)
        after_commit(connection).owed.add(number)
        if fail:
            raise ValueError(name)


def on_disk(file: Path) -> list[str]:
    """The rows that another process reads."""
    with sqlite3.connect(file) as other:
        return [name for (name,) in other.execute(str(NAMES))]


class House:
    """A database, and what its commits have set off."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "pantheon.db"
        put_migrated(self.file)
        self.database = Database(f"sqlite+aiosqlite:///{self.file}")
        self.owed: list[int] = []
        self.database.post_owed = self.owed.append
        self.commits = 0

    def count_commits(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Count what waits for the disk."""
        commit = AsyncConnection.commit

        async def counted(connection: AsyncConnection) -> None:
            self.commits += 1
            await commit(connection)

        monkeypatch.setattr(AsyncConnection, "commit", counted)


async def test_those_who_queue_share_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    house.count_commits(monkeypatch)
    people = [f"p{number:02}" for number in range(30)]
    await asyncio.gather(*(write(house.database, n, name) for n, name in enumerate(people)))
    assert on_disk(house.file) == people
    assert house.commits <= 3
    assert sorted(house.owed) == list(range(30))
    await house.database.dispose()


async def test_nobody_goes_on_before_their_work_is_on_the_disk(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def checked(number: int) -> None:
        await write(house.database, number, f"p{number}")
        assert f"p{number}" in on_disk(house.file)

    await asyncio.gather(*map(checked, range(12)))
    await house.database.dispose()


async def test_who_fails_takes_back_their_own_work_alone(tmp_path: Path) -> None:
    house = House(tmp_path)
    came = await asyncio.gather(
        write(house.database, 1, "Ada"),
        write(house.database, 2, "Bo", fail=True),
        write(house.database, 1, "Ada again"),
        write(house.database, 3, "Cy"),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in came[1:3]] == [ValueError, IntegrityError]
    assert came[0] is came[3] is None
    assert on_disk(house.file) == ["Ada", "Cy"]
    assert house.owed == [1, 3]
    await house.database.dispose()


async def test_who_is_sent_away_leaves_the_others_in_peace(tmp_path: Path) -> None:
    house = House(tmp_path)
    inside, forever = asyncio.Event(), asyncio.Event()

    async def dawdle() -> None:
        async with house.database.write() as connection:
            await put(connection, 2, "Bo")
            inside.set()
            await forever.wait()

    first = asyncio.create_task(write(house.database, 1, "Ada"))
    second = asyncio.create_task(dawdle())
    third = asyncio.create_task(write(house.database, 3, "Cy"))
    waiting = asyncio.create_task(write(house.database, 4, "Di"))
    await inside.wait()
    waiting.cancel()
    second.cancel()
    await asyncio.gather(first, third)
    assert on_disk(house.file) == ["Ada", "Cy"]
    assert second.cancelled()
    assert waiting.cancelled()
    await house.database.dispose()


async def test_a_commit_that_fails_is_everybodys_failure_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)

    async def full(_: AsyncConnection) -> None:
        raise OperationalError("COMMIT", None, Exception("database or disk is full"))

    with monkeypatch.context() as patched:
        patched.setattr(AsyncConnection, "commit", full)
        came = await asyncio.gather(
            write(house.database, 1, "Ada"),
            write(house.database, 2, "Bo"),
            return_exceptions=True,
        )
    assert [type(outcome) for outcome in came] == [OperationalError] * 2
    assert on_disk(house.file) == []
    assert house.owed == []
    await write(house.database, 3, "Cy")
    assert on_disk(house.file) == ["Cy"]
    await house.database.dispose()


async def test_a_transaction_that_sqlite_gives_up_is_lost_to_all_who_shared_it(
    tmp_path: Path,
) -> None:
    house = House(tmp_path)

    async def lose() -> None:
        async with house.database.write() as connection:
            await put(connection, 2, "Bo")
            # As SQLite does by itself where the disk is full.
            await connection.execute(text("ROLLBACK"))
            raise ValueError

    came = await asyncio.gather(
        write(house.database, 1, "Ada"),
        lose(),
        write(house.database, 3, "Cy"),
        return_exceptions=True,
    )
    assert isinstance(came[0], sqlite3.OperationalError)
    assert isinstance(came[1], ValueError)
    assert came[2] is None
    assert on_disk(house.file) == ["Cy"]
    assert house.owed == [3]
    await house.database.dispose()


async def test_long_work_keeps_nobody_waiting_who_came_before(tmp_path: Path) -> None:
    house = House(tmp_path)
    told = asyncio.Event()

    async def short() -> None:
        await write(house.database, 1, "Ada")
        told.set()

    async def long() -> None:
        async with house.database.write(offloaded=True) as connection:
            await asyncio.wait_for(told.wait(), 20)
            await put(connection, 2, "Bo")

    await asyncio.gather(short(), long())
    assert on_disk(house.file) == ["Ada", "Bo"]
    await house.database.dispose()
