"""Names of the actions that answer questions: on the match, in a trial and in a lesson."""

from __future__ import annotations

from typing import NamedTuple


class QuestionActions(NamedTuple):
    """The names of a question's actions, as the custom_ids of its items have them."""

    pick: str
    choose: str
    nothing: str
    done: str
    mark: str
    flip: str
    all: str
    clear: str
    turn: str
    advised: str


MATCH_ACTIONS = QuestionActions(
    "pick", "choose", "nothing", "done", "mark", "flip", "all", "clear", "turn", "advised"
)
TRIAL_ACTIONS = QuestionActions(
    "try-pick",
    "try-choose",
    "try-nothing",
    "try-done",
    "try-mark",
    "try-flip",
    "try-all",
    "try-clear",
    "try-turn",
    "try-advised",
)
LESSON_ACTIONS = QuestionActions(
    "learn-pick",
    "learn-choose",
    "learn-nothing",
    "learn-done",
    "learn-mark",
    "learn-flip",
    "learn-all",
    "learn-clear",
    "learn-turn",
    "learn-advised",
)
