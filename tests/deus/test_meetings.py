"""Positions in which one effect changes what another one works on."""

from __future__ import annotations

from tests.deus.table import at, deal, designs


def test_a_village_that_falls_mid_column_pays_no_tribute_later_in_it() -> None:
    # Scouts at the bottom close the ring around A1; Tribute Collectors above come too late.
    game = deal(
        amber=at(
            hand="R08 Y01",
            goods="1 clay",
            columns="R01",
            land="A2: civil, B1: civil, B3: production",
        )
    )
    game.build("R08", place="B3").march("B3", "B2")
    assert game.amber.vp == 3
    assert game.turn == "azure"
    assert game.amber.gold == 0


def test_an_army_that_marches_up_to_a_village_pays_tribute_later_in_the_column() -> None:
    game = deal(
        amber=at(hand="R08 Y01", goods="1 clay", columns="R01", land="B3: production"),
    )
    game.build("R08", place="B3").march("B3", "B2").use()
    assert game.amber.gold == 2


def test_plunder_before_the_attack_leaves_the_rest_to_win() -> None:
    # Siege Engineers take one of A1's three, then Scouts close the ring for the other two.
    game = deal(
        amber=at(hand="R01 Y01", columns="R07", land="A2: military, B1: civil, B3: production"),
    )
    game.build("R01", place="B3").say("plunder", "A1")
    assert game.state.villages["A1"].vp == 2
    game.march("B3", "B2")
    assert game.amber.vp == 1 + 2


def test_a_production_building_that_closes_the_ring_finds_no_village_to_feed_on() -> None:
    game = deal(
        amber=at(hand="G11 Y01", goods="1 wood", land="A2: military, B1: production"),
    )
    game.build("G11", place="B2")
    assert game.amber.vp == 3
    assert game.turn == "azure"
    assert sum(game.amber.resources.values()) == 0


def test_an_army_aboard_a_ship_fights_for_the_village() -> None:
    # D2 lies beside C1, C2, D3, E1 and E2; amber's only army there is at sea.
    game = deal(
        amber=at(hand="C06 Y01", land="C1: maritime military, C2: maritime, E2: civil, E1: civil"),
        azure=at(land="C3: maritime"),
    )
    game.build("C06", place="D3")
    assert game.amber.vp == 5


def test_a_ship_that_closes_the_ring_attacks_before_its_column_trades() -> None:
    game = deal(
        amber=at(
            hand="B06 Y01",
            goods="1 stone 1 clay 2 wood",
            land="E5: military, F5: production",
        )
    )
    game.build("B06", place="G5")
    assert game.amber.vp == 3
    game.say("sell", "2")
    assert game.amber.vp == 5


def test_an_army_going_ashore_leaves_its_ship_in_the_ring() -> None:
    # D2 lies beside C1, C2, D3, E1 and E2.
    game = deal(
        amber=at(
            hand="R01 Y01", land="C1: maritime military, C2: maritime, E2: military, B1: civil"
        ),
        azure=at(hand="C06 Y02", land="E1: civil, E3: production"),
    )
    game.build("R01", place="B1").march("C1", "B2")
    assert game.pieces("C1") == ["maritime"]
    assert not game.state.villages["D2"].attacked
    game.build("C06", place="D3")
    assert (game.amber.vp, game.azure.vp) == (5, 0)


def test_raiders_use_the_contact_that_a_legion_below_has_made() -> None:
    game = deal(
        amber=at(hand="R03 Y01", goods="1 stone", columns="R02", land="B1: civil"),
        azure=at(goods="9 gold", land="B3: civil"),
    )
    game.build("R03", place="B1").march("B1", "B2")
    game.say("steal", "azure")
    assert (game.amber.gold, game.azure.gold) == (2, 7)
    game.say("steal", "azure")
    assert (game.amber.gold, game.azure.gold) == (5, 4)
    assert game.turn == "azure"


def test_the_war_college_may_bring_down_a_village() -> None:
    game = deal(
        amber=at(
            hand="Y13 T16",
            goods="1 wheat",
            columns="R01",
            land="A2: civil, B1: civil, B3: military",
        )
    )
    game.build("Y13", place="B3").say("activate", "R01").march("B3", "B2")
    assert game.amber.vp == 3
    assert game.state.villages["A1"].attacked
    assert game.turn == "azure"


def test_the_war_college_activates_both_halves_of_a_legion() -> None:
    game = deal(
        amber=at(hand="Y13 T16", goods="1 wheat", columns="R02", land="B1: military"),
        azure=at(goods="9 gold", land="B3: civil"),
    )
    game.build("Y13", place="B1").say("activate", "R02").march("B1", "B2").say("steal", "azure")
    assert game.amber.gold == 2
    assert game.turn == "azure"


def test_a_yellow_column_goes_on_after_a_school_inside_it() -> None:
    game = deal(
        amber=at(
            hand="Y01 T16",
            goods="1 gold",
            columns="Y12 C14",
            land="B1: civil, B2: production",
        )
    )
    game.build("Y01", place="B1").say("activate", "C14")
    assert game.amber.gold == 2
    game.use()
    assert len(game.amber.hand) == 2
    assert game.turn == "azure"


def test_port_authority_opens_the_choice_of_the_free_port() -> None:
    game = deal(
        amber=at(hand="Y10 T16", goods="2 stone 4 gold", columns="B12", land="B1: civil"),
    )
    game.build("Y10", pay="stone1", place="B1").say("activate", "B12")
    assert game.options("either") == ["either:0:sell", "either:1:buy", "none"]
    game.say("either", "either:1:buy").say("buy-any", "wood").say("buy-any", "stop")
    assert (game.amber.gold, game.amber.resources["wood"]) == (2, 1)
    assert game.turn == "azure"


def test_the_archive_takes_back_the_very_card_that_was_debated() -> None:
    game = deal(
        amber=at(hand="Y05 C01 G01", goods="1 clay", columns="Y06", land="B1: civil"),
    )
    game.build("Y05", place="B1").say("cycle", "G01")
    assert designs(game.state.discard) == ["G01"]
    game.use()
    assert "G01.1" in game.amber.hand
    assert game.state.discard == []


def test_the_archive_takes_what_a_rival_has_just_offered() -> None:
    game = deal(
        active="azure",
        azure=at(hand="T01 T02 T03 T04 T05", land="G4: civil"),
        amber=at(hand="Y05 T16", goods="1 clay", land="B1: civil"),
    )
    game.offer("T04", "T01", "T02").say("jupiter", "blue")
    game.build("Y05", place="B1").use()
    assert "T04.1" in game.amber.hand
    assert "T01.1" not in game.amber.hand


def test_building_over_the_edge_may_close_a_ring_and_win_the_vp_back() -> None:
    game = deal(
        amber=at(hand="C06 Y01", goods="3 vp", land="A2: military"),
        azure=at(land="B2: civil"),
    )
    game.build("C06", place="edge:B1")
    assert game.amber.vp == 3


def test_a_city_emptied_by_its_army_is_free_for_others() -> None:
    game = deal(
        amber=at(hand="R01 Y01", land="B1: civil, B2: military"),
        azure=at(hand="C06 Y02", land="B3: production"),
    )
    game.build("R01", place="B1").march("B2", "A2")
    assert game.owner("B2") is None
    game.build("C06")
    assert "B2" in game.options("place")


def test_gold_that_a_card_would_steal_does_not_pay_for_it() -> None:
    # Pillagers cost a wood and two gold: with one gold they stay in hand.
    game = deal(
        amber=at(hand="R04 Y01", goods="1 wood 1 gold", land="B1: civil"),
        azure=at(goods="9 gold", land="B2: civil"),
    )
    assert "build:R04.1" not in game.options("turn")


def test_minerva_reshuffles_the_offering_itself_when_the_deck_is_short() -> None:
    game = deal(
        deck="C02 C03",
        rest="box",
        amber=at(hand="Y01 G01 B02 T01 T02", land="B1: civil"),
    )
    game.offer("Y01", "G01", "B02")
    # Three cards to fill the hand, three more by Minerva: two from the deck, then the offering.
    assert designs(game.amber.hand) == ["B02", "C02", "C03", "G01", "T01", "T02", "Y01"]
    assert game.state.deck == []
    assert game.state.discard == []


def test_the_last_village_and_the_last_temple_in_one_round() -> None:
    game = deal(
        villages={"D2": "attacked", "D4": "attacked", "F6": "attacked"},
        amber=at(
            hand="C06 Y01",
            land="A2: military, B1: production, B3: temple, B4: temple, C4: temple",
        ),
        azure=at(hand="T01 Y02", goods="1 wheat 1 wood 1 stone 1 clay", land="G4: civil"),
    )
    game.build("C06", place="B2").skip()
    game.build("T01", place="G4")
    for seat in ("amber", "azure"):
        assert game.turn == seat
        game.offer_one()
    assert game.match.over
