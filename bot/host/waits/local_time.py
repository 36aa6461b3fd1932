"""Converts between a person's local time and moments.

Times of day are minutes after midnight. When clocks change, a skipped time counts as the first
moment after the gap, and a repeated one as its first occurrence.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

DAY: Final = 24 * 60
MORNING: Final = 8 * 60
"""When "in the morning" is for a person, in minutes, unless their quiet hours end at another
time."""
_SMALL_HOURS: Final = 4 * 60
_NO_PLACES: Final = ("posix/", "right/", "SystemV/", "Factory", "localtime")
_OFFSET: Final = re.compile(r"(?:utc|gmt)\s*([+-])\s*(\d{1,2})(?::00)?")


@cache
def zone_names() -> tuple[str, ...]:
    """Every time zone by its name in the IANA database."""
    return tuple(sorted(n for n in available_timezones() if not n.startswith(_NO_PLACES)))


def find_zone(typed: str) -> str | None:
    """The time zone for a typed name, city or offset such as "UTC+2"; None if there is none."""
    wanted = _spoken(typed)
    named = [name for name in zone_names() if _spoken(name) == wanted]
    if named:
        return named[0]
    offset = _OFFSET.fullmatch(wanted)
    if offset is not None:
        # The IANA database has the opposite sign for these.
        sign, hours = "-" if offset[1] == "+" else "+", int(offset[2])
        name = f"Etc/GMT{sign}{hours}" if hours else "UTC"
        return name if name in zone_names() else None
    cities = [name for name in zone_names() if _spoken(name.rpartition("/")[2]) == wanted]
    return cities[0] if cities else None


def _spoken(name: str) -> str:
    return " ".join(name.replace("_", " ").split()).casefold()


@cache
def zone_of(name: str | None) -> ZoneInfo:
    """A time zone; UTC where none was chosen, or where the installed database has lost it."""
    return ZoneInfo(name if name in zone_names() else "UTC")


def local(moment: float, zone: ZoneInfo) -> datetime:
    """The local date and time at that moment."""
    return datetime.fromtimestamp(moment, zone)


def minute_of(moment: float, zone: ZoneInfo) -> int:
    """The time of day at that moment."""
    shown = local(moment, zone)
    return shown.hour * 60 + shown.minute


def at_local(day: date, minute: int, zone: ZoneInfo, after: float | None = None) -> float:
    """When the wall clock shows that time of that day.

    Of two such moments it is the first; with ``after``, the first later than that, if there is.
    """
    shown = datetime.combine(day, time(), None) + timedelta(minutes=minute)
    while not _exists(shown, zone):
        shown += timedelta(minutes=1)
    first = shown.replace(tzinfo=zone).timestamp()
    if after is not None and first <= after:
        return shown.replace(tzinfo=zone, fold=1).timestamp()
    return first


def _exists(shown: datetime, zone: ZoneInfo) -> bool:
    there = shown.replace(tzinfo=zone)
    return there.astimezone(UTC).astimezone(zone).replace(tzinfo=None) == shown


def quiet_until(moment: float, start: int | None, end: int | None, zone: ZoneInfo) -> float | None:
    """The end of the quiet hours that the moment falls into; None where it does not."""
    if start is None or end is None or start == end:
        return None
    minute, day = minute_of(moment, zone), local(moment, zone).date()
    if start < end:
        if not start <= minute < end:
            return None
    elif minute >= start:
        day += timedelta(days=1)
    elif minute >= end:
        return None
    return at_local(day, end, zone, after=moment)


def next_daily(after: float, minute: int, zone: ZoneInfo) -> float:
    """The next time of day later than ``after``: once on every calendar day."""
    day = local(after, zone).date()
    while (ringing := at_local(day, minute, zone)) <= after:
        day += timedelta(days=1)
    return ringing


def tomorrow_morning(now: float, zone: ZoneInfo, minute: int = MORNING) -> float:
    """The next morning; in the small hours that is today's."""
    day = local(now - _SMALL_HOURS * 60, zone).date() + timedelta(days=1)
    return at_local(day, minute, zone)
