"""What each demigod had in a match of Divinus, for statistics: hero, gods, artifacts, temples."""

from __future__ import annotations

from typing import Final

from games.core.past.finished import Fact, Facts, FinishedMatch, facts_named
from games.divinus.state import State
from games.divinus.words.glossary import GLOSSARY

FACT_KINDS: Final = ("hero", "god", "artifact", "temple")


def facts(match: FinishedMatch[State]) -> Facts:
    """Each seat's hero, the gods whose goals it met, its artifacts and the temples it built."""
    return {seat: frozenset(_facts(match, seat)) for seat in match.seats}


def _facts(match: FinishedMatch[State], seat: str) -> list[Fact]:
    demigod = match.state.demigods[seat]
    names = (
        *match.named("divinus.note.race", seat, "god"),
        *match.named("divinus.note.temple", seat, "temple"),
    )
    found = [Fact("hero", demigod.hero.name)] if demigod.hero is not None else []
    found += [Fact("artifact", held.id) for held in demigod.artifacts]
    return [*found, *facts_named(GLOSSARY, names)]
