"""The installed words, loaded once in each test process."""

from __future__ import annotations

from functools import cache

from bot.words import Words


@cache
def strict_words() -> Words:
    """All of them; a missing one is an error."""
    return Words.load(strict=True)
