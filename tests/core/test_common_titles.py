"""Titles that every game has: for each an end that earns it and one that does not."""

from __future__ import annotations

import pytest

from games.core.past.common_titles import COMMON_TITLES
from tests.title_cases import SEAT, End, expect, recorded

FOUR = "deus/4_random_deus.json"
TWO = "deus/2_sensible_deus.json"
ENDS = {
    "comeback": (
        End(won=True, rounds=[(1, 4), (2, 5), (6, 6), (9, 7)]),
        End(won=True, rounds=[(1, 4), (5, 5), (6, 6), (9, 7)]),
    ),
    "runaway": (End(won=True, points=(20, 10)), End(won=True, points=(19, 10))),
    "photo_finish": (End(won=True, points=(10, 10)), End(won=True, points=(11, 10))),
    "wire_to_wire": (
        End(won=True, rounds=[(0, 0), (2, 1), (3, 2), (4, 3)]),
        End(won=True, rounds=[(0, 0), (2, 1), (3, 3), (4, 3)]),
    ),
    "so_close": (End(won=False, points=(10, 10)), End(won=False, points=(9, 10))),
    "crowd": (End(won=True), End(won=False)),
}


@pytest.mark.parametrize("title", list(COMMON_TITLES.by_id))
def test_a_title_is_earned_by_one_end_and_not_by_the_other(title: str) -> None:
    earned, missed = ENDS[title]
    expect(COMMON_TITLES, title, recorded(FOUR), earned, earned=True)
    expect(COMMON_TITLES, title, recorded(FOUR), missed, earned=False)


def test_two_are_no_crowd() -> None:
    expect(COMMON_TITLES, "crowd", recorded(TWO), End(won=True), earned=False)


def test_a_recorded_match_tells_its_notes_and_scores() -> None:
    match = recorded(TWO)
    assert len(match.notes("deus.note.over")) == 1
    assert match.times("deus.note.plays", SEAT) == len(match.named("deus.note.plays", SEAT, "card"))
    assert {seat: sum(parts.values()) for seat, parts in match.rounds[-1].items()} == {
        score.seat: score.points for score in match.scores
    }
