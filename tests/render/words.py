"""The project's words, with names given by the test."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words import ENGLISH
from games.core.phrase import Phrase
from render.renderer import Say
from tests.strict_words import strict_words

NAMES = {"amber": "Anna", "azure": "Marco", "rose": "Oksana", "onyx": "Theodora"}

HOSTILE = {
    "amber": "@everyone " + "🦊" * 200,
    "azure": "\u202e\u202eевил\u202c\u200f name\n\nnewline\ttab",
    "rose": "Щ" * 200,
    "onyx": "z̸̢̛͕͖̠a̷̡̛͙l̶g̵o" * 20,
}
"""Names that break careless layouts: a mention, very long, right to left, with line breaks."""


def speaker(names: Mapping[str, str] = NAMES) -> Say:
    """A ``Say`` in English that calls the seats by ``names``; a missing message is an error."""

    def say(said: Phrase) -> str:
        return strict_words().say(said, ENGLISH, names)

    return say
