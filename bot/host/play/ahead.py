"""What a question is put with: the choices that answer more than it, and what was picked before."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.model.match import Position
from games.core.ahead import Way, ways
from games.core.log import live
from games.core.match import AnyMatch

_MANY = 15
"""Where a list is longer, what was picked before is worth knowing."""
_looked: LRUCache[tuple[int, int, str], tuple[AnyMatch, tuple[Way, ...]]] = LRUCache(64)
"""By match, length of its log and seat: a question is put in a panel that is brought up to date,
behind "My move" and in what ``/move`` offers. The match is kept, so that its number stays its own.
"""


@dataclass(frozen=True, slots=True)
class Onward:
    """Answers that follow the first one with the same click.

    ``places`` are where they stand in the lists of their questions, ``fingerprint`` is that of the
    last of these questions: one that a control was not made for is not answered.
    """

    places: tuple[int, ...]
    fingerprint: str


def with_ahead(position: Position, match: AnyMatch) -> Position:
    """The position with what its question is put with."""
    ask, seat = position.ask, position.seat
    if ask is None or seat is None:
        return position
    again: frozenset[str] = frozenset()
    if len(ask.options) > _MANY:
        mine = (e for e in live(match.entries) if e.seat == seat and e.key == ask.key)
        again = frozenset(pick for entry in mine for pick in entry.picks)
    return replace(position, ahead=_ways(match, seat), again=again)


def _ways(match: AnyMatch, seat: str) -> tuple[Way, ...]:
    """Looking ahead means to play on from the last snapshot, once for every option."""
    key = id(match), len(match.entries), seat
    found = _looked.get(key)
    if found is None:
        found = _looked[key] = match, ways(match, seat)
    return found[1]
