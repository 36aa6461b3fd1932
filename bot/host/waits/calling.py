"""Whom a post may call by name: nobody who is away, and nobody in their quiet hours.

What has just happened is told to whoever it concerns at once. A nudge, and a post that is put up
again, wait for a better hour or leave those out who sleep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits.reminder_times import undisturbed
from bot.storage.people import absences, preferences

_AT_MOST_LATER: Final = 86400.0
"""A nudge waits no longer than this for an hour at which everybody is awake."""


async def present(connection: AsyncConnection, people: Sequence[int], now: float) -> list[int]:
    """Who of these people is not away."""
    absent = await absences.of_people(connection, people, now)
    return [person for person in people if not any(a.covers(now) for a in absent[person])]


async def awake(connection: AsyncConnection, people: Sequence[int], now: float) -> list[int]:
    """Who of these people is neither away nor in their quiet hours."""
    here = await present(connection, people, now)
    wishes = await preferences.of_people(connection, here)
    return [person for person in here if undisturbed(now, wishes[person], ()) <= now]


async def good_hour(connection: AsyncConnection, people: Sequence[int], now: float) -> float:
    """The first moment at which everybody of these people who is not away is awake.

    Where there is none within a day, it is the first at which anybody is.
    """
    here = await present(connection, people, now)
    wishes = (await preferences.of_people(connection, here)).values()
    moment = now
    while moment <= now + _AT_MOST_LATER:
        later = max((undisturbed(moment, wish, ()) for wish in wishes), default=moment)
        if later <= moment:
            return moment
        moment = later
    return min(undisturbed(now, wish, ()) for wish in wishes)
