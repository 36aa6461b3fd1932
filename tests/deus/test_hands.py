"""Hands, deck and discard pile: refills, limits, reshuffles and what stays secret."""

from __future__ import annotations

from games.deus.words.names import card_name
from tests.deus.hearing import cards_named
from tests.deus.table import at, deal, designs

HOME = "B1: civil"


# The discard pile


def test_only_the_top_of_an_offering_is_known() -> None:
    game = deal(amber=at(hand="B02 C01 G01 R01 Y01", land=HOME)).offer("C01", "B02", "G01")
    for seat in ("azure", None):
        top = game.view(seat).discard_top
        assert top is not None
        assert top.id == "C01.1"
        assert game.view(seat).discard_size == 3
        assert cards_named(game, seat) == {"C01"}


def test_how_many_cards_are_offered_is_announced() -> None:
    game = deal(amber=at(hand="B02 C01 G01 R01 Y01", land=HOME)).offer("C01", "B02", "G01")
    told = [told.note.phrase.args for told in game.match.visible_notes("azure")]
    assert any(args.get("count") == 3 and args.get("card") == card_name("C01.1") for args in told)


def test_a_debate_shows_only_its_top_card() -> None:
    game = deal(amber=at(hand="Y06 B02 G01 R01", goods="1 wheat", land=HOME))
    game.build("Y06", place="B1").say("cycle", "B02", "G01").say("top", "G01")
    assert cards_named(game, "azure") == {"Y06", "G01"}


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    game = deal(deck="C02 C03", rest="box", amber=at(hand="Y02 T16", goods="1 clay", land=HOME))
    game.build("Y02", place="B1").use()
    assert {"C02", "C03"} <= cards_named(game, "amber")
    assert cards_named(game, "azure") == {"Y02"}
    assert cards_named(game, None) == {"Y02"}


def test_the_top_card_taken_by_the_archive_uncovers_the_next() -> None:
    game = deal(discard="C04 C01", amber=at(hand="Y05 T16", goods="1 clay", land=HOME))
    game.build("Y05", place="B1").use()
    top = game.view("azure").discard_top
    assert top is not None
    assert top.id == "C04.1"


# Running out of cards


def test_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    game = deal(
        deck="C02",
        discard="G01 G02 G03 R02 R03",
        rest="box",
        amber=at(hand="B02 C01 T01 T02 T03", land=HOME),
    )
    game.offer("B02", "C01", "T01")
    assert len(game.amber.hand) == 5
    assert "C02.1" in game.amber.hand
    # Five old discards and the three of the offering, less the two drawn of them.
    assert len(game.state.deck) == 6
    assert game.state.discard == []
    assert game.view(None).discard_top is None


def test_the_last_of_the_deck_comes_before_the_reshuffle() -> None:
    game = deal(
        deck="C02 C03",
        discard="G01 G02 G03",
        rest="box",
        amber=at(hand="Y03 T16", goods="1 wood 1 stone", land=HOME),
    )
    game.build("Y03", place="B1").use()
    assert {"C02", "C03"} < set(designs(game.amber.hand))
    assert len(game.amber.hand) == 4


def test_with_deck_and_discards_empty_one_draws_no_more() -> None:
    game = deal(deck="C02", rest="box", amber=at(hand="Y03 T16", goods="1 wood 1 stone", land=HOME))
    game.build("Y03", place="B1").use()
    assert designs(game.amber.hand) == ["C02", "T16"]
    assert game.turn == "azure"


def test_a_refill_takes_what_there_is() -> None:
    game = deal(deck="C02", rest="box", amber=at(hand="B02 T16", land=HOME)).offer("B02")
    # The deck gives one card; the offering itself, reshuffled, another.
    assert designs(game.amber.hand) == ["B02", "C02", "T16"]


# Empty hands


def test_an_empty_hand_at_the_end_of_the_turn_draws_five() -> None:
    game = deal(amber=at(hand="C06", land=HOME)).build("C06", place="B2").skip()
    assert len(game.amber.hand) == 5
    assert game.turn == "azure"


def test_a_temple_as_last_card_draws_five() -> None:
    game = deal(amber=at(hand="T01", goods="1 wheat 1 wood 1 stone 1 clay", land=HOME))
    game.build("T01", place="B1")
    assert len(game.amber.hand) == 5


def test_cards_drawn_by_the_last_card_leave_no_empty_hand() -> None:
    game = deal(amber=at(hand="Y02", goods="1 clay", land=HOME)).build("Y02", place="B1").use()
    assert len(game.amber.hand) == 2


def test_one_card_left_is_not_an_empty_hand() -> None:
    game = deal(amber=at(hand="C06 T16", land=HOME)).build("C06", place="B2").skip()
    assert designs(game.amber.hand) == ["T16"]


def test_building_does_not_refill_the_hand() -> None:
    game = deal(amber=at(hand="C06 T16 T15 T14 T13", land=HOME)).build("C06", place="B2").skip()
    assert len(game.amber.hand) == 4


def test_an_empty_hand_with_too_few_cards_anywhere_draws_those() -> None:
    game = deal(deck="C02 C03", rest="box", amber=at(hand="C06", land=HOME))
    game.build("C06", place="B2").skip()
    assert designs(game.amber.hand) == ["C02", "C03"]
    assert game.turn == "azure"


def test_without_a_card_and_without_any_to_draw_the_turn_passes() -> None:
    game = deal(
        deck="",
        rest="box",
        amber=at(hand="", land=HOME),
        azure=at(hand="C06 T01 T02", land="G4: production"),
    )
    assert game.turn == "azure"
    game.build("C06", place="F5").use()
    assert game.turn == "azure"
    assert game.state.round == 3
