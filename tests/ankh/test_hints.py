"""Labels and hints of options: effects, costs and places."""

from __future__ import annotations

from bot.words import ENGLISH, standard
from games.ankh import GAME
from tests.ankh.table import at, deal


def test_a_power_says_what_it_costs() -> None:
    game = deal(
        amber=at("ra", "B5 god", followers=2, powers="commander"), azure=at("isis", "H5 god")
    )
    game.act("ankh")
    assert game.hint("revered") == "For 1 follower. Gain followers: 1 more."
    assert game.hint("none") == "You pay nothing and unlock nothing."
    game = deal(
        amber=at("ra", "B5 god", followers=3, powers="commander revered"),
        azure=at("isis", "H5 god"),
    )
    game.act("ankh")
    assert game.hint("temples").startswith("For 2 followers. +2 strength")


def test_an_action_names_its_event_before_anything_that_may_be_cut() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"), next_event="conflict")
    assert game.hint("move").startswith("Causes an event: conflict. Each of your figures may move")
    assert not game.hint("summon").startswith("Causes")


def test_a_sun_says_what_it_brings_and_how_many_are_left() -> None:
    game = deal(amber=at("ra", "B5 god, A3 warrior*"), azure=at("isis", "H5 god"))
    game.act("summon").say("summon", "warrior")
    game.first_options("summon-at")
    assert game.asked == "radiant"
    assert game.hint("yes").endswith("1 more devotion. You have 2 suns left.")


def test_a_captive_says_what_it_is_good_for() -> None:
    game = deal(
        amber=at("anubis", "B5 god, B6 warrior, B7 warrior"),
        azure=at("ra", "A7 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert game.asked == "capture"
    assert (
        game.hint("azure") == "It makes your god 1 stronger, until azure ransoms it for 1 follower."
    )


def test_bids_are_labelled_as_followers() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", followers=2),
        azure=at("isis", "A7 warrior", followers=1),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="cycle")
    game.match.answer("azure", ["1"])
    said = [game.label(option) for option in ("0", "1", "2")]
    assert said == ["0 followers", "1 follower", "2 followers"]


def test_a_region_says_how_large_it_is_and_who_stands_there() -> None:
    game = deal(
        amber=at("ra", "B5 god"), azure=at("isis", "A7 warrior, F2 god"), next_event="camel"
    ).fire()
    assert game.hint("region:1").endswith("hexes of land, with figures of amber and azure")
    assert game.hint("region:2").endswith("hexes of land, without figures")


def test_tokens_say_what_their_numbers_mean() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "F2 god"), next_event="camel").fire()
    game.say("caravan", "region:1")
    while game.asked != "token":
        game.first_options(game.asked)
    assert "lowest first" in game.hint(game.options("token")[0])
    game.first_options("token")
    swap = next(option for option in game.options("swap") if option != "none")
    assert game.label(swap).startswith("Tokens ")
    assert "lowest first" in game.hint(swap)


def test_questions_about_caravans_are_not_combined() -> None:
    """Combined with the next question, an end would be clear neither on the map nor in words."""
    assert not [key for key in GAME.combined_with_next if "caravan" in key]


def test_hints_of_the_tiebreaker_name_the_consequences() -> None:
    game = deal(
        amber=at("ra", "B5 god"), azure=at("isis", "A7 warrior"), next_event="conflict"
    ).fire()
    game.cards(amber="flood", azure="flood")
    assert game.asked == "tiebreaker"
    assert game.hint("use").startswith("You win this battle;")
    assert game.hint("save").startswith("Nobody wins here;")


def test_names_in_posts_can_be_looked_up() -> None:
    said = {standard().say(article.name, ENGLISH) for article in GAME.glossary}
    assert {"tiebreaker", "conflict token", "sun of Ra", "gate to the afterlife"} <= said


def test_the_outcome_of_bids_is_announced_at_once() -> None:
    """The channel learns the outcome before the next question, here that of Anubis."""
    game = deal(
        amber=at("anubis", "B5 god, B6 warrior", followers=2),
        azure=at("ra", "A7 warrior, A8 warrior", followers=2),
        next_event="conflict",
    )
    game.fire().cards(amber="locusts", azure="cycle").bids(amber=2, azure=1)
    assert game.asked == "capture"
    closing = [told.note for told in game.match.notes if told.note.closes]
    assert [note.phrase.key for note in closing] == ["ankh.note.locusts-spare"]
