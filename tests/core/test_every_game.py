"""Every registered game plays itself with every option and every number of people."""

from __future__ import annotations

import pytest

from games.core.game import find
from games.core.selfplay.casts import MIXED
from tests.cases import GAMES, Case, cases
from tests.harness.cases import Cell, values, variants
from tests.toy import TOY, Options

# How many decisions pass between two that are put to the full test: one match thoroughly, then
# some more at a glance.
PLANS = (4, 60, 60)


def play_and_check(case: Case, cast: str, every: int, number: int = 0) -> None:
    """One match of ``case`` with that cast."""
    assert Cell(case, cast).selfplay_match(number, every=every).run().over


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_game_plays_itself_to_the_end(case: Case) -> None:
    for number, every in enumerate(PLANS):
        play_and_check(case, "random", every, number)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_computers_of_all_kinds_play_to_the_end(case: Case) -> None:
    play_and_check(case, MIXED, 50)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_one_shape(name: str) -> None:
    game = find(name)
    assert game.people == tuple(sorted(game.people))
    assert game.topics
    for people in game.people:
        seated = game.seating(people, game.options())
        assert len(seated) == people
        assert all(seated)
    assert len(set(game.fixes)) == len(game.fixes)


def test_every_variant_of_the_toy_is_tried() -> None:
    assert list(variants(Options)) == [
        (),
        (("rounds", 1),),
        (("rounds", 5),),
        (("weather", "storm"),),
        (("paired", True),),
        (("rounds", 5), ("weather", "storm"), ("paired", True)),
    ]
    assert values(Options.model_fields["paired"]) == [False, True]
    assert Case("toy", 2, (("paired", True),)).seats(TOY) == ["amber", "azure", "rose", "onyx"]
