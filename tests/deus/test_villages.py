"""Attacks on barbarian villages: when they happen and who wins the VP.

On the island, F6 lies beside E5, F5 and the sea G5; A1 beside A2, B1 and B2; D2 beside C1, C2,
D3, E1 and E2; D4 beside C3, C4, D3, D5, E3 and E4.
"""

from __future__ import annotations

from tests.deus.table import at, deal


def test_all_regions_taken_and_an_army_beside() -> None:
    game = deal(
        amber=at(hand="C06 Y01", land="A2: military, B1: production"),
        azure=at(goods="4 vp"),
    )
    game.build("C06", place="B2")
    assert game.amber.vp == 3
    assert game.azure.vp == 4
    village = game.state.villages["A1"]
    assert (village.vp, village.attacked) == (0, True)


def test_one_empty_region_saves_the_village() -> None:
    game = deal(amber=at(hand="C06 Y01", land="A2: military, B2: production"))
    game.build("C06", place="B2")
    assert game.amber.vp == 0
    assert not game.state.villages["A1"].attacked


def test_an_empty_sea_saves_the_village() -> None:
    game = deal(amber=at(hand="C06 Y01", land="E5: military"))
    game.build("C06", place="F5")
    assert not game.state.villages["F6"].attacked


def test_without_an_army_there_is_no_attack() -> None:
    game = deal(
        amber=at(hand="C06 Y01", land="A2: production, B1: production"),
        azure=at(land="B3: military"),
    )
    game.build("C06", place="B2")
    assert not game.state.villages["A1"].attacked


def test_an_army_built_in_a_closed_ring_attacks() -> None:
    game = deal(
        amber=at(hand="R08 Y01", goods="1 clay", land="A2: civil, B1: civil"),
        azure=at(land="B2: civil"),
    )
    game.build("R08", place="B1")
    assert game.state.villages["A1"].attacked
    assert game.amber.vp == 3


def test_the_one_who_closes_the_ring_need_not_win() -> None:
    game = deal(
        amber=at(hand="C06 Y01", land="B1: civil"),
        azure=at(land="A2: military"),
    )
    game.build("C06", place="B2")
    assert game.state.villages["A1"].attacked
    assert (game.amber.vp, game.azure.vp) == (0, 3)


def test_most_armies_win_whatever_else_stands_there() -> None:
    game = deal(
        amber=at(
            hand="C06 Y01",
            land="A2: military production scientific temple, B1: civil production scientific",
        ),
        azure=at(),
    )
    game.build("C06", place="B2")
    assert game.amber.vp == 3
    # The same ring, but azure has two armies at D4 against amber's one in a metropolis.
    game = deal(
        amber=at(
            hand="C06 Y01",
            land="D3: military civil production scientific temple, E3: production scientific,"
            "C3: maritime",
        ),
        azure=at(land="C4: military, D5: military"),
    )
    game.build("C06", place="E4")
    assert (game.amber.vp, game.azure.vp) == (0, 6)


def test_a_tie_of_armies_goes_to_the_most_buildings() -> None:
    game = deal(
        amber=at(hand="C06 Y01", land="A2: military"),
        azure=at(land="B1: military"),
    )
    game.build("C06", place="B2")
    assert (game.amber.vp, game.azure.vp) == (3, 0)
    game = deal(
        amber=at(hand="C06 Y01", land="A2: military"),
        azure=at(land="B1: military civil production"),
    )
    game.build("C06", place="B2")
    assert (game.amber.vp, game.azure.vp) == (0, 3)


def test_temples_count_as_buildings_in_a_tie() -> None:
    game = deal(
        amber=at(hand="C06 Y01", land="A2: military temple"),
        azure=at(land="B1: military civil"),
    )
    game.build("C06", place="B2")
    assert (game.amber.vp, game.azure.vp) == (3, 0)


def test_buildings_elsewhere_do_not_count_in_a_tie() -> None:
    game = deal(
        amber=at(hand="C06 Y01", land="A2: military, B3: civil production scientific"),
        azure=at(land="B1: military civil production"),
    )
    game.build("C06", place="B2")
    assert (game.amber.vp, game.azure.vp) == (0, 3)


def test_a_full_tie_splits_the_vp_and_the_remainder_is_lost() -> None:
    game = deal(
        amber=at(hand="C06 Y01", land="A2: military"),
        azure=at(land="B1: military civil"),
    )
    game.build("C06", place="B2")
    assert (game.amber.vp, game.azure.vp) == (1, 1)
    assert game.state.villages["A1"].vp == 0
    assert game.state.villages["A1"].attacked


def test_only_those_tied_in_armies_are_compared_in_buildings() -> None:
    # F4 lies beside E3, E4, F3, F5 and the seas G3 and G4; onyx closes the ring at F5.
    game = deal(
        active="onyx",
        amber=at(land="E3: military, G3: maritime"),
        azure=at(land="E4: military, G4: maritime"),
        rose=at(land="F3: civil production scientific temple"),
        onyx=at(hand="R08 Y01", goods="1 clay", land="F6: civil"),
    )
    game.build("R08", place="F5")
    vp = [player.vp for player in game.state.players.values()]
    # Three players have one army; two of them have two buildings; rose has no army at all.
    assert vp == [3, 3, 0, 0]


def test_four_players_tie() -> None:
    game = deal(
        active="onyx",
        amber=at(land="E3: military civil"),
        azure=at(land="E4: military civil"),
        rose=at(land="F3: military, G3: maritime"),
        onyx=at(hand="R08 Y01", goods="1 clay", land="F6: civil, G4: maritime"),
    )
    game.build("R08", place="F5")
    assert [player.vp for player in game.state.players.values()] == [1, 1, 1, 1]
    assert game.state.villages["F4"].vp == 0


def test_a_plundered_village_gives_what_is_left() -> None:
    ring = at(hand="C06 Y01", land="A2: military, B1: production")
    game = deal(villages={"A1": 2}, amber=ring).build("C06", place="B2")
    assert game.amber.vp == 2
    tied = deal(
        villages={"A1": 1},
        amber=at(hand="C06 Y01", land="A2: military"),
        azure=at(land="B1: military civil"),
    ).build("C06", place="B2")
    assert (tied.amber.vp, tied.azure.vp) == (0, 0)
    assert tied.state.villages["A1"].attacked


def test_a_village_falls_once() -> None:
    game = deal(
        villages={"A1": "attacked"},
        amber=at(hand="C06 Y01", land="A2: military, B1: production"),
    ).build("C06", place="B2")
    assert game.amber.vp == 0


def test_one_building_may_bring_down_two_villages() -> None:
    game = deal(
        amber=at(
            hand="C06 Y01",
            land="C1: maritime, C2: maritime, C3: maritime, E1: civil, E2: military, E3: civil,"
            "E4: military, D5: production, C4: production",
        )
    )
    game.build("C06", place="D3")
    assert game.amber.vp == 5 + 6
    assert game.state.villages["D2"].attacked
    assert game.state.villages["D4"].attacked


def test_the_attack_comes_before_the_column_works() -> None:
    # Tribute Collectors close the ring: the village is gone before they can collect.
    game = deal(amber=at(hand="R08 Y01", goods="1 clay", land="A2: civil, B1: civil"))
    game.build("R08", place="B2")
    assert game.amber.vp == 3
    assert game.turn == "azure"
    assert game.amber.gold == 0


def test_an_army_that_marches_in_closes_the_ring() -> None:
    game = deal(amber=at(hand="R01 Y01", land="A2: civil, B1: civil, B3: production"))
    game.build("R01", place="B3").march("B3", "B2")
    assert game.state.villages["A1"].attacked
    assert game.amber.vp == 3


def test_an_army_that_marches_into_a_closed_ring_attacks() -> None:
    game = deal(
        amber=at(hand="R01 Y01", land="A2: civil, B1: civil, B2: civil, B3: production"),
    )
    game.build("R01", place="B3")
    assert not game.state.villages["A1"].attacked
    game.march("B3", "B2")
    assert game.amber.vp == 3


def test_an_army_that_only_passes_by_attacks_nothing() -> None:
    # From B3 over B2, the last gap of the ring, on to B1.
    game = deal(amber=at(hand="R01 Y01", land="A2: civil, B1: civil, B3: production"))
    game.build("R01", place="B3").march("B3", "B1")
    assert not game.state.villages["A1"].attacked


def test_leaving_a_region_of_the_ring_opens_it() -> None:
    game = deal(
        amber=at(hand="R01 Y01", land="B1: military, A2: civil"),
        azure=at(land="B3: civil"),
    )
    # The new army closes the ring at once; so it is the old one that must not be counted twice.
    game.build("R01", place="B2")
    assert game.amber.vp == 3
    game.march("B1", "A2")
    assert game.owner("B1") is None
    assert game.amber.vp == 3


def test_a_rivals_army_may_win_by_our_march() -> None:
    game = deal(
        amber=at(hand="R01 Y01", land="B3: production, B2: civil"),
        azure=at(land="A2: military civil production"),
    )
    game.build("R01", place="B3").march("B3", "B1")
    # One army each; amber has B1 and B2 with a piece each, azure three pieces.
    assert (game.amber.vp, game.azure.vp) == (0, 3)


def test_an_attacked_village_is_seen_by_all() -> None:
    game = deal(amber=at(hand="C06 Y01", land="A2: military, B1: production"))
    game.build("C06", place="B2")
    region = next(r for r in game.view(None).regions if r.label == "A1")
    assert region.attacked
    assert region.village_vp == 0
