"""Standing orders of Ankh: battle cards, Locusts, the next turn and small reactions."""

from __future__ import annotations

from games.ankh.orders import ORDERS
from games.core.orders import Order
from games.core.steps import Ask, Picks
from tests.ankh.table import Game, at, deal


def fight() -> Game:
    """Amber's action has brought a battle between amber and azure."""
    return deal(
        amber=at("ra", "B5 god, B6 warrior", followers=4),
        azure=at("isis", "A7 warrior, A8 warrior", followers=4),
        next_event="conflict",
    ).fire()


def asked(game: Game, seat: str) -> Ask:
    ask = game.match.ask_for(seat)
    assert ask is not None
    return ask


def answer(game: Game, seat: str, *order: str) -> Picks | None:
    clauses: Order = order
    return ORDERS.answer(clauses, asked(game, seat), game.match.view(seat))


def test_the_most_wanted_card_in_hand_is_played() -> None:
    game = fight()
    assert asked(game, "azure").key == "ankh.ask.card"
    assert answer(game, "azure", "card:cycle", "card:flood") == ("cycle",)
    assert answer(game, "azure", "bid:2") is None


def test_a_card_for_the_region_of_the_battle_goes_before_any_other() -> None:
    game = fight()
    battle = game.match.view("azure").battle
    assert battle is not None
    here, elsewhere = f"card:flood@{battle.region}", f"card:miracle@{battle.region + 1}"
    assert answer(game, "azure", "card:cycle", here) == ("flood",)
    assert answer(game, "azure", elsewhere) is None
    assert answer(game, "azure", elsewhere, "card:cycle") == ("cycle",)


def test_cards_and_bids_are_never_ordered_in_the_own_turn() -> None:
    game = fight()
    assert game.match.view("amber").active == "amber"
    assert answer(game, "amber", "card:cycle") is None
    game.cards(amber="locusts", azure="cycle")
    assert answer(game, "amber", "bid:2") is None


def test_a_bid_is_no_higher_than_the_followers_that_are_there() -> None:
    game = fight().cards(amber="locusts", azure="cycle")
    assert asked(game, "azure").key == "ankh.ask.bid"
    assert answer(game, "azure", "bid:2") == ("2",)
    assert answer(game, "azure", "bid:5") == ("4",)
    assert answer(game, "azure", "bid:all") == ("4",)
    assert answer(game, "azure", "card:flood") is None


def test_the_actions_of_the_next_turn_can_be_left() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "A7 god"))
    assert asked(game, "amber").key == "ankh.ask.action"
    assert answer(game, "amber", "second:ankh", "action:followers") == ("followers",)
    assert answer(game, "amber", "second:ankh") is None


def test_only_small_reactions_outlast_the_next_turn() -> None:
    assert ORDERS.outlast("worship:no")
    assert ORDERS.outlast("capture:none")
    for clause in ("card:cycle", "bid:0", "action:move", "second:ankh", "power:revered"):
        assert not ORDERS.outlast(clause)


def test_an_order_is_for_the_time_up_to_the_end_of_the_own_next_turn() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "A7 god"))
    now, next_one = (ORDERS.span(game.match.view(seat)) for seat in ("amber", "azure"))
    assert now is not None
    assert next_one is not None
    assert now != next_one
    game.match.answer("amber", ("followers",))
    game.match.answer("amber", ("ankh",))
    while (ask := game.match.ask_for("amber")) is not None:
        game.match.answer("amber", (ask.options[-1],))
    assert ORDERS.span(game.match.view("azure")) == next_one
    assert ORDERS.span(game.match.view("amber")) != now


def test_what_a_god_is_never_asked_is_not_offered() -> None:
    game = fight()
    groups = ORDERS.clauses(game.match.view("azure"))
    assert "protect" in groups
    assert not {"double", "radiant", "gate", "capture", "worship", "rally"} & set(groups)
