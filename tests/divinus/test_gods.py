"""Gods (pages 21 to 24): every goal, ranks with ties, and the rulebook's example."""

from __future__ import annotations

import pytest

from games.divinus.components import GODS
from games.divinus.land import Survey
from games.divinus.measure import most
from games.divinus.standing import ranked
from tests.divinus.country import country, on
from tests.divinus.table import at, deal

ANNA = country(
    *("sea 6", "sea 2", "sea 2", "sea 2"),
    *("plain 4", "plain 2"),
    *("mountain 5", "mountain 4", "mountain 2", "mountain 2"),
)
ZOYA = country(
    *("sea 9", "sea 2", "sea 2"),
    *("plain 6", "plain 3", "plain 2"),
    *("mountain 3", "mountain 3", "mountain 2"),
)
FILIPP = country("sea 4", "sea 3", "plain 9", "mountain 5", "mountain 2", "mountain 2")


def earned(god: str) -> list[dict[str, int]]:
    people = {"anna": ANNA, "zoya": ZOYA, "filipp": FILIPP}
    return [
        ranked({name: most(goal.metric, on(land)) for name, land in people.items()}, (2, 1))
        for goal in GODS[god].goals
    ]


def test_page_24_gaia_counts_zones() -> None:
    sea, mountain = earned("gaia")
    assert sea == {"anna": 2, "zoya": 1, "filipp": 0}
    assert mountain == {"anna": 2, "zoya": 1, "filipp": 1}


def test_page_24_ymir_counts_the_largest_zone() -> None:
    sea, mountain = earned("ymir")
    assert sea == {"anna": 1, "zoya": 2, "filipp": 0}
    assert mountain == {"anna": 2, "zoya": 0, "filipp": 2}


def test_page_24_the_sums_are_as_printed() -> None:
    def total(god: str, name: str) -> int:
        return sum(goal[name] for goal in earned(god))

    sums = {name: (total("gaia", name), total("ymir", name)) for name in ("anna", "zoya", "filipp")}
    assert sums == {"anna": (4, 3), "zoya": (2, 2), "filipp": (1, 2)}


# Maps of our tiles with the zones of the example.
ZOYAS_MAP = (
    "G7 F12/2, H7 P21/1, I7 P02/1, J7 F29/2, G8 F16, H8 P11/3, I8 P08/1, J8 P28/1,"
    "G9 F27/3, H9 F18, I9 F07/3, J9 P30/2, G10 P17/2, H10 F06, I10 F31/2, J10 P01/3"
)
ANNAS_MAP = (
    "G7 F25/2, H7 P29, I7 P07, J7 P09/3, G8 F30/1, H8 P14, I8 P15/3, J8 F15/2,"
    "G9 P05, H9 F26/2, I9 P26/1, J9 P16/1, G10 F28/1, H10 F23/2, I10 F02"
)
FILIPPS_MAP = (
    "G7 P04/1, H7 F24/2, I7 F11/3, J7 F20/2, G8 P25/3, H8 F04/3, I8 P27/3, J8 P06,"
    "G9 P03, H9 F17, I9 F13/2, J9 P19, G10 P12, H10 F19/1"
)


def sizes(land: Survey) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for zone in land.zones:
        found.setdefault(land.groups[zone].terrain, []).append(len(land.groups[zone].labels))
    return {terrain: sorted(each, reverse=True) for terrain, each in found.items()}


def test_page_23_the_zones_of_laid_tiles_are_those_of_the_example() -> None:
    game = deal(
        people=3, amber=at("1", ZOYAS_MAP), azure=at("1", ANNAS_MAP), rose=at("1", FILIPPS_MAP)
    )
    assert sizes(game.state.land("amber")) == sizes(ZOYA)
    assert sizes(game.state.land("azure")) == sizes(ANNA)
    assert sizes(game.state.land("rose")) == sizes(FILIPP)


def test_page_24_the_example_comes_out_as_printed_on_laid_maps() -> None:
    game = deal(
        people=3,
        gods="gaia ymir",
        amber=at("1", ZOYAS_MAP, rests=1),
        azure=at("1", ANNAS_MAP, rests=2),
        rose=at("1", FILIPPS_MAP, rests=2),
    )
    game.says(amber="rest")
    assert game.match.over
    # Zoya alone has finished her map.
    assert dict(game.amber.favour) == {"greek": 2, "norse": 2, "general": 1}
    assert dict(game.azure.favour) == {"greek": 4, "norse": 3, "general": 0}
    assert dict(game.rose.favour) == {"greek": 1, "norse": 2, "general": 0}


def test_zoya_and_anna_alone_would_share_the_gods_of_the_example() -> None:
    game = deal(
        gods="gaia ymir",
        amber=at("1", ZOYAS_MAP, rests=1),
        azure=at("1", ANNAS_MAP, rests=2),
    )
    game.says(amber="rest")
    assert game.match.over
    # Anna has more seas and mountains and the largest mountain, Zoya the largest sea and a map
    # that is finished; the second of two gets nothing.
    assert dict(game.azure.favour) == {"greek": 2, "norse": 1, "general": 0}
    assert dict(game.amber.favour) == {"greek": 0, "norse": 1, "general": 1}


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
    # Heimdall wants three zones of four tiles; a lone map never reaches that, but somebody has.
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
