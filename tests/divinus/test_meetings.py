"""Positions in which several rules meet: payments, scorched dice, temples, converted symbols."""

from __future__ import annotations

from itertools import product

import pytest

from games.divinus.components import TEMPLES
from games.divinus.metrics import Conversion, MapReading, count, meets
from games.divinus.rules.dice.effects import stick_on_die
from tests.divinus.country import country
from tests.divinus.table import at, deal, follow

# Paying


def test_two_dice_may_pay_for_what_one_could() -> None:
    # 5 and 2 are offered for cell 7, the 3 for cell 3; but 5 - 2 is 3 as well.
    game = deal(amber=at("5 2 3"), board="3 P03, 7 F07")
    assert {"3", "7", "die:1", "die:2"} <= set(game.options)
    game.plays("amber", "die:1", "die:2", "3")
    assert [die.cell for die in game.amber.dice] == [3, 3, 0]


def test_the_hydras_surcharge_comes_before_heracles() -> None:
    # Cell 5 beside the Hydra in 8 costs 9; its two symbols make that 7 or 11.
    for dice, paid in (("6 1", True), ("6 5", True), ("6 3", True), ("5 1", False)):
        game = deal(
            amber=at(dice, "G7 F32, G8 F02", hero="heracles G7"), monsters="hydra", board="5 F10"
        )
        assert (game.cells() == [5]) == paid


# Dice


def test_a_sticker_goes_somewhere_even_if_all_dice_are_scorched() -> None:
    game = deal(amber=at("5@scorched"))
    follow(game, stick_on_die(game.state, "amber", "d3"), "1.4")
    assert game.amber.die("1").faces[3] == "d3"


# Temples


def test_a_temple_moved_before_it_is_marked_is_marked_where_it_lies() -> None:
    # P13 with a location is the third place of power in the zone of the temple on G8. A Temple Key
    # makes the order matter; the visit comes first and lets a tile be moved.
    game = deal(
        scenario=9,
        amber=at("5 1@used", "G7 P03, G8 P26", artifacts="a16"),
        board="5 P13",
        stickers="P26 tn2, P13 @81.1",
    )
    game.plays("amber", "5", "H7/3")
    assert (game.asked, game.options) == ("order", ["location:81", "temple:G8"])
    game.plays("amber", "location:81", "81.b", "G8")
    assert game.asked == "move-to"
    game.says(amber="G6/0")
    while game.asked != "turn":
        game.says(amber="-" if game.ask.low == 0 else game.options[0])
    assert "G8" not in game.amber.plots
    assert game.amber.plots["G6"].consecrated


@pytest.mark.parametrize("name", TEMPLES)
@pytest.mark.parametrize(
    "symbols",
    ["greek", "viking greek", "viking viking viking", "viking greek greek greek viking viking"],
)
def test_any_number_of_symbols_are_read_as_if_every_way_were_tried(name: str, symbols: str) -> None:
    land = country(f"sea 4 power {symbols}", f"plain 3 barbarian {symbols}", "mountain 2 greek")
    map_reading = MapReading(land, (), (6, 6), ("G7", 0))
    cond = TEMPLES[name].cond
    kinds = [mark.kind for mark in land.marks]
    either = ("greek", "viking")
    free = [place for place, kind in enumerate(kinds) if kind in either]

    def holds(choice: tuple[str, ...]) -> bool:
        read = list(kinds)
        for place, kind in zip(free, choice, strict=True):
            read[place] = kind
        map_reading.kinds = read
        return all(count(one.metric, map_reading) >= one.gte for one in cond)

    expected = any(holds(choice) for choice in product(either, repeat=len(free)))
    assert meets(cond, map_reading, [Conversion(either, either, None)]) == expected


def test_a_map_full_of_symbols_is_read_at_once() -> None:
    land = country("sea 8 " + "greek viking " * 12, "plain 8 " + "viking " * 8)
    map_reading = MapReading(land, (), (6, 6), ("G7", 0))
    either = ("greek", "viking")
    assert not meets(TEMPLES["tb4"].cond, map_reading, [Conversion(either, either, None)])
    assert meets(TEMPLES["tb1"].cond, map_reading, [Conversion(either, either, None)])
