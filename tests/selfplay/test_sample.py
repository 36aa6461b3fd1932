"""A sample of whole matches, with every decision tested, shown and compared with the rulebook."""

from __future__ import annotations

import pytest

import render
from bot.words import Words
from games.core.campaign import table_fields
from games.core.game import find
from games.core.selfplay import Failure, SelfPlayMatch
from games.core.selfplay.casts import casts
from games.core.steps import Ask
from tests.cases import GAMES
from tests.harness.cases import Cell, matrix, sample, values
from tests.harness.display_checker import DisplayChecker
from tests.harness.leak_checker import LeakChecker
from tests.hidden.open_games import OPEN
from tests.selfplay.oracle import Disagreement, Oracle
from tests.strict_words import strict_words
from tests.toy import TOY

INSTALLED = render
SAMPLE = sample(GAMES)


@pytest.fixture(scope="module")
def words() -> Words:
    return strict_words()


@pytest.mark.parametrize("cell", SAMPLE, ids=str)
def test_a_whole_match_is_sound_and_can_be_shown(cell: Cell, words: Words) -> None:
    oracle, display_checker, leak_checker = (
        Oracle(cell.case.game),
        DisplayChecker(words),
        LeakChecker(),
    )
    selfplay_match = cell.selfplay_match(observers=[oracle, display_checker, leak_checker])
    assert selfplay_match.run().over
    assert display_checker.positions == selfplay_match.decisions + 1
    assert bool(oracle.asked) == bool(oracle.answers)
    # Where everything lies open there is no other world to try.
    assert cell.case.game not in OPEN or not any(leak_checker.tried.values())


@pytest.mark.parametrize("name", GAMES)
def test_the_sample_holds_every_count_value_and_cast(name: str) -> None:
    game, cells = find(name), [cell for cell in SAMPLE if cell.case.game == name]
    assert {cell.case.people for cell in cells} == set(game.people)
    assert {cell.cast for cell in cells} == set(casts(game))
    for field, info in table_fields(game.options).items():
        assert {dict(cell.case.options)[field] for cell in cells} == set(values(info))
    assert len(matrix([name])) > len(cells)


def test_a_position_that_cannot_be_shown_is_found(words: Words) -> None:
    """The headline of the toy cannot be said: these words know nothing of the toy."""
    seats = ("amber", "azure")
    players = dict.fromkeys(seats, TOY.computer("random"))
    match = SelfPlayMatch(TOY, seats, players, seed=b"unsaid", observers=[DisplayChecker(words)])
    with pytest.raises(Failure, match=r"toy\.ask\.bid: MissingTranslation\('toy-"):
        match.run()


def test_an_option_that_the_rulebook_does_not_have_is_found() -> None:
    oracle = Oracle("toy")
    oracle.answers = {"toy.ask.bid": lambda match, ask: ask.options[1:]}
    with pytest.raises(Disagreement, match="not expected: \\['1'\\]"):
        oracle(SelfPlayMatch(TOY, ("amber", "azure"), {}, seed=b"o").match, _bid())


def _bid() -> Ask:
    return Ask("amber", "toy.ask.bid", ("1", "2"))
