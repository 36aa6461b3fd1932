"""Looks after the invitation to a scenario: one that was deleted is posted again."""

from __future__ import annotations

from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.campaign import scenarios
from bot.host.engine.alarms import Alarms
from bot.host.engine.stored_tables import existing
from bot.host.waits import calling
from bot.storage.posts import outbox
from bot.storage.posts.alarms import Alarm

_AT_LEAST_EVERY: Final = 3 * 86400.0


class InvitationWatch:
    """Rings every few hours for each scenario that waits for people to be ready."""

    def __init__(self, alarms: Alarms) -> None:
        alarms.on(scenarios.LOOK, self._look)

    async def _look(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        assert alarm.table_id is not None
        table = (await existing(connection, alarm.table_id, for_update=True)).table
        if not table.interlude:
            return
        # One that has stood for weeks is looked after less often.
        later = min(max(scenarios.LOOK_AFTER, (now - table.created) / 2), _AT_LEAST_EVERY)
        await scenarios.look_at(connection, table, now + later)
        if table.resting or table.lobby_message_id is None:
            # It is owed still, or nobody could read it.
            return
        called: list[JsonValue] = [*await calling.awake(connection, table.called, now)]
        detail: dict[str, JsonValue] = {"people": called, "unless": table.lobby_message_id}
        await outbox.owe(connection, table.id, "interlude", 0, now, ping=True, detail=detail)
