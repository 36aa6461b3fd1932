"""Quests (page 15): every condition, met and just missed; who is first takes them."""

from __future__ import annotations

import pytest

from games.divinus.components import QUESTS, TILES
from games.divinus.map_survey import PlacedTile, survey
from games.divinus.metrics import Conversion, MapReading, meets
from tests.divinus.country import PLOTS, country, on
from tests.divinus.table import at, deal


def power_at(places: str) -> str:
    return " ".join(["sea 2", *(f"power@{place}" for place in places.split())])


def greek_at(places: str) -> str:
    return " ".join(["sea 2", *(f"greek@{place}" for place in places.split())])


MET: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "q1a": (("sea 7",), ("sea 6", "plain 8")),
    "q1b": (("mountain 7",), ("mountain 6",)),
    "q1c": (
        ("sea 1 greek greek viking viking barbarian barbarian",),
        ("sea 1 greek greek viking viking barbarian",),
    ),
    "q1d": (
        ("sea 2 power power power", "plain 1 power power power", "mountain 1 power power power"),
        ("sea 2 power power power", "plain 1 power power power", "mountain 1 power power"),
    ),
    "q2a": (
        ("sea 2 viking viking viking", "plain 2 viking"),
        ("sea 2 viking viking viking", "plain 1 viking"),
    ),
    "q2b": (
        ("sea 2 greek", "plain 2 greek", "sea 2 greek"),
        ("sea 2 greek", "plain 2 greek", "sea 1 greek"),
    ),
    "q2d": (
        ("sea 2 greek@G7 greek@H7 viking@I7 wild@J7 greek@G8 greek@G8 greek@H8 greek@H8",),
        ("sea 2 greek@G7 greek@H7 viking@I7 wild@J7 greek@G8 greek@G8 greek@H8",),
    ),
    "q3c": (
        ("sea 2 power power", "plain 2 power temple:greek", "sea 3 power power"),
        ("sea 2 power power", "plain 2 power", "sea 3 power power"),
    ),
    "q3d": (("sea 2 power power power temple:norse",), ("sea 2 power power power", "sea 2 power")),
    "q4a": (
        ("sea 2 greek@G7 greek@J7 greek@G10 greek@H7",),
        ("sea 2 greek@G7 greek@J7 greek@G10 greek@H8",),
    ),
    "q4b": (("sea 1 viking@G7 viking@J10",), ("sea 1 viking@G7 viking@H7",)),
    "q4c": (
        ("sea 2 greek", "sea 2 viking", "sea 3 barbarian"),
        ("sea 2 greek", "sea 2 viking", "plain 3 barbarian"),
    ),
    "q4d": (
        ("sea 2 barbarian barbarian wild",),
        ("sea 2 barbarian barbarian", "plain 2 barbarian"),
    ),
    "q5a": (("plain 4", "plain 5 power"), ("plain 4 power", "plain 3")),
    "q5b": (
        ("sea 2 greek", "sea 2 barbarian", "sea 2 greek", "plain 2 greek", "plain 2 barbarian"),
        ("sea 2 greek", "sea 2 barbarian", "sea 2 greek", "plain 2 greek", "plain 2 viking"),
    ),
    "q5c": (("sea 1 barbarian barbarian barbarian barbarian wild",), ("sea 1 barbarian",)),
    "q5d": (("mountain 5", "mountain 2", "mountain 2"), ("mountain 4", "mountain 2", "mountain 2")),
    "q5e": (
        ("sea 1 power power power temple:norse",),
        ("sea 1 power power power", "plain 1 power"),
    ),
    "q6b": (
        (power_at("G7 H7 I7 J7 G8 J8 G9 J9 G10"),),
        (power_at("G7 H7 I7 J7 G8 J8 G9 J9 H8"),),
    ),
    "q7a": (
        (power_at("G9 H9 I9 J9 G10 H10 I10"),),
        (power_at("G9 H9 I9 J9 G10 H10 I8"),),
    ),
    "q7b": (("sea 6 power",), ("sea 6 power greek", "plain 5")),
    "q8a": (("plain 7",), ("plain 6",)),
    "q8b": (
        (greek_at("G7 G7 G7 G7 H8 H8 H8 H8"),),
        (greek_at("G7 G7 G7 G7"),),
    ),
    "q9a": (
        ("sea 2 greek@G7 greek@G8 viking@H7 wild@H9 greek@G10 greek@H10",),
        ("sea 2 greek@G7 greek@G8 viking@H7 wild@H9 greek@G10 greek@I10",),
    ),
    "q9b": (
        ("sea 2 greek@I7 greek@I8 viking@J7 wild@J9 greek@I10 greek@J10",),
        ("sea 2 greek@I7 greek@I8 viking@J7 wild@J9 greek@I10 greek@H10",),
    ),
    "q9c": (
        (power_at("G7 H7 I7 J7 G8 H8"),),
        (power_at("G7 H7 I7 J7 G8 H9"),),
    ),
    "q9d": (("sea 2 greek viking wild",), ("sea 2 greek viking", "plain 2 barbarian")),
    "q9e": (("sea 2",) * 11, ("sea 2",) * 10),
    "q10a": (("sea 2",) * 4, ("sea 2", "sea 2", "sea 5", "sea 1")),
    "q10b": (("sea 6 greek viking",), ("sea 6 greek", "sea 2 viking")),
    "q11a": (
        ("sea 2 greek greek wild", "plain 2 viking viking barbarian"),
        ("sea 2 greek greek wild", "plain 2 viking viking"),
    ),
    "q11b": (("sea 2 power",) * 6 + ("plain 2 temple:norse",), ("sea 2 power",) * 6),
    "q11c": (
        ("sea 2 greek viking", "plain 2 greek wild"),
        ("sea 2 greek viking", "plain 2 greek barbarian"),
    ),
    "q11d": (
        ("sea 1 " + "greek viking barbarian " * 3,),
        ("sea 1 " + "greek viking barbarian " * 2 + "wild greek",),
    ),
    "q12a": (("sea 5", "sea 2", "sea 2"), ("sea 4", "sea 4", "sea 2")),
    "q12b": (("mountain 5", "mountain 2", "mountain 2"), ("mountain 5", "mountain 2")),
    "q12c": (("plain 5", "plain 2", "plain 2"), ("plain 5", "plain 2")),
    "q12d": (("sea 1 " + "greek " * 9 + "wild",), ("sea 1 " + "greek " * 9,)),
    "q12e": (("sea 1 " + "power " * 12,), ("sea 1 " + "power " * 11,)),
}
# Counted on tiles, not on zones: these have tests of their own.
BY_TILE = ("q2c", "q3a", "q6a")


@pytest.mark.parametrize("name", MET)
def test_every_quest_is_met_and_just_missed(name: str) -> None:
    met, missed = MET[name]
    assert meets(QUESTS[name].cond, on(country(*met)))
    assert not meets(QUESTS[name].cond, on(country(*missed)))


def test_a_quest_for_a_consecrated_temple() -> None:
    land = country("sea 2")
    assert meets(QUESTS["q3b"].cond, on(land, consecrated_of_norse=1))
    assert not meets(QUESTS["q3b"].cond, on(land, consecrated_of_greek=1))


def test_every_quest_has_a_test() -> None:
    assert {*MET, *BY_TILE, "q3b"} == set(QUESTS)


def lying(tiles: str) -> MapReading:
    """Tiles side by side, from the first row on, whether they match or not."""
    layout = tuple(
        PlacedTile(label, tile, 0, printed(tile))
        for label, tile in zip(PLOTS, tiles.split(), strict=False)
    )
    return on(survey(layout))


def printed(tile: str) -> tuple[tuple[int, str], ...]:
    lands = TILES[tile].landscapes
    return tuple((n, symbol) for n, land in enumerate(lands) for symbol in land.symbols)


def test_five_tiles_of_three_terrains() -> None:
    assert meets(QUESTS["q2c"].cond, lying("F18 F19 F20 F21 F22 F01"))
    assert not meets(QUESTS["q2c"].cond, lying("F18 F19 F20 F21 F01 F02"))


def test_all_four_centre_tiles_with_a_place_of_power() -> None:
    ring = "F01 F02 F03 F04"
    assert meets(QUESTS["q3a"].cond, lying(f"{ring} F05 P01 P02 F06 F07 P03 P04 F08"))
    assert not meets(QUESTS["q3a"].cond, lying(f"{ring} P05 P01 P02 F06 F07 P03 F09 F08"))


def test_four_tiles_with_two_factions() -> None:
    assert meets(QUESTS["q6a"].cond, lying("F04 F06 F07 F08 F01"))
    assert not meets(QUESTS["q6a"].cond, lying("F04 F06 F07 F01 F02"))


def test_the_hostage_ring_lets_one_barbarian_pass_for_another() -> None:
    ring = [Conversion(("barbarian",), ("greek", "viking"))]
    land = country("sea 2 greek", "plain 2 greek", "sea 2 barbarian")
    assert not meets(QUESTS["q2b"].cond, on(land))
    assert meets(QUESTS["q2b"].cond, on(land), ring)
    two = country("sea 2 greek", "plain 2 barbarian", "sea 2 barbarian")
    assert not meets(QUESTS["q2b"].cond, on(two), ring)


def test_a_universal_symbol_counts_once_for_each_quest() -> None:
    # One wild symbol is the missing Greek or the missing Viking, never both.
    assert not meets(
        QUESTS["q11c"].cond, on(country("sea 2 greek wild", "plain 2 greek barbarian"))
    )
    assert meets(QUESTS["q2b"].cond, on(country("sea 2 greek", "plain 2 wild", "sea 2 greek")))


def test_halves_exist_only_once_the_map_spans_them() -> None:
    land = country("sea 2 greek@G7 greek@G8 viking@H7 wild@H9 greek@G10 greek@H10")
    map_reading = on(land)
    map_reading.frame = (None, 6)
    assert not meets(QUESTS["q9a"].cond, map_reading)
    map_reading.frame = (6, None)
    assert meets(QUESTS["q9a"].cond, map_reading)


def test_whoever_is_first_takes_a_quest() -> None:
    game = deal(quests="q5a", amber=at("1", "G7 F09, G8 F24, G9 F05/2"), board="1 F33")
    game.says(amber="1")
    spot = next(option for option in game.options if option.startswith("H"))
    game.says(amber=spot)
    assert game.state.taken == {"q5a": "amber"}
    assert game.amber.favour["norse"] == 2
    assert game.amber.quests == ["q5a"]
    assert game.azure.points == 0


def test_several_quests_at_once_are_all_taken() -> None:
    game = deal(quests="q5a q1b q12d", amber=at("1", "G7 F09, G8 F24, G9 F05/2"), board="1 F33")
    game.says(amber="1")
    game.says(amber=next(option for option in game.options if option.startswith("H")))
    assert list(game.state.taken) == ["q5a"]


def test_in_a_story_a_quest_also_brings_its_other_rewards() -> None:
    # A plains zone of seven brings favour and a Greek symbol to put on one's map.
    plots = "G7 F09, G8 F24, G9 F05, G10 P02, H7 P04/2, H8 P06/2"
    game = deal(quests="q8a", scenario=8, amber=at("1", plots), board="1 F33")
    game.says(amber="1")
    game.says(amber="H9/2")
    assert game.state.taken == {"q8a": "amber"}
    assert game.asked == "sticker"
    # F09, F24 and F33 hold two symbols each and have room for one more.
    assert {"amber.G7", "amber.G8", "amber.H9"} <= set(game.options)
    game.says(amber="amber.G10").says(amber="0.plain")
    assert game.state.stickers["P02"].factions == [(0, "greek")]


def test_the_owl_coin_pays_when_somebody_else_completes_a_quest() -> None:
    game = deal(
        quests="q5a",
        amber=at("1", "G7 F09, G8 F24, G9 F05/2"),
        azure=at(artifacts="a14"),
        board="1 F33",
    )
    game.says(amber="1")
    game.says(amber=next(option for option in game.options if option.startswith("H")))
    assert game.azure.favour["general"] == 1
    coin = game.azure.has("a14")
    assert coin is not None
    assert not coin.ready
