"""Fixtures and marks of all tests: the registry restored, options worded, the toy game.

Nothing here imports the bot or pictures. What only some folders need is a plugin that their own
``conftest.py`` loads: ``tests.databases``, ``tests.log_levels``.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import games
from games.core import game as registry
from games.core.game import Game
from games.core.log import Entry
from games.core.match import AnyMatch, Match
from tests.reach.whole_run import whole

if TYPE_CHECKING:
    from tests.toy import Orchard, ToyView

# Plugins of some folders, whose modules may be imported before they are loaded as plugins.
pytest.register_assert_rewrite("tests.databases", "tests.log_levels")

TESTS = Path(__file__).parent
GAMES = frozenset(file.parent.name for file in Path(games.__path__[0]).glob("*/rules")) - {"core"}
"""The names of games, and of the folders with tests of their rules."""

FOLDER_MARKS = {
    "browser": "browser",
    "ui": "discord",
    "playground": "discord",
}
"""The mark of every test in a folder, by what it needs."""


# Tests start dozens of processes: with compiled code each of them is there seconds earlier.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--reach`` also lists what a run of some tests did not meet."""
    parser.addoption("--reach", action="store_true", help="list what of the games was never met")


def pytest_configure(config: pytest.Config) -> None:
    """Record what the tests meet of every game, in whole runs and with ``--reach``."""
    if config.getoption("reach") or whole(config):
        from tests.reach.plugin import ReachPlugin

        config.pluginmanager.register(ReachPlugin(config), "reach")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark tests by what they need, so that some can be left out."""
    folder = item.path.relative_to(TESTS).parts[0]
    if folder in FOLDER_MARKS:
        item.add_marker(FOLDER_MARKS[folder])
    if "postgres" in getattr(item, "fixturenames", ()):
        item.add_marker("postgres")
    if folder in GAMES and item.get_closest_marker("slow") is None:
        item.add_marker("rule_coverage")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Disable garbage collection while collecting, and freeze what was loaded."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Unregister Hypothesis if no test used it: its summary would import it."""
    plugin = session.config.pluginmanager.get_plugin("hypothesispytest")
    if plugin is not None and "hypothesis" not in sys.modules and not session.testsfailed:
        session.config.pluginmanager.unregister(plugin)


@pytest.fixture(autouse=True)
def restored_registry() -> Iterator[None]:
    """Restore the registry of games after each test.

    Automatic fixtures are set up first and torn down last, so this also undoes a patch of the
    registry that outlives the toy game.
    """
    before = dict(registry._REGISTRY)
    yield
    registry._REGISTRY.clear()
    registry._REGISTRY.update(before)


@pytest.fixture(autouse=True)
def worded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Word every option of a question before a test of a game's rules answers it."""
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


@pytest.fixture
def toy() -> Iterator[Game[Orchard, ToyView]]:
    """The toy game, registered while the test runs."""
    from tests.toy import registered_toy

    with registered_toy() as game:
        yield game
