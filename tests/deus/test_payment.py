"""Construction costs: resources, four gold for any of them, printed gold in gold."""

from __future__ import annotations

import pytest

from tests.deus.table import Game, at, deal

HOME = "B1: civil, C1: maritime"


def paying(design: str, goods: str) -> Game:
    """Amber has just said that it builds ``design``."""
    return deal(amber=at(hand=f"{design} T16", goods=goods, land=HOME)).build(design)


def can_build(design: str, goods: str, land: str = HOME) -> bool:
    game = deal(amber=at(hand=f"{design} T16", goods=goods, land=land))
    return f"build:{design}.1" in game.options("turn")


@pytest.mark.parametrize(
    ("design", "goods", "ways"),
    [
        # Stone and clay.
        ("Y08", "1 stone 1 clay 8 gold", ["stone1.clay1", "stone1.gold4", "clay1.gold4", "gold8"]),
        ("Y08", "1 stone 1 clay 7 gold", ["stone1.clay1", "stone1.gold4", "clay1.gold4"]),
        ("Y08", "1 stone 8 gold", ["stone1.gold4", "gold8"]),
        # Stone and one printed gold.
        ("Y04", "1 stone 5 gold", ["stone1.gold1", "gold5"]),
        # Wood and wheat.
        ("B01", "1 wood 1 wheat 4 gold", ["wheat1.wood1", "wheat1.gold4", "wood1.gold4"]),
        # Wood and two wheat.
        (
            "R06",
            "1 wood 2 wheat 12 gold",
            [
                "wheat2.wood1",
                "wheat2.gold4",
                "wheat1.wood1.gold4",
                "wheat1.gold8",
                "wood1.gold8",
                "gold12",
            ],
        ),
        # Stone, clay and wheat.
        (
            "C02",
            "1 stone 1 clay 1 wheat 4 gold",
            [
                "wheat1.stone1.clay1",
                "wheat1.stone1.gold4",
                "wheat1.clay1.gold4",
                "stone1.clay1.gold4",
            ],
        ),
        # More than enough of a resource is no other way.
        ("C01", "5 wood 4 gold", ["wood1", "gold4"]),
    ],
)
def test_every_resource_may_be_replaced_by_four_gold(
    design: str, goods: str, ways: list[str]
) -> None:
    game = paying(design, goods)
    offered = game.options("pay")
    assert sorted(offered) == sorted(ways)
    gold = [int(way.partition("gold")[2] or 0) for way in offered]
    assert gold == sorted(gold)


@pytest.mark.parametrize("way", ["wheat2.wood1", "wheat1.wood1.gold4", "wood1.gold8", "gold12"])
def test_what_is_said_is_what_is_paid(way: str) -> None:
    game = paying("R06", "1 wood 2 wheat 12 gold").say("pay", way)
    wheat = int("wheat2" in way) * 2 + int("wheat1" in way)
    wood = int("wood1" in way)
    assert game.amber.resources["wheat"] == 2 - wheat
    assert game.amber.resources["wood"] == 1 - wood
    assert game.amber.gold == 12 - 4 * (3 - wheat - wood)
    assert game.state.supply["wheat"] == 8 + wheat
    assert game.state.supply["wood"] == 9 + wood


def test_a_single_payment_needs_no_question() -> None:
    game = paying("C01", "1 wood 3 gold")
    assert game.asked == "place"
    assert game.amber.resources["wood"] == 0
    assert game.amber.gold == 3


def test_gold_alone_pays_without_a_question() -> None:
    game = paying("C01", "4 gold")
    assert game.asked == "place"
    assert game.amber.gold == 0


def test_a_free_card_costs_nothing() -> None:
    game = paying("C06", "1 wood 5 gold")
    assert game.asked == "place"
    assert game.amber.gold == 5
    assert game.amber.resources["wood"] == 1


def test_printed_gold_is_paid_in_gold() -> None:
    # Archers cost a wheat and a gold.
    assert can_build("R05", "1 wheat 1 gold")
    assert not can_build("R05", "10 wheat 5 wood")
    assert not can_build("R05", "4 gold")
    assert can_build("R05", "5 gold")
    game = paying("R05", "1 wheat 4 gold")
    assert game.asked == "place"
    assert (game.amber.gold, game.amber.resources["wheat"]) == (3, 0)


@pytest.mark.parametrize(
    ("design", "goods", "enough"),
    [
        ("C01", "3 gold 4 clay", False),
        ("C01", "4 gold", True),
        ("Y08", "1 stone 3 gold", False),
        ("Y08", "1 clay 4 gold", True),
        ("Y08", "7 gold", False),
        ("Y12", "1 clay 1 gold", False),
        ("Y12", "1 clay 2 gold", True),
        ("Y12", "5 gold", False),
        ("Y12", "6 gold", True),
        ("T01", "1 wheat 1 wood 1 stone 1 clay", True),
        ("T01", "1 wheat 1 wood 1 stone 3 gold", False),
        ("T01", "1 wheat 1 wood 8 gold", True),
        ("T01", "16 gold", True),
        ("T01", "15 gold", False),
    ],
)
def test_a_card_one_cannot_pay_is_not_playable(design: str, goods: str, enough: bool) -> None:
    assert can_build(design, goods) == enough


def test_a_temple_costs_one_resource_of_each_type() -> None:
    game = paying("T01", "1 wheat 1 wood 1 stone 1 clay 4 gold")
    assert set(game.options("pay")) == {
        "wheat1.wood1.stone1.clay1",
        "wood1.stone1.clay1.gold4",
        "wheat1.stone1.clay1.gold4",
        "wheat1.wood1.clay1.gold4",
        "wheat1.wood1.stone1.gold4",
    }
    game.say("pay", "wheat1.wood1.clay1.gold4")
    assert game.amber.resources == {"wheat": 0, "wood": 0, "stone": 1, "clay": 0}
    assert game.amber.gold == 0


def test_four_gold_stand_for_a_resource_only_in_construction() -> None:
    # Selling and giving away need the resource itself: with gold alone neither card asks.
    sells = deal(amber=at(hand="B06 Y01", goods="1 stone 1 clay 8 gold", land=HOME))
    sells.build("B06", pay="stone1.clay1", place="C2")
    assert sells.turn == "azure"
    swaps = deal(amber=at(hand="B10 Y01", goods="1 wheat 8 gold", land=HOME))
    swaps.build("B10", pay="wheat1", place="C2")
    assert swaps.turn == "azure"


def test_one_of_several_copies_stands_for_all() -> None:
    game = deal(amber=at(hand="R01 R01 C06", land=HOME))
    assert game.options("turn") == ["build:C06.1", "build:R01.1", "offer"]
