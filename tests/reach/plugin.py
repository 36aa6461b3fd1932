"""A pytest plugin that fails a whole run for parts of a game that it has not met.

Each worker of pytest-xdist notes what it meets and hands it in at its end; the process that started
the workers adds it up. A run of some tests, a run that fails anyway and a run that lost a worker
list nothing. With ``--reach`` every run lists what is left.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import Words
from tests.cases import GAMES
from tests.harness.reach import Met
from tests.reach.whole_run import whole

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

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Watch the rules in tests that are marked for it, and in none of the others."""
        wanted = item.get_closest_marker("rule_coverage") is not None
        if wanted and not self.met.rules.on:
            self.met.rules.start()
        elif not wanted and self.met.rules.on:
            self.met.rules.stop()

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
