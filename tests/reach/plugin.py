"""Listens to the whole test run and lists what of a game was never met.

Every worker listens on its own and hands in what it heard; whoever runs them adds it up. A run of
some tests only, or one that fails anyway, says nothing, and neither does one in which a worker was
lost with what it had heard. A whole run fails for what is left; with ``--reach`` every run lists
it.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.cli.reach import Met
from bot.words import Words
from tests.cases import GAMES

_HANDED_IN = "met"


class ReachPlugin:
    """Adds up what all workers have met."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.met = Met(Words.load(), list(GAMES))
        self.altogether: set[str] = set()
        self.workers = 0
        self.unmet: list[str] = []

    def pytest_sessionstart(self) -> None:
        """Everybody listens, whether they run tests themselves or let workers run them."""
        self.met.begin()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodeready(self) -> None:
        """A worker begins."""
        self.workers += 1

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker is done; one that crashed hands in nothing."""
        heard = getattr(node, "workeroutput", {}).get(_HANDED_IN)
        if heard is not None:
            self.workers -= 1
            self.altogether.update(heard)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand in what was met, or look whether it was everything."""
        self.met.end()
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput[_HANDED_IN] = sorted(self.met.met)
            return
        self.altogether |= self.met.met
        asked = bool(self.config.getoption("reach"))
        passed = session.exitstatus == pytest.ExitCode.OK
        complete = passed and whole(self.config) and self.workers == 0
        if asked or complete:
            self.unmet = [name for game in GAMES for name in self.met.unmet(game, self.altogether)]
        if complete and self.unmet:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List what nobody has met."""
        if self.unmet:
            terminalreporter.section("never met in any test")
            terminalreporter.write_line("\n".join(self.unmet))


def whole(config: pytest.Config) -> bool:
    """Whether all tests were asked for."""
    some = ("keyword", "markexpr", "lf", "deselect", "ignore", "ignore_glob", "collectonly")
    chosen = config.args_source != config.ArgsSource.TESTPATHS
    return not chosen and not any(config.getoption(name, None) for name in some)
