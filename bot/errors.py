"""The errors that the host raises and people are told."""

from __future__ import annotations

from games.core.phrase import Phrase
from games.core.steps import Ask


class Refusal(Exception):
    """Bad input: nothing has changed, and ``phrase`` says why.

    ``about`` is the table whose players' names the phrase uses, where it uses any.
    """

    def __init__(self, phrase: Phrase, about: object = None) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase
        self.about = about


class IllegalMove(Refusal):
    """Picks that do not answer the question; ``ask`` holds the legal options."""

    def __init__(self, phrase: Phrase, ask: Ask | None = None) -> None:
        super().__init__(phrase)
        self.ask = ask


class StaleMove(Refusal):
    """An answer to a question that is no longer the current one."""


class RetryLater(Exception):
    """A post that could not be delivered now: retried after ``seconds``.

    ``uncertain`` says that the reply was lost, so the message may be in the channel.
    """

    def __init__(self, seconds: float, *, uncertain: bool = True) -> None:
        super().__init__(f"again in {seconds:g} s")
        self.seconds = seconds
        self.uncertain = uncertain


class ServedElsewhere(Exception):
    """A post whose server is served by another process now, which delivers it."""


class Undeliverable(Exception):
    """A post that the channel does not take (gone, no permission): retried, but rarely.

    ``forbidden`` says that a permission is missing.
    """

    def __init__(self, reason: str, *, forbidden: bool = False) -> None:
        super().__init__(reason)
        self.forbidden = forbidden


class MessageGone(Exception):
    """The message that a post would have edited was deleted; nothing was sent."""
