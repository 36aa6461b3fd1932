"""Reasons of the computer player are true in the position that they are given in."""

from __future__ import annotations

from games.anunnaki import GAME
from games.core.steps import Ask
from tests.anunnaki.table import Game, at, deal
from tests.strict_words import strict_words

WORDS = strict_words()


def why(game: Game, *picks: str) -> str:
    """The reason for an answer to the pending question, in English."""
    assert GAME.reason is not None
    return WORDS.say(GAME.reason(game.match.view(game.ask.seat), game.ask, picks), "en", {})


def test_a_follower_who_leaves_nobody_behind_is_not_said_to_have_company() -> None:
    game = deal(at("babylon", "B6 7f s, B4 f, B5 4f", pawn="power"))
    game.star("income")
    assert game.asked == "recruit-from"
    assert "others are there too" in why(game, "B5")
    assert why(game, "B4").endswith("even though nobody of yours stays there.")
    assert why(game, "none") == "No follower would bring more by going."


def test_a_sign_whose_god_still_needs_it_is_not_called_idle() -> None:
    place = at(
        "babylon",
        "B6 2f s",
        signs="L0 R0 C0 L1",
        agreements="NEU-08",
        resources="1 food, 2 wood, 1 gold",
    )
    game = deal(place).star("move_blue").say("move", "done").say("additional", "agreement:NEU-08")
    assert game.asked == "sign-from"
    assert why(game, "L0") == "No god needs it there any more."
    assert why(game, "C0") == "Of your signs, it helps least to free a god."


def test_paying_with_what_is_scarce_is_not_called_paying_with_the_most() -> None:
    place = at("babylon", "B6 2f s", artifacts="horn", resources="4 food, 5 gold", pawn="market")
    game = deal(place).star("portal").say("portal", "done")
    game.say("magic", "none").say("additional", "horn:spend")
    assert game.asked == "horn"
    assert why(game, "gold") == "It is what you have most of."
    assert why(game, "food") == "You will miss it least."


def test_a_question_that_nobody_can_decline_is_not_said_to_be_declinable() -> None:
    game = deal(at("babylon", "B6 2f s"))
    assert GAME.reason is not None
    for key, options in (("exhaust", ("food", "wood")), ("battle", ("B2:azure", "B3:azure"))):
        ask = Ask("amber", f"anunnaki.ask.{key}", options)
        said = GAME.reason(game.match.view("amber"), ask, options[:1])
        assert said.key == "anunnaki.why.same"
    ask = Ask("amber", "anunnaki.ask.anubis", ("yes", "no"))
    assert GAME.reason(game.match.view("amber"), ask, ("yes",)).key == "anunnaki.why.use"
