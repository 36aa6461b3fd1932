"""Every game's guided first round, played to its end."""

from __future__ import annotations

import pytest

import games.library
from bot.game_words import guide_text
from games.core import game as registry
from games.core.learn.guide import Guide
from games.core.learn.lesson import Lesson
from tests.strict_words import strict_words

INSTALLED = games.library
GUIDED = [name for name in registry.game_ids() if registry.find(name).guide is not None]


def begun(name: str) -> Lesson:
    game = registry.find(name)
    assert game.guide is not None
    lesson = Lesson(game, game.guide)
    lesson.go_on()
    return lesson


@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_can_be_followed_to_its_end(name: str) -> None:
    lesson = begun(name)
    assert 10 <= len(lesson.steps) <= 15
    for number in range(1, len(lesson.steps) + 1):
        step = lesson.step
        assert step is not None, f"nothing is said to {lesson.ask}"
        assert step.number == number
        assert step.picks is not None, f"step {number} recommends what cannot be picked"
        lesson.answer(step.picks)
    assert lesson.finished
    assert lesson.step is None
    assert not lesson.match.over


@pytest.mark.parametrize("name", GUIDED)
def test_every_step_has_words(name: str) -> None:
    lesson = begun(name)
    while (step := lesson.step) is not None:
        assert step.picks is not None
        said = strict_words().say(guide_text(name, step.message, step.facts), "en")
        assert 20 < len(said) <= 1200, step.message
        lesson.answer(step.picks)


@pytest.mark.parametrize("name", GUIDED)
def test_a_lesson_is_the_same_when_it_is_told_again(name: str) -> None:
    lesson = begun(name)
    for _ in range(4):
        assert lesson.step is not None
        assert lesson.step.picks is not None
        lesson.answer(lesson.step.picks)
    again = Lesson(lesson.match.game, lesson.guide, lesson.match.entries)
    assert again.match.digest == lesson.match.digest
    assert again.step == lesson.step
    earlier = Lesson(lesson.match.game, lesson.guide, lesson.back())
    assert earlier.taken == 3


@pytest.mark.parametrize("name", GUIDED)
def test_the_learner_may_go_another_way(name: str) -> None:
    lesson = begun(name)
    ask, step = lesson.ask, lesson.step
    assert ask is not None
    assert step is not None
    others = [option for option in ask.options if (option,) != step.picks]
    lesson.answer(others[: max(1, ask.low)])
    for _ in range(12):
        if lesson.ask is None:
            break
        if lesson.step is not None:
            assert lesson.step.number > 1
        lesson.answer(lesson.ask.options[: max(1, lesson.ask.low)])
    assert lesson.match.over or lesson.ask is not None


def test_a_course_is_too_short_to_be_a_guide() -> None:
    with pytest.raises(ValueError, match="at least 10"):
        Guide(people=2, seed="s", course=())
