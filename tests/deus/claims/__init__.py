"""How the statements of Deus are compared with the state of a match."""

from __future__ import annotations

from tests.deus.claims.notes import NOTES
from tests.deus.claims.options import OPTIONS
from tests.deus.claims.reasons import HEADLINES, REASONS
from tests.deus.claims.unchecked import UNCHECKED
from tests.harness.statements import Claims

LOOSE = frozenset(
    {
        # "Up to so many".
        *("deus.ask.army steps", "deus.ask.piece left", "deus.ask.give left"),
        *("deus.ask.ceres left", "deus.ask.mars left", "deus.ask.sell-any left"),
        *("deus.ask.buy max", "deus.ask.buy-any left", "deus.ask.plunder count"),
        *("deus.ask.cycle bonus", "deus.ask.produce amount"),
        # The count shows in the favour of the god alone.
        "deus.ask.jupiter count",
        # Not shown.
        "deus.headline.over round",
    }
)

CLAIMS = Claims(OPTIONS, REASONS, NOTES, HEADLINES, UNCHECKED, LOOSE)
