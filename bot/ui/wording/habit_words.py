"""Words how quickly somebody answers, and how many matches they saw to the end."""

from __future__ import annotations

from typing import Final

from bot.host.people.habits import MIN_MATCHES, Habits
from bot.ui.kit.reader import Reader

_HOUR: Final = 3600
_DAY: Final = 86400


def habit_words(habits: Habits, reader: Reader) -> str:
    """The habits in one line; empty where there is too little to tell."""
    said = []
    if habits.seconds is not None:
        if habits.seconds < _HOUR:
            said.append(reader.say("habits.minutes", count=max(1, round(habits.seconds / 60))))
        elif habits.seconds < 2 * _DAY:
            said.append(reader.say("habits.hours", count=max(1, round(habits.seconds / _HOUR))))
        else:
            said.append(reader.say("habits.days", count=round(habits.seconds / _DAY)))
    if habits.begun >= MIN_MATCHES:
        said.append(reader.say("habits.ended", ended=habits.ended, begun=habits.begun))
    return " · ".join(said)
