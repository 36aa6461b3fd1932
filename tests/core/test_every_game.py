"""Every game of the house plays itself, in every variant and with every number of people."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core.fair import Dice
from games.core.game import Computer, find, random_player
from games.core.selfplay import Rehearsal
from games.core.steps import Ask, Picks
from tests.cases import GAMES, Case, cases, values, variants
from tests.toy import TOY, Options

# How many decisions pass between two that are put to the full test: one match thoroughly, then
# some more at a glance.
PLANS = (4, 60, 60)
# A computer player may think for long: it is asked this often, the dice decide the rest.
ASKED = 12


class Dabbler:
    """Asks a computer player now and then: it meets all phases of a match in little time."""

    def __init__(self, computer: Computer[object]) -> None:
        self.computer = computer

    def __call__(self, ask: Ask, look: Callable[[], object], dice: Dice) -> Picks:
        """A legal answer of either."""
        deciding = random_player if dice.below(ASKED) else self.computer
        return deciding(ask, look, dice)


def rehearse(case: Case, computer: Computer[object], every: int, number: int = 0) -> None:
    """One match of ``case`` with that player at every seat."""
    game = find(case.game)
    seats = case.seats(game)
    rehearsal = Rehearsal(
        game,
        seats,
        dict.fromkeys(seats, computer),
        seed=f"{case} {number}".encode(),
        options=dict(case.options),
        people=case.people,
        every=every,
    )
    assert rehearsal.run().over


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_game_plays_itself_to_the_end(case: Case) -> None:
    for number, every in enumerate(PLANS):
        rehearse(case, random_player, every, number)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_computer_players_find_their_way_everywhere(case: Case) -> None:
    game = find(case.game)
    for kind in game.computers:
        rehearse(case, Dabbler(game.computer(kind)), 50)


@pytest.mark.parametrize("name", GAMES)
def test_computer_players_play_to_the_end(name: str) -> None:
    game = find(name)
    for kind in game.computers:
        rehearse(Case(name, game.people[0]), game.computer(kind), 50)


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
