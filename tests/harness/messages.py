"""The messages of a game that state something: each is checked by the truth test, or listed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from bot.words import ENGLISH, LOCALES

STATING = ("hint", "headline", "note", "why")
"""Kinds of messages that always state something."""

ASKING = ("ask", "pick", "offer", "magic")
"""Kinds of messages that state something if they have a number or an argument."""


class _Facts(Visitor):
    """Looks for arguments and digits in a message."""

    def __init__(self) -> None:
        self.found = False

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found = True

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found = self.found or re.search(r"\d", node.value) is not None


def stating(game: str) -> Iterator[str]:
    """The ids of the messages of a game that have a number or state something."""
    for file in sorted((LOCALES / ENGLISH).glob(f"{game}*.ftl")):
        for message in parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(message, ftl.Message):
                continue
            of, kind, *_ = message.id.name.split("-")
            if of != game:
                continue
            facts = _Facts()
            facts.visit(message)
            if kind in STATING or (kind in ASKING and facts.found):
                yield message.id.name
