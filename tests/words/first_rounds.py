"""Collects the options and hints of each game's guided first round, in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import games.library
from games.core import game as registry
from games.core.game import AnyGame
from games.core.learn.lesson import Lesson
from games.core.phrase import Phrase
from games.core.steps import Ask
from tests.strict_words import strict_words

INSTALLED = games.library
WORDS = strict_words()

Wording = Callable[[Any, Ask, str], Phrase | None]


def hints(game_id: str, question: str, answered: int = 0) -> dict[str, str]:
    """The hint of each option of the question ``answered`` steps into the first round."""
    return said(game_id, question, answered, lambda game: game.hint)


def labels(game_id: str, question: str, answered: int = 0) -> dict[str, str]:
    """The label of each option of that question."""
    return said(game_id, question, answered, lambda game: game.label)


def said(
    game_id: str, question: str, answered: int, wording: Callable[[AnyGame], Wording]
) -> dict[str, str]:
    """The wording of each option of the question ``answered`` steps into the first round."""
    game = registry.find(game_id)
    assert game.guide is not None
    lesson = Lesson(game, game.guide)
    lesson.go_on()
    for _ in range(answered):
        assert lesson.step is not None
        assert lesson.step.picks is not None
        lesson.answer(lesson.step.picks)
    ask, view = lesson.ask, lesson.match.view(lesson.seat)
    assert ask is not None
    assert ask.key == f"{game_id}.ask.{question}"
    names = dict.fromkeys(lesson.match.header.seats, "Ada")
    found = {option: wording(game)(view, ask, option) for option in ask.options}
    return {option: WORDS.say(phrase, "en", names) for option, phrase in found.items() if phrase}
