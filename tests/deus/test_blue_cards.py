"""Blue cards: selling, buying and exchanging with the main supply."""

from __future__ import annotations

import pytest

from games.deus.view import Resource
from tests.deus.table import Game, at, counted, deal

HARBOUR = "B1: civil, C1: maritime"
SAILERS: dict[str, Resource] = {"B02": "wood", "B03": "clay", "B04": "stone", "B05": "wheat"}
HARBOURS: dict[str, Resource] = {"B06": "wood", "B07": "clay", "B08": "stone", "B09": "wheat"}


def sailed(design: str, goods: str, *, supply: str = "") -> Game:
    """Amber has paid with resources and put the new ship on C2."""
    game = deal(supply=supply, amber=at(hand=f"{design} T16", goods=goods, land=HARBOUR))
    game.build(design)
    if game.asked == "pay":
        game.say("pay", game.options("pay")[0])
    return game.say("place", "C2")


def goods_for(design: str, resource: str, count: int) -> str:
    """The design's cost and ``count`` of a resource on top."""
    cost = ["wood"] if design in SAILERS else ["stone", "clay"]
    have = dict.fromkeys(("wood", "clay", "stone", "wheat"), 0)
    for paid in cost:
        have[paid] += 1
    have[resource] += count
    return " ".join(f"{n} {name}" for name, n in have.items())


@pytest.mark.parametrize(("design", "resource"), [*SAILERS.items(), *HARBOURS.items()])
class TestSelling:
    """Merchant Sailers pay 4 gold, Small Harbours 1 VP, for at most six of their resource."""

    def test_at_most_six(self, design: str, resource: Resource) -> None:
        game = sailed(design, goods_for(design, resource, 8))
        assert game.options("sell") == ["6", "5", "4", "3", "2", "1", "0"]
        game.say("sell", "6")
        assert {k: n for k, n in game.amber.resources.items() if n} == {resource: 2}
        assert game.state.supply[resource] == 8
        earned = (24, 0) if design in SAILERS else (0, 6)
        assert (game.amber.gold, game.amber.vp) == earned
        assert game.turn == "azure"

    def test_what_one_has(self, design: str, resource: Resource) -> None:
        game = sailed(design, goods_for(design, resource, 2))
        assert game.options("sell") == ["2", "1", "0"]
        game.say("sell", "1")
        earned = (4, 0) if design in SAILERS else (0, 1)
        assert (game.amber.gold, game.amber.vp) == earned
        assert game.amber.resources[resource] == 1

    def test_nothing_if_one_likes(self, design: str, resource: Resource) -> None:
        game = sailed(design, goods_for(design, resource, 2)).say("sell", "0")
        assert (game.amber.gold, game.amber.vp) == (0, 0)
        assert game.turn == "azure"

    def test_other_resources_are_of_no_use(self, design: str, resource: Resource) -> None:
        other = "wheat" if resource != "wheat" else "stone"
        game = sailed(design, goods_for(design, other, 3))
        assert game.turn == "azure"


class TestGalley:
    """B01: up to three of one type for 1 gold each."""

    COST = "1 wood 1 wheat"

    @pytest.mark.parametrize("resource", ["wheat", "wood", "stone", "clay"])
    def test_three_of_one_type(self, resource: Resource) -> None:
        game = sailed("B01", f"{self.COST} 5 gold")
        assert game.options("buy") == ["wheat", "wood", "stone", "clay", "none"]
        game.say("buy", resource)
        assert game.options("buy-count") == ["3", "2", "1"]
        game.say("buy-count", "3")
        assert {k: n for k, n in game.amber.resources.items() if n} == {resource: 3}
        assert game.amber.gold == 2
        assert game.state.supply[resource] == 7
        assert game.turn == "azure"

    def test_no_more_than_one_can_pay(self) -> None:
        game = sailed("B01", f"{self.COST} 2 gold").say("buy", "clay")
        assert game.options("buy-count") == ["2", "1"]

    def test_no_more_than_the_supply_holds(self) -> None:
        game = sailed("B01", f"{self.COST} 3 gold", supply="1 clay 0 stone")
        assert game.options("buy") == ["wheat", "wood", "clay", "none"]
        game.say("buy", "clay")
        assert game.options("buy-count") == ["1"]
        game.say("buy-count", "1")
        assert (game.amber.gold, game.amber.resources["clay"]) == (2, 1)

    def test_what_was_just_paid_can_be_bought_back(self) -> None:
        game = sailed("B01", f"{self.COST} 3 gold", supply="0 wood 0 wheat 0 stone 0 clay")
        assert game.options("buy") == ["wheat", "wood", "none"]

    def test_it_may_stay_unused(self) -> None:
        game = sailed("B01", f"{self.COST} 3 gold").say("buy", "none")
        assert game.amber.gold == 3
        assert game.turn == "azure"

    def test_without_gold_it_asks_nothing(self) -> None:
        assert sailed("B01", self.COST).turn == "azure"


@pytest.mark.parametrize(
    ("design", "cost", "most"), [("B10", "1 wheat", 2), ("B11", "1 stone 1 gold", 4)]
)
class TestExchange:
    """Barter Quay swaps two resources, Exchange Wharf four."""

    def test_so_many_one_by_one(self, design: str, cost: str, most: int) -> None:
        game = sailed(design, f"{cost} 6 wood")
        for _ in range(most):
            game.say("give", "wood").say("take", "clay")
        assert game.amber.resources["wood"] == 6 - most
        assert game.amber.resources["clay"] == most
        assert game.state.supply["clay"] == 10 - most
        assert game.turn == "azure"

    def test_stopping_early(self, design: str, cost: str, most: int) -> None:
        game = sailed(design, f"{cost} 3 wood 1 clay")
        game.say("give", "clay").say("take", "stone").say("give", "stop")
        assert game.amber.resources["wood"] == 3
        assert game.amber.resources["clay"] == 0
        assert game.amber.resources["stone"] == 1
        assert game.turn == "azure"

    def test_only_what_the_supply_holds(self, design: str, cost: str, most: int) -> None:
        game = sailed(design, f"{cost} 2 wood", supply="0 wheat 0 stone 1 clay").say("give", "wood")
        # What was paid for the card lies in the supply again.
        assert set(game.options("take")) == {"clay", *counted(cost)} - {"gold"}

    def test_with_nothing_to_give_it_asks_nothing(self, design: str, cost: str, most: int) -> None:
        assert sailed(design, cost).turn == "azure"


def test_exchange_with_an_empty_supply_asks_nothing() -> None:
    game = deal(
        supply="0 wheat 0 stone 0 clay 0 wood",
        amber=at(hand="B10 T16", goods="4 gold 3 wood", land=HARBOUR),
    )
    game.build("B10", place="C2")
    assert game.turn == "azure"


def test_only_what_leads_to_a_swap_can_be_given() -> None:
    # The supply holds nothing but wood: giving wood would bring nothing back.
    game = deal(
        supply="0 wheat 0 stone 0 clay 3 wood",
        amber=at(hand="B10 T16", goods="4 gold 2 wood 1 clay", land=HARBOUR),
    )
    game.build("B10", place="C2")
    assert game.options("give") == ["clay", "stop"]
    game.say("give", "clay")
    assert game.options("take") == ["wood"]


class TestFreePort:
    """B12: sell up to three of any types for 1 VP each, or buy up to three for 2 gold each."""

    COST = "1 wood 1 clay"

    def test_selling_a_mixture(self) -> None:
        game = sailed("B12", f"{self.COST} 2 stone 2 wheat 5 gold").say("either", "either:0:sell")
        assert game.options("sell-any") == ["wheat", "stone", "stop"]
        game.say("sell-any", "stone").say("sell-any", "wheat").say("sell-any", "stone")
        assert game.amber.vp == 3
        assert game.amber.resources == {"wheat": 1, "wood": 0, "stone": 0, "clay": 0}
        assert game.turn == "azure"

    def test_selling_stops_at_will(self) -> None:
        game = sailed("B12", f"{self.COST} 3 stone 2 gold").say("either", "either:0:sell")
        game.say("sell-any", "stone").say("sell-any", "stop")
        assert (game.amber.vp, game.amber.resources["stone"]) == (1, 2)

    def test_buying_a_mixture(self) -> None:
        game = sailed("B12", f"{self.COST} 1 stone 9 gold").say("either", "either:1:buy")
        game.say("buy-any", "wood").say("buy-any", "clay").say("buy-any", "wood")
        assert game.amber.gold == 3
        assert game.amber.resources == {"wheat": 0, "wood": 2, "stone": 1, "clay": 1}
        assert game.turn == "azure"

    def test_buying_ends_with_the_gold(self) -> None:
        game = sailed("B12", f"{self.COST} 1 stone 5 gold").say("either", "either:1:buy")
        game.say("buy-any", "wood").say("buy-any", "clay")
        assert game.amber.gold == 1
        assert game.turn == "azure"

    def test_never_both(self) -> None:
        game = sailed("B12", f"{self.COST} 1 stone 4 gold").say("either", "either:0:sell")
        game.say("sell-any", "stone")
        assert game.turn == "azure"
        assert game.amber.gold == 4

    def test_neither(self) -> None:
        game = sailed("B12", f"{self.COST} 1 stone 4 gold").say("either", "none")
        assert (game.amber.vp, game.amber.gold) == (0, 4)
        assert game.turn == "azure"

    @pytest.mark.parametrize(
        ("goods", "half"), [("2 stone 1 gold", "either:0:sell"), ("2 gold", "either:1:buy")]
    )
    def test_a_half_that_can_do_nothing_is_not_offered(self, goods: str, half: str) -> None:
        game = sailed("B12", f"{self.COST} {goods}")
        assert game.options("either") == [half, "none"]

    def test_nothing_to_sell_and_no_gold_asks_nothing(self) -> None:
        assert sailed("B12", f"{self.COST} 1 gold").turn == "azure"

    def test_an_empty_supply_sells_nothing(self) -> None:
        game = deal(
            supply="0 wheat 0 stone 0 clay 0 wood",
            amber=at(hand="B12 T16", goods="14 gold", land=HARBOUR),
        )
        game.build("B12", place="C2")
        assert game.turn == "azure"
