"""Finds the oracle of a game and compares the options of questions with it.

``tests/<game>/oracle.py`` has a dictionary ``ANSWERS``: for the key of a question, a function of
the match and the question that returns the expected options, or None where it has no opinion. It
is written from the rulebook, the state and the shape of the options, not from the rules: two
readings that agree are unlikely to be wrong in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec

from games.core.match import AnyMatch
from games.core.steps import Ask
from tests.harness.cases import Cell

Answer = Callable[[AnyMatch, Ask], Iterable[str] | None]


class Disagreement(Exception):
    """The rules offer something else than the oracle expects."""


class Oracle:
    """An observer that compares the options of a game's questions with its own."""

    def __init__(self, game: str) -> None:
        self.answers: Mapping[str, Answer] = answers(game)
        self.asked: dict[str, int] = {}

    def __call__(self, match: AnyMatch, ask: Ask | None) -> None:
        """Raise :class:`Disagreement` where the options differ."""
        answer = self.answers.get(ask.key) if ask is not None else None
        expected = answer(match, ask) if answer is not None and ask is not None else None
        if ask is None or expected is None:
            return
        self.asked[ask.key] = self.asked.get(ask.key, 0) + 1
        wanted = set(expected)
        missing = sorted(wanted - set(ask.options))
        surplus = sorted(set(ask.options) - wanted)
        if missing or surplus:
            raise Disagreement(f"not offered: {missing}; not expected: {surplus}")


def play_with_oracle(oracle: Oracle, cell: Cell, number: int = 0) -> None:
    """Play a match to its end and compare the options of every question with the oracle's."""
    selfplay_match = cell.selfplay_match(number, every=0)
    while not selfplay_match.match.over:
        for ask in selfplay_match.match.pending:
            oracle(selfplay_match.match, ask)
        selfplay_match.step()


def answers(game: str) -> Mapping[str, Answer]:
    """The answers of a game's oracle; empty if it has no oracle."""
    name = f"tests.{game}.oracle"
    if find_spec(name) is None:
        return {}
    found: Mapping[str, Answer] = import_module(name).ANSWERS
    return found
