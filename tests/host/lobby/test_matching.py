"""Who fits with whom: game, pace, number of people, skill, and who waits longest."""

from __future__ import annotations

from bot.host.lobby.matching import DAY, find_group
from bot.model.looking import Search
from bot.model.table import Pace

SIZES = {"deus": (2, 3, 4), "ankh": (2, 3, 4, 5), "duel": (2,)}
NOW = 100 * DAY


def seeks(
    person: int,
    *games: str,
    pace: Pace = "any",
    size: int | None = None,
    waits: float = 0.0,
) -> Search:
    since = NOW - waits * DAY
    return Search(1, person, 10, games, pace, size, False, since, NOW + DAY)


def people(*searches: Search, skill: dict[tuple[str, int], float] | None = None) -> list[int]:
    group = find_group(searches, SIZES, skill or {}, NOW)
    return [search.person_id for search in group.searches] if group else []


def test_one_game_in_common_is_enough() -> None:
    group = find_group([seeks(1, "deus", "ankh"), seeks(2, "ankh")], SIZES, {}, NOW)
    assert group is not None
    assert group.game == "ankh"
    assert people(seeks(1, "deus"), seeks(2, "ankh")) == []
    assert people(seeks(1), seeks(2, "duel")) == [1, 2]


def test_paces_agree_where_they_are_named() -> None:
    assert people(seeks(1, pace="live"), seeks(2, pace="daily")) == []
    group = find_group([seeks(1), seeks(2, pace="daily")], SIZES, {}, NOW)
    assert group is not None
    assert group.pace == "daily"
    # One of any pace does not bring together two who differ.
    assert people(
        seeks(1, waits=2),
        seeks(2, pace="live"),
        seeks(3, pace="live"),
        seeks(4, pace="daily"),
        seeks(5, pace="daily"),
    ) in ([1, 2, 3], [1, 4, 5])


def test_the_number_of_people_is_kept() -> None:
    assert people(seeks(1, "deus", size=3), seeks(2, "deus")) == []
    assert people(seeks(1, "deus", size=3), seeks(2, "deus"), seeks(3)) == [1, 2, 3]
    assert people(seeks(1, "deus", size=2), seeks(2, "deus", size=3)) == []
    assert people(seeks(1, "deus", size=5), seeks(2), seeks(3), seeks(4), seeks(5)) != [
        1,
        2,
        3,
        4,
        5,
    ]


def test_whoever_waits_longest_comes_first() -> None:
    found = people(seeks(1, "duel", waits=1), seeks(2, "duel", waits=3), seeks(3, "duel", waits=2))
    assert found == [2, 3]


def test_skills_may_differ_more_with_time() -> None:
    skill = {("duel", 1): 35.0, ("duel", 2): 20.0}
    assert people(seeks(1, "duel"), seeks(2, "duel"), skill=skill) == []
    assert people(seeks(1, "duel", waits=1), seeks(2, "duel"), skill=skill) == []
    assert people(seeks(1, "duel", waits=2), seeks(2, "duel"), skill=skill) == [1, 2]
    # Somebody without a rating counts as average.
    assert people(seeks(1, "duel"), seeks(3, "duel"), skill=skill) == []
    assert people(seeks(2, "duel"), seeks(3, "duel"), skill=skill) == [2, 3]
