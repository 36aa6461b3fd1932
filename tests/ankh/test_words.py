"""Headlines and rules texts that were wrong in earlier versions."""

from __future__ import annotations

import pytest

from bot.words import ENGLISH, standard
from games.ankh import GAME
from games.ankh.components import EVENTS
from games.ankh.computer.reasons import reason
from games.core.phrase import Phrase
from tests.ankh.table import Game, at, deal

AMBER = at("ra", "B5 god", devotion=25)
AZURE = at("isis", "A7 god", devotion=25)
ROSE = at("osiris", "B3 god", devotion=25)


def two(event: str) -> Game:
    return deal(amber=AMBER, azure=AZURE, next_event=event)


def three(event: str) -> Game:
    return deal(amber=AMBER, azure=AZURE, rose=ROSE, next_event=event)


def test_the_last_conflict_has_a_headline() -> None:
    game = two("end").fire()
    assert game.asked == "card"
    assert game.headline == "Turn 2 · now: the last conflict"


@pytest.mark.parametrize("event", dict.fromkeys(EVENTS[1:]))
def test_every_event_has_a_headline_before_and_during_it(event: str) -> None:
    game = three(event)
    assert "next event" in game.headline
    game.fire()
    assert game.headline


def test_headlines_for_two_players_name_no_merge() -> None:
    assert two("merge").headline == "Turn 2 · next event: conflict"
    assert "merge" in three("merge").headline


def test_the_end_has_a_headline() -> None:
    game = two("end").fire().cards(amber="chariots", azure="cycle")
    assert game.headline == "The game is over"


@pytest.mark.parametrize(
    ("topic", "words"),
    [
        ("battle", "once per conflict"),
        ("cards", "if you win, each of **your** figures on desert"),
        ("guardians", "Monuments beyond the river or camels are safe"),
        ("gods", "may summon a figure onto it"),
        ("gods", "winning or dominating a region with one of them in it"),
        ("events", "must take a neutral monument"),
        ("scenarios", "In an unbroken tie everybody loses, so nobody dies"),
        ("scenarios", "sheltered by the winner's own Flood"),
        ("scenarios", "The joined region keeps the lower number"),
    ],
)
def test_the_rules_say(topic: str, words: str) -> None:
    assert words in standard().text(f"ankh.rules.{topic}.body")


def test_the_peoples_revolt_announces_consolidations_instead_of_caravans() -> None:
    game = deal(scenario="peoples_revolt", amber=AMBER, azure=AZURE, next_event="camel")
    assert game.headline == "Turn 2 · next event: a consolidation"
    assert game.hint("move").startswith("Causes an event: a consolidation.")
    view = game.match.view("amber")
    said = standard().say(reason(view, game.ask, ("move",)), ENGLISH)
    assert "(a consolidation)" in said


def test_questions_in_a_conflict_name_the_region() -> None:
    callers = at("ra", "B5 warrior, H5 god, H6 warrior", "C7 obelisk", powers="obelisks")
    rallied = deal(amber=callers, azure=at("isis", "A7 warrior"), next_event="conflict").fire()
    assert asked(rallied) == "Which figure do you call to your obelisks in region 1?"
    built = deal(amber=at("ra", "B5 god", followers=3), azure=AZURE, next_event="conflict")
    built.fire().cards(amber="build", azure="cycle")
    assert asked(built).startswith("Region 1: which monument do you build?")
    protected = deal(
        amber=at("ra", "B5 god, B6 warrior, B7 warrior"),
        azure=at("isis", "A7 warrior, H5 god"),
        next_event="conflict",
    )
    protected.fire().cards(amber="chariots", azure="cycle")
    assert asked(protected) == "Region 1: which figures does Isis keep alive?"
    opened = deal(
        amber=at("osiris", "B5 god"), azure=at("ra", "A7 god, A8 warrior"), next_event="conflict"
    )
    opened.fire().cards(amber="flood", azure="chariots")
    assert asked(opened) == "Region 1: which gate to the afterlife do you open there?"


def asked(game: Game) -> str:
    """The question on the table, in English."""
    return standard().say(Phrase(game.ask.key, game.ask.facts), ENGLISH)


def test_a_monument_says_who_gains_devotion_for_it() -> None:
    article = next(a for a in GAME.glossary if a.name.key == "ankh.monument.obelisk")
    assert "a player with a figure in a region who controls more" in standard().say(
        article.text, ENGLISH
    )
