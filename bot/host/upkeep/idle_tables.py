"""Ends tables that nobody has touched for as long as their server has chosen.

Their people are told three days before, and can keep the table with one click. An ended table can
be reopened for a month; until that is over its seed is not told, and nothing of it is deleted.
"""

from __future__ import annotations

from typing import Final

from pydantic import JsonValue
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.server.server_settings import IDLE_KIND, idle_key
from bot.host.table import lobby_post
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.play import log as storedlog
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.server import server_settings
from bot.storage.table import idle, seats, tables
from games.core.phrase import phrase

DAY: Final = 86400.0
WARNING_SECONDS: Final = 3 * DAY
"""How long before the end a table is told."""
REOPEN_SECONDS: Final = 30 * DAY


class IdleTables:
    """Warns and ends untouched tables, keeps them, and reopens them."""

    def __init__(self, engine: Engine, ringing: Alarms) -> None:
        self._engine = engine
        ringing.on_unclaimed(IDLE_KIND, self._look)
        engine.wanted["idle"] = self._wanted

    async def keep(self, table_id: int, person_id: int, *, moderator: bool = False) -> Table:
        """Keep a table that was about to end, as if it had just been touched."""
        async with self._engine.changing(table_id) as work:
            _require_theirs(work.table, person_id, moderator)
            if not work.table.is_open:
                raise Refusal(phrase("host.refused.closed"))
            await work.change({"idle_warned": None})
        return work.table

    async def reopen(self, table_id: int, person_id: int, *, moderator: bool = False) -> Table:
        """Reopen a table that has ended because nobody touched it; it goes on where it stood."""
        try:
            async with self._engine.changing(table_id) as work:
                _require_theirs(work.table, person_id, moderator)
                if work.table.idle_ended is None:
                    raise Refusal(phrase("idle.refused.too_late"))
                begun = work.table.entry_count > 0
                awaited = work.table.awaited if begun else ()
                values: dict[str, object] = {
                    "status": "running" if begun else "lobby",
                    "finished": None,
                    "archived": False,
                    "idle_ended": None,
                    "idle_warned": None,
                    "awaits_computer": any(work.table.computer_of(seat) for seat in awaited),
                }
                await work.change(values)
                await work.update_waits()
                if work.table.gathering:
                    await lobby_post.post_again(work)
                people: list[JsonValue] = [*work.table.called]
                detail: dict[str, JsonValue] = {"event": "reopened", "by": person_id}
                await work.owe("idle", ping=True, detail={**detail, "people": people})
                work.call_computers()
        except IntegrityError as error:
            raise Refusal(phrase("host.refused.channel_taken")) from error
        return work.table

    async def _look(self, alarm: Alarm) -> None:
        """Look at a server's tables once a day, each in a transaction of its own."""
        engine, guild_id = self._engine, alarm.guild_id
        assert guild_id is not None
        now = engine.clock()
        async with engine.database.read() as connection:
            server = await server_settings.server(connection, guild_id)
            ended = await idle.ended(connection, guild_id, now - REOPEN_SECONDS)
            over, late = list[int](), list[int]()
            if server.idle_days and server.present:
                before = now - server.idle_days * DAY + WARNING_SECONDS
                late = await idle.untouched(connection, guild_id, before)
                over = await idle.warned(connection, guild_id, now - WARNING_SECONDS)
        for table_id in ended:
            await self._close(table_id, now - REOPEN_SECONDS)
        for table_id in over:
            await self._end(table_id)
        for table_id in late:
            await self._warn(table_id)
        async with engine.database.write() as connection:
            if not await alarms.claim(connection, alarm):
                return
            if server.idle_days or await idle.any_ended(connection, guild_id):
                wait = DAY if len(ended) + len(over) + len(late) < 50 else 60.0
                key = idle_key(guild_id)
                await alarms.set_alarm(connection, Alarm(key, IDLE_KIND, now + wait, guild_id))

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether a post still says what is so when its turn has come."""
        match owed.detail.get("event"):
            case "warned":
                return table.is_open and (table.idle_warned or 0.0) >= table.updated
            case "ended":
                return table.idle_ended is not None
            case _:
                return table.is_open

    async def _warn(self, table_id: int) -> None:
        async with self._engine.changing(table_id) as work:
            table = work.table
            if not table.is_open or (table.idle_warned or 0.0) >= table.updated:
                return
            await tables.change_table(work.connection, work.id, {"idle_warned": work.now})
            until = work.now + WARNING_SECONDS
            await work.owe("idle", detail={"event": "warned", "until": until})

    async def _end(self, table_id: int) -> None:
        async with self._engine.changing(table_id) as work:
            table = work.table
            if not table.is_open or table.idle_warned is None or table.idle_warned < table.updated:
                # Somebody has come back meanwhile.
                return
            await work.change(
                {
                    "status": "cancelled",
                    "awaits_computer": False,
                    "finished": work.now,
                    "idle_ended": work.now,
                }
            )
            await work.update_waits()
            await work.end_undo_votes()
            await lobby_post.show(work)
            until = work.now + REOPEN_SECONDS
            await work.owe("idle", detail={"event": "ended", "until": until})

    async def _close(self, table_id: int, before: float) -> None:
        """Close a table for good whose month is over: from now on its seed can be told."""
        async with self._engine.changing(table_id) as work:
            if work.table.idle_ended is None or work.table.idle_ended > before:
                return
            await work.change({"idle_ended": None})
            await seats.delete_marks(work.connection, work.id)
            await storedlog.drop_snapshots(work.connection, work.id)


def _require_theirs(table: Table, person_id: int, moderator: bool) -> None:
    """Refuse people who neither belong to the table nor moderate it."""
    if not moderator and table.creator_id != person_id and not table.claims(person_id):
        raise Refusal(phrase("host.refused.not_member"))
