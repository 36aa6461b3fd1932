"""Checks the posts of votes: posts deleted ones again, and calls missing voters once more."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.alarms import Alarms
from bot.host.engine.stored_tables import existing
from bot.host.waits import vote_times
from bot.storage.posts.alarms import Alarm
from bot.storage.table import votes

_AT_LEAST_EVERY: Final = 3 * 86400.0
NUDGE_AFTER: Final = 24 * 3600.0
"""After so many seconds the voters of an undo vote are pinged once more."""


class VoteWatch:
    """Checks every open vote every few hours."""

    def __init__(self, alarms: Alarms) -> None:
        alarms.on(vote_times.POST_CHECK, self._check_post)

    async def _check_post(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        number = alarm.detail.get("petition")
        assert isinstance(number, int)
        petition = await votes.fetch(connection, number)
        if petition is None or petition.state != "open":
            return
        table = (await existing(connection, petition.table_id, for_update=True)).table
        # A vote that has been open for weeks is checked less often.
        later = min(
            max(vote_times.POST_CHECK_SECONDS, (now - petition.created) / 2), _AT_LEAST_EVERY
        )
        await vote_times.schedule_post_check(connection, table, petition, now + later)
        if table.resting or petition.message_id is None:
            # The post is still owed, or it could not be read now anyway.
            return
        if petition.kind == "rewind" and petition.due is not None and now >= petition.due:
            # It is about to be counted.
            return
        if petition.kind == "rewind" and now >= petition.created + NUDGE_AFTER:
            hour = await vote_times.nudge(connection, table, petition, now)
            if hour is not None and hour > now:
                await vote_times.schedule_post_check(
                    connection, table, petition, min(hour, now + later)
                )
            elif hour is not None:
                return
        await vote_times.repost(connection, table, petition, now, unless=petition.message_id)
