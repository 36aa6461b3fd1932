"""Decides whom a post may mention: nobody who is away, and nobody in quiet hours.

A post about something that just happened mentions the people concerned at once. A repeated one
waits for a better hour, or leaves sleeping people out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits.reminder_times import next_undisturbed
from bot.storage.people import absences, preferences

_AT_MOST_LATER: Final = 86400.0
"""The longest time, in seconds, that a nudge waits for an hour at which everybody is awake."""


async def present(connection: AsyncConnection, people: Sequence[int], now: float) -> list[int]:
    """Who of these people is not away."""
    absent = await absences.of_people(connection, people, now)
    return [person for person in people if not any(a.covers(now) for a in absent[person])]


async def mentionable(connection: AsyncConnection, people: Sequence[int], now: float) -> list[int]:
    """Who of these people is neither away nor in their quiet hours."""
    here = await present(connection, people, now)
    prefs = await preferences.of_people(connection, here)
    return [person for person in here if next_undisturbed(now, prefs[person], ()) <= now]


async def next_call(connection: AsyncConnection, people: Sequence[int], now: float) -> float:
    """When these people can be called, as many of them at a time as possible.

    While all of them are away it is when the first is back, so that no call is spent on nobody.
    """
    hour = await next_return(connection, people, now)
    return hour if hour > now else await next_good_time(connection, people, now)


async def next_return(connection: AsyncConnection, people: Sequence[int], now: float) -> float:
    """When the first of these people is not away; ``now`` where one is here, or there are none."""
    absent = await absences.of_people(connection, people, now)
    back = (max((a.ends for a in absent[p] if a.covers(now)), default=now) for p in people)
    return min(back, default=now)


async def next_good_time(connection: AsyncConnection, people: Sequence[int], now: float) -> float:
    """The first time at which all of these people who are not away are awake.

    Where there is none within a day, it is the first at which any of them is.
    """
    here = await present(connection, people, now)
    prefs = (await preferences.of_people(connection, here)).values()
    moment = now
    while moment <= now + _AT_MOST_LATER:
        later = max((next_undisturbed(moment, wish, ()) for wish in prefs), default=moment)
        if later <= moment:
            return moment
        moment = later
    return min(next_undisturbed(now, wish, ()) for wish in prefs)
