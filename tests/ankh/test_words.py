"""Headlines and texts that once said something wrong."""

from __future__ import annotations

import pytest

from bot.words import standard
from games.ankh.components import EVENTS
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


def test_two_players_hear_of_no_merge() -> None:
    assert two("merge").headline == "Turn 2 · next event: conflict"
    assert "merge" in three("merge").headline


def test_the_end_has_a_headline() -> None:
    game = two("end").fire().cards(amber="chariots", azure="cycle")
    assert game.headline == "The game is over"


@pytest.mark.parametrize(
    ("topic", "words"),
    [
        ("battle", "once each conflict"),
        ("cards", "if you win, each of **your** figures on desert"),
        ("guardians", "Monuments beyond the river or camels are safe"),
        ("gods", "may summon a figure onto it"),
        ("gods", "winning or dominating a region with one of them in it"),
        ("events", "must take a neutral monument"),
        ("scenarios", "In an unbroken tie everybody loses, so nobody dies"),
        ("scenarios", "the winner's own Flood shelters"),
        ("scenarios", "The joined region keeps its lower number"),
    ],
)
def test_the_rules_say(topic: str, words: str) -> None:
    assert words in standard().text(f"ankh.rules.{topic}.body")
