"""What each seat had in a match of Deus, for statistics: cards, and the god called on most."""

from __future__ import annotations

from collections import Counter
from typing import Final

from games.core.past.finished import Fact, Facts, FinishedMatch, facts_named
from games.deus.state import State
from games.deus.words.glossary import GLOSSARY

FACT_KINDS: Final = ("card", "god")


def facts(match: FinishedMatch[State]) -> Facts:
    """The cards that each seat played, and the god that it called on most often."""
    return {seat: frozenset(_facts(match, seat)) for seat in match.seats}


def _facts(match: FinishedMatch[State], seat: str) -> list[Fact]:
    called = Counter(match.named("deus.note.god", seat, "god"))
    names = (
        *(name for name, _ in called.most_common(1)),
        *match.named("deus.note.plays", seat, "card"),
    )
    return list(facts_named(GLOSSARY, names))
