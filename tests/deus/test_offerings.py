"""Offerings: six gods, what each gives for the cards, and the refill."""

from __future__ import annotations

import pytest

from games.deus.components import PIECES
from tests.deus.table import Game, at, deal, designs

HOME = "B1: civil"
EVERYTHING = "5 maritime 5 production 5 scientific 4 civil 5 military"


def offering(hand: str, *, ready: str = "", supply: str = "", goods: str = "") -> Game:
    return deal(supply=supply, amber=at(hand=hand, goods=goods, land=HOME, ready=ready))


def pieces_gained(game: Game, ready: int = 2) -> dict[str, int]:
    return {p: n - ready for p, n in game.amber.ready.items() if n != ready}


class TestDiscarding:
    """How cards are given away."""

    def test_at_least_one_card(self) -> None:
        game = offering("B02 C01 G01").say("turn", "offer")
        assert (game.ask.low, game.ask.high) == (1, 1)
        assert game.options("offer") == ["B02.1", "C01.1", "G01.1"]

    def test_as_many_more_as_one_likes(self) -> None:
        game = offering("B02 C01 G01").say("turn", "offer").say("offer", "C01")
        assert game.options("offer-more") == ["B02.1", "G01.1"]
        assert (game.ask.low, game.ask.high) == (0, 2)

    def test_the_top_card_names_the_god(self) -> None:
        game = offering("B02 C01 G01").offer("C01", "B02", "G01")
        assert game.amber.vp == 2
        assert game.amber.gold == 0
        assert game.state.discard[-1] == "C01.1"
        assert sorted(game.state.discard) == ["B02.1", "C01.1", "G01.1"]

    def test_cards_may_be_kept_and_the_hand_is_filled_to_five(self) -> None:
        game = offering("B02 C01 G01 R01 Y01").offer("B02", "C01")
        assert len(game.amber.hand) == 5
        assert {"G01.1", "R01.1", "Y01.1"} <= set(game.amber.hand)
        assert game.turn == "azure"

    def test_a_small_hand_is_filled_to_five_too(self) -> None:
        game = offering("B02 C01").offer("B02")
        assert len(game.amber.hand) == 5

    def test_more_than_five_cards_are_kept_without_a_refill(self) -> None:
        game = offering("B02 C01 G01 R01 Y01 T01 T02 T03").offer("B02")
        assert designs(game.amber.hand) == ["C01", "G01", "R01", "T01", "T02", "T03", "Y01"]

    def test_one_can_always_offer(self) -> None:
        assert offering("T01").options("turn") == ["offer"]


class TestNeptune:
    """Blue: 2 gold a card and a ship."""

    @pytest.mark.parametrize(("more", "gold"), [((), 2), (("C01",), 4), (("C01", "G01", "R01"), 8)])
    def test_two_gold_a_card(self, more: tuple[str, ...], gold: int) -> None:
        game = offering("B02 C01 G01 R01 Y01").offer("B02", *more)
        assert game.amber.gold == gold
        assert pieces_gained(game) == {"maritime": 1}
        assert game.amber.reserve["maritime"] == 2
        assert game.turn == "azure"

    def test_no_ship_left(self) -> None:
        game = offering("B02 C01", ready=EVERYTHING).offer("B02")
        assert game.amber.gold == 2
        assert game.amber.ready["maritime"] == 5


class TestCeres:
    """Green: a resource of one's choice a card and a production building."""

    def test_a_resource_a_card(self) -> None:
        game = offering("G01 C01 B02 R01 Y01").offer("G01", "C01", "B02")
        game.say("ceres", "clay").say("ceres", "clay").say("ceres", "wood")
        assert game.amber.resources == {"wheat": 0, "wood": 1, "stone": 0, "clay": 2}
        assert game.state.supply["clay"] == 8
        assert pieces_gained(game) == {"production": 1}
        assert game.turn == "azure"

    def test_only_what_the_supply_holds(self) -> None:
        game = offering("G01 C01 B02", supply="1 clay 0 wood 2 stone").offer("G01", "C01", "B02")
        assert game.options("ceres") == ["wheat", "stone", "clay"]
        game.say("ceres", "clay")
        assert game.options("ceres") == ["wheat", "stone"]

    def test_a_supply_that_runs_out_ends_it(self) -> None:
        game = offering("G01 C01 B02", supply="1 clay 0 wood 1 stone 0 wheat")
        game.offer("G01", "C01", "B02")
        for _ in range(2):
            if game.asked == "ceres":
                game.say("ceres", game.options("ceres")[0])
        assert game.amber.resources == {"wheat": 0, "wood": 0, "stone": 1, "clay": 1}
        assert game.turn == "azure"

    def test_an_empty_supply_gives_the_building_only(self) -> None:
        game = offering("G01 C01", supply="0 clay 0 wood 0 stone 0 wheat").offer("G01", "C01")
        assert sum(game.amber.resources.values()) == 0
        assert pieces_gained(game) == {"production": 1}
        assert game.turn == "azure"

    def test_no_building_left(self) -> None:
        game = offering("G01 C01", ready=EVERYTHING).offer("G01").say("ceres", "wood")
        assert game.amber.ready["production"] == 5
        assert game.amber.resources["wood"] == 1


class TestMinerva:
    """Yellow: a scientific building, and a card more for every card given."""

    @pytest.mark.parametrize(
        ("more", "hand"), [((), 6), (("C01",), 7), (("C01", "G01", "R01", "B02"), 10)]
    )
    def test_a_card_more_each(self, more: tuple[str, ...], hand: int) -> None:
        game = offering("Y01 C01 G01 R01 B02").offer("Y01", *more)
        assert len(game.amber.hand) == hand
        assert pieces_gained(game) == {"scientific": 1}
        assert game.turn == "azure"

    def test_the_extras_come_on_top_of_a_small_hand_too(self) -> None:
        assert len(offering("Y01 C01").offer("Y01", "C01").amber.hand) == 7

    def test_the_hand_limit_stops_it(self) -> None:
        game = offering("Y01 C01 G01 R01 B02 T01").offer("Y01", "C01", "G01", "R01", "B02", "T01")
        assert len(game.amber.hand) == 10

    def test_a_large_hand_is_not_refilled_but_gets_the_extras(self) -> None:
        game = offering("Y01 C01 G01 R01 B02 T01 T02 T03").offer("Y01", "C01")
        assert len(game.amber.hand) == 6 + 2

    def test_ten_cards_one_given_ten_again(self) -> None:
        game = offering("Y01 C01 G01 R01 B02 T01 T02 T03 T04 T05").offer("Y01")
        assert len(game.amber.hand) == 10

    def test_no_building_left_the_cards_come_all_the_same(self) -> None:
        game = offering("Y01 C01", ready=EVERYTHING).offer("Y01")
        assert len(game.amber.hand) == 6
        assert game.amber.ready["scientific"] == 5


class TestVesta:
    """Brown: 1 VP for a card, 2 for more, and a civil building."""

    @pytest.mark.parametrize(
        ("more", "vp"), [((), 1), (("B02",), 2), (("B02", "G01", "R01", "Y01"), 2)]
    )
    def test_one_or_two_vp(self, more: tuple[str, ...], vp: int) -> None:
        game = offering("C01 B02 G01 R01 Y01").offer("C01", *more)
        assert game.amber.vp == vp
        assert pieces_gained(game) == {"civil": 1}
        assert game.turn == "azure"

    def test_no_building_left(self) -> None:
        game = offering("C01 B02", ready=EVERYTHING).offer("C01")
        assert game.amber.vp == 1
        assert game.amber.ready["civil"] == 4


class TestMars:
    """Red: a wooden piece of one's choice a card."""

    def test_pieces_of_mixed_types(self) -> None:
        game = offering("R01 B02 G01 C01").offer("R01", "B02", "G01")
        assert game.options("mars") == list(PIECES)
        game.say("mars", "civil").say("mars", "maritime").say("mars", "civil")
        assert pieces_gained(game) == {"civil": 2, "maritime": 1}
        assert game.turn == "azure"

    def test_no_army_is_forced(self) -> None:
        game = offering("R01 B02").offer("R01").say("mars", "scientific")
        assert pieces_gained(game) == {"scientific": 1}

    def test_a_type_used_up_is_not_offered(self) -> None:
        game = offering("R01 B02 G01", ready="4 civil 4 maritime").offer("R01", "B02")
        assert game.options("mars") == ["maritime", "production", "scientific", "military"]
        game.say("mars", "maritime")
        assert game.options("mars") == ["production", "scientific", "military"]

    def test_a_reserve_that_runs_out_ends_it(self) -> None:
        ready = "5 maritime 5 production 5 scientific 4 civil 4 military"
        game = offering("R01 B02 G01", ready=ready).offer("R01", "B02", "G01")
        if game.asked == "mars":
            game.say("mars", "military")
        assert game.amber.ready["military"] == 5
        assert game.turn == "azure"

    def test_an_empty_reserve_gives_nothing(self) -> None:
        game = offering("R01 B02", ready=EVERYTHING).offer("R01")
        assert game.turn == "azure"
        assert sum(game.amber.ready.values()) == 24


class TestJupiter:
    """Purple: the power of one of the other five."""

    def test_one_of_five(self) -> None:
        game = offering("T01 B02").offer("T01")
        assert sorted(game.options("jupiter")) == ["blue", "brown", "green", "red", "yellow"]

    def test_as_neptune(self) -> None:
        game = offering("T01 B02 C01").offer("T01", "B02").say("jupiter", "blue")
        assert game.amber.gold == 4
        assert pieces_gained(game) == {"maritime": 1}

    def test_as_ceres(self) -> None:
        game = offering("T01 B02 C01").offer("T01").say("jupiter", "green").say("ceres", "stone")
        assert game.amber.resources["stone"] == 1
        assert pieces_gained(game) == {"production": 1}

    def test_as_minerva(self) -> None:
        game = offering("T01 B02 C01 G01 R01").offer("T01", "B02").say("jupiter", "yellow")
        assert len(game.amber.hand) == 7
        assert pieces_gained(game) == {"scientific": 1}

    def test_as_vesta(self) -> None:
        game = offering("T01 B02 C01").offer("T01", "B02").say("jupiter", "brown")
        assert game.amber.vp == 2
        assert pieces_gained(game) == {"civil": 1}

    def test_as_mars(self) -> None:
        game = offering("T01 B02 C01").offer("T01", "B02").say("jupiter", "red")
        game.say("mars", "military").say("mars", "military")
        assert pieces_gained(game) == {"military": 2}
        assert game.turn == "azure"
