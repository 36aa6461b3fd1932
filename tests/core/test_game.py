"""The registry of games, and what a game offers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from games.core import game as registry
from games.core.fair import Dice
from games.core.game import random_player
from games.core.search.plan import SearchPlan
from games.core.steps import Ask
from tests.toy import TOY, Options, registered_toy


def test_the_toy_is_registered_only_while_asked_for() -> None:
    before = registry.game_ids()
    assert "toy" not in before
    with registered_toy():
        assert registry.find("toy") is TOY
        assert registry.game_ids() == sorted([*before, "toy"])
    assert registry.game_ids() == before
    with pytest.raises(KeyError):
        registry.find("toy")


def test_editions_stand_side_by_side() -> None:
    second = replace(TOY, edition=2)
    with registered_toy():
        registry.register(second)
        assert registry.find("toy") is second
        assert registry.find("toy", 1) is TOY
        assert registry.game_ids().count("toy") == 1
        with pytest.raises(KeyError):
            registry.find("toy", 3)


def test_an_edition_is_registered_once() -> None:
    with registered_toy():
        registry.register(TOY)
        with pytest.raises(ValueError, match="registered twice"):
            registry.register(replace(TOY))


def test_one_person_may_hold_several_seats() -> None:
    assert TOY.seating(3, Options()) == (("amber",), ("azure",), ("rose",))
    assert TOY.seating(2, Options(paired=True)) == (("amber", "rose"), ("azure", "onyx"))


def test_computers_are_named_best_first_and_random_plays_everything() -> None:
    assert TOY.computer_kinds == ("sensible", "random")
    assert TOY.computer("random") is random_player
    assert replace(TOY, computers={}).computer_kinds == ("random",)
    assert TOY.levels == ("sensible", "easy", "random")
    assert replace(TOY, search=SearchPlan((), 1)).levels[0] == "expert"
    assert replace(TOY, computers={}).levels == ("random",)
    with pytest.raises(KeyError):
        TOY.computer("clairvoyant")


def test_the_random_player_gives_every_legal_answer() -> None:
    question = Ask("amber", "k", ("a", "b", "c"), 1, 2)
    dice = Dice(b"random")
    given = Counter(tuple(sorted(random_player(question, lambda: None, dice))) for _ in range(400))
    assert set(given) == {("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")}
    wide = Ask("amber", "k", ("a", "b"), 0, 9)
    assert {len(random_player(wide, lambda: None, dice)) for _ in range(100)} == {0, 1, 2}


def test_the_codec_of_a_game_is_made_once() -> None:
    assert TOY.codec is TOY.codec
