"""Offers an open seat once more if nobody has taken it."""

from __future__ import annotations

from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.alarms import Alarms
from bot.host.engine.table_work import existing
from bot.host.waits import mentions
from bot.model.table import Table
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm

KIND: Final = "seat_nudge"
AFTER: Final = 2 * 86400.0
PAUSED_AGAIN: Final = 86400.0


class OpenSeatNudges:
    """Nudges a table's people when a seat has been open for a while."""

    def __init__(self, alarms: Alarms) -> None:
        alarms.on(KIND, self._ring)

    async def _ring(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        assert alarm.table_id is not None
        place = alarm.detail.get("place")
        table = (await existing(connection, alarm.table_id, for_update=True)).table
        member = table.at_place(place) if isinstance(place, int) else None
        if table.status != "running" or member is None or not member.vacant or member.computer:
            return
        if table.resting:
            await _set(connection, table, member.order, now + PAUSED_AGAIN)
            return
        # The other players are nudged: they may find a person for the seat, or prefer a computer.
        hour = await mentions.next_call(connection, table.people, now)
        if hour > now:
            await _set(connection, table, member.order, hour)
            return
        people: list[JsonValue] = [*await mentions.mentionable(connection, table.people, now)]
        detail: dict[str, JsonValue] = {
            "event": "still_open",
            "place": member.order,
            "people": people,
        }
        await outbox.owe(connection, table.id, "seat", table.entry_count, now, detail=detail)


async def schedule(connection: AsyncConnection, table: Table, now: float) -> None:
    """Set alarms for exactly the open seats of a table that have no holder."""
    for member in table.members:
        empty = table.status == "running" and member.vacant and member.computer is None
        if not empty:
            await alarms.cancel(connection, _key(table, member.order))
        elif member.vacant_since == now:
            await _set(connection, table, member.order, now + AFTER)


async def _set(connection: AsyncConnection, table: Table, place: int, due: float) -> None:
    key, detail = _key(table, place), {"place": place}
    alarm = Alarm(key, KIND, due, table.guild_id, table.id, detail={**detail})
    await alarms.set_alarm(connection, alarm)


def _key(table: Table, place: int) -> str:
    return f"{KIND}:{table.id}.{place}"
