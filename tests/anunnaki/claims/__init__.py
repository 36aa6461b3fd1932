"""How the statements of Anunnaki are compared with the state of a match."""

from __future__ import annotations

from tests.anunnaki.claims import notes, things
from tests.anunnaki.claims.options import OPTIONS
from tests.anunnaki.claims.reasons import HEADLINES, REASONS
from tests.anunnaki.claims.unchecked import UNCHECKED
from tests.harness.statements import Claims

LOOSE = frozenset(
    {
        # More than the first district or part takes may follow.
        *("anunnaki.ask.recruit count", "anunnaki.ask.pay count"),
        # "Up to so many".
        *("anunnaki.magic.followers-most count", "anunnaki.pick.mirror-followers-most count"),
        # Only whether it is 0 shows.
        "anunnaki.pick.star-sign frees",
        # Several recruitments next to each other.
        "anunnaki.note.recruited count",
    }
)

NOTES = {**notes.NOTES, **things.NOTES}

CLAIMS = Claims(OPTIONS, REASONS, NOTES, HEADLINES, UNCHECKED, LOOSE)
