"""Offerings: the track, displacement, discounts and broke bidders."""

from __future__ import annotations

import pytest

from games.core.match import Refused
from games.cyclades.components import TRACK
from games.cyclades.state import Bid, State
from tests.cyclades.bidding import PLENTY, plenty
from tests.cyclades.table import Game, acting, at, offering


def test_the_turn_track_gives_the_order() -> None:
    game = plenty(order="rose amber azure")
    assert game.seat == "rose"
    game.bid("rose", "zeus", 1)
    assert game.seat == "amber"


def test_closed_gods_take_no_offering() -> None:
    assert sorted(plenty(gods="zeus ares hera").options("god")) == [
        "apollo",
        "ares",
        "zeus",
    ]


def test_the_spaces_of_the_track_end_at_twenty_five() -> None:
    game = plenty().say("god", "zeus")
    assert game.options("bid") == [str(space) for space in TRACK]
    assert TRACK[-1] == 25


def test_a_second_offering_must_be_larger() -> None:
    game = plenty().bid("amber", "zeus", 10).say("god", "zeus")
    assert game.options("bid") == ["13", "17", "21", "25"]


def test_nobody_outbids_the_last_space() -> None:
    game = plenty().bid("amber", "zeus", 25)
    assert "zeus" not in game.options("god")


def test_apollo_is_free_and_his_bidder_is_not_displaced() -> None:
    game = plenty().bid("amber", "apollo")
    assert "apollo" not in game.options("god")
    assert game.seat == "azure"


def test_the_displaced_bids_before_the_next_in_turn() -> None:
    game = plenty().bid("amber", "zeus", 1).bid("azure", "zeus", 2)
    assert game.seat == "amber"


def test_a_chain_of_displacements() -> None:
    game = plenty(gods="zeus ares")
    game.bid("amber", "zeus", 1).bid("azure", "ares", 1).bid("rose", "zeus", 2)
    game.bid("amber", "ares", 2)
    assert game.seat == "azure"
    assert "ares" not in game.options("god")
    game.bid("azure", "zeus", 3)
    assert game.seat == "rose"
    assert "zeus" not in game.options("god")


def test_after_a_second_displacement_the_first_god_is_open_again() -> None:
    game = plenty(gods="zeus ares")
    game.bid("amber", "zeus", 1).bid("azure", "zeus", 2).bid("amber", "ares", 1)
    game.bid("rose", "ares", 2)
    assert sorted(game.options("god")) == ["apollo", "zeus"]


def test_priestesses_take_a_coin_off_each_down_to_nothing() -> None:
    game = offering(
        gods="zeus ares",
        amber=at("C1 1t; A2", gold=5, priestesses=2),
        azure=at("G2 1t; I1", gold=5, priestesses=4),
    )
    game.bid("amber", "zeus", 5).bid("azure", "ares", 3).bid("rose", "apollo")
    assert game.gold("amber") == 2
    assert game.gold("azure") == 5
    assert game.faction("amber").priestesses == 2


def test_a_bid_is_at_most_gold_and_priestesses() -> None:
    game = offering(amber=at("C1 1t; A2", gold=4, priestesses=2)).say("god", "zeus")
    assert game.options("bid") == ["1", "2", "3", "5"]


def test_a_god_one_cannot_afford_is_not_offered() -> None:
    game = offering(amber=PLENTY, azure=at("G2 1t; I1", gold=1))
    game.bid("amber", "zeus", 1)
    assert "zeus" not in game.options("god")


def test_an_offering_too_dear_is_refused() -> None:
    game = offering(amber=at("C1 1t; A2", gold=4)).say("god", "zeus")
    with pytest.raises(Refused):
        game.match.answer("amber", ("5",))


def broke() -> Game:
    """Amber and rose sit safe; azure has no coin."""
    game = offering(
        gods="zeus ares",
        order="amber rose azure",
        amber=at("C1 1t; A2", gold=5),
        azure=at("G2 1t; I1", gold=0),
        rose=at("D2 1t; B1"),
    )
    return game.bid("amber", "zeus", 1).bid("rose", "apollo")


def test_the_broke_take_space_one_of_a_free_altar_when_apollo_is_taken() -> None:
    game = broke()
    if game.asked == "god":
        assert game.options("god") == ["ares"]
        game.say("god", "ares")
    game.pick("bid", "1")
    assert game.state.phase == "actions"
    assert game.state.bids["ares"].seat == "azure"
    assert game.state.bids["ares"].space == 1
    assert game.gold("azure") == 0


def test_gold_is_hidden_and_priestesses_are_open() -> None:
    game = offering(amber=at("C1 1t; A2", gold=4, priestesses=2))
    seen = {player.seat: player for player in game.match.view("azure").players}
    assert seen["amber"].gold is None
    assert seen["amber"].priestesses == 2
    own = {player.seat: player for player in game.match.view("amber").players}
    assert own["amber"].gold == 4


def test_gods_act_from_the_top_and_apollo_last() -> None:
    game = plenty(gods="zeus ares")
    game.bid("amber", "apollo").bid("azure", "ares", 5).bid("rose", "zeus", 1)
    assert game.seat == "rose"
    game.duties().act("end")
    assert game.seat == "azure"
    game.duties().act("end")
    assert game.seat == "amber"
    assert game.asked == "apollo-land"


def test_an_altar_nobody_chose_is_passed_over() -> None:
    game = offering(gods="zeus ares hera", seats=4)
    order = game.state.order
    game.bid(order[0], "apollo")
    assert "hera" in game.options("god")


def test_offerings_need_a_god_for_everybody() -> None:
    game = acting("apollo", "rose").finish_round()
    assert game.state.phase == "offerings"
    assert len(game.options("god")) == 3


def test_a_bid_on_a_shut_altar_is_never_shown() -> None:
    def bid_there(state: State) -> None:
        state.bids["zeus"] = Bid("amber", 3)
        state.to_bid = ["azure", "rose"]

    game = plenty(gods="zeus ares", change=bid_there)
    altars = {altar.god: altar for altar in game.match.view(None).altars}
    assert (altars["zeus"].bidder, altars["zeus"].space) == ("amber", 3)
    assert not altars["athena"].open
    assert altars["athena"].bidder is None
