"""The wording of questions: they name the card, its part, and what is left."""

from __future__ import annotations

import re

import pytest

from bot.words import ENGLISH
from games.core.phrase import Phrase
from games.deus.components import CARDS, All
from tests.deus.table import Game, at, deal
from tests.strict_words import strict_words

WORDS = strict_words()
RED = ("R01", "R02", "R03", "R05", "R06", "R07")
BLUE = ("B01", "B02", "B06", "B10", "B11", "B12")
YELLOW = ("Y06", "Y07", "Y08")
GOODS = "9 gold 4 wheat 4 wood 4 stone 4 clay 3 vp"


def asked(game: Game) -> str:
    """The question on the table as its reader has it."""
    said = Phrase(game.ask.key, game.ask.facts)
    return re.sub("[\u2068\u2069]", "", WORDS.say(said, ENGLISH, {}))


def built(design: str, columns: str = "") -> Game:
    """Amber has just built the card beside azure."""
    game = deal(
        discard="T01",
        amber=at(
            hand=f"{design} C03 C04 C05",
            goods=GOODS,
            columns=columns,
            land="B1: civil, B2: military",
        ),
        azure=at(goods="5 gold 5 vp", land="B3: civil"),
    )
    game.say("turn", f"build:{design}")
    while game.asked == "pay":
        game.say("pay", game.options("pay")[0])
    return game.say("place", "C1" if design in BLUE else "B1")


@pytest.mark.parametrize("design", [*RED, *BLUE, *YELLOW])
def test_every_question_of_a_card_names_it(design: str) -> None:
    game = built(design)
    name, questions = CARDS[design].name, 0
    while game.asked != "turn":
        assert asked(game).startswith(f"{name}: "), asked(game)
        questions += 1
        game.say(game.asked, *game.ask.options[: max(1, game.ask.low)])
        if game.asked == "top":
            game.say("top", game.ask.options[0])
    assert questions


def test_a_card_activated_by_another_is_the_one_named() -> None:
    game = built("Y13", columns="R03")
    assert asked(game) == "War College: which card do you activate? Column: 🔴 red."
    game.say("activate", "R03")
    assert asked(game) == "Raiders: who do you rob? You take up to 3 gold."


def test_each_part_of_a_card_is_asked_about_in_its_own_words() -> None:
    game = built("Y05")
    assert asked(game) == ("Tablet Archive: Take the top card of the discard pile. Do you use it?")
    game.skip()
    assert asked(game) == "Tablet Archive: Draw 1 card. Do you use it?"
    elephants = built("R06").say("army", "stop")
    assert asked(elephants) == (
        "War Elephants: Steal 1 VP from each rival next to your armies. Do you use it?"
    )


def test_a_card_after_one_with_parts_is_asked_about_as_a_whole() -> None:
    game = built("Y01", columns="Y05").skip().skip()
    assert asked(game) == "Reading Room: Draw 1 card. Do you use it?"


@pytest.mark.parametrize(
    "design", [card.id for card in CARDS.values() if isinstance(card.effect, All)]
)
def test_the_parts_make_up_the_card(design: str) -> None:
    """Every number and every verb of the parts is in the text of the whole card."""
    effect = CARDS[design].effect
    assert isinstance(effect, All)
    whole = WORDS.text(f"deus.card.{design}.text", ENGLISH).lower()
    for part in range(1, len(effect.effects) + 1):
        said = WORDS.text(f"deus.card.{design}.part-{part}", ENGLISH)
        assert said.removesuffix(".").lower() in whole


def test_nothing_discarded_in_the_debating_hall_is_nothing_drawn() -> None:
    assert WORDS.text("deus.card.Y06.text", ENGLISH) == (
        "Discard 1 to 3 cards, then draw that many plus 1."
    )
    game = built("Y06")
    assert asked(game).endswith("You draw that many plus 1, but none if you discard none.")


@pytest.mark.parametrize(("top", "god"), [("G01", "Ceres"), ("R01", "Mars")])
def test_a_god_counts_what_is_still_to_be_chosen(top: str, god: str) -> None:
    game = deal(amber=at(hand=f"{top} C01 C02 C03", land="B1: civil"), azure=at())
    game.offer(top, "C01", "C02")
    left = []
    while game.asked in ("ceres", "mars"):
        assert asked(game).startswith(f"{god} gives: ")
        left.append(re.findall(r"\d+", asked(game)))
        game.say(game.asked, game.ask.options[0])
    assert left == [["3"], ["2"], []]


def test_a_god_does_not_promise_more_than_there_is() -> None:
    game = deal(
        supply="0 wheat 1 wood 1 stone 0 clay",
        amber=at(hand="G01 C01 C02 C03", land="B1: civil"),
    ).offer("G01", "C01", "C02", "C03")
    assert "You may still choose 2." in asked(game)
    game.say("ceres", "wood")
    assert asked(game) == "Ceres gives: which resource?"


@pytest.mark.parametrize(
    ("design", "colour"), [("Y10", "blue"), ("Y11", "green"), ("Y12", "brown"), ("Y13", "red")]
)
def test_schools_activate(design: str, colour: str) -> None:
    said = WORDS.text(f"deus.card.{design}.text", ENGLISH)
    assert said == f"Activate one of your {colour} cards."
