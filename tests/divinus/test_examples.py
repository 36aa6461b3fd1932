"""The worked examples of the rulebook, each named after its page."""

from __future__ import annotations

from games.divinus.components import GODS
from games.divinus.goal_values import ranked
from games.divinus.map_survey import PlacedTile, Survey, survey
from games.divinus.metrics import most
from games.divinus.rules.map.stickers import (
    slots_used,
    takes_faction,
    takes_location,
    takes_temple,
)
from games.divinus.rules.scoring import leader
from tests.divinus.country import country, on
from tests.divinus.table import at, deal

EVERY_CELL = (
    ", ".join(f"{cell} P{cell:02}" for cell in range(1, 7))
    + ", "
    + ", ".join(f"{cell} F{cell:02}" for cell in range(7, 13))
)


def test_page_7_two_leaders_leave_a_pantheon_without_a_favourite() -> None:
    state = deal(
        scenario=3,
        amber=at("1", favour={"greek": 7, "norse": 4}),
        azure=at("1", favour={"greek": 5, "norse": 7}),
        rose=at("1", favour={"greek": 2, "norse": 7}),
    ).state
    assert leader(state, "greek") == "amber"
    assert leader(state, "norse") is None


def test_page_9_a_five_and_a_two_pay_for_seven_or_three() -> None:
    game = deal(amber=at("5 2"), board=EVERY_CELL)
    assert game.cells() == [2, 3, 5, 7]
    game.says(amber="3")
    assert {die.cell for die in game.amber.dice} == {3}


def test_page_9_six_and_one_pay_for_seven() -> None:
    game = deal(amber=at("6 1"), board=EVERY_CELL)
    assert 7 in game.cells()


def test_page_9_six_and_six_less_two_pay_for_ten() -> None:
    game = deal(amber=at("2 6 6"), board="10 F10")
    game.says(amber="10")
    assert [die.cell for die in game.amber.dice] == [10, 10, 10]
    assert game.state.board[10] is None


def test_page_12_zones_cover_two_tiles_or_more() -> None:
    land = survey(
        (PlacedTile("G7", "F01", 0), PlacedTile("H7", "F02", 2), PlacedTile("I7", "F05", 1))
    )
    sizes = sorted(len(land.groups[zone].labels) for zone in land.zones)
    assert sizes == [2, 2]


def test_page_18_a_place_of_power_takes_two_slots_of_three() -> None:
    state = deal(stickers="P02 greek.0, P03 @11.0, P04 tg1").state
    assert [slots_used(state, tile) for tile in ("F01", "F10", "P01")] == [1, 2, 2]
    assert [slots_used(state, tile) for tile in ("P02", "P03", "P04")] == [3, 3, 2]


def test_page_18_the_examples() -> None:
    state = deal(stickers="P03 @11.0").state
    # Room for one more faction, but no location or temple without a place of power.
    assert takes_faction(state, "F10")
    assert not takes_location(state, "F10")
    assert not takes_temple(state, "F10")
    # A place of power and a location: full, and no temple beside a location.
    assert not takes_faction(state, "P03")
    assert not takes_temple(state, "P03")


# The scoring of pages 23 and 24: the zones of three players, and maps of our tiles with them.
ANNA = country(
    *("sea 6", "sea 2", "sea 2", "sea 2"),
    *("plain 4", "plain 2"),
    *("mountain 5", "mountain 4", "mountain 2", "mountain 2"),
)
ZOYA = country(
    *("sea 9", "sea 2", "sea 2"),
    *("plain 6", "plain 3", "plain 2"),
    *("mountain 3", "mountain 3", "mountain 2"),
)
FILIPP = country("sea 4", "sea 3", "plain 9", "mountain 5", "mountain 2", "mountain 2")
# Maps of our tiles with the zones of the example.
ZOYAS_MAP = (
    "G7 F12/2, H7 P21/1, I7 P02/1, J7 F29/2, G8 F16, H8 P11/3, I8 P08/1, J8 P28/1,"
    "G9 F27/3, H9 F18, I9 F07/3, J9 P30/2, G10 P17/2, H10 F06, I10 F31/2, J10 P01/3"
)
ANNAS_MAP = (
    "G7 F25/2, H7 P29, I7 P07, J7 P09/3, G8 F30/1, H8 P14, I8 P15/3, J8 F15/2,"
    "G9 P05, H9 F26/2, I9 P26/1, J9 P16/1, G10 F28/1, H10 F23/2, I10 F02"
)
FILIPPS_MAP = (
    "G7 P04/1, H7 F24/2, I7 F11/3, J7 F20/2, G8 P25/3, H8 F04/3, I8 P27/3, J8 P06,"
    "G9 P03, H9 F17, I9 F13/2, J9 P19, G10 P12, H10 F19/1"
)


def earned(god: str) -> list[dict[str, int]]:
    people = {"anna": ANNA, "zoya": ZOYA, "filipp": FILIPP}
    return [
        ranked({name: most(goal.metric, on(land)) for name, land in people.items()}, (2, 1))
        for goal in GODS[god].goals
    ]


def sizes(land: Survey) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for zone in land.zones:
        found.setdefault(land.groups[zone].terrain, []).append(len(land.groups[zone].labels))
    return {terrain: sorted(each, reverse=True) for terrain, each in found.items()}


def test_page_23_the_zones_of_laid_tiles_are_those_of_the_example() -> None:
    game = deal(
        people=3, amber=at("1", ZOYAS_MAP), azure=at("1", ANNAS_MAP), rose=at("1", FILIPPS_MAP)
    )
    assert sizes(game.state.land("amber")) == sizes(ZOYA)
    assert sizes(game.state.land("azure")) == sizes(ANNA)
    assert sizes(game.state.land("rose")) == sizes(FILIPP)


def test_page_24_gaia_counts_zones() -> None:
    sea, mountain = earned("gaia")
    assert sea == {"anna": 2, "zoya": 1, "filipp": 0}
    assert mountain == {"anna": 2, "zoya": 1, "filipp": 1}


def test_page_24_ymir_counts_the_largest_zone() -> None:
    sea, mountain = earned("ymir")
    assert sea == {"anna": 1, "zoya": 2, "filipp": 0}
    assert mountain == {"anna": 2, "zoya": 0, "filipp": 2}


def test_page_24_the_sums_are_as_printed() -> None:
    def total(god: str, name: str) -> int:
        return sum(goal[name] for goal in earned(god))

    sums = {name: (total("gaia", name), total("ymir", name)) for name in ("anna", "zoya", "filipp")}
    assert sums == {"anna": (4, 3), "zoya": (2, 2), "filipp": (1, 2)}


def test_page_24_the_example_comes_out_as_printed_on_laid_maps() -> None:
    game = deal(
        people=3,
        gods="gaia ymir",
        amber=at("1", ZOYAS_MAP, rests=1),
        azure=at("1", ANNAS_MAP, rests=2),
        rose=at("1", FILIPPS_MAP, rests=2),
    )
    game.says(amber="rest")
    assert game.match.over
    # Zoya alone has finished her map.
    assert dict(game.amber.favour) == {"greek": 2, "norse": 2, "general": 1}
    assert dict(game.azure.favour) == {"greek": 4, "norse": 3, "general": 0}
    assert dict(game.rose.favour) == {"greek": 1, "norse": 2, "general": 0}


def test_zoya_and_anna_alone_would_share_the_gods_of_the_example() -> None:
    game = deal(
        gods="gaia ymir",
        amber=at("1", ZOYAS_MAP, rests=1),
        azure=at("1", ANNAS_MAP, rests=2),
    )
    game.says(amber="rest")
    assert game.match.over
    # Anna has more seas and mountains and the largest mountain, Zoya the largest sea and a map
    # that is finished; the second of two gets nothing.
    assert dict(game.azure.favour) == {"greek": 2, "norse": 1, "general": 0}
    assert dict(game.amber.favour) == {"greek": 0, "norse": 1, "general": 1}


def test_page_32_heracles_pays_seven_ten_or_thirteen() -> None:
    for dice in ("6 1", "6 4", "6 4 3"):
        game = deal(
            amber=at(dice, "G7 F32, G8 F02", hero="heracles G7"),
            stickers="F10 greek.0",
            board="10 F10",
        )
        assert game.cells() == [10]
    assert (
        "10.heracles"
        in deal(
            amber=at("6 1", "G7 F32, G8 F02", hero="heracles G7"),
            stickers="F10 greek.0",
            board="10 F10",
        ).options
    )
    none = deal(
        amber=at("6 2", "G7 F32, G8 F02", hero="heracles G7"),
        stickers="F10 greek.0",
        board="10 F10",
    )
    assert none.cells() == []


def test_page_35_the_hydra_in_eight_makes_its_neighbours_dearer() -> None:
    game = deal(monsters="hydra", amber=at("1"))
    assert [game.state.price(cell) for cell in (5, 7, 9, 11)] == [9, 11, 13, 15]
    assert [game.state.price(cell) for cell in (4, 6, 10, 12)] == [4, 6, 10, 12]
    guarded = deal(monsters="hydra", amber=at("6 2 5"), board="8 F08, 7 F07, 5 P05")
    assert guarded.cells() == [5, 7]


def test_page_36_cell_seven_drives_ones_own_monster_north_or_east() -> None:
    plots = "G7 P03, G8 P26, G9 P07, H8 P09/3"
    game = deal(monsters="echidna", amber=at("6 1", plots, monster="G8"))
    game.says(amber="fight").says(amber="own:7")
    assert game.options == ["G7", "H8"]
    game.says(amber="H8")
    monster = game.amber.monster
    assert monster is not None
    assert (monster.plot, monster.cells) == ("H8", [7])
