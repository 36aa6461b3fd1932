"""Local time on ordinary days and when clocks change."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.host.waits.local_time import (
    at_local,
    find_zone,
    local,
    next_daily,
    quiet_until,
    tomorrow_morning,
    zone_names,
    zone_of,
)

KYIV, NEW_YORK, KOLKATA, LORD_HOWE = (
    "Europe/Kyiv",
    "America/New_York",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
)


def moment(shown: str, zone: str, fold: int = 0) -> float:
    """When a clock shows that; ``fold`` 1 is the second time it does."""
    return datetime.fromisoformat(shown).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def clock(at: float, zone: str) -> str:
    """The local time as text."""
    return f"{local(at, ZoneInfo(zone)):%m-%d %H:%M %z}"


@pytest.mark.parametrize(
    ("zone", "day", "minute", "shows"),
    [
        (KYIV, "2026-03-29", 150, "03-29 02:30 +0200"),
        (KYIV, "2026-03-29", 210, "03-29 04:00 +0300"),
        (KYIV, "2026-10-25", 210, "10-25 03:30 +0300"),
        (NEW_YORK, "2026-03-08", 150, "03-08 03:00 -0400"),
        (NEW_YORK, "2026-11-01", 90, "11-01 01:30 -0400"),
        (LORD_HOWE, "2026-10-04", 135, "10-04 02:30 +1100"),
        (LORD_HOWE, "2026-04-05", 105, "04-05 01:45 +1100"),
        (KOLKATA, "2026-03-29", 150, "03-29 02:30 +0530"),
        # A day that the calendar of Samoa did not have.
        ("Pacific/Apia", "2011-12-30", 600, "12-31 00:00 +1400"),
    ],
)
def test_skipped_times_come_after_the_gap_and_double_ones_first(
    zone: str, day: str, minute: int, shows: str
) -> None:
    assert clock(at_local(date.fromisoformat(day), minute, ZoneInfo(zone)), zone) == shows


NIGHT = (22 * 60, 8 * 60)


@pytest.mark.parametrize(
    ("zone", "shown", "fold", "quiet", "until"),
    [
        (KYIV, "2026-02-10T23:30", 0, NIGHT, "02-11 08:00 +0200"),
        (KYIV, "2026-02-11T07:59", 0, NIGHT, "02-11 08:00 +0200"),
        (KYIV, "2026-02-11T08:00", 0, NIGHT, None),
        (KYIV, "2026-02-11T21:59", 0, NIGHT, None),
        (KYIV, "2026-02-11T22:00", 0, NIGHT, "02-12 08:00 +0200"),
        (KOLKATA, "2026-02-11T00:00", 0, NIGHT, "02-11 08:00 +0530"),
        # Within one day.
        (KYIV, "2026-02-11T13:00", 0, (12 * 60, 14 * 60), "02-11 14:00 +0200"),
        (KYIV, "2026-02-11T14:00", 0, (12 * 60, 14 * 60), None),
        # Nights in which clocks are changed.
        (KYIV, "2026-03-28T23:00", 0, NIGHT, "03-29 08:00 +0300"),
        (KYIV, "2026-10-25T03:30", 1, NIGHT, "10-25 08:00 +0200"),
        (NEW_YORK, "2026-03-07T23:00", 0, NIGHT, "03-08 08:00 -0400"),
        (NEW_YORK, "2026-10-31T23:00", 0, NIGHT, "11-01 08:00 -0500"),
        (LORD_HOWE, "2026-10-03T23:00", 0, NIGHT, "10-04 08:00 +1100"),
        (LORD_HOWE, "2026-04-05T01:45", 1, NIGHT, "04-05 08:00 +1030"),
        # Their end is skipped, or comes twice: then it comes again.
        (NEW_YORK, "2026-03-08T01:00", 0, (22 * 60, 150), "03-08 03:00 -0400"),
        (NEW_YORK, "2026-03-08T03:00", 0, (22 * 60, 150), None),
        (NEW_YORK, "2026-11-01T00:30", 0, (22 * 60, 90), "11-01 01:30 -0400"),
        (NEW_YORK, "2026-11-01T01:30", 0, (22 * 60, 90), None),
        (NEW_YORK, "2026-11-01T01:10", 1, (22 * 60, 90), "11-01 01:30 -0500"),
        # None at all.
        (KYIV, "2026-02-10T23:30", 0, (None, None), None),
        (KYIV, "2026-02-10T23:30", 0, (600, 600), None),
    ],
)
def test_quiet_hours_end_by_the_wall_clock(
    zone: str, shown: str, fold: int, quiet: tuple[int | None, int | None], until: str | None
) -> None:
    start = moment(shown, zone, fold)
    end = quiet_until(start, *quiet, ZoneInfo(zone))
    assert (end and clock(end, zone)) == until
    assert end is None or end > start


@pytest.mark.parametrize("zone", [KYIV, NEW_YORK, KOLKATA, LORD_HOWE, "UTC"])
@pytest.mark.parametrize("minute", [0, 90, 105, 135, 150, 180, 210, 480, 1439])
def test_a_daily_time_comes_once_on_every_day_of_the_year(zone: str, minute: int) -> None:
    place = ZoneInfo(zone)
    at = moment("2026-01-01T00:00", zone) - 1
    days = []
    for _ in range(365):
        at = next_daily(at, minute, place)
        days.append(local(at, place).date())
    assert len(set(days)) == 365
    assert days == sorted(days)
    assert (days[0], days[-1]) == (date(2026, 1, 1), date(2026, 12, 31))


@pytest.mark.parametrize(
    ("shown", "comes"),
    [
        ("2026-02-10T15:00", "02-11 08:00 +0200"),
        ("2026-02-10T23:30", "02-11 08:00 +0200"),
        # At two in the night, tomorrow is what comes after the sleep.
        ("2026-02-11T02:00", "02-11 08:00 +0200"),
        ("2026-02-11T05:00", "02-12 08:00 +0200"),
        ("2026-03-28T12:00", "03-29 08:00 +0300"),
    ],
)
def test_tomorrow_morning(shown: str, comes: str) -> None:
    assert clock(tomorrow_morning(moment(shown, KYIV), ZoneInfo(KYIV)), KYIV) == comes


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Kyiv", "Europe/Kyiv"),
        ("europe/kyiv", "Europe/Kyiv"),
        (" kyiv ", "Europe/Kyiv"),
        ("new york", "America/New_York"),
        ("America/New York", "America/New_York"),
        ("utc", "UTC"),
        ("UTC+2", "Etc/GMT-2"),
        ("gmt -3", "Etc/GMT+3"),
        ("UTC+0", "UTC"),
        ("UTC+99", None),
        ("Atlantis", None),
        ("", None),
        ("../../etc/passwd", None),
    ],
)
def test_time_zones_are_understood(typed: str, zone: str | None) -> None:
    assert find_zone(typed) == zone
    assert zone is None or zone in zone_names()


def test_a_zone_that_is_gone_counts_as_utc() -> None:
    assert zone_of(None).key == zone_of("Mars/Olympus").key == "UTC"
