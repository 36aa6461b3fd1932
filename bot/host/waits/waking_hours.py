"""At which hours people are awake: as they have typed, or as learnt from when they answer.

An hour is a number from 0 to 23 in UTC.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.host.waits.local_time import quiet_until, zone_of
from bot.model.people import Preferences

HOUR: Final = 3600
_DAY: Final = 86400
MIN_ANSWERS: Final = 20
"""So many answers are needed before anything is learnt from them."""
_MIN_SHARE: Final = 0.02
"""An hour counts if at least this share of the answers was given in it."""


def typed_hours(prefs: Preferences, now: float) -> frozenset[int] | None:
    """The hours outside a person's quiet hours; None where they have chosen none, or no zone."""
    if prefs.timezone is None or prefs.quiet_from is None or prefs.quiet_to is None:
        return None
    midnight, zone = now - now % _DAY, zone_of(prefs.timezone)
    return frozenset(
        hour
        for hour in range(24)
        if quiet_until(midnight + hour * HOUR, prefs.quiet_from, prefs.quiet_to, zone) is None
    )


def learnt_hours(answered: Sequence[float]) -> frozenset[int] | None:
    """The hours in which a person usually answers; None where there are too few answers."""
    if len(answered) < MIN_ANSWERS:
        return None
    counted = Counter(int(moment % _DAY) // HOUR for moment in answered)
    return frozenset(h for h, count in counted.items() if count >= _MIN_SHARE * len(answered))


def shared_hours(everybody: Iterable[frozenset[int]]) -> frozenset[int]:
    """The hours at which everybody is awake; all hours where nobody is named."""
    return frozenset(range(24)).intersection(*everybody)


def spans(hours: frozenset[int]) -> list[tuple[int, int]]:
    """Hours that follow each other as first hour and length; a span may go on past midnight."""
    if len(hours) == 24:
        return [(0, 24)]
    found = []
    for first in sorted(hour for hour in hours if (hour - 1) % 24 not in hours):
        length = 1
        while (first + length) % 24 in hours:
            length += 1
        found.append((first, length))
    return found
