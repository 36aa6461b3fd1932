"""Standing orders for the offerings."""

from __future__ import annotations

from games.cyclades.components import TRACK
from games.cyclades.orders import ORDERS
from tests.cyclades.bidding import plenty
from tests.cyclades.table import acting


def test_a_standing_order_holds_for_one_rounds_offerings() -> None:
    game = plenty()
    assert ORDERS.span(game.match.view("amber")) == "offerings:3"
    later = acting("athena")
    assert ORDERS.span(later.match.view("amber")) == "offerings:4"


def test_an_order_after_the_offerings_names_the_gods_of_the_next_round() -> None:
    game = acting("athena")
    gods = [altar.god for altar in game.match.view("amber").altars if altar.god != "apollo"]
    count = len(game.state.seats) - 1
    expected = [*gods[1:], *gods[:1]][:count]
    assert list(ORDERS.clauses(game.match.view("amber"))) == [*expected, "apollo", "land", "sea"]


def test_the_clauses_of_an_order_name_open_gods_and_the_spaces_of_the_track() -> None:
    clauses = ORDERS.clauses(plenty(gods="zeus ares").match.view("amber"))
    assert list(clauses) == ["zeus", "ares", "apollo", "land", "sea"]
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


def test_apollos_tokens_go_where_the_order_says_in_any_round() -> None:
    game = acting("apollo")
    view = game.match.view(game.seat)
    assert game.ask.key == "cyclades.ask.apollo-land"
    land = game.ask.options[-1]
    assert ORDERS.answer(("zeus:3", f"land:{land}"), game.ask, view) == (land,)
    assert ORDERS.answer(("zeus:3", "land:nowhere"), game.ask, view) is None
    assert ORDERS.outlast(f"land:{land}")
    assert not ORDERS.outlast("zeus:3")
    # An order for the next offerings does not end because a token is asked about.
    assert not ORDERS.ends_with(game.ask)
