"""The worked examples of the rulebook, each named after its place. Hanna is amber, Maria azure."""

from __future__ import annotations

from tests.deus.table import at, begin, deal, designs


def test_example_preparation_five_vp_on_a_village_beside_five_regions() -> None:
    games = (begin(2, seed) for seed in range(40))
    state, label = next(
        (game.state, label)
        for game in games
        for label in game.state.board.villages
        if len(game.state.board.beside[label]) == 5
    )
    assert state.villages[label].vp == 5


def test_example_build_card_goes_on_top_of_its_column_and_costs_one_wood_or_four_gold() -> None:
    game = deal(
        active="azure",
        azure=at(
            hand="C01 Y01",
            goods="1 wood 4 gold",
            columns="C06",
            land="B1: civil",
            ready="1 civil",
        ),
    )
    assert "build:C01.1" in game.options("turn")
    game.build("C01")
    assert game.options("pay") == ["wood1", "gold4"]
    game.say("pay", "gold4").say("place", "B2")
    assert designs(game.azure.columns["brown"]) == ["C06", "C01"]
    assert game.azure.ready["civil"] == 0
    assert game.azure.gold == 0
    assert game.azure.resources["wood"] == 1


def test_example_build_the_other_payment_is_the_wood() -> None:
    game = deal(amber=at(hand="C01 Y01", goods="1 wood 4 gold", land="B1: civil"))
    game.build("C01", pay="wood1", place="B2")
    assert game.amber.gold == 4
    assert game.amber.resources["wood"] == 0
    assert game.state.supply["wood"] == 10


def test_example_build_first_buildings_keep_two_regions_apart() -> None:
    game = deal(
        active="azure",
        round_=1,
        amber=at(land="C5: production"),
        azure=at(hand="C06 B02", goods="1 wood"),
    )
    game.build("C06")
    # C5 is a mountain at the edge; A2, B1, B3, E1 and G4 are edge lands three steps off or more.
    assert sorted(game.options("place")) == ["A2", "B1", "B3", "E1", "G4"]
    game.say("place", "G4")
    assert game.pieces("G4") == ["civil"]


def test_example_build_second_building_in_the_same_region_if_of_another_type() -> None:
    game = deal(amber=at(hand="G05 C06", goods="1 gold", land="C5: production"))
    game.build("C06")
    assert "C5" in game.options("place")
    other = deal(amber=at(hand="G05 C06", goods="1 gold", land="C5: production"))
    other.build("G05")
    assert "C5" not in other.options("place")


def test_example_build_second_building_in_an_empty_adjacent_region_but_no_village() -> None:
    game = deal(amber=at(hand="C06", land="D5: production"))
    game.build("C06")
    # D4, west of D5, is a village.
    assert sorted(game.options("place")) == ["C4", "C5", "D5", "E4", "E5"]


def test_example_build_second_brown_card_gives_one_vp_then_three_gold() -> None:
    game = deal(
        active="azure",
        azure=at(hand="C04 Y01", goods="1 clay", columns="C01", land="B1: civil, B2: production"),
    )
    game.build("C04", place="B2")
    game.use()
    assert (game.azure.vp, game.azure.gold) == (1, 0)
    game.use()
    assert (game.azure.vp, game.azure.gold) == (1, 3)
    assert game.turn == "amber"


def test_example_attack_a_ship_closes_the_ring_and_most_armies_win_three_vp() -> None:
    game = deal(
        active="azure",
        amber=at(land="E5: military"),
        azure=at(hand="B10 Y01", goods="1 wheat", land="F5: production"),
    )
    assert game.state.villages["F6"].vp == 3
    game.build("B10", place="G5")
    assert game.amber.vp == 3
    assert game.azure.vp == 0
    assert game.state.villages["F6"].attacked
    assert game.state.villages["F6"].vp == 0


def test_example_temples_the_first_needs_no_other_card() -> None:
    game = deal(amber=at(hand="T01 Y01", goods="1 wheat 1 wood 1 stone 1 clay", land="B1: civil"))
    game.build("T01", place="B1")
    assert designs(game.amber.columns["purple"]) == ["T01"]
    assert game.pieces("B1") == ["civil", "temple"]
    assert game.turn == "azure"


def test_example_temples_the_second_needs_one_card_of_each_colour() -> None:
    hand, goods = "T02 Y01", "1 wheat 1 wood 1 stone 1 clay"
    land = "B1: civil temple, B2: production scientific, C1: maritime, B3: military"
    game = deal(amber=at(hand, goods, columns="B01 G01 Y02 C01 R01 T01", land=land))
    game.build("T02", place="B2")
    assert designs(game.amber.columns["purple"]) == ["T01", "T02"]
    lacking = deal(amber=at(hand, goods, columns="B01 G01 Y02 C01 T01", land=land))
    assert "build:T02.1" not in lacking.options("turn")


def test_example_offering_three_cards_through_jupiter_to_ceres() -> None:
    game = deal(amber=at(hand="T01 C01 B02 R01 Y01", land="B1: civil"))
    game.offer("T01", "C01", "B02")
    game.say("jupiter", "green")
    game.say("ceres", "stone").say("ceres", "wheat").say("ceres", "stone")
    assert game.amber.resources == {"wheat": 1, "wood": 0, "stone": 2, "clay": 0}
    assert game.amber.ready["production"] == 3
    assert game.amber.reserve["production"] == 2
    assert len(game.amber.hand) == 5
    assert game.state.discard[-1] == "T01.1"
    assert game.turn == "azure"
