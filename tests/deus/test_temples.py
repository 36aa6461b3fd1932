"""Temples: their requirement, where they stand, and what an empty supply means."""

from __future__ import annotations

import pytest

from games.deus.options import Options
from tests.deus.table import at, deal, designs

GOODS = "1 wheat 1 wood 1 stone 1 clay"
HOME = "B1: civil, B2: production, B3: scientific, A2: military, C1: maritime"
ONE = {"blue": "B01", "green": "G01", "yellow": "Y02", "brown": "C01", "red": "R01"}
TWO = {"blue": "B01", "green": "G01", "yellow": "Y02", "brown": "C01", "red": "R02"}
THREE = {"blue": "B10", "green": "G02", "yellow": "Y07", "brown": "C04", "red": "R03"}


def test_a_temple_stands_in_a_land_region_of_ones_own_without_a_temple() -> None:
    game = deal(
        amber=at(
            hand="T05",
            goods=GOODS,
            land="B1: civil, B2: production temple, A2: military, C1: maritime",
        ),
        azure=at(land="B3: civil"),
    ).build("T05")
    assert sorted(game.options("temple")) == ["A2", "B1"]


def test_a_temple_never_stands_at_sea_not_even_with_an_army_aboard() -> None:
    game = deal(amber=at(hand="T05", goods=GOODS, land="C1: maritime military, B1: civil"))
    assert game.build("T05").options("temple") == ["B1"]


def test_a_temple_comes_from_the_main_supply_and_needs_no_piece_of_ones_own() -> None:
    none = "0 maritime 0 production 0 scientific 0 civil 0 military"
    game = deal(amber=at(hand="T05 Y01", goods=GOODS, land=HOME, ready=none))
    game.build("T05", place="B3")
    assert game.state.temples_left == 3
    assert game.pieces("B3") == ["scientific", "temple"]
    assert set(game.amber.ready.values()) == {0}


def test_no_temple_over_the_edge() -> None:
    game = deal(amber=at(hand="T05", goods=f"{GOODS} 9 vp", land="B1: civil"))
    assert game.build("T05").options("temple") == ["B1"]


def test_a_temple_activates_nothing() -> None:
    game = deal(amber=at(hand="T05 Y01", goods=GOODS, columns="C06 G05 C01", land=HOME))
    game.build("T05", place="B1")
    assert game.turn == "azure"
    assert (game.amber.gold, game.amber.vp) == (0, 0)


@pytest.mark.parametrize("missing", [None, *ONE])
def test_the_second_temple_needs_a_card_in_each_of_five_columns(missing: str | None) -> None:
    columns = " ".join(card for colour, card in ONE.items() if colour != missing)
    game = deal(amber=at(hand="T02", goods=GOODS, columns=f"T01 {columns}", land=HOME))
    assert ("build:T02.1" in game.options("turn")) == (missing is None)


@pytest.mark.parametrize("missing", [None, *ONE])
def test_the_third_temple_needs_two_cards_in_each(missing: str | None) -> None:
    once = " ".join(ONE.values())
    again = " ".join(card for colour, card in TWO.items() if colour != missing)
    game = deal(amber=at(hand="T03", goods=GOODS, columns=f"T01 T02 {once} {again}", land=HOME))
    assert ("build:T03.1" in game.options("turn")) == (missing is None)


@pytest.mark.parametrize("missing", [None, *ONE])
def test_the_fourth_temple_needs_three_cards_in_each(missing: str | None) -> None:
    twice = " ".join([*ONE.values(), *TWO.values()])
    again = " ".join(card for colour, card in THREE.items() if colour != missing)
    columns = f"T01 T02 T03 {twice} {again}"
    game = deal(amber=at(hand="T04", goods=GOODS, columns=columns, land=HOME))
    assert ("build:T04.1" in game.options("turn")) == (missing is None)


def test_many_cards_of_one_colour_do_not_stand_for_another() -> None:
    columns = "T01 B01 B10 G01 G02 Y02 Y07 C01 C04"
    game = deal(amber=at(hand="T02", goods=GOODS, columns=columns, land=HOME))
    assert "build:T02.1" not in game.options("turn")


def test_the_requirement_is_ones_own_and_not_the_tables() -> None:
    game = deal(
        amber=at(hand="T02", goods=GOODS, land=HOME),
        azure=at(columns="T01 T03", land="G4: temple, F5: temple"),
    )
    assert "build:T02.1" in game.options("turn")


def test_a_joker_counts_for_the_requirement() -> None:
    columns = "T01 B01 G01 Y02 C01"
    game = deal(
        options=Options(jokers=True),
        amber=at(hand="T02", goods=GOODS, columns=columns, land=HOME, joker="red C04"),
    )
    assert "build:T02.1" in game.options("turn")


def test_a_temple_card_as_joker_is_no_temple() -> None:
    # A temple card face down in the red column: the next temple is the first.
    game = deal(
        options=Options(jokers=True),
        amber=at(hand="T02", goods=GOODS, land=HOME, joker="red T01"),
    )
    assert "build:T02.1" in game.options("turn")


def test_with_a_temple_in_every_land_region_none_can_be_built() -> None:
    game = deal(
        amber=at(
            hand="T02",
            goods=GOODS,
            columns="T01 B01 G01 Y02 C01 R01",
            land="B1: civil temple, C1: maritime",
        )
    )
    assert "build:T02.1" not in game.options("turn")


def test_at_sea_alone_none_can_be_built() -> None:
    game = deal(amber=at(hand="T01", goods=GOODS, land="C1: maritime"))
    assert game.options("turn") == ["offer"]


def test_with_an_empty_supply_the_card_is_played_without_a_piece() -> None:
    game = deal(
        temples_left=0,
        ending_round=2,
        amber=at(hand="T01 Y01", goods=GOODS, land="B1: civil"),
        azure=at(land="G4: civil temple, F5: temple, E5: temple, E4: temple"),
    )
    game.build("T01")
    assert game.turn == "azure"
    assert designs(game.amber.columns["purple"]) == ["T01"]
    assert game.pieces("B1") == ["civil"]
    assert game.state.temples_left == 0
    assert sum(game.amber.resources.values()) == 0


def test_with_an_empty_supply_not_even_a_free_region_is_needed() -> None:
    game = deal(
        temples_left=0,
        ending_round=2,
        amber=at(
            hand="T02 Y01",
            goods=GOODS,
            columns="T01 B01 G01 Y02 C01 R01",
            land="B1: civil temple",
        ),
        azure=at(land="F5: temple, E5: temple, E4: temple"),
    )
    game.build("T02")
    assert designs(game.amber.columns["purple"]) == ["T01", "T02"]


def test_a_temple_played_without_a_piece_still_raises_the_next_requirement() -> None:
    game = deal(
        temples_left=0,
        ending_round=2,
        amber=at(hand="T02", goods=GOODS, columns="T01", land="B1: civil"),
        azure=at(land="F5: temple, E5: temple, E4: temple, D5: temple"),
    )
    assert game.options("turn") == ["offer"]


def test_a_temple_counts_as_a_building_of_its_city() -> None:
    # Public Baths: 1 VP for a city of two pieces, here army and temple.
    game = deal(
        amber=at(hand="C01 Y01", goods="1 wood", land="B1: military temple, B2: production")
    )
    game.build("C01", place="B3").use()
    assert game.amber.vp == 1
