"""Fixtures: databases, and a host with the toy game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.database import Database
from games.core.game import Game
from tests.databases import sqlite_url
from tests.host.harness import HostHarness
from tests.toy import Orchard, ToyView


def pytest_configure(config: pytest.Config) -> None:
    """These tests use databases."""
    config.pluginmanager.import_plugin("tests.databases")


@pytest.fixture
async def harness(tmp_path: Path, toy: Game[Orchard, ToyView]) -> AsyncIterator[HostHarness]:
    """A host on SQLite that has been started up."""
    harness = HostHarness(Database(sqlite_url(tmp_path)))
    await harness.host.start_up(harness.channel)
    yield harness
    await harness.host.shut_down()


@pytest.fixture
async def shared(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[HostHarness]:
    """The same on either database."""
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    yield harness
    await harness.host.shut_down()
