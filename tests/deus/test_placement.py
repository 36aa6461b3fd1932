"""Where a building may stand: first regions, control, seas, villages, and 3 VP for the edge."""

from __future__ import annotations

from collections import deque

import pytest

from tests.deus.maps import CONTINENT_DRAWN, ISLAND_DRAWN, drawn_neighbours, drawn_terrain
from tests.deus.table import Game, at, deal

EDGE_LANDS = ["A2", "B1", "B3", "B4", "C5", "D5", "E1", "E5", "G4"]
EDGE_SEAS = ["B5", "C1", "F2", "F3", "F4", "G5"]
# Free or dirt-cheap cards of each type: Hamlet Council, Scouts, Overseer's Hut, Reading Room.
CIVIL, ARMY, PRODUCTION, SCIENCE = "C06", "R01", "G05", "Y01"


def places(game: Game, design: str) -> list[str]:
    """Where the card's piece may go."""
    return sorted(game.build(design).options("place"))


def free(game: Game, design: str) -> list[str]:
    """Where it may go without paying victory points."""
    return [place for place in places(game, design) if not place.startswith("edge:")]


def steps_on(drawn: str, start: str) -> dict[str, int]:
    """Steps from a region to all others, by the drawing."""
    near = drawn_neighbours(drawn)
    seen, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for label in near[here]:
            if label not in seen:
                seen[label] = seen[here] + 1
                queue.append(label)
    return seen


# The first building


def test_first_building_stands_at_the_edge() -> None:
    assert places(deal(round_=1, amber=at(hand=CIVIL)), CIVIL) == EDGE_LANDS


def test_first_building_may_be_a_ship_on_an_edge_sea() -> None:
    assert places(deal(round_=1, amber=at(hand="B10", goods="1 wheat")), "B10") == EDGE_SEAS


def test_first_building_cannot_be_a_temple() -> None:
    game = deal(round_=1, amber=at(hand="T01 C06", goods="1 wheat 1 wood 1 stone 1 clay"))
    assert game.options("turn") == ["build:C06.1", "offer"]


@pytest.mark.parametrize("theirs", [*EDGE_LANDS, *EDGE_SEAS])
def test_first_regions_are_three_steps_apart(theirs: str) -> None:
    piece = "maritime" if theirs in EDGE_SEAS else "civil"
    game = deal(round_=1, amber=at(hand=CIVIL), azure=at(land=f"{theirs}: {piece}"))
    far = steps_on(ISLAND_DRAWN, theirs)
    assert places(game, CIVIL) == [label for label in EDGE_LANDS if far[label] >= 3]


def test_first_region_keeps_clear_of_three_rivals() -> None:
    near = drawn_neighbours(CONTINENT_DRAWN)
    terrain = drawn_terrain(CONTINENT_DRAWN)
    game = deal(
        round_=1,
        amber=at(hand=CIVIL),
        azure=at(land="D1: civil"),
        rose=at(land="B7: military"),
        onyx=at(land="I5: maritime"),
    )
    far = [steps_on(CONTINENT_DRAWN, label) for label in ("D1", "B7", "I5")]
    wanted = [
        label
        for label in near
        if len(near[label]) < 6
        and terrain[label] not in ("sea", "village")
        and all(walk[label] >= 3 for walk in far)
    ]
    assert wanted
    assert places(game, CIVIL) == sorted(wanted)


def test_regions_with_pieces_are_not_empty_regions_between() -> None:
    # B4 lies three steps from B1, but B2 and B3 on the way are azure's: nothing lies between.
    azure = at(land="B1: civil, B2: civil, B3: civil")
    assert places(deal(amber=at(hand=CIVIL), azure=azure), CIVIL) == ["C5", "D5", "E1", "E5", "G4"]


def test_a_third_players_region_is_not_empty_either() -> None:
    # From azure's D1 to B5 there are D2, C2, C3 and B4; with rose in three of them only B4 is left.
    azure, few = at(land="D1: civil"), at(land="H6: civil")
    many = at(land="H6: civil, D2: production, C2: production, C3: production")
    assert "B5" in free(deal(amber=at(hand=CIVIL), azure=azure, rose=few), CIVIL)
    assert "B5" not in free(deal(amber=at(hand=CIVIL), azure=azure, rose=many), CIVIL)


def test_a_rivals_far_outpost_does_not_keep_one_away() -> None:
    # The rule is about first regions: E5 was bought for 3 VP and touches none of azure's others.
    azure = at(land="B1: civil, E5: civil")
    assert "D5" in places(deal(amber=at(hand=CIVIL), azure=azure), CIVIL)


def test_who_has_left_the_first_region_is_judged_from_where_they_stand() -> None:
    game = deal(round_=1, amber=at(hand="R01 T16"), azure=at(hand=f"{CIVIL} T15"))
    game.build("R01", place="B1").march("B1", "B3")
    assert game.amber.first_region == "B1"
    # C5 is three steps from B3, where the army stands; B4 is only far from B1, where none does.
    assert places(game, CIVIL) == ["C5", "D5", "E1", "E5", "G4"]


def test_a_match_from_before_the_fix_asks_the_first_region_alone() -> None:
    azure = at(land="B1: civil, B2: civil, B3: civil")
    game = deal(fixes=(), amber=at(hand=CIVIL), azure=azure)
    assert places(game, CIVIL) == ["B4", "C5", "D5", "E1", "E5", "G4"]


def test_a_first_building_just_played_keeps_the_next_player_away() -> None:
    game = deal(round_=1, amber=at(hand="C06 T16"), azure=at(hand="R01 T15"))
    game.build("C06", place="C5").skip()
    assert places(game, ARMY) == ["A2", "B1", "B3", "E1", "G4"]


def test_first_building_anywhere_at_the_edge_when_no_region_is_far_enough() -> None:
    azure = at(
        land="B1: civil, B4: civil, C5: civil, D5: civil, E1: civil, E5: production,"
        "G4: production, B5: maritime, F2: maritime, F3: maritime, F4: maritime, G5: maritime",
    )
    assert places(deal(amber=at(hand=CIVIL), azure=azure), CIVIL) == ["A2", "B3"]


def test_a_first_building_on_land_does_not_wait_for_a_far_sea() -> None:
    # Only seas are left three steps from azure's B1: land cards use the near edge.
    azure = at(
        land="B1: civil, B4: civil, C5: civil, D5: civil, E1: civil, E5: production, G4: production"
    )
    assert places(deal(amber=at(hand=CIVIL), azure=azure), CIVIL) == ["A2", "B3"]


def test_placing_the_first_building_takes_it_from_the_player_board() -> None:
    game = deal(round_=1, amber=at(hand="C06 Y01")).build("C06", place="E5")
    assert game.owner("E5") == "amber"
    assert game.pieces("E5") == ["civil"]
    assert game.amber.ready["civil"] == 1
    assert game.amber.reserve["civil"] == 3


# Later buildings


def test_own_region_or_an_empty_one_beside_it() -> None:
    game = deal(amber=at(hand=CIVIL, land="B2: production, E5: military"))
    assert places(game, CIVIL) == ["A2", "B1", "B2", "B3", "D5", "E4", "E5", "F5"]


def test_never_in_a_rivals_region() -> None:
    game = deal(
        amber=at(hand=CIVIL, land="B2: production"),
        azure=at(land="B3: civil, A2: military"),
    )
    assert places(game, CIVIL) == ["B1", "B2"]


def test_never_on_a_village_even_an_attacked_one() -> None:
    game = deal(
        villages={"D2": "attacked", "D4": "attacked"},
        amber=at(hand=CIVIL, land="D3: production"),
    )
    assert places(game, CIVIL) == ["D3", "E2", "E3"]


def test_buildings_of_one_region_differ_in_type() -> None:
    amber = at(
        hand="C06 R01 G05 Y01 T01",
        goods="2 gold",
        land="B1: civil military production scientific, C1: maritime",
    )
    for design in (CIVIL, ARMY, PRODUCTION, SCIENCE):
        assert free(deal(amber=amber), design) == ["B2"]


def test_a_region_may_hold_one_of_every_type() -> None:
    game = deal(
        amber=at(hand="Y01 T01", goods="1 gold", land="B1: civil military production temple")
    )
    game.build("Y01", place="B1")
    assert game.pieces("B1") == ["civil", "military", "production", "scientific", "temple"]


def test_ships_go_to_sea_and_only_ships() -> None:
    land = "B2: production"
    assert places(deal(amber=at(hand="B10", goods="1 wheat", land=land)), "B10") == ["C1", "C2"]
    for design in (CIVIL, ARMY, PRODUCTION, SCIENCE):
        game = deal(amber=at(hand=design, goods="1 gold", land="F3: maritime"))
        assert places(game, design) == ["E2", "E3"]


def test_an_army_is_not_built_at_sea_even_beside_ones_ship() -> None:
    game = deal(amber=at(hand=ARMY, land="C1: maritime"))
    assert places(game, ARMY) == ["B1", "B2"]


def test_no_second_ship_in_a_sea() -> None:
    game = deal(amber=at(hand="B10", goods="1 wheat", land="C1: maritime"))
    assert places(game, "B10") == ["C2"]


def test_a_blue_card_without_access_to_a_sea_cannot_be_played() -> None:
    inland = deal(amber=at(hand="B10 C06", goods="1 wheat 2 vp", land="D5: civil"))
    assert inland.options("turn") == ["build:C06.1", "offer"]
    taken = deal(
        amber=at(hand="B10 C06", goods="1 wheat 2 vp", land="B2: civil"),
        azure=at(land="C1: maritime, C2: maritime"),
    )
    assert taken.options("turn") == ["build:C06.1", "offer"]


def test_nobody_can_play_blue_when_all_seas_are_taken() -> None:
    game = deal(
        amber=at(
            hand="B10 C06",
            goods="1 wheat 9 vp",
            land="C1: maritime, C2: maritime, C3: maritime, F2: maritime",
            ready="1 maritime",
        ),
        azure=at(land="F3: maritime, F4: maritime, G5: maritime, B5: maritime"),
    )
    assert game.options("turn") == ["build:C06.1", "offer"]


@pytest.mark.parametrize(
    ("piece", "design"),
    [
        ("civil", "C06"),
        ("military", "R01"),
        ("production", "G05"),
        ("scientific", "Y01"),
        ("maritime", "B10"),
    ],
)
def test_without_a_piece_on_the_player_board_the_card_is_not_playable(
    piece: str, design: str
) -> None:
    goods, land = "1 gold 1 wheat", "B2: temple"
    game = deal(amber=at(hand=design, goods=goods, land=land, ready=f"0 {piece}"))
    assert game.options("turn") == ["offer"]
    game = deal(amber=at(hand=design, goods=goods, land=land, ready=f"1 {piece}"))
    assert f"build:{design}.1" in game.options("turn")


def test_nowhere_to_go_makes_a_card_unplayable() -> None:
    game = deal(
        amber=at(hand="C06 R01", goods="2 vp", land="E1: civil"),
        azure=at(land="E2: civil"),
    )
    assert game.options("turn") == ["build:R01.1", "offer"]


# Three victory points for the edge


def test_three_vp_buy_an_empty_edge_region() -> None:
    game = deal(
        amber=at(hand=CIVIL, goods="3 vp", land="D5: civil"),
        azure=at(land="B1: civil, G4: military"),
    )
    offered = places(game, CIVIL)
    # C4, C5, E4 and E5 touch D5; of the other edge lands, azure holds B1 and G4.
    assert {p for p in offered if not p.startswith("edge:")} == {"C4", "C5", "E4", "E5"}
    assert {"edge:A2", "edge:B3", "edge:B4", "edge:E1"} <= set(offered)
    assert not {"edge:B1", "edge:G4", "edge:D5", "edge:E2", "edge:A1", "edge:F2"} & set(offered)
    game.say("place", "edge:E1")
    assert game.amber.vp == 0
    assert game.owner("E1") == "amber"


def test_a_ship_may_enter_at_an_edge_sea_for_three_vp() -> None:
    game = deal(amber=at(hand="B10 Y01", goods="1 wheat 5 vp", land="D5: civil"))
    offered = places(game, "B10")
    assert offered == [f"edge:{sea}" for sea in EDGE_SEAS]
    game.say("place", "edge:F2")
    assert game.amber.vp == 2
    assert game.pieces("F2") == ["maritime"]


def test_the_edge_costs_three_vp_that_one_must_have() -> None:
    game = deal(amber=at(hand=CIVIL, goods="2 vp 20 gold", land="D5: civil"))
    assert places(game, CIVIL) == ["C4", "C5", "E4", "E5"]


def test_a_blocked_player_gets_out_over_the_edge() -> None:
    azure = at(land="E2: civil")
    blocked = deal(amber=at(hand=CIVIL, goods="3 vp", land="E1: civil"), azure=azure)
    offered = places(blocked, CIVIL)
    assert offered == [f"edge:{label}" for label in EDGE_LANDS if label != "E1"]


def test_the_edge_needs_no_distance_from_rivals() -> None:
    game = deal(
        amber=at(hand=CIVIL, goods="3 vp", land="E1: civil"),
        azure=at(land="B1: civil"),
    )
    # A2 is two steps from azure's first region.
    assert "edge:A2" in places(game, CIVIL)
