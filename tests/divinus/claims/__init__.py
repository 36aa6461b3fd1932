"""How the statements of Divinus are compared with the state of a match."""

from __future__ import annotations

from tests.divinus.claims import campaign, notes, options, things
from tests.divinus.claims.reasons import HEADLINES, REASONS
from tests.divinus.claims.unchecked import UNCHECKED
from tests.harness.statements import Claims

LOOSE = frozenset(
    {
        # Not shown.
        *("divinus.headline.set-up round", "divinus.headline.set-up most"),
        *("divinus.headline.over round", "divinus.headline.over most"),
        *("divinus.headline.last-round most", "divinus.ask.god count"),
        *("divinus.headline.scenario-set-up round", "divinus.headline.scenario-set-up most"),
        *("divinus.headline.scenario-over round", "divinus.headline.scenario-over most"),
        "divinus.headline.scenario-last-round most",
        # The Plumb Line, a token and Heracles change a total.
        *("divinus.note.explored total", "divinus.note.explored-heracles total"),
        # Another zone of the terrain may have that size.
        "divinus.change.zone size",
        # Another goal of the god may have that place.
        *("divinus.change.goal place", "divinus.change.goal value"),
        "divinus.change.goal-none value",
        # "Up to so many".
        *("divinus.ask.reroll count", "divinus.ask.flip count", "divinus.ask.refresh count"),
        *("divinus.ask.reactivate count", "divinus.ask.refresh least"),
        "divinus.ask.hero-to count",
        # It comes at the end of the match.
        "divinus.note.race count",
        *("divinus.note.scorched cell", "divinus.note.fight cell"),
        # One die beside Theseus and two on his own tile, wherever the temple was.
        "divinus.note.theseus count",
        # Nothing was found for that cell, so that nothing changes there.
        "divinus.note.sought cell",
    }
)

OPTIONS = {**options.OPTIONS, **campaign.OPTIONS}
NOTES = {**notes.NOTES, **things.NOTES, **campaign.NOTES}

CLAIMS = Claims(OPTIONS, REASONS, NOTES, HEADLINES, UNCHECKED, LOOSE)
