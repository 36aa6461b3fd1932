"""What each faction had in a match of Cyclades, for statistics: god, creatures, heroes."""

from __future__ import annotations

from collections import Counter
from typing import Final

from games.core.past.finished import (
    DiceLuck,
    Fact,
    Facts,
    FinishedMatch,
    Luck,
    facts_named,
)
from games.cyclades.components import DIE
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


# They change what a side rolls, so that its dice say nothing about luck.
_MEDDLERS: Final = frozenset({"cyclades.hero.helen", "cyclades.hero.croesus"})


def luck(match: FinishedMatch[State]) -> Luck:
    """The battle dice of each faction that never hired Helen or Croesus."""
    mean = sum(map(int, DIE)) / len(DIE)
    found: dict[str, DiceLuck] = {}
    for seat in match.seats:
        if _MEDDLERS.intersection(match.named("cyclades.note.hired", seat, "hero")):
            continue
        rolls = [
            die
            for role, argument in (("seat", "attackdie"), ("rival", "defencedie"))
            for note in match.notes("cyclades.note.stage", seat, role)
            if isinstance(die := note.args.get(argument), int)
        ]
        if rolls:
            found[seat] = DiceLuck(len(rolls), sum(rolls), mean * len(rolls))
    return found
