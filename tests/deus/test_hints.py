"""The second line of options of Deus: cards, gods, regions, pieces."""

from __future__ import annotations

import re

from bot.words import ENGLISH
from games.deus import GAME
from tests.deus.table import Game, at, begin, deal
from tests.strict_words import strict_words
from tests.words.first_rounds import hints

WORDS = strict_words()


def hint(game: Game, option: str) -> str | None:
    """What is said below an option of the question on the table, if anything."""
    ask = game.match.pending[0]
    said = GAME.hint(game.view(ask.seat), ask, option)
    return None if said is None else re.sub("[\u2068\u2069]", "", WORDS.say(said, ENGLISH, {}))


def test_an_offering_says_what_the_god_grants() -> None:
    assert "resource of your choice" in hints("deus", "offer", 5)["G07.1"]


def test_a_card_says_what_it_does_and_costs() -> None:
    game = deal(amber=at(hand="Y01 C01", goods="9 gold 4 wood 4 stone 4 clay 4 wheat"))
    said = hint(game, "build:Y01.1")
    assert said is not None
    assert said.startswith("Draw 1 card. Cost: ")


def test_a_region_says_what_stands_there() -> None:
    game = deal(amber=at(hand="C01", goods="9 gold 4 wood", land="B1: production, B2: military"))
    game.say("turn", "build:C01")
    while game.asked == "pay":
        game.say("pay", game.options("pay")[0])
    assert game.asked == "place"
    assert hint(game, "B1") == "Here: production building"


def test_jupiter_says_what_each_god_grants() -> None:
    game = deal(amber=at(hand="T01 C01", land="B1: civil")).offer("T01", "C01")
    assert game.asked == "jupiter"
    for god in game.ask.options:
        assert hint(game, god) == WORDS.text(f"deus.god.{god}.power", ENGLISH)


def test_a_piece_says_where_it_stands_and_what_builds_it() -> None:
    game = begin(2, starting_buildings=6)
    assert game.asked == "start"
    assert hint(game, "maritime.1") == "Goes on the sea. Built with blue cards, which trade."


def test_an_answer_that_needs_no_words_has_no_hint() -> None:
    assert hint(deal(amber=at(hand="C01 C02", land="B1: civil")), "offer") is None
