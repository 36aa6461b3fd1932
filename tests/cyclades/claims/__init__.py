"""How the statements of Cyclades are compared with the state of a match."""

from __future__ import annotations

from tests.cyclades.claims import cards, notes
from tests.cyclades.claims.options import OPTIONS
from tests.cyclades.claims.reasons import HEADLINES, REASONS
from tests.cyclades.claims.unchecked import UNCHECKED
from tests.harness.statements import Claims

LOOSE = frozenset(
    {
        # The last of several asks no further question to compare it with.
        *("cyclades.ask.giant-home left", "cyclades.ask.start-troop left"),
        # The next question of the kind is not always asked.
        "cyclades.ask.prowl-next moved",
    }
)

NOTES = {**notes.NOTES, **cards.NOTES}

CLAIMS = Claims(OPTIONS, REASONS, NOTES, HEADLINES, UNCHECKED, LOOSE)
