"""How the statements of Ankh are compared with the state of a match."""

from __future__ import annotations

from tests.ankh.claims.notes import NOTES
from tests.ankh.claims.options import OPTIONS
from tests.ankh.claims.reasons import HEADLINES, REASONS
from tests.ankh.claims.unchecked import UNCHECKED
from tests.harness.statements import Claims

LOOSE = frozenset(
    {
        # Regions that exist in many positions; the figures of the note are compared.
        *("ankh.note.caravan region", "ankh.note.locusts region", "ankh.ask.build region"),
        *("ankh.note.battle region", "ankh.note.dominates region"),
        "ankh.note.nobody-left region",
        *("ankh.note.consolidated one", "ankh.note.consolidated other"),
    }
)

CLAIMS = Claims(OPTIONS, REASONS, NOTES, HEADLINES, UNCHECKED, LOOSE)
