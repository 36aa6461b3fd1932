"""Watching which rules are called changes nothing about them."""

from __future__ import annotations

import sys

from bot.cli.rules_met import Watch, functions
from tests.toy import rules


def test_a_watched_rule_is_met_when_it_is_first_called() -> None:
    module = sys.modules[rules.__name__]
    before = {function: function.__code__ for function in functions(module)}
    outer, inner = Watch(), Watch()
    outer.begin([module])
    inner.begin([module])
    assert rules.raid.__name__ == "raid"
    story = rules.play
    assert f"{module.__name__}.play" in inner.unmet
    generator = story(None)  # type: ignore[arg-type]
    # A story has begun to be told as soon as it is called, before anybody asks for its first step.
    assert inner.met == outer.met == {f"{module.__name__}.play"}
    generator.close()
    inner.end()
    outer.end()
    assert {function: function.__code__ for function in functions(module)} == before


def test_every_function_of_a_module_is_watched() -> None:
    watch = Watch()
    watch.begin([sys.modules[rules.__name__]])
    watch.end()
    assert f"{rules.__name__}.raid" in watch.all
    assert len(watch.all) == len(set(watch.all)) > 5
