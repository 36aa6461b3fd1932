"""Watches open votes: posts deleted ones again, and calls voters who have not voted."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.alarms import Alarms
from bot.host.engine.table_work import existing
from bot.host.waits import vote_calls, vote_times
from bot.model.votes import Petition
from bot.storage.posts.alarms import Alarm
from bot.storage.table import votes

_AT_LEAST_EVERY: Final = 3 * 86400.0


class VoteWatch:
    """Checks the post of every open vote every few hours, and calls voters when it is time."""

    def __init__(self, alarms: Alarms) -> None:
        alarms.on(vote_times.POST_CHECK, self._check_post)
        alarms.on(vote_times.CALL, self._call)

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
        if _about_to_end(petition, now):
            return
        await vote_calls.schedule(connection, table, petition, now)
        await vote_times.repost(connection, table, petition, now, unless=petition.message_id)

    async def _call(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        number = alarm.detail.get("petition")
        assert isinstance(number, int)
        petition = await votes.fetch(connection, number)
        if petition is None or petition.state != "open":
            return
        table = (await existing(connection, petition.table_id, for_update=True)).table
        if not _about_to_end(petition, now):
            await vote_calls.call(connection, table, petition, now)


def _about_to_end(petition: Petition, now: float) -> bool:
    """Whether an undo vote is about to be counted for the last time."""
    return petition.kind == "rewind" and petition.due is not None and now >= petition.due
