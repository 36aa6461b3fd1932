"""Paying with dice (pages 9 and 10)."""

from __future__ import annotations

from tests.divinus.table import at, deal

ALL = (
    ", ".join(f"{cell} P{cell:02}" for cell in range(1, 7))
    + ", "
    + ", ".join(f"{cell} F{cell:02}" for cell in range(7, 13))
)


def test_a_total_must_be_positive() -> None:
    game = deal(amber=at("3 3"), board=ALL)
    assert game.cells() == [3, 6]


def test_the_cheapest_way_takes_the_fewest_dice() -> None:
    game = deal(amber=at("1 1 2 4"), board="4 P04")
    game.says(amber="4")
    assert [die.where for die in game.amber.dice] == ["active", "active", "active", "cell"]


def test_other_dice_may_be_picked_one_by_one() -> None:
    game = deal(amber=at("1 1 2 4"), board="4 P04")
    game.says(amber="die:1")
    assert game.options == ["die:2", "die:3", "die:4"]
    game.says(amber="die:2").says(amber="die:3")
    assert "4" in game.options
    game.says(amber="4")
    assert [die.where for die in game.amber.dice] == ["cell", "cell", "cell", "active"]


def test_dice_need_not_be_picked_where_there_is_one_way_only() -> None:
    game = deal(amber=at("4"), board="4 P04")
    assert game.options == ["4", "rest"]


def test_a_face_with_several_values_is_used_as_one_of_them() -> None:
    game = deal(amber=at("d3_6 1"), board=ALL)
    assert game.cells() == [1, 2, 3, 4, 5, 6, 7]
    triple = deal(amber=at("d1_3_5"), board=ALL)
    assert triple.cells() == [1, 3, 5]


def test_used_dice_do_not_pay() -> None:
    game = deal(amber=at("5@7 2@used 4@scorched"), board="2 P02, 4 P04, 5 P05")
    assert game.options == ["rest"]


def test_a_tile_that_fits_nowhere_cannot_be_explored() -> None:
    # F01 is mountain on three sides and plain on one; nothing of sea fits beside it.
    game = deal(amber=at("1 2 3", "G7 F01"), board="1 P01, 2 P02, 3 P03")
    for cell in (1, 2, 3):
        tile = game.state.board[cell]
        assert tile is not None
    assert all(game.state.board[cell] is not None for cell in game.cells())


def test_reed_sandals_and_the_twin_arrowhead_change_values() -> None:
    assert deal(amber=at("1", artifacts="a01"), board=ALL).cells() == [1, 2]
    assert deal(amber=at("1", artifacts="a01+"), board=ALL).cells() == [1, 2, 3]
    assert deal(amber=at("3", artifacts="a02"), board=ALL).cells() == [3, 4]
    assert deal(amber=at("4", artifacts="a02"), board=ALL).cells() == [3, 4]


def test_the_plumb_line_changes_a_total_once_until_a_rest() -> None:
    game = deal(amber=at("5 5", artifacts="a03"), board=ALL)
    assert game.options[:4] == ["4.plumb", "5", "6.plumb", "9.plumb"]
    game.says(amber="6.plumb")
    plumb = game.amber.has("a03")
    assert plumb is not None
    assert not plumb.ready
    upgraded = deal(amber=at("5", artifacts="a03+"), board=ALL)
    assert upgraded.cells() == [3, 4, 5, 6, 7]


def test_the_surveyors_cord_lets_one_pay_more_for_the_first_row() -> None:
    game = deal(amber=at("4", artifacts="a12"), board=ALL)
    assert game.cells() == [3, 4]


def test_a_token_changes_a_total_once() -> None:
    game = deal(amber=at("5", tokens=1), board=ALL)
    assert game.cells() == [4, 5, 6]
    game.says(amber="4.token")
    assert game.amber.tokens == 0
