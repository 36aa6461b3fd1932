"""The project's own words with names given by the test."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words import ENGLISH
from games.core.phrase import Phrase
from render.face import Say
from tests.strict_words import strict_words

NAMES = {"amber": "Anna", "azure": "Marco", "rose": "Oksana", "onyx": "Theodora"}


def speaker(names: Mapping[str, str] = NAMES) -> Say:
    """A ``Say`` in English that calls the seats by ``names``; a missing message is an error."""

    def say(said: Phrase) -> str:
        return strict_words().say(said, ENGLISH, names)

    return say
