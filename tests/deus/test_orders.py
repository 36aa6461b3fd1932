"""Standing orders of Deus: an offering or a building left for the next turn."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.deus.orders import ORDERS
from tests.deus.table import Game, at, deal

HOME = "B1: civil, C1: maritime"


def ready() -> Game:
    return deal(
        amber=at(hand="C14 B07 T13 Y08", goods="1 stone 1 clay 8 gold", land=HOME),
        azure=at(hand="G01 G05"),
    )


def asked(game: Game) -> Ask:
    ask = game.match.ask_for("amber")
    assert ask is not None
    return ask


def answer(game: Game, *order: str) -> Picks | None:
    return ORDERS.answer(order, asked(game), game.match.view("amber"))


def follow(game: Game, *order: str) -> list[str]:
    """Give the answers of an order until it has none; the keys of the questions."""
    keys: list[str] = []
    while game.match.ask_for("amber") is not None:
        picks = answer(game, *order) if asked(game).key in ORDERS.keys else None
        if picks is None:
            break
        keys.append(asked(game).key.rpartition(".")[2])
        game.match.answer("amber", picks)
    return keys


def test_an_order_makes_a_whole_offering() -> None:
    game = ready()
    assert follow(game, "offer:B07.1", "more:T13.1", "more:C14.1") == [
        "turn",
        "offer",
        "offer-more",
    ]
    # Neptune gives two gold for each of three cards.
    assert game.amber.gold == 14
    assert "Y08.1" in game.amber.hand


def test_an_offering_without_further_cards_offers_one() -> None:
    game = ready()
    follow(game, "offer:B07.1")
    assert game.amber.gold == 10


def test_the_whole_hand_can_be_offered() -> None:
    game = ready()
    follow(game, "offer:B07.1", "more:all")
    assert game.amber.gold == 16


def test_jupiter_asks_what_the_order_does_not_say() -> None:
    game = ready()
    assert follow(game, "offer:T13.1") == ["turn", "offer", "offer-more"]
    assert asked(game).key == "deus.ask.jupiter"
    assert answer(game, "jupiter:brown") == ("brown",)


def test_a_payment_takes_the_least_gold_or_the_most() -> None:
    game = ready().build("Y08")
    assert asked(game).key == "deus.ask.pay"
    assert answer(game, "pay:goods") == ("stone1.clay1",)
    assert answer(game, "pay:gold") == ("gold8",)


def test_a_card_that_cannot_be_built_gives_way_to_the_next_wish() -> None:
    game = ready()
    assert answer(game, "build:G09.1", "build:Y08.1") == ("build:Y08.1",)
    assert answer(game, "build:G09.1") is None
    assert answer(game, "build:G09.1", "offer:B07.1") == ("offer",)


def test_an_order_is_for_the_next_turn_alone() -> None:
    game = ready()
    before = {seat: ORDERS.span(game.match.view(seat)) for seat in ("amber", "azure")}
    follow(game, "offer:B07.1")
    assert game.match.awaited == ("azure",)
    assert ORDERS.span(game.match.view("azure")) == before["azure"]
    assert ORDERS.span(game.match.view("amber")) != before["amber"]
    assert ORDERS.span(game.match.view(None)) is None


def test_the_clauses_name_cards_of_the_own_hand_alone() -> None:
    game = ready()
    said = " ".join(c for group in ORDERS.clauses(game.match.view("azure")).values() for c in group)
    assert "G01.1" in said
    assert not any(card in said for card in ("C14", "B07", "T13", "Y08"))
