"""The project's own words with names given by the test."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.words import ENGLISH, Words
from games.core.phrase import Phrase
from render.face import Say

NAMES = {"amber": "Anna", "azure": "Marco", "rose": "Oksana", "onyx": "Theodora"}


@cache
def _words() -> Words:
    return Words.load(strict=True)


def speaker(names: Mapping[str, str] = NAMES) -> Say:
    """A ``Say`` in English that calls the seats by ``names``; a missing message is an error."""

    def say(said: Phrase) -> str:
        return _words().say(said, ENGLISH, names)

    return say
