"""Laying tiles (pages 10 to 12): places that match, the frame of 4×4, overbuilding, zones."""

from __future__ import annotations

from games.divinus.map_survey import PlacedTile, frames, survey
from tests.divinus.table import at, deal


def spots(*options: str) -> list[str]:
    return sorted({option.partition("/")[0] for option in options if "/" in option})


def test_the_first_tile_lies_anywhere_and_is_not_asked_about() -> None:
    game = deal(amber=at("6 1"), board="7 F05")
    game.says(amber="7")
    assert list(game.amber.plots) == ["G7"]


def test_until_the_second_tile_lies_the_first_may_be_turned() -> None:
    game = deal(amber=at("5", "G7 F01"), board="5 P03")
    game.says(amber="5")
    assert {"turn:1", "turn:2", "turn:3"} <= set(game.options)
    before = set(spots(*game.options))
    game.says(amber="turn:1")
    assert game.amber.plots["G7"].turn == 1
    assert not any(option.startswith("turn") for option in game.options)
    assert set(spots(*game.options)) == before


def test_a_map_of_two_tiles_is_not_turned_any_more() -> None:
    game = deal(amber=at("5", "G7 F01, H7 F02/2"), board="5 P03")
    game.says(amber="5")
    assert not any(option.startswith("turn") for option in game.options)


def test_sides_must_match() -> None:
    # F01 has mountain to the north, east and south and plain to the west.
    game = deal(amber=at("5", "G7 F01, G8 F02"), board="5 P05")
    game.says(amber="5")
    for option in game.options:
        label, _, turn = option.partition("/")
        sides = ["sea", "sea", "sea", "mountain"]
        turned = [sides[(side - int(turn)) % 4] for side in range(4)]
        touching = {"F7": 1, "F8": 1, "H7": 3, "H8": 3, "G6": 2, "G9": 0}
        if label in ("H7", "H8", "G6", "G9"):
            assert turned[touching[label]] == "mountain"
        else:
            assert label in ("G7", "G8"), label


def test_no_row_of_five() -> None:
    row = "G7 F06/3, H7 F25/3, I7 P07/3, J7 P09/3"
    game = deal(amber=at("5", row), board="5 P34")
    game.says(amber="5")
    assert {label[0] for label in spots(*game.options)} <= {"G", "H", "I", "J"}


def test_the_frame_is_open_until_the_map_has_grown_to_it() -> None:
    game = deal(amber=at("5", "G7 F06/3, H7 F25/3"), board="5 P34")
    game.says(amber="5")
    assert {"F7", "I7"} <= set(spots(*game.options))


def test_a_tile_may_cover_another_once() -> None:
    game = deal(amber=at("5", "G7 F01, H7 F02/2"), board="5 P03")
    game.says(amber="5")
    cover = next(option for option in game.options if option.startswith("H7"))
    game.says(amber=cover)
    assert game.amber.plots["H7"].under == "F02"
    assert len(game.amber.plots) == 2
    again = deal(amber=at("5", "G7 F01, H7 F02/2 over P09"), board="5 P03")
    again.says(amber="5")
    assert "H7" not in spots(*again.options)


def test_nothing_is_built_over_heroes_monsters_and_markers() -> None:
    hero = deal(amber=at("5", "G7 F01, H7 F02/2", hero="heracles H7"), board="5 P03")
    hero.says(amber="5")
    assert "H7" not in spots(*hero.options)
    beast = deal(amber=at("5", "G7 F01, H7 F02/2", monster="H7"), board="5 P03")
    beast.says(amber="5")
    assert "H7" not in spots(*beast.options)
    marked = deal(amber=at("5", "G7 F01, H7 P26/2 marked"), stickers="P26 tn1", board="5 P03")
    marked.says(amber="5")
    assert "H7" not in spots(*marked.options)


def test_turns_that_look_alike_are_one_option() -> None:
    # P17 is plain from north to south with sea on both sides: turned round it looks the same.
    game = deal(amber=at("5", "G7 F09"), board="5 P17")
    game.says(amber="5")
    assert {option for option in game.options if option.startswith("G6")} == {"G6/0"}


def test_a_tile_counts_once_for_a_zone_that_it_is_in_twice() -> None:
    # F17 is sea from north to south with two mountains; a ring of mountains joins them outside.
    land = survey(
        (
            PlacedTile("G7", "F01", 2),
            PlacedTile("H7", "F17", 0),
            PlacedTile("I7", "F02", 0),
        )
    )
    mountains = [group for group in land.groups if group.terrain == "mountain"]
    assert all(len(group.labels) == len(set(group.labels)) for group in mountains)


def test_the_default_frame_begins_in_the_north_west() -> None:
    assert frames((6, 6, 9, 9)) == ["G7"]
    assert frames((6, 6, 8, 9)) == ["G7", "F7"]


def test_ghosts_show_every_place_for_the_tile_in_hand() -> None:
    game = deal(amber=at("5", "G7 F01, H7 F02/2"), board="5 P03")
    game.says(amber="5")
    view = game.match.view("azure")
    assert [ghost.option for ghost in view.ghosts] == game.options
    assert view.held is not None
    assert view.held.id == "P03"
