"""A whole run fails for parts that it has not met, and only a whole run does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.reach import plugin
from tests.reach.plugin import ReachPlugin

OK, FAILED = pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED


@pytest.fixture
def reach(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> ReachPlugin:
    """At the end of a whole run with workers."""
    monkeypatch.setattr(plugin, "whole", lambda config: True)
    # Whether this very run is a worker's or was asked to list what is left does not matter here.
    asked: Any = SimpleNamespace(getoption=lambda name: False)
    return ReachPlugin(asked)


def ended(reach: ReachPlugin, status: pytest.ExitCode = OK) -> pytest.ExitCode:
    """How a run ends that would have ended with ``status``."""
    session: Any = SimpleNamespace(exitstatus=status)
    reach.pytest_sessionfinish(session)
    found: pytest.ExitCode = session.exitstatus
    return found


def everything(reach: ReachPlugin) -> list[str]:
    return [*reach.met.messages, *reach.met.rules.all]


def hand_in(reach: ReachPlugin, *heard: str) -> None:
    reach.pytest_testnodeready()
    reach.pytest_testnodedown(SimpleNamespace(workeroutput={"met": list(heard)}))


def test_what_nobody_has_met_fails_the_run(reach: ReachPlugin) -> None:
    first, *rest = everything(reach)
    hand_in(reach, *rest)
    assert ended(reach) == FAILED
    assert reach.unmet == [first]


def test_what_the_workers_have_met_together_is_enough(reach: ReachPlugin) -> None:
    there = everything(reach)
    hand_in(reach, *there[::2])
    hand_in(reach, *there[1::2])
    assert ended(reach) == OK
    assert reach.unmet == []


def test_a_worker_that_was_lost_leaves_it_open(reach: ReachPlugin) -> None:
    hand_in(reach)
    reach.pytest_testnodeready()
    reach.pytest_testnodedown(SimpleNamespace())
    assert ended(reach) == OK
    assert reach.unmet == []


def test_a_run_that_fails_anyway_says_nothing(reach: ReachPlugin) -> None:
    hand_in(reach)
    assert ended(reach, FAILED) == FAILED
    assert reach.unmet == []


def test_a_run_of_some_tests_says_nothing(
    reach: ReachPlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plugin, "whole", lambda config: False)
    hand_in(reach)
    assert ended(reach) == OK
    assert reach.unmet == []
