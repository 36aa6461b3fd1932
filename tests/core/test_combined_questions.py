"""Combined questions: one choice gives several answers, and asks what the rules would ask."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.combined_questions import MAX_COMBINED_ANSWERS, CombinedAnswer, combined_answers
from games.core.game import find
from games.core.match import AnyMatch, Match
from tests.cases import GAMES
from tests.golden import files, read

EVERY = 23
RECORDED = [path for game in GAMES for path in files() if path.parent.name == game][::3]


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def positions(path: Path) -> list[AnyMatch]:
    """Some positions of a recorded match at which somebody is asked something."""
    record = read(path)
    game, log = find(record.header.game, record.header.edition), record.log()
    cuts = [n for n, entry in enumerate(log) if entry.kind == "answer"][::EVERY]
    return [Match(game, record.header, log[:cut]) for cut in cuts]


@pytest.mark.parametrize("path", RECORDED, ids=name)
def test_combined_questions_are_those_that_follow_and_can_be_taken_back(path: Path) -> None:
    for match in positions(path):
        for asked in match.pending:
            found = combined_answers(match, asked.seat)
            if found:
                assert_whole(match, asked.seat, found)
            for combined in found[:: max(1, len(found) // 4)]:
                assert_comes(match, asked.seat, combined)


def assert_whole(match: AnyMatch, seat: str, found: tuple[CombinedAnswer, ...]) -> None:
    """No option of the question that waits is hidden, and none of a joined one unless said so."""
    ask = match.ask_for(seat)
    assert ask is not None
    assert {combined.places[0] for combined in found} == set(range(len(ask.options)))
    assert len({combined.places for combined in found}) == len(found)
    forced = 0
    while len({combined.places[: forced + 1] for combined in found}) == 1 and forced < len(
        found[0].steps
    ):
        forced += 1
    if len(found[0].steps[min(forced, len(found[0].steps) - 1)].ask.options) <= 8:
        assert len(found) <= MAX_COMBINED_ANSWERS
    for combined in found:
        beside = {other.places[len(combined.steps) - 1] for other in found if same(combined, other)}
        listed = any(one.more and combined.places[: len(one.steps)] == one.places for one in found)
        assert listed or beside == set(range(len(combined.last.ask.options)))


def same(combined: CombinedAnswer, other: CombinedAnswer) -> bool:
    """Whether two ways differ in their last answers only."""
    before = len(combined.steps) - 1
    return len(other.steps) > before and other.places[:before] == combined.places[:before]


def assert_comes(match: AnyMatch, seat: str, combined: CombinedAnswer) -> None:
    """The same questions are asked, one after another, and all of it can be taken back."""
    tried = Match(match.game, match.header, match.entries)
    begun = tried.view(seat)
    for step in combined.steps:
        ask = tried.ask_for(seat)
        assert ask is not None
        assert ask.fingerprint == step.ask.fingerprint
        assert tried.view(seat) == step.view
        if step is not combined.last:
            tried.answer(seat, (step.option,))
    for _ in combined.steps[:-1]:
        tried.undo(seat)
    assert tried.view(seat) == begun


@pytest.mark.parametrize("game", GAMES)
def test_no_question_is_combined_with_one_of_the_same_kind(game: str) -> None:
    for key, following in find(game).combined_with_next.items():
        assert key not in following
