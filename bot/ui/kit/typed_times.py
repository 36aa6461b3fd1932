"""Parses typed days and times: "2026-03-01", "1.3.", "tomorrow 18:00", "friday", "now"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from babel.dates import format_date, get_day_names

from bot.host.waits.local_time import at_local, local

_DAY: Final = re.compile(
    r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"
    r"|(?P<day_>\d{1,2})\.\s?(?P<month_>\d{1,2})(?:\.(?:\s?(?P<year_>\d{4}))?)?"
)
_TIME: Final = re.compile(r"(?P<hour>\d{1,2})(?::(?P<minute>\d{2}))?\s?(?P<half>am|pm)?")
_VALID_YEARS: Final = (1970, 2200)


class TimeRange(NamedTuple):
    """What was typed: a whole day, or a moment (then both ends are the same)."""

    begins: float
    ends: float


def day_words(language: str, today: date, said: Mapping[str, int]) -> dict[str, int]:
    """Days by name, in English and in the reader's language, as days from today."""
    words = dict(said)
    for locale in ("en", language.replace("-", "_")):
        for number, name in get_day_names("wide", locale=locale).items():
            words[name.casefold()] = (number - today.weekday()) % 7
    return words


def parse_time(
    typed: str, now: float, zone: ZoneInfo, words: Mapping[str, int], instant: str
) -> TimeRange | None:
    """Parse a time; None if it is not understood. ``instant`` is the reader's word for now."""
    text = " ".join(typed.split()).casefold()
    if not text.strip(" ,"):
        return None
    if text in (instant, "now"):
        return TimeRange(now, now)
    today = local(now, zone).date()
    name = next((w for w in sorted(words, key=len, reverse=True) if text.startswith(w)), None)
    found = _DAY.match(text)
    if name is not None:
        day, rest = today + timedelta(days=words[name]), text[len(name) :]
    elif found is not None:
        read = _read_day(found, today)
        if read is None:
            return None
        day, rest = read, text[found.end() :]
    else:
        day, rest = today, " " + text
    if not rest.strip(" ,"):
        return TimeRange(at_local(day, 0, zone), at_local(day + timedelta(days=1), 0, zone))
    minute = _read_time(rest)
    if minute is None:
        return None
    moment = at_local(day, minute, zone)
    return TimeRange(moment, moment)


def _read_day(found: re.Match[str], today: date) -> date | None:
    year = found["year"] or found["year_"]
    month, day = int(found["month"] or found["month_"]), int(found["day"] or found["day_"])
    if year and not _VALID_YEARS[0] <= int(year) <= _VALID_YEARS[1]:
        return None
    # Without a year it is the next such day; the 29th of February may be years away.
    for guess in [int(year)] if year else range(today.year, today.year + 9):
        try:
            read = date(guess, month, day)
        except ValueError:
            continue
        if year or read >= today:
            return read
    return None


def _read_time(rest: str) -> int | None:
    if rest[0] not in " ,t":
        return None
    found = _TIME.fullmatch(rest[1:].strip())
    if found is None:
        return None
    hour, minute, half = int(found["hour"]), int(found["minute"] or 0), found["half"]
    if half is not None:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "pm" else 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def coming_days(now: float, zone: ZoneInfo, count: int) -> Iterator[date]:
    """Today and the days after it, in the person's time zone."""
    today = local(now, zone).date()
    return (today + timedelta(days=ahead) for ahead in range(count))


def spelt(day: date, language: str) -> str:
    """A day in words."""
    return format_date(day, "EEEE, d MMMM y", locale=language.replace("-", "_"))
