"""Columns are used from the bottom up, and every card is optional."""

from __future__ import annotations

from games.core.phrase import Phrase
from tests.deus.table import Game, at, deal

LAND = "B1: civil production, B2: production"


def card_in_question(game: Game) -> str:
    card = game.ask.facts["card"]
    assert isinstance(card, Phrase)
    return card.key


def test_from_the_bottom_to_the_top() -> None:
    # Public Baths (VP by cities of two), Tax Office (3 gold each), Hamlet Council (lone pieces).
    game = deal(amber=at(hand="C06 Y01", columns="C01 C04", land=LAND))
    game.build("C06", place="A2")
    assert card_in_question(game) == "deus.card.C01"
    game.use()
    assert card_in_question(game) == "deus.card.C04"
    game.use()
    assert card_in_question(game) == "deus.card.C06"
    game.use()
    assert game.turn == "azure"
    assert (game.amber.vp, game.amber.gold) == (1, 5)


def test_every_card_is_optional() -> None:
    game = deal(amber=at(hand="C06 Y01", columns="C01 C04", land=LAND))
    game.build("C06", place="A2").skip()
    assert (game.amber.vp, game.amber.gold) == (0, 0)
    game.use()
    assert (game.amber.vp, game.amber.gold) == (0, 3)
    game.skip()
    assert (game.amber.vp, game.amber.gold) == (0, 3)
    assert game.turn == "azure"


def test_all_uses_this_card_and_those_above() -> None:
    game = deal(amber=at(hand="C06 Y01", columns="C01 C04", land=LAND))
    game.build("C06", place="A2")
    assert game.options("use") == ["all", "use", "skip"]
    game.skip()
    game.use_all()
    assert game.turn == "azure"
    assert (game.amber.vp, game.amber.gold) == (0, 5)


def test_the_topmost_card_offers_no_all() -> None:
    game = deal(amber=at(hand="C06 Y01", columns="C01 C04", land=LAND))
    game.build("C06", place="A2").skip().skip()
    assert game.options("use") == ["use", "skip"]


def test_all_still_asks_where_there_is_a_choice() -> None:
    # Quarry, then Overseer's Hut, which picks a building.
    game = deal(amber=at(hand="G05 Y01", goods="1 gold", columns="G03", land="B2: production"))
    game.build("G05", place="B1").use_all()
    assert game.amber.resources["stone"] == 2
    assert sorted(game.options("produce")) == ["B1", "B2"]
    game.say("produce", "B1")
    assert game.amber.resources["wheat"] == 1
    assert game.turn == "azure"


def test_all_takes_every_half_of_the_cards_above() -> None:
    # Reading Room draws one, Tablet Archive above takes the top discard and draws another.
    game = deal(
        discard="C04",
        amber=at(hand="Y05 T16", goods="1 clay", columns="Y01", land="B1: civil"),
    )
    game.build("Y05", place="B1").use_all()
    assert game.turn == "azure"
    assert len(game.amber.hand) == 4
    assert "C04.1" in game.amber.hand


def test_only_the_column_just_built_works() -> None:
    game = deal(
        amber=at(hand="C06 Y01", columns="G09 R08", land="B1: production, B2: military"),
        azure=at(columns="C14", land="E5: civil"),
    )
    game.build("C06", place="B1").use()
    assert game.turn == "azure"
    assert sum(game.amber.resources.values()) == 0
    assert game.amber.gold == 1
    assert game.azure.gold == 0


def test_a_card_that_can_do_nothing_asks_nothing() -> None:
    # No city of two pieces: Public Baths and Tax Office stay silent, Hamlet Council does not.
    game = deal(amber=at(hand="C06 Y01", columns="C01 C04", land="B1: production"))
    game.build("C06", place="B2")
    assert card_in_question(game) == "deus.card.C06"
    game.use()
    assert game.amber.gold == 2
    assert game.turn == "azure"


def test_the_new_piece_counts_for_the_activation() -> None:
    game = deal(amber=at(hand="C14 Y01", goods="1 stone", land="B1: production"))
    game.build("C14", place="B2").use()
    assert game.amber.gold == 2


def test_what_one_card_gives_the_next_may_use() -> None:
    # Galley buys wood, Small Harbour above sells it.
    game = deal(
        amber=at(hand="B06 Y01", goods="1 stone 1 clay 2 gold", columns="B01", land="C1: maritime")
    )
    game.build("B06", place="C2")
    game.say("buy", "wood").say("buy-count", "2").say("sell", "2")
    assert (game.amber.gold, game.amber.vp) == (0, 2)
    assert game.turn == "azure"
