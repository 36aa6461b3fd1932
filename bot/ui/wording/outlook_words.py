"""Words what people may expect at a table: pace, shared hours, expected length."""

from __future__ import annotations

from typing import Final, get_args

from bot.host.lobby.open_tables import Outlook
from bot.host.waits.waking_hours import HOUR, spans
from bot.model.table import Pace, Table
from bot.ui.kit.reader import Reader
from bot.ui.wording.timestamps import stamp

PACE_KEYS: Final[dict[Pace, str]] = {
    "any": "pace.any",
    "live": "pace.live",
    "daily": "pace.daily",
    "relaxed": "pace.relaxed",
}
_MIN_PEOPLE: Final = 2
_DAY: Final = 86400


def pace_named(value: str | None) -> Pace | None:
    """A pace by its name; None for any other text."""
    return next((pace for pace in get_args(Pace) if pace == value), None)


def pace_words(table: Table, reader: Reader) -> str:
    """A table's pace."""
    return reader.say(PACE_KEYS[table.pace])


def outlook_lines(table: Table, outlook: Outlook, reader: Reader) -> list[str]:
    """Pace, shared hours and expected length, a line each, as far as they are known."""
    lines = []
    if table.pace != "any":
        lines.append(reader.say("pace.line", pace=pace_words(table, reader)))
    lines += [hours_line(outlook, reader), length_line(outlook, reader)]
    return [line for line in lines if line]


def hours_line(outlook: Outlook, reader: Reader) -> str:
    """When everybody is awake, in the reader's own time; empty where fewer than two are known."""
    if outlook.known < _MIN_PEOPLE:
        return ""
    # Timestamps show the reader's own time of day, on a day with today's daylight saving time.
    midnight = outlook.at - outlook.at % _DAY
    shown = [
        f"{stamp(midnight + first * HOUR, 't')}–{stamp(midnight + (first + hours) * HOUR, 't')}"
        for first, hours in spans(outlook.hours)
    ]
    return reader.say(
        "pace.hours",
        count=len(outlook.hours),
        people=outlook.known,
        when=reader.join(shown),
    )


def length_line(outlook: Outlook, reader: Reader) -> str:
    """How long such matches took; empty where too few were played."""
    if outlook.seconds is None:
        return ""
    if outlook.seconds < _DAY:
        hours = max(1, round(outlook.seconds / HOUR))
        return reader.say("pace.length_hours", count=hours, matches=outlook.matches)
    days = max(1, round(outlook.seconds / _DAY))
    return reader.say("pace.length_days", count=days, matches=outlook.matches)
