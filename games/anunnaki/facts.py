"""What each seat had in a match of Anunnaki, for statistics: house, gods, weapons, artifacts."""

from __future__ import annotations

from typing import Final

from games.anunnaki.state import State
from games.anunnaki.words.glossary import GLOSSARY
from games.core.past.finished import Fact, Facts, FinishedMatch, facts_named

FACT_KINDS: Final = ("house", "god", "weapon", "artifact")


def facts(match: FinishedMatch[State]) -> Facts:
    """Each seat's house, the gods it summoned, the weapons it showed and its artifacts."""
    return {seat: frozenset(_facts(match, seat)) for seat in match.seats}


def _facts(match: FinishedMatch[State], seat: str) -> list[Fact]:
    names = (
        *match.named("anunnaki.note.summoned", seat, "god"),
        *match.named("anunnaki.note.weapons", seat, "weapons"),
        *match.named("anunnaki.note.artifact", seat, "artifact"),
    )
    return [Fact("house", match.state.houses[seat].house), *facts_named(GLOSSARY, names)]
