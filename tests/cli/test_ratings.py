"""``pantheon ratings``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select, update

from bot.storage import schema
from bot.storage.database import Database
from games.core.game import Game
from tests.cli.conftest import Told
from tests.databases import sqlite_url
from tests.host.harness import HostHarness, eager
from tests.toy import Orchard, ToyView

Pantheon = Callable[..., Told]


@pytest.fixture
def folder(tmp_path: Path, toy: Game[Orchard, ToyView]) -> Path:
    """The folder of a database in which two people have played twice."""

    async def play() -> None:
        harness = HostHarness(Database(sqlite_url(tmp_path)))
        await harness.host.start_up(harness.channel)
        for _ in range(2):
            table = await harness.begun(2, rounds=1)
            await harness.play(table.id, choice=eager)
        await harness.host.shut_down()

    asyncio.run(play())
    return tmp_path


def guesses(folder: Path, wrong: float | None = None) -> list[float]:
    """The stored ratings, after one of them was set to ``wrong``."""

    async def look() -> list[float]:
        database = Database(sqlite_url(folder))
        rated = schema.ratings
        async with database.write() as connection:
            if wrong is not None:
                spoilt = update(rated).where(rated.c.person_id == 1).values(mu=wrong)
                await connection.execute(spoilt)
            found = await connection.scalars(select(rated.c.mu).order_by(rated.c.person_id))
        await database.dispose()
        return list(found)

    return asyncio.run(look())


def test_ratings_that_are_right_stay(pantheon: Pantheon, folder: Path) -> None:
    before = guesses(folder)
    told = pantheon("ratings")
    assert (told.code, told.out) == (0, "Leaderboards recalculated: 1. Ratings changed: 0.\n")
    assert guesses(folder) == before


def test_a_wrong_rating_is_set_right(pantheon: Pantheon, folder: Path) -> None:
    before = guesses(folder)
    assert guesses(folder, wrong=99.0) != before
    assert "Ratings changed: 1." in pantheon("ratings").out
    assert guesses(folder) == before
