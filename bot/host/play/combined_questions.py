"""Adds combined answers and earlier picks to the question of a position."""

from __future__ import annotations

from dataclasses import replace

from cachetools import LRUCache

from bot.model.match import Position
from games.core.combined_questions import CombinedAnswer, combined_answers
from games.core.log import live
from games.core.match import AnyMatch

_MANY_OPTIONS = 15
"""Where a list is longer, what was picked before is worth knowing."""
_answers_cache: LRUCache[tuple[int, int, str], tuple[AnyMatch, tuple[CombinedAnswer, ...]]] = (
    LRUCache(64)
)
"""By match, length of its log and seat: a question is put in a panel that is brought up to date,
behind "My move" and in what ``/move`` offers. The match is kept, so that its number stays its own.
"""


def with_combined_answers(position: Position, match: AnyMatch) -> Position:
    """The position with the combined answers and earlier picks of its question."""
    ask, seat = position.ask, position.seat
    if ask is None or seat is None:
        return position
    picked_before: frozenset[str] = frozenset()
    if len(ask.options) > _MANY_OPTIONS:
        mine = (e for e in live(match.entries) if e.seat == seat and e.key == ask.key)
        picked_before = frozenset(pick for entry in mine for pick in entry.picks)
    return replace(
        position, combined_answers=_combined_answers(match, seat), picked_before=picked_before
    )


def _combined_answers(match: AnyMatch, seat: str) -> tuple[CombinedAnswer, ...]:
    """Looking ahead means to play on from the last snapshot, once for every option."""
    key = id(match), len(match.entries), seat
    found = _answers_cache.get(key)
    if found is None:
        found = _answers_cache[key] = match, combined_answers(match, seat)
    return found[1]
