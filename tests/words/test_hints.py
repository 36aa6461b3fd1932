"""Options of the guided first rounds have hints."""

from __future__ import annotations

from games.core import game as registry
from games.core.learn.lesson import Lesson
from games.core.steps import Ask
from tests.words.first_rounds import WORDS, hints, labels


def test_a_bid_says_what_would_be_paid_for_it() -> None:
    bids = labels("cyclades", "bid", 1)
    assert bids["1"] == "1 gold, you pay nothing"
    assert bids["5"] == "5 gold, you pay 4"


def test_a_land_says_what_it_brings_and_how_many_slots_are_free() -> None:
    lands = hints("cyclades", "lair", 9)
    assert lands["A2"].startswith("2 gold a round, ")
    assert "free slot" in lands["A2"]
    assert lands["C1"].startswith("Ada, 1 unit; 1 gold a round")


def test_a_building_says_what_it_is_good_for() -> None:
    assert "+1 in battles on the sea" in hints("cyclades", "act", 4)["build"]


def test_an_action_says_what_it_does_and_which_event_it_causes() -> None:
    first = hints("ankh", "action")
    assert first["move"].startswith("Each of your figures may move up to 3 hexes")
    assert "Causes" not in first["move"]
    assert "Causes an event: control of a monument." in hints("ankh", "action", 10)["move"]


def test_a_hex_says_in_which_region_it_lies() -> None:
    assert hints("ankh", "move-to", 2)["A4"] == "In region 1"


def test_an_action_that_is_not_carried_out_says_so() -> None:
    game = registry.find("ankh")
    assert game.guide is not None
    lesson = Lesson(game, game.guide)
    lesson.go_on()
    view = lesson.match.view(lesson.seat)
    for key, option, wanted in (
        ("summon-by", "done", "No further summon"),
        ("summon-by", "plain", "Next to your pieces"),
        ("power", "none", "No power"),
    ):
        ask = Ask(lesson.seat, f"ankh.ask.{key}", (option,))
        assert WORDS.say(game.label(view, ask, option), "en") == wanted
