"""Helpers for ``Game.reason``: which rule of thumb explains a computer player's answer."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.steps import Ask, Picks

DECLINED = frozenset({"none", "no", "done", "stop", "end", "skip", "0"})
"""Option ids that decline what a question offers."""


def declined(picks: Picks) -> bool:
    """Whether an answer declines what the question offers."""
    return not picks or picks[0] in DECLINED


def rule_of(rules: Mapping[str, tuple[str, ...]], ask: Ask, picks: Picks) -> str:
    """The rule that explains an answer, found by the last part of the question's key.

    A question may have two: the second one is for answers that decline.
    """
    found = rules.get(ask.key.rpartition(".")[2], ("use", "leave"))
    return found[-1] if declined(picks) else found[0]
