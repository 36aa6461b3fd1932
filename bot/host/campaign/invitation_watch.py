"""Checks the invitation to a scenario, and posts it again if it was deleted."""

from __future__ import annotations

from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.campaign import scenarios
from bot.host.engine.alarms import Alarms
from bot.host.engine.table_work import existing
from bot.host.waits import mentions
from bot.storage.posts import outbox
from bot.storage.posts.alarms import Alarm

_AT_LEAST_EVERY: Final = 3 * 86400.0


class InvitationWatch:
    """Checks the invitation of each waiting scenario every few hours."""

    def __init__(self, alarms: Alarms) -> None:
        alarms.on(scenarios.POST_CHECK, self._check_post)

    async def _check_post(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        assert alarm.table_id is not None
        table = (await existing(connection, alarm.table_id, for_update=True)).table
        if not table.interlude:
            return
        # An invitation that is weeks old is checked less often.
        later = min(max(scenarios.POST_CHECK_SECONDS, (now - table.created) / 2), _AT_LEAST_EVERY)
        await scenarios.schedule_post_check(connection, table, now + later)
        if table.resting or table.lobby_message_id is None:
            # The post is still owed, or it could not be read now anyway.
            return
        called: list[JsonValue] = [*await mentions.mentionable(connection, table.called, now)]
        detail: dict[str, JsonValue] = {"people": called, "unless": table.lobby_message_id}
        await outbox.owe(connection, table.id, "interlude", 0, now, ping=True, detail=detail)
