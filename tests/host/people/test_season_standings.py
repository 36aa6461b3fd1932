"""Standings of a season: scores, tie-breaks, and what is true of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.host.people.season_standings import Places, standings
from tests.properties import given, settings, st

MATCH = st.permutations(range(1, 8)).flatmap(
    lambda people: st.lists(st.integers(1, 4), min_size=2, max_size=4).map(
        lambda places: dict(zip(people, places, strict=False))
    )
)
SEASON = st.lists(MATCH, max_size=12)


def ranks(matches: Sequence[Places], least: int = 1) -> dict[int, int | None]:
    return {line.person_id: line.rank for line in standings(matches, least)}


def test_a_match_is_shared_out_by_those_who_were_beaten() -> None:
    lines = {line.person_id: line for line in standings([{1: 1, 2: 2, 3: 2, 4: 4}], 1)}
    scores = {person: line.score for person, line in lines.items()}
    assert scores == {1: 1, 2: Fraction(1, 2), 3: Fraction(1, 2), 4: 0}
    assert [lines[person].rank for person in (1, 2, 3, 4)] == [1, 2, 2, 4]


def test_the_score_is_a_mean_so_that_playing_more_is_no_advantage() -> None:
    season = [{1: 1, 2: 2}, {2: 1, 3: 2}, {2: 1, 3: 2}, {2: 1, 3: 2}]
    assert ranks(season) == {1: 1, 2: 2, 3: 3}


def test_whoever_has_played_too_little_has_no_rank() -> None:
    season = [{1: 1, 2: 2}, {2: 1, 3: 2}]
    assert ranks(season, 2) == {2: 1, 1: None, 3: None}


def test_those_who_are_level_are_told_apart_by_their_own_matches_first() -> None:
    # Both have one victory and one defeat; 2 has beaten somebody better, but has lost to 1.
    season = [{1: 1, 2: 2}, {3: 1, 1: 2}, {2: 1, 4: 2}, {4: 1, 5: 2}, {4: 1, 6: 2}]
    lines = {line.person_id: line for line in standings(season, 1)}
    assert lines[1].score == lines[2].score
    assert lines[1].sonneborn_berger < lines[2].sonneborn_berger
    assert (lines[1].rank, lines[2].rank) == (3, 4)


def test_without_meetings_sonneborn_berger_counts_who_was_beaten() -> None:
    # 1 and 2 have not met; 1 has beaten 3, who is better than 4, whom 2 has beaten.
    season = [{1: 1, 3: 2}, {2: 1, 4: 2}, {3: 1, 5: 2}, {5: 1, 4: 2}]
    assert ranks(season)[1] == 1
    assert ranks(season)[2] == 2


@settings(max_examples=150)
@given(SEASON)
def test_the_points_of_every_match_are_shared_out_whole(season: list[Places]) -> None:
    lines = standings(season, 1)
    given_out = sum(line.score * line.matches for line in lines)
    assert given_out == sum(Fraction(len(places), 2) for places in season)


@settings(max_examples=150)
@given(SEASON)
def test_neither_the_order_of_matches_nor_names_matter(season: list[Places]) -> None:
    before = ranks(season)
    shuffled = [dict(reversed([*places.items()])) for places in reversed(season)]
    assert ranks(shuffled) == before
    renamed = [{100 - person: place for person, place in places.items()} for places in season]
    assert ranks(renamed) == {100 - person: rank for person, rank in before.items()}


@settings(max_examples=150)
@given(SEASON)
def test_ranks_are_shared_by_equals_and_skip_as_many(season: list[Places]) -> None:
    found = [line.rank or 0 for line in standings(season, 1)]
    assert found == sorted(found)
    for rank in found:
        assert rank == 1 + sum(other < rank for other in found)


@settings(max_examples=150)
@given(SEASON)
def test_one_more_victory_over_everybody_never_costs_a_score(season: list[Places]) -> None:
    before = {line.person_id: line.score for line in standings(season, 1)}
    best = {1: 1, **dict.fromkeys(range(2, 6), 2)}
    after = {line.person_id: line.score for line in standings([*season, best], 1)}
    assert after[1] >= before.get(1, Fraction(0))
