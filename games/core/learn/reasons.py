"""Why a computer player answers as it does: the rule that its judgement follows.

A game's ``reason`` is asked after the judgement, with the same view, and names what decided it. It
knows no more than the seat does.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.core.steps import Ask, Picks

DECLINED = frozenset({"none", "no", "done", "stop", "end", "skip", "0"})
"""Answers that leave something be."""


def declined(picks: Picks) -> bool:
    """Whether an answer leaves be what the question offers."""
    return not picks or picks[0] in DECLINED


def rule_of(rules: Mapping[str, tuple[str, ...]], ask: Ask, picks: Picks) -> str:
    """The rule of the question's judgement, by the last part of its key; a second one is for
    answers that leave it be.
    """
    found = rules.get(ask.key.rpartition(".")[2], ("use", "leave"))
    return found[-1] if declined(picks) else found[0]
