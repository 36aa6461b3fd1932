"""Fixtures: a simulated Discord for each test of the UI."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from games.core.game import Game
from tests.toy import Orchard, ToyView
from tests.ui.discord_sim import DiscordSim, bot_of, open_sim, settings_in


def pytest_configure(config: pytest.Config) -> None:
    """Load the plugins for databases and log levels."""
    config.pluginmanager.import_plugin("tests.databases")
    config.pluginmanager.import_plugin("tests.log_levels")


@pytest.fixture
async def sim(
    tmp_path: Path, toy: Game[Orchard, ToyView], request: pytest.FixtureRequest
) -> AsyncIterator[DiscordSim]:
    """A server with the bot; the toy game is registered beside the real ones."""
    settings = settings_in(tmp_path)
    opened = await open_sim(bot_of(settings), settings)
    try:
        yield opened
    finally:
        await opened.bot.close()
        await opened.env.shutdown()
        if "trouble" not in request.fixturenames:
            opened.env.raise_errors()


@pytest.fixture
def trouble(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The error records of a test in which something is expected to fail."""
    return caplog


@pytest.fixture(autouse=True)
def calm(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test during which discord.py or the dispatcher logs an error."""
    yield
    if "trouble" in request.fixturenames:
        return
    wrong = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert wrong == []
