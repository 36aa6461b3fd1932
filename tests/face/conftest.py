"""The salon: every test of the face gets a Discord of its own."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from games.core.game import Game
from tests.face.salon import Salon, bot_of, open_salon, settings_in
from tests.toy import Orchard, ToyView


@pytest.fixture
async def salon(
    tmp_path: Path, toy: Game[Orchard, ToyView], request: pytest.FixtureRequest
) -> AsyncIterator[Salon]:
    """A server with the bot; the toy game is on the shelf beside the real ones."""
    settings = settings_in(tmp_path)
    opened = await open_salon(bot_of(settings), settings)
    try:
        yield opened
    finally:
        await opened.bot.close()
        await opened.env.shutdown()
        if "trouble" not in request.fixturenames:
            opened.env.raise_errors()


@pytest.fixture
def trouble(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """For tests in which something does go wrong: what was logged about it."""
    return caplog


@pytest.fixture(autouse=True)
def calm(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing may go wrong unseen: what discord.py or the desk only log fails the test."""
    yield
    if "trouble" in request.fixturenames:
        return
    wrong = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert wrong == []
