"""What each seat had in a match of Ankh, for statistics: god, powers, guardians, battle cards."""

from __future__ import annotations

from typing import Final

from games.ankh.state import State
from games.ankh.words.glossary import GLOSSARY
from games.core.past.finished import Fact, Facts, FinishedMatch, facts_named

FACT_KINDS: Final = ("god", "power", "guardian", "card")


def facts(match: FinishedMatch[State]) -> Facts:
    """Each seat's god, the powers it unlocked, its guardians and the cards it played."""
    return {seat: frozenset(_facts(match, seat)) for seat in match.seats}


def _facts(match: FinishedMatch[State], seat: str) -> list[Fact]:
    names = (
        *match.named("ankh.note.power", seat, "power"),
        *match.named("ankh.note.guardian", seat, "figure"),
        *match.named("ankh.note.cards", seat, "cards"),
    )
    return [Fact("god", match.state.god_of[seat]), *facts_named(GLOSSARY, names)]
