"""Rest and refresh (pages 12 and 13), and stickers on dice."""

from __future__ import annotations

import pytest

from tests.divinus.table import at, deal


def test_a_rest_makes_all_dice_active_and_fills_the_cells_in_order() -> None:
    game = deal(amber=at("5@7 2@3 1 4@used"), power="P01 P02", faction="F01 F02")
    game.says(amber="rest")
    assert all(die.where == "active" for die in game.amber.dice)
    filled = {cell: tile for cell, tile in game.state.board.items() if tile is not None}
    assert filled == {3: "P01", 7: "F01"}


def test_cells_are_filled_from_low_to_high() -> None:
    game = deal(amber=at("5@9 2@7 1@8"), faction="F01 F02 F03")
    game.says(amber="rest")
    assert [game.state.board[cell] for cell in (7, 8, 9)] == ["F01", "F02", "F03"]


def test_only_cells_without_dice_of_others_are_filled() -> None:
    game = deal(amber=at("5@7"), azure=at("3@8"), faction="F01 F02", board="1 P01, 2 P02, 3 P03")
    game.says(amber="rest")
    assert game.state.board[7] == "F01"
    assert game.state.board[8] is None


def test_the_other_stack_fills_where_ones_own_is_empty() -> None:
    full = ", ".join(f"{cell} P{cell:02}" for cell in range(1, 7))
    game = deal(amber=at("5@7"), power="P30", board=full)
    game.says(amber="rest")
    assert game.state.board[7] == "P30"
    assert game.state.board[8] is None


def test_scorched_dice_stay_behind_a_rest_once() -> None:
    game = deal(amber=at("5@scorched 2@used"))
    game.says(amber="rest")
    assert [die.where for die in game.amber.dice] == ["used", "active"]


def test_a_rest_makes_artifacts_ready_again() -> None:
    game = deal(amber=at("5 5", artifacts="a03"), board="6 P06")
    game.says(amber="6.plumb").says(azure="rest").says(amber="rest")
    plumb = game.amber.has("a03")
    assert plumb is not None
    assert plumb.ready


def test_fire_never_stays_on_top() -> None:
    game = deal(amber=at("6 6 6 6 6 6"))
    for die in game.amber.dice:
        die.faces[0] = die.faces[1] = die.faces[2] = "fire"
    game.says(amber="rest")
    assert all(die.top > 3 for die in game.amber.dice)


def test_nectar_refreshes_two_others_as_a_demigod_action() -> None:
    game = deal(amber=at("nectar 2@7 3@8 4@used"), faction="F01 F02 F03")
    assert "nectar:1" in game.options
    game.says(amber="nectar:1").says(amber="2 3")
    assert [die.where for die in game.amber.dice] == ["used", "active", "active", "used"]
    # Refreshed dice leave their cells, which are filled at once.
    assert (game.state.board[7], game.state.board[8]) == ("F01", "F02")
    assert game.asked == "turn"


def test_nectar_is_a_three_when_exploring() -> None:
    game = deal(amber=at("nectar"), board="3 P03")
    assert game.cells() == [3]


def test_scorched_dice_cannot_be_refreshed() -> None:
    game = deal(amber=at("nectar 2@scorched 3@used"))
    game.says(amber="nectar:1")
    assert game.options == ["3"]


@pytest.mark.parametrize(("artifact", "asked"), [("a04", "reroll"), ("a05", "flip")])
def test_whetstone_and_cup_work_after_the_roll_of_a_rest(artifact: str, asked: str) -> None:
    game = deal(amber=at("5 2", artifacts=artifact))
    game.says(amber="rest")
    assert game.asked == asked
    assert game.ask.high == 1
    top = game.amber.die("1").top
    game.says(amber="1")
    if asked == "flip":
        assert game.amber.die("1").top == 7 - top
    better = deal(amber=at("5 2", artifacts=f"{artifact}+"))
    better.says(amber="rest")
    assert better.ask.high == 2


def test_everybody_resting_twice_ends_the_match_at_once() -> None:
    game = deal(amber=at("1", "G7 F01", rests=1), azure=at("1", "G7 F02", rests=2))
    game.says(amber="rest")
    assert game.match.over


def test_exploring_starts_the_count_of_rests_again() -> None:
    game = deal(amber=at("5", rests=1), azure=at("1", rests=2), board="5 P05")
    game.says(amber="5")
    assert game.amber.rests == 0
    game.says(azure="rest")
    assert not game.match.over
