"""Helpers for ``Game.reason``: finds the key of the reason for a computer player's answer."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.steps import Ask, Picks

DECLINED = frozenset({"none", "no", "done", "stop", "end", "skip", "0"})
"""Option ids that decline what a question offers."""


def declined(picks: Picks) -> bool:
    """Whether an answer declines what the question offers."""
    return not picks or picks[0] in DECLINED


def reason_key(
    reasons: Mapping[str, tuple[str, ...]], ask: Ask, picks: Picks, other: tuple[str, ...]
) -> str:
    """The key of the reason for an answer, found by the last part of the question's key.

    A question may have two: the second one is for answers that decline. ``other`` is for questions
    that have none.
    """
    found = reasons.get(ask.key.rpartition(".")[2], other)
    return found[-1] if declined(picks) else found[0]
