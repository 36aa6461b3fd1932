"""Offerings: the track, displacement, discounts, broke bidders, and standing orders."""

from __future__ import annotations

from typing import Unpack

import pytest

from games.core.match import Refused
from games.cyclades.components import TRACK
from games.cyclades.orders import ORDERS
from games.cyclades.state import Bid, State
from tests.cyclades.table import Game, Scene, acting, at, offering

PLENTY = at("C1 1t; A2", gold=40)


def plenty(**scene: Unpack[Scene]) -> Game:
    """The offerings begin, and nobody needs to count coins."""
    scene["amber"] = PLENTY
    scene["azure"] = at("G2 1t; I1", gold=40)
    scene["rose"] = at("D2 1t; B1", gold=40)
    return offering(**scene)


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


# Standing orders


def test_a_standing_order_holds_for_one_rounds_offerings() -> None:
    game = plenty()
    assert ORDERS.span(game.match.view("amber")) == "offerings:3"
    other = acting("athena")
    assert ORDERS.span(other.match.view("amber")) is None


def test_the_clauses_of_an_order_name_open_gods_and_the_spaces_of_the_track() -> None:
    clauses = ORDERS.clauses(plenty(gods="zeus ares").match.view("amber"))
    assert list(clauses) == ["zeus", "ares", "apollo"]
    assert clauses["zeus"] == tuple(f"zeus:{space}" for space in TRACK)
    assert clauses["apollo"] == ("apollo:0",)


def test_a_standing_order_takes_the_first_god_within_its_limit() -> None:
    game = plenty().bid("amber", "zeus", 5)
    view = game.match.view("azure")
    assert ORDERS.answer(("zeus:5", "ares:3"), game.ask, view) == ("ares",)
    assert ORDERS.answer(("zeus:7", "ares:3"), game.ask, view) == ("zeus",)
    assert ORDERS.answer(("zeus:5",), game.ask, view) is None
    assert ORDERS.answer(("zeus:5", "apollo:0"), game.ask, view) == ("apollo",)


def test_a_standing_order_offers_the_lowest_space_that_wins() -> None:
    game = plenty().bid("amber", "zeus", 5).say("god", "zeus")
    view = game.match.view("azure")
    assert ORDERS.answer(("zeus:13",), game.ask, view) == ("7",)
    assert ORDERS.answer(("zeus:5",), game.ask, view) is None


def test_a_standing_order_never_chooses_what_is_not_legal() -> None:
    game = plenty().bid("amber", "zeus", 1).bid("azure", "zeus", 2)
    # Amber was displaced from Zeus and may not return at once.
    view = game.match.view("amber")
    assert ORDERS.answer(("zeus:25", "ares:1"), game.ask, view) == ("ares",)


def test_a_standing_order_plays_out_a_whole_round() -> None:
    game = plenty(gods="zeus ares")
    orders = {
        "amber": ("zeus:3", "ares:2", "apollo:0"),
        "azure": ("zeus:5", "apollo:0"),
        "rose": ("zeus:2", "ares:7"),
    }
    for _ in range(40):
        if game.state.phase != "offerings":
            break
        picks = ORDERS.answer(orders[game.seat], game.ask, game.match.view(game.seat))
        assert picks is not None
        game.match.answer(game.seat, picks)
    taken = {god: (bid.seat, bid.space) for god, bid in game.state.bids.items()}
    # Amber 1, azure 2 and amber to Ares 1; rose finds Zeus too dear and outbids Ares at 2; amber
    # goes on to Zeus at 3, azure back by way of Apollo.
    assert taken == {"zeus": ("amber", 3), "ares": ("rose", 2), "apollo": ("azure", 0)}


def test_a_bid_on_a_shut_altar_is_never_shown() -> None:
    def bid_there(state: State) -> None:
        state.bids["zeus"] = Bid("amber", 3)
        state.to_bid = ["azure", "rose"]

    game = plenty(gods="zeus ares", change=bid_there)
    altars = {altar.god: altar for altar in game.match.view(None).altars}
    assert (altars["zeus"].bidder, altars["zeus"].space) == ("amber", 3)
    assert not altars["athena"].open
    assert altars["athena"].bidder is None
