"""Calls of rules are recorded while the recorder runs, and only then."""

from __future__ import annotations

import sys

import pytest

from tests.harness.rules_met import RulesMet, functions
from tests.toy import rules

MODULE = sys.modules[rules.__name__]


@pytest.fixture
def met() -> RulesMet:
    return RulesMet([MODULE])


def test_a_rule_is_met_when_it_runs(met: RulesMet) -> None:
    play = f"{rules.__name__}.play"
    met.start()
    story = rules.play(None)  # type: ignore[arg-type]
    met.stop()
    # A procedure that was only made has not begun.
    assert met.met == set()
    met.start()
    with pytest.raises(AttributeError):
        next(story)
    met.stop()
    assert met.met == {play}


def test_what_runs_while_nobody_watches_is_not_met(met: RulesMet) -> None:
    met.start()
    met.stop()
    with pytest.raises(AttributeError):
        next(rules.play(None))  # type: ignore[arg-type]
    assert met.met == set()


def test_every_function_of_a_module_can_be_met(met: RulesMet) -> None:
    assert f"{rules.__name__}.raid" in met.all
    assert len(met.all) == len(set(met.all)) == len(list(functions(MODULE))) > 5
