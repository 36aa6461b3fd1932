"""Records which questions, notes, headlines, options and rules of a game a run has met.

What there is to meet is not listed anywhere: messages follow from the game's words, by the second
part of their ids, and rules from its modules.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.words import Words, message_id, standard
from games.core.phrase import Phrase
from games.core.steps import Ask
from tests.harness.rules_met import RulesMet, rule_modules

KINDS = ("ask", "note", "headline", "pick", "hint")
"""Questions, notes, headlines, and options with their second lines."""


class Met:
    """Records the messages and rules of some games that a run meets, and lists the others.

    Phrases and questions are noted from :meth:`begin` to :meth:`end`, and functions of the rules
    while ``rules`` is started: that makes everything slower before Python 3.12.
    """

    def __init__(self, words: Words, games: list[str]) -> None:
        self.games = games
        self.messages = [
            name
            for name in words.messages
            if name.split("-")[0] in games and name.split("-")[1] in KINDS
        ]
        self.said: set[str] = set()
        self.rules = RulesMet(module for game in games for module in rule_modules(game))
        self._begun = (Phrase.__init__, Ask.__init__)

    def begin(self) -> None:
        """Listen to every phrase and every question that is made."""
        said, (phrase_init, ask_init) = self.said, self._begun

        def heard(self: Phrase, key: str, *rest: object, **named: object) -> None:
            said.add(key)
            phrase_init(self, key, *rest, **named)  # type: ignore[arg-type]

        def asked(self: Ask, seat: str, key: str, *rest: object, **named: object) -> None:
            said.add(key)
            ask_init(self, seat, key, *rest, **named)  # type: ignore[arg-type]

        Phrase.__init__ = heard  # type: ignore[method-assign]
        Ask.__init__ = asked  # type: ignore[method-assign]

    def end(self) -> None:
        """Stop listening."""
        Phrase.__init__, Ask.__init__ = self._begun  # type: ignore[method-assign]
        if self.rules.on:
            self.rules.stop()

    @property
    def met(self) -> set[str]:
        """The ids of messages and the full names of rules that were met."""
        return {*map(message_id, self.said), *self.rules.met}

    def unmet(self, game: str, met: set[str] | None = None) -> list[str]:
        """The messages and rules of a game that are not in ``met`` (default: those met here)."""
        found = self.met if met is None else met
        messages = [name for name in self.messages if name.split("-")[0] == game]
        rules = [name for name in self.rules.all if name.split(".")[1] == game]
        return [name for name in [*messages, *rules] if name not in found]


@contextmanager
def recorded(game: str) -> Iterator[Met]:
    """Record messages and rules while matches of a game are played."""
    met = Met(standard(), [game])
    met.begin()
    met.rules.start()
    try:
        yield met
    finally:
        met.end()
