"""Waking hours: typed, learnt, shared."""

from __future__ import annotations

from bot.host.waits.waking_hours import learnt_hours, shared_hours, spans, typed_hours
from bot.model.people import Preferences

NOON = 1_760_011_200.0
"""12:00 UTC on a day in October, when Athens is three hours ahead."""


def test_quiet_hours_and_a_time_zone_say_when_somebody_is_awake() -> None:
    prefs = Preferences(1, timezone="Europe/Athens", quiet_from=22 * 60, quiet_to=7 * 60)
    assert typed_hours(prefs, NOON) == frozenset(range(4, 19))
    assert typed_hours(Preferences(1, timezone="Europe/Athens"), NOON) is None
    assert typed_hours(Preferences(1, quiet_from=0, quiet_to=60), NOON) is None


def test_hours_are_learnt_from_enough_answers() -> None:
    evening = [day * 86400 + 19.5 * 3600 for day in range(40)]
    late = [day * 86400 + 20.2 * 3600 for day in range(40)]
    once = [3 * 86400 + 4 * 3600.0]
    assert learnt_hours(evening[:19]) is None
    assert learnt_hours([*evening, *late, *once]) == frozenset({19, 20})


def test_shared_hours_are_those_of_everybody() -> None:
    assert shared_hours([frozenset({1, 2, 3}), frozenset({2, 3, 4})]) == {2, 3}
    assert len(shared_hours([])) == 24


def test_spans_go_on_past_midnight() -> None:
    assert spans(frozenset({22, 23, 0, 5})) == [(5, 1), (22, 3)]
    assert spans(frozenset(range(24))) == [(0, 24)]
    assert spans(frozenset()) == []
