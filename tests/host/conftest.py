"""Gives these tests real databases and an evening of the toy game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.database import Database
from games.core.game import Game
from tests.databases import sqlite_url
from tests.host.evening import Evening
from tests.toy import Orchard, ToyView


@pytest.fixture
async def evening(tmp_path: Path, toy: Game[Orchard, ToyView]) -> AsyncIterator[Evening]:
    """A host on SQLite that has been started up."""
    evening = Evening(Database(sqlite_url(tmp_path)))
    await evening.host.start_up(evening.channel)
    yield evening
    await evening.host.shut_down()


@pytest.fixture
async def shared(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[Evening]:
    """The same on either database."""
    evening = Evening(database)
    await evening.host.start_up(evening.channel)
    yield evening
    await evening.host.shut_down()
