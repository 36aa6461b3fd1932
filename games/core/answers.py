"""Checks answers against their questions."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.phrase import Phrase, phrase
from games.core.steps import Ask


class Refused(Exception):
    """Raised for an answer that does not fit the question. Nothing has changed."""

    def __init__(self, reason: Phrase, ask: Ask | None = None) -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.ask = ask


def check_picks(
    ask: Ask | None, picks: Sequence[str], fingerprint: str | None, *, over: bool
) -> Ask:
    """Return the question that ``picks`` answer; raise :class:`Refused` if they do not fit it.

    ``ask`` is the seat's open question, if there is one. ``fingerprint`` is that of the question
    that the caller means to answer; None skips this check. ``over`` says that the match has ended.
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
