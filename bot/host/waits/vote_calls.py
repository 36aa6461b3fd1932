"""Calls voters: each one is mentioned when a vote begins, and once more if they have not voted.

A voter who is away or asleep is called when they are back. How often each was called is kept in the
petition, so that a call is never spent on people who could not be mentioned.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits import mentions, vote_times
from bot.model.table import Table
from bot.model.votes import Petition
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.table import votes

UNDO_CALL_BEFORE_END: Final = 2 * 86400.0
"""So many seconds before an undo vote ends its voters are called once more."""


def calls_of(petition: Petition) -> dict[int, int]:
    """How often each voter was called.

    A petition of an earlier version has no counts: everybody counts as called when it was asked.
    """
    stored = petition.detail.get("calls")
    if not isinstance(stored, Mapping):
        return dict.fromkeys(petition.voters, 1 if petition.nudged is None else 2)
    return {int(person): count for person, count in stored.items() if isinstance(count, int)}


async def begin(connection: AsyncConnection, table: Table, petition: Petition) -> None:
    """Post a new vote and set its alarms; voters who are away are called when they are back."""
    await vote_times.begin(connection, table, petition)
    asked, now = vote_times.missing(petition, table), petition.created
    people = await mentions.present(connection, asked, now)
    petition = await votes.set_calls(connection, petition, dict.fromkeys(people, 1))
    await vote_times.repost(connection, table, petition, now, people=people)
    await schedule(connection, table, petition, now)


async def update(connection: AsyncConnection, table: Table, now: float) -> None:
    """Set the alarms of a table's open votes: who is away, or whether it rests, has changed."""
    for petition in await votes.open_at(connection, table.id):
        await schedule(connection, table, petition, now)


async def call(connection: AsyncConnection, table: Table, petition: Petition, now: float) -> bool:
    """Post a vote again for the voters whose call is due, and set the next alarm.

    False where nobody could be called now.
    """
    if table.resting:
        # The alarm is set again when the table goes on.
        return False
    asked = _due(petition, table, now)
    if not asked or await mentions.next_call(connection, asked, now) > now:
        await schedule(connection, table, petition, now)
        return False
    people = await mentions.mentionable(connection, asked, now)
    second = _second_call_is_due(petition, now)
    counts = {**calls_of(petition), **dict.fromkeys(people, 2 if second else 1)}
    petition = await votes.set_calls(connection, petition, counts, nudged=now if second else None)
    await vote_times.repost(connection, table, petition, now, people=people)
    await schedule(connection, table, petition, now)
    return True


async def schedule(
    connection: AsyncConnection, table: Table, petition: Petition, now: float
) -> None:
    """Set the alarm for the next call, or none while the table rests or nobody is left to call."""
    due = None if table.resting else await _next_call(connection, table, petition, now)
    if due is None:
        await alarms.cancel(connection, vote_times.call_key(petition))
        return
    key, detail = vote_times.call_key(petition), {"petition": petition.id}
    alarm = Alarm(key, vote_times.CALL, due, table.guild_id, table.id, detail={**detail})
    await alarms.set_alarm(connection, alarm)


async def _next_call(
    connection: AsyncConnection, table: Table, petition: Petition, now: float
) -> float | None:
    times = []
    if asked := _due(petition, table, now):
        times.append(await mentions.next_call(connection, asked, now))
    second = _second_call(petition)
    if second is not None and second > now and vote_times.missing(petition, table):
        times.append(second)
    return min(times, default=None)


def _due(petition: Petition, table: Table, now: float) -> list[int]:
    """The voters who have not been called as often as they should have been by now."""
    wanted = 2 if _second_call_is_due(petition, now) else 1
    counts = calls_of(petition)
    return [p for p in vote_times.missing(petition, table) if counts.get(p, 0) < wanted]


def _second_call(petition: Petition) -> float | None:
    """When voters are called once more; None while the time of the vote stands still.

    For a timeout vote that is when its time is over, unless somebody has voted: then the votes
    decide.
    """
    if petition.due is None:
        return None
    if petition.kind == "rewind":
        return petition.due - UNDO_CALL_BEFORE_END
    return None if petition.ballots else petition.due


def _second_call_is_due(petition: Petition, now: float) -> bool:
    second = _second_call(petition)
    return second is not None and now >= second
