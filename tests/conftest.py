"""What every test shares: how Hypothesis searches, and the toy game."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot import logs
from games.core import game as shelf
from games.core.game import Game
from games.core.log import Entry
from games.core.match import AnyMatch, Match
from tests.cases import GAMES
from tests.databases import database, database_url, hasty_databases, postgres
from tests.reach.plugin import ReachPlugin
from tests.toy import Orchard, ToyView, on_shelf

__all__ = ["database", "database_url", "hasty_databases", "postgres"]

# Wall-clock deadlines say more about the machine than about the code.
settings.register_profile(
    "pantheon", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("pantheon")


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--reach`` also lists what a run of some tests did not meet."""
    parser.addoption("--reach", action="store_true", help="list what of the games was never met")


def pytest_configure(config: pytest.Config) -> None:
    """Listen for what the tests meet of every game."""
    config.pluginmanager.register(ReachPlugin(config), "reach")


@pytest.fixture(autouse=True)
def tidy_shelf() -> Iterator[None]:
    """Whatever a test puts on the shelf or takes off, the next one finds it as it was.

    Automatic fixtures are made first and undone last: a patch of the shelf that is undone after
    the toy has left it would otherwise put the toy back for good.
    """
    before = dict(shelf._SHELF)
    yield
    shelf._SHELF.clear()
    shelf._SHELF.update(before)


@pytest.fixture(autouse=True)
def worded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the tests of a game's rules answer is put into words first."""
    if request.path.parent.name not in GAMES:
        return
    answer = Match.answer

    def worded_answer(match: AnyMatch, seat: str, *given: Any, **named: Any) -> list[Entry]:
        ask, game = match.ask_for(seat), match.game
        if ask is not None:
            seen = match.view(seat)
            game.headline(match.view(None))
            for option in ask.options:
                game.label(seen, ask, option)
                game.hint(seen, ask, option)
        return answer(match, seat, *given, **named)

    monkeypatch.setattr(Match, "answer", worded_answer)


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A test that runs a command in this process sets up its logs; the next one must not care."""
    loggers = [logging.getLogger(), *map(logging.getLogger, logs.CHATTY)]
    before = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, before, strict=True):
        logger.setLevel(level)


@pytest.fixture
def toy() -> Iterator[Game[Orchard, ToyView]]:
    """The toy game, on the shelf while the test runs."""
    with on_shelf() as game:
        yield game
