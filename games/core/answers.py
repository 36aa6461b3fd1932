"""Whether an answer fits its question, and the refusal of one that does not."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.phrase import Phrase, phrase
from games.core.steps import Ask


class Refused(Exception):
    """An answer that does not fit the question; nothing has changed."""

    def __init__(self, reason: Phrase, ask: Ask | None = None) -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.ask = ask


def check_picks(
    ask: Ask | None, picks: Sequence[str], fingerprint: str | None, *, over: bool
) -> Ask:
    """The question that ``picks`` answer; raises :class:`Refused` where they do not.

    ``ask`` is what waits for the seat, if anything, and ``fingerprint`` that of the question it
    means to answer. In a match that is ``over`` nothing is asked any more.
    """
    if ask is None:
        raise Refused(phrase("core.refused.over" if over else "core.refused.not_asked"))
    if fingerprint is not None and fingerprint != ask.fingerprint:
        raise Refused(phrase("core.refused.stale"), ask)
    if not ask.low <= len(picks) <= ask.high:
        raise Refused(
            phrase("core.refused.count", low=ask.low, high=ask.high, count=len(picks)), ask
        )
    if len(picks) > 1 and len(dict.fromkeys(picks)) < len(picks):
        raise Refused(phrase("core.refused.twice"), ask)
    for pick in picks:
        if pick not in ask.options:
            raise Refused(phrase("core.refused.option", option=pick), ask)
    return ask
