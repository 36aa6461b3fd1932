"""What each faction had in a match of Cyclades, for statistics: god, creatures, heroes."""

from __future__ import annotations

from collections import Counter
from typing import Final

from games.core.past.finished import Fact, Facts, FinishedMatch, facts_named
from games.cyclades.state import State
from games.cyclades.words.glossary import GLOSSARY

FACT_KINDS: Final = ("god", "creature", "hero")


def facts(match: FinishedMatch[State]) -> Facts:
    """The god for whom each faction acted most often, its creatures and its heroes."""
    return {seat: frozenset(_facts(match, seat)) for seat in match.seats}


def _facts(match: FinishedMatch[State], seat: str) -> list[Fact]:
    served = Counter(match.named("cyclades.note.turn", seat, "god"))
    names = (
        *(name.replace("god-signed", "god") for name, _ in served.most_common(1)),
        *match.named("cyclades.note.plays", seat, "creature"),
        *match.named("cyclades.note.hired", seat, "hero"),
    )
    return list(facts_named(GLOSSARY, names))
