"""How the statements of Divinus are compared with the state of a match."""

from __future__ import annotations

from tests.divinus.claims.notes import NOTES
from tests.divinus.claims.options import OPTIONS
from tests.divinus.claims.reasons import HEADLINES, REASONS
from tests.divinus.claims.unchecked import UNCHECKED
from tests.harness.statements import Claims

LOOSE = frozenset(
    {
        # Not shown.
        *("divinus.headline.set-up round", "divinus.headline.set-up most"),
        *("divinus.headline.over round", "divinus.headline.over most"),
        *("divinus.headline.last-round most", "divinus.ask.god count"),
        # The Plumb Line, a token and Heracles change a total.
        *("divinus.note.explored total", "divinus.note.explored-heracles total"),
        # Another zone of the terrain may have that size.
        "divinus.change.zone size",
        # "Up to so many".
        *("divinus.ask.reroll count", "divinus.ask.flip count", "divinus.ask.refresh count"),
        *("divinus.ask.reactivate count", "divinus.ask.refresh least"),
        # It comes at the end of the match.
        "divinus.note.race count",
        *("divinus.note.scorched cell", "divinus.note.fight cell"),
    }
)

CLAIMS = Claims(OPTIONS, REASONS, NOTES, HEADLINES, UNCHECKED, LOOSE)
