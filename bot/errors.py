"""What can go wrong between a person and the host, as part of the interface."""

from __future__ import annotations

from games.core.phrase import Phrase
from games.core.steps import Ask


class Refusal(Exception):
    """Bad input: nothing has changed, and ``phrase`` tells the person why.

    ``about`` is the table whose players' names the phrase uses, where it uses any.
    """

    def __init__(self, phrase: Phrase, about: object = None) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase
        self.about = about


class IllegalMove(Refusal):
    """Picks that do not answer the question; ``ask`` says what would."""

    def __init__(self, phrase: Phrase, ask: Ask | None = None) -> None:
        super().__init__(phrase)
        self.ask = ask


class StaleMove(Refusal):
    """An answer to a question that is no longer the current one."""


class Later(Exception):
    """A post that could not be delivered now: try again in ``seconds``.

    ``uncertain`` tells a lost answer (the message may stand in the channel) from a plain refusal.
    """

    def __init__(self, seconds: float, *, uncertain: bool = True) -> None:
        super().__init__(f"again in {seconds:g} s")
        self.seconds = seconds
        self.uncertain = uncertain


class ServedElsewhere(Exception):
    """A post whose server has become another process's: that one looks after it."""


class Undeliverable(Exception):
    """A post that the channel does not take (gone, no permission): retried, but rarely."""
