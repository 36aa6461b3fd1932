"""Army movement: reachable regions, regions passed, and regions where no army may stop."""

from __future__ import annotations

import pytest

from tests.deus.table import Game, at, deal

# Scouts move an army two regions, Couriers three, a Legion one.
SCOUTS, COURIERS, LEGION = "R01", "R09", "R02"


def scouting(
    place: str, land: str, *, theirs: str = "", columns: str = "", card: str = SCOUTS
) -> Game:
    """Amber has just raised an army on the island."""
    goods = "" if card == SCOUTS else "1 wheat"
    game = deal(
        amber=at(hand=f"{card} T16", goods=goods, columns=columns, land=land),
        azure=at(land=theirs),
    )
    return game.build(card, place=place)


def goals(game: Game, army: str) -> list[str]:
    return sorted(game.say("army", army).options("march"))


def test_scouts_move_an_army_up_to_two_regions() -> None:
    game = scouting("E4", "E4: civil")
    # Seas and villages are no place to stop.
    assert goals(game, "E4") == ["C4", "C5", "D3", "D5", "E2", "E3", "E5", "F5", "G4"]
    game.say("march", "C5")
    assert game.pieces("E4") == ["civil"]
    assert game.pieces("C5") == ["military"]
    assert game.owner("C5") == "amber"
    assert game.turn == "azure"


def test_moving_is_optional() -> None:
    game = scouting("E4", "E4: civil")
    assert game.options("army") == ["E4", "stop"]
    game.say("army", "stop")
    assert game.pieces("E4") == ["civil", "military"]
    assert game.turn == "azure"


def test_any_army_of_ones_own_may_move() -> None:
    game = scouting("E4", "E4: civil, B1: military, D5: production", theirs="G4: military")
    assert sorted(game.options("army")) == ["B1", "E4", "stop"]


def test_a_region_left_by_a_lone_army_is_empty() -> None:
    game = scouting("F5", "E4: civil").march("F5", "G4")
    assert game.owner("F5") is None
    assert game.owner("G4") == "amber"


def test_an_army_may_join_ones_own_region() -> None:
    game = scouting("E4", "E4: civil, D5: production").march("E4", "D5")
    assert game.pieces("D5") == ["military", "production"]


def test_an_army_passes_through_a_rivals_region_but_does_not_stop_there() -> None:
    game = scouting("B1", "B1: civil", theirs="B2: civil")
    # B3 can be reached in two steps only through azure's B2.
    assert goals(game, "B1") == ["A2", "B3"]


def test_an_army_passes_through_a_village_but_does_not_stop_there() -> None:
    game = deal(
        amber=at(hand="R01 T16", land="D1: civil"),
        azure=at(land="D2: civil"),
        onyx=at(),
    ).build("R01", place="D1")
    # From D1 the forest F2 is two steps away, over the village E1.
    assert goals(game, "D1") == ["C2", "D3", "F2"]


def test_an_attacked_village_is_still_no_place_to_stop() -> None:
    game = deal(villages={"A1": "attacked"}, amber=at(hand="R01 T16", land="B1: civil")).build(
        "R01", place="B1"
    )
    assert goals(game, "B1") == ["A2", "B2", "B3"]


def test_a_sea_without_ones_own_ship_is_closed() -> None:
    assert goals(scouting("B1", "B1: civil"), "B1") == ["A2", "B2", "B3"]


def test_an_army_may_stop_at_sea_beside_ones_own_ship() -> None:
    game = scouting("B1", "B1: civil, C1: maritime")
    assert "C1" in goals(game, "B1")
    game.say("march", "C1")
    assert game.pieces("C1") == ["maritime", "military"]
    assert game.pieces("B1") == ["civil"]


@pytest.mark.parametrize(
    ("ours", "theirs", "across"),
    [
        ("B1: civil, C1: maritime", "", True),
        ("B1: civil", "", False),
        ("B1: civil", "C1: maritime", False),
    ],
)
def test_only_ones_own_ship_carries_an_army_across(ours: str, theirs: str, across: bool) -> None:
    # Three steps from B1 over the sea C1 and the village D2 to the forest E1.
    game = scouting("B1", ours, theirs=theirs, card=COURIERS)
    assert ("E1" in goals(game, "B1")) == across


def test_an_army_comes_ashore_and_the_ship_stays() -> None:
    game = scouting("B2", "C1: maritime military, B2: civil").march("C1", "B1")
    assert game.pieces("C1") == ["maritime"]
    assert game.pieces("B1") == ["military"]


def test_a_lone_army_may_not_leave_its_temple() -> None:
    game = scouting("B2", "B1: military temple, B2: civil")
    assert game.options("army") == ["B2", "stop"]


def test_with_another_building_the_army_may_leave_the_temple() -> None:
    game = scouting("B2", "B1: military temple civil, B2: civil")
    assert sorted(game.options("army")) == ["B1", "B2", "stop"]
    game.march("B1", "A2")
    assert game.pieces("B1") == ["civil", "temple"]


def test_the_only_army_bound_to_a_temple_asks_nothing() -> None:
    game = deal(
        amber=at(hand="Y13 T16", goods="1 wheat", columns="R01", land="B1: military temple")
    )
    game.build("Y13", place="B2")
    assert game.turn == "azure"


def test_an_army_that_cannot_go_anywhere_is_not_asked() -> None:
    game = deal(
        amber=at(hand="R02 T16", goods="1 wheat", land="E1: civil"),
        azure=at(land="E2: civil"),
    )
    # E1 touches azure's E2, the village D2 and an open sea.
    game.build("R02", place="E1")
    assert game.asked != "army"


# Two armies in one region


def test_no_second_army_is_built_in_a_region() -> None:
    game = deal(amber=at(hand="R01", land="E1: military")).build("R01")
    assert game.options("place") == ["E2"]


def test_an_army_does_not_join_another_when_the_turn_would_end_so() -> None:
    game = scouting("B2", "B1: military civil, B2: civil")
    assert "B2" not in goals(game, "B1")
    other = scouting("B2", "B1: military civil, B2: civil")
    assert "B1" not in goals(other, "B2")


def test_an_army_passes_through_a_region_with_another() -> None:
    game = scouting("B2", "B1: military civil, B2: civil")
    assert "B3" in goals(game, "B1")


def test_two_armies_may_meet_while_a_later_card_can_part_them() -> None:
    game = scouting("B2", "B1: military civil, B2: civil", columns="R01")
    game.march("B1", "B2")
    assert game.state.holdings["B2"].pieces.count("military") == 2
    # Now the second Scouts must part them.
    assert game.options("army") == ["B2"]
    assert "B2" not in goals(game, "B2")
    game.say("march", "B3")
    assert game.pieces("B2") == ["civil", "military"]
    assert game.pieces("B3") == ["military"]
    assert game.turn == "azure"


def test_the_army_that_moved_in_may_be_parted_by_moving_back() -> None:
    game = scouting("B2", "B1: military civil, B2: civil", columns="R01").march("B1", "B2")
    assert "B1" in goals(game, "B2")


def test_armies_do_not_meet_where_the_later_card_cannot_part_them() -> None:
    # Couriers first, then a Legion of one step: out of E1 it leads into azure's land only.
    land = "E1: civil, E4: military"
    shut = scouting("E1", land, theirs="E2: civil", columns=COURIERS, card=LEGION)
    assert "E1" not in goals(shut, "E4")
    open_ = scouting("E1", land, columns=COURIERS, card=LEGION)
    assert "E1" in goals(open_, "E4")


def test_parting_is_not_left_to_a_card_below() -> None:
    # Tribute above the Scouts moves nobody.
    game = deal(
        amber=at(
            hand="R08 T16", goods="1 clay", columns="R01", land="B1: military civil, B2: civil"
        )
    )
    game.build("R08", place="B2")
    assert "B2" not in goals(game, "B1")


def test_a_forced_parting_leaves_one_army_with_the_temple() -> None:
    game = deal(
        amber=at(hand="R01 T16", columns="R01", land="B2: military temple, B3: civil"),
    ).build("R01", place="B3")
    game.march("B3", "B2")
    assert game.options("army") == ["B2"]
    game.march("B2", "A2")
    assert game.pieces("B2") == ["military", "temple"]
    assert game.pieces("A2") == ["military"]


def test_couriers_that_must_part_two_armies_still_bring_their_card() -> None:
    game = scouting("B2", "B1: military civil, B2: civil", columns="R01", card=COURIERS)
    game.march("B1", "B2").march("B2", "B3").use()
    assert len(game.amber.hand) == 2
    assert game.turn == "azure"


def test_no_later_card_parts_armies_after_the_war_college() -> None:
    land = "B1: military civil, B2: military"
    game = deal(amber=at(hand="Y13 T16", goods="1 wheat", columns="R01 R09", land=land))
    game.build("Y13", place="B1").say("activate", "R01")
    assert "B2" not in goals(game, "B1")


def test_with_two_cards_to_come_parting_may_wait_for_the_last() -> None:
    land = "B1: military civil, B2: civil, A2: military"
    game = scouting("B2", land, columns="R01 R09").march("B1", "B2")
    assert sorted(game.options("army")) == ["A2", "B2", "stop"]
    game.say("army", "stop").use()
    assert game.options("army") == ["B2"]


def test_three_armies_do_not_meet_when_one_card_is_left_to_part_them() -> None:
    land = "B1: military civil, B2: civil, A2: military"
    game = scouting("B2", land, columns="R01 R09").march("B1", "B2")
    assert "B2" not in goals(game, "A2")


def test_while_two_armies_stand_together_the_last_card_moves_one_of_them() -> None:
    land = "B1: military civil, B2: civil, A2: military"
    game = scouting("B2", land, columns="R01").march("B1", "B2")
    assert game.options("army") == ["B2"]


def test_two_pairs_of_armies_need_two_cards_to_part_them() -> None:
    # Scouts, Scouts, Couriers and a Legion: two moves that join, two that must part.
    game = scouting(
        "B2",
        "B1: military civil, B2: civil, D5: military civil, E5: military",
        columns="R01 R01 R09",
        card=LEGION,
    )
    game.march("B1", "B2").march("D5", "E5")
    assert sorted(game.options("army")) == ["B2", "E5"]
    game.march("B2", "B3").skip()
    assert game.options("army") == ["E5"]
    game.march("E5", "D5")
    assert game.pieces("D5") == ["civil", "military"]
    assert game.pieces("E5") == ["military"]


def test_a_second_pair_does_not_form_with_one_card_left_to_part_them() -> None:
    game = scouting(
        "B2",
        "B1: military civil, B2: civil, D5: military civil, E5: military",
        columns="R01 R01",
        card=LEGION,
    )
    game.march("B1", "B2")
    assert "E5" not in goals(game, "D5")
