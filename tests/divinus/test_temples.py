"""Temples (12, 17, 20): building, every condition, consecration, what it protects and pays."""

from __future__ import annotations

import pytest

from games.divinus.components import TEMPLES
from games.divinus.metrics import Conversion, MapReading, meets
from tests.divinus.country import country
from tests.divinus.table import Game, at, deal

# The temple lies in the first zone, on plot G7.
MET: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "tg1": (("sea 2 greek greek",), ("sea 2 greek", "plain 2 greek")),
    "tg2": (("sea 6",), ("sea 5", "plain 7")),
    "tg3": (("sea 2 greek@H8 greek@G7", "plain 2 greek@G8"), ("sea 2 greek@I7 greek greek",)),
    "tg4": (("sea 2 greek", *("plain 2 greek",) * 3), ("sea 2 greek", "plain 2 greek")),
    "tg5": (("sea 2",) * 4, ("sea 2",) * 3),
    "tn1": (("sea 2 viking wild",), ("sea 1 viking viking",)),
    "tn2": (("sea 2 power temple:norse power",), ("sea 2 power temple:norse",)),
    "tn3": (("sea 2 viking@H8 viking@G7", "plain 2 viking@G8"), ("sea 2 viking viking@J10",)),
    "tn4": (("sea 2", "plain 2 viking viking viking"), ("sea 2 viking", "plain 2 viking viking")),
    "tn5": (("sea 2", "mountain 6"), ("sea 8", "mountain 5")),
    "tb1": (("sea 2 " + "greek viking " * 3,), ("sea 2 " + "greek viking " * 2 + "wild",)),
    "tb2": (("sea 2 barbarian barbarian@H7 wild@H8",), ("sea 2 barbarian barbarian@I7 wild@H8",)),
    "tb3": (("sea 2 " + "barbarian " * 4 + "wild",), ("sea 2 " + "barbarian " * 4,)),
    "tb4": (("sea 2 greek viking wild",), ("sea 2 greek viking", "plain 2 barbarian")),
}


@pytest.mark.parametrize("name", MET)
def test_every_temple_is_consecrated_by_its_condition_alone(name: str) -> None:
    for zones, met in zip(MET[name], (True, False), strict=True):
        map_reading = MapReading(country(*zones), (), (6, 6), ("G7", 0))
        assert meets(TEMPLES[name].cond, map_reading) is met


def test_every_temple_has_a_test() -> None:
    assert set(MET) == set(TEMPLES)


def test_the_interpreters_tongue_exchanges_one_symbol_or_upgraded_any() -> None:
    land = MapReading(country("sea 2 viking viking"), (), (6, 6), ("G7", 0))
    one = [Conversion(("greek", "viking"), ("greek", "viking"))]
    every = [Conversion(("greek", "viking"), ("greek", "viking"), None)]
    assert not meets(TEMPLES["tg1"].cond, land, one)
    assert meets(TEMPLES["tg1"].cond, land, every)
    near = MapReading(country("sea 2 greek viking"), (), (6, 6), ("G7", 0))
    assert meets(TEMPLES["tg1"].cond, near, one)


def explored(temple: str = "tn2", **more: object) -> Game:
    """Amber lays P13 (mountain with a place of power) beside two others of mountain."""
    game = deal(
        amber=at("5 1@used", "G7 P03, G8 P26", **more),  # type: ignore[arg-type]
        temples=temple,
        board="5 P13",
    )
    game.says(amber="5")
    game.says(amber=next(o for o in game.options if o.startswith("H7") and o.endswith("/3")))
    return game


def test_a_temple_may_be_built_on_the_tile_that_is_explored() -> None:
    game = explored()
    assert game.asked == "temple"
    assert game.options == ["tn2", "none"]
    game.says(amber="none")
    assert not game.state.stickers
    assert game.state.active == "azure"


def test_a_temple_covers_the_place_of_power_and_is_consecrated_at_once() -> None:
    game = explored()
    game.says(amber="tn2")
    assert game.state.temples == {"tn2": 1}
    assert (0, "temple:norse") in game.state.symbols("P13")
    assert (0, "power") not in game.state.symbols("P13")
    assert game.amber.plots["H7"].consecrated
    assert game.notes("consecrated")


def test_an_unmet_temple_waits_for_its_condition() -> None:
    game = explored("tn1")
    game.says(amber="tn1")
    assert not game.amber.plots["H7"].consecrated


def test_no_temple_beside_a_location_or_without_supply() -> None:
    located = deal(amber=at("5", "G7 P03"), temples="tn2", stickers="P13 @11.0", board="5 P13")
    located.says(amber="5")
    located.says(amber=located.options[0])
    assert located.asked == "turn"
    bare = deal(amber=at("5", "G7 P03"), board="5 P13")
    bare.says(amber="5")
    bare.says(amber=bare.options[0])
    assert bare.asked == "turn"


def test_a_consecrated_temple_pays_at_the_end_by_its_pantheon() -> None:
    game = deal(
        amber=at("1", "G7 P03 marked, G8 P26 marked, G9 P07 marked", rests=1),
        azure=at("1", "G7 F01", rests=2),
        stickers="P03 tg1, P26 tn1, P07 tb1",
    )
    game.says(amber="rest")
    assert game.amber.favour == {"greek": 1, "norse": 1, "general": 1}
    assert game.amber.causes["temples"] == 3


def test_a_marked_temple_stays_when_its_condition_is_gone() -> None:
    game = deal(amber=at("1", "G7 P03 marked"), stickers="P03 tn2")
    game.says(amber="rest")
    assert game.amber.plots["G7"].consecrated


def test_theseus_refreshes_a_die_beside_a_temple_and_two_on_it() -> None:
    game = explored(hero="theseus G7")
    game.says(amber="tn2")
    assert (game.asked, game.ask.low, game.ask.high) == ("refresh", 1, 1)
    game.says(amber="2")
    # He cannot stand on a tile that is being laid, so its temple is from an earlier match.
    own = deal(
        amber=at("5 1@used 2@used", "G7 P03, G8 P26", hero="theseus G7"),
        stickers="P03 tn2",
        board="5 P13",
    )
    own.says(amber="5")
    own.says(amber=next(o for o in own.options if o.startswith("H7") and o.endswith("/3")))
    assert own.amber.plots["G7"].consecrated
    assert (own.asked, own.ask.low, own.ask.high) == ("refresh", 2, 2)
    assert [note.args["count"] for note in own.notes("theseus")] == [2]
    own.says(amber="2 3")
    assert [die.where for die in own.amber.dice].count("active") == 2


def test_the_temple_key_refreshes_dice_if_its_owner_likes() -> None:
    game = explored(artifacts="a16")
    game.says(amber="tn2")
    assert (game.asked, game.ask.low, game.ask.high) == ("refresh", 0, 1)
    game.says(amber="-")
    assert game.amber.die("2").where == "used"


def test_several_effects_come_in_the_order_of_ones_choice() -> None:
    game = explored(artifacts="a16", hero="theseus G7")
    game.amber.dice[1].lay("used")
    game.says(amber="tn2")
    assert game.asked == "order"
    assert game.options == ["artifact:a16", "theseus:1"]


def test_temples_are_consecrated_in_the_order_of_ones_choice() -> None:
    game = deal(
        amber=at("5 1@used 2@used", "G7 P03, G8 P26", hero="theseus G7"),
        stickers="P03 tn2, P26 tn2",
        board="5 P13",
    )
    game.says(amber="5")
    game.says(amber=next(o for o in game.options if o.startswith("H7") and o.endswith("/3")))
    assert game.asked == "order"
    assert game.options == ["temple:G7", "temple:G8"]
    # On his own tile Theseus refreshes two dice, beside it one.
    game.says(amber="temple:G8")
    assert game.amber.plots["G8"].consecrated
    assert not game.amber.plots["G7"].consecrated
