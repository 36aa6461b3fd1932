"""Facts and titles of the toy game."""

from __future__ import annotations

from games.core.past.finished import Fact, Facts, FinishedMatch, Title, Titles
from games.core.phrase import phrase

from .state import Orchard

FACT_KINDS = ("goal",)


def facts(match: FinishedMatch[Orchard]) -> Facts:
    """Each seat's secret goal."""
    gardeners = match.state.gardeners
    return {seat: frozenset({Fact("goal", gardeners[seat].goal)}) for seat in match.seats}


def _picker(match: FinishedMatch[Orchard], seat: str) -> bool:
    """Picked apples."""
    return match.times("toy.note.pick", seat) > 0


TITLES = Titles(
    (Title("picker", phrase("toy.title.picker"), phrase("toy.title.picker.how"), _picker),)
)
