"""Gods (pages 21 to 24): every goal, and ranks with ties."""

from __future__ import annotations

import pytest

from games.divinus.components import GODS
from games.divinus.goal_values import ranked
from games.divinus.metrics import most
from tests.divinus.country import country, on
from tests.divinus.table import at, deal


def test_ties_share_the_first_place_and_leave_no_second() -> None:
    assert ranked({"a": 3, "b": 3, "c": 2, "d": 1}, (2, 1)) == {"a": 2, "b": 2, "c": 0, "d": 0}
    assert ranked({"a": 3, "b": 2, "c": 2, "d": 1}, (2, 1)) == {"a": 2, "b": 1, "c": 1, "d": 0}


def test_two_players_only_reward_the_first_and_both_where_they_tie() -> None:
    assert ranked({"a": 3, "b": 2}, (1,)) == {"a": 1, "b": 0}
    assert ranked({"a": 3, "b": 3}, (1,)) == {"a": 1, "b": 1}


def test_nothing_comes_without_the_thing_required() -> None:
    assert ranked({"a": 0, "b": 0, "c": 1}, (2, 1)) == {"a": 0, "b": 0, "c": 2}
    assert ranked({"a": -1, "b": 0}, (1,)) == {"a": 0, "b": 0}


GOALS = {
    "gaia_1": (("sea 2", "sea 5", "sea 1", "plain 3"), 2),
    "gaia_2": (("mountain 2", "mountain 5", "sea 3"), 2),
    "ymir_1": (("sea 2", "sea 5", "plain 6"), 5),
    "ymir_2": (("mountain 3", "mountain 1", "plain 6"), 3),
    "athena_1": (("sea 2 greek greek viking", "plain 1 greek wild"), 4),
    "tyr_1": (("sea 2 viking greek", "plain 1 viking wild"), 3),
    "apollo_1": (
        (
            "sea 3 temple:greek power power",
            "plain 2 temple:greek temple:norse power",
            "sea 1 power",
        ),
        2,
    ),
    "baldr_1": (("sea 3 temple:norse power", "plain 2 power"), 1),
    "hermes_1": (("sea 5", "plain 4", "mountain 3"), 3),
    "heimdall_1": (("sea 5", "plain 4", "mountain 3", "sea 4"), 3),
    "artemis_1": (("sea 2", "plain 2", "mountain 3", "sea 1"), 2),
    "skadi_1": (("mountain 2 greek viking", "mountain 1 barbarian power", "sea 2 greek"), 3),
    "nike_1": (("sea 2 greek viking", "plain 1 barbarian greek viking wild"), 2),
    "vidar_1": (("sea 2 power@G7 power@H8", "plain 2 temple:norse@J10"), 2),
    "hades_1": (("sea 2 barbarian barbarian greek", "plain 1 wild"), 2),
    "hel_1": (("sea 2 barbarian viking viking",), -1),
    "demeter_1": (("sea 2 greek", "plain 3 greek greek", "sea 1 greek", "sea 2 viking"), 2),
    "thor_1": (("sea 2 viking viking greek", "plain 2 viking wild", "sea 1 viking"), 2),
    "helios_1": (("sea 2 greek@G7 barbarian@H10 viking@G8 greek@I7",), 2),
    "freyja_1": (("sea 2 viking@J7 barbarian@I10 greek@J8 viking@H7",), 2),
    "poseidon_1": (("sea 2 power", "sea 3 greek", "sea 2 viking", "plain 2 power"), 2),
    "njord_1": (("sea 2 power viking", "plain 4 viking viking viking"), 2),
    "hecate_1": (("sea 2 greek viking wild", "plain 2 greek viking"), 1),
    "frigg_1": (("sea 2 power", "plain 2 temple:greek", "sea 2 greek", "sea 1 power"), 2),
    "zeus_2": (("sea 2", "plain 5", "sea 1"), 2),
    "odin_2": (("sea 2", "plain 5", "sea 1"), 5),
}


@pytest.mark.parametrize("name", GOALS)
def test_every_goal_counts_what_it_says(name: str) -> None:
    zones, value = GOALS[name]
    goal = next(goal for god in GODS.values() for goal in god.goals if goal.id == name)
    assert most(goal.metric, on(country(*zones))) == value


def test_support_for_zeus_and_odin_is_counted() -> None:
    for god in ("zeus", "odin"):
        goal = GODS[god].goals[0]
        assert most(goal.metric, on(country("sea 2"), **{f"support_of_{god}": 4})) == 4


def test_every_goal_has_a_test() -> None:
    known = {goal.id for god in GODS.values() for goal in god.goals}
    assert known == {*GOALS, "zeus_1", "odin_1"}


def test_a_race_is_won_when_the_goal_is_reached() -> None:
    # Heimdall wants three zones of four tiles; both seats are set as having reached that.
    game = deal(
        gods="heimdall tyr",
        races={"heimdall_1": "azure amber"},
        amber=at("1", "G7 F01", rests=1),
        azure=at("1", "G7 F05", rests=2),
        board="2 P02",
    )
    game.says(amber="rest")
    assert game.match.over
    # Two players: only the first is paid; Tyr's only symbol is amber's.
    assert game.points() == {"amber": 1, "azure": 1}


def test_halves_of_an_unfinished_map_follow_the_frame_its_owner_fixes() -> None:
    game = deal(
        gods="helios freyja",
        amber=at("1", "G7 F11, G8 F14/2", rests=1),
        azure=at("1", "G7 P02", rests=2),
    )
    game.says(amber="rest")
    assert game.asked == "frame"
    corner = next(option for option in game.options if option.startswith("E"))
    game.says(amber=corner)
    assert game.match.over
    assert game.amber.favour["norse"] == 1
    assert game.amber.favour["greek"] == 0
