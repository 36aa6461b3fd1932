"""Lost channels and removed servers: marks their tables as resting, and wakes them again.

A table is never ended by it: it rests until the channel is back or a moderator moves it.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork
from bot.host.waits import awaiting
from bot.model.posts import Owed
from bot.model.server import Shards
from bot.model.table import Table
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.server import audit, server_settings
from bot.storage.table import table_rows, tables
from bot.storage.table.table_rows import TablePlace

log = logging.getLogger(__name__)

KIND: Final = "presence"
RETRY_SECONDS: Final = 600.0
"""When the tables of a server are updated by an alarm, unless that is done by then."""


async def lose(work: TableWork, why: object = "its place is gone") -> bool:
    """Note that a table's channel takes no posts, and owe a notice; False: known already.

    The notice goes to the server's audit channel, or else to the table's owner. Until the channel
    is found again no clock runs: players cannot be told that it is their move.
    """
    connection, table = work.connection, work.table
    if not await tables.lose(connection, table.id, work.now):
        return False
    log.warning("a table is lost, its posts wait: %s", why, extra={"table": table.id})
    work.table = replace(table, lost=work.now)
    await work.recompute_waits()
    detail = {"channel": table.channel_id}
    await audit.write(
        connection, table.guild_id, "lost", work.now, table_id=table.id, detail={**detail}
    )
    server = await server_settings.server(connection, table.guild_id)
    if server.audit_channel in (None, table.channel_id):
        await work.owe("lost", detail={**detail}, person_id=table.creator_id)
    return True


async def find(work: TableWork) -> None:
    """Note that a lost table's channel takes posts again: clocks run on."""
    await tables.change_table(work.connection, work.id, {"lost": None})
    log.info("a table is found again", extra={"table": work.id})
    work.table = replace(work.table, lost=None)
    await work.recompute_waits()


def _key(guild_id: int) -> str:
    return f"{KIND}:{guild_id}"


class LostChannels:
    """Updates tables when Discord reports changes of their channels and servers."""

    def __init__(self, engine: Engine, ringing: Alarms) -> None:
        self._engine = engine
        engine.wanted["lost"] = self._still_lost
        ringing.on_unclaimed(KIND, self._update_tables)

    async def gone(self, guild_id: int, channel_ids: Collection[int]) -> None:
        """Mark the tables of channels that were deleted, or where the bot may not post any more."""
        for place in await self.open_at(guild_id, channel_ids):
            await self._engine.loop_fairness.turn()
            async with self._engine.changing(place.table_id) as work:
                await lose(work)

    async def open_at(
        self, guild_id: int, channel_ids: Collection[int] | None = None
    ) -> list[TablePlace]:
        """The open tables of a server, and finished ones whose last posts are still owed."""
        async with self._engine.database.read(offloaded=True) as connection:
            return await table_rows.places(connection, guild_id, channel_ids)

    async def back(self, table_id: int) -> None:
        """Note that a lost table's channel takes posts again, and send what is owed."""
        async with self._engine.changing(table_id) as work:
            if work.table.lost is not None:
                await find(work)
                await outbox.retry_now(work.connection, table_id, work.now)

    async def left(self, guild_id: int) -> None:
        """Let the tables of a server rest that has removed the bot."""
        await self._present(guild_id, present=False)

    async def returned(self, guild_id: int) -> None:
        """The bot is on a server (again): let clocks run and send what is owed."""
        async with self._engine.database.read() as connection:
            known = await server_settings.server(connection, guild_id)
        if known.present:
            return
        await self._present(guild_id, present=True)
        self._engine.database.audit_written(guild_id)

    async def check_servers(self, present: Collection[int], shards: Shards | None = None) -> None:
        """After connecting: find servers that added or removed the bot while it was offline.

        Checks the servers of ``shards``, or all that this process serves.
        """
        engine = self._engine
        async with engine.database.read() as connection:
            asked = shards or engine.shards
            playing = await server_settings.with_open_tables(connection, asked)
            gone = await server_settings.gone(connection, asked)
        for guild_id in playing:
            if guild_id not in present and guild_id not in gone:
                await self.left(guild_id)
        for guild_id in gone:
            if guild_id in present:
                await self.returned(guild_id)

    async def _present(self, guild_id: int, *, present: bool) -> None:
        """Write down whether the bot is on a server, then update its tables.

        An alarm is set in the same transaction: it updates them where this process ends first.
        """
        engine = self._engine
        alarm = Alarm(_key(guild_id), KIND, engine.clock() + RETRY_SECONDS, guild_id)
        async with engine.database.write() as connection:
            await server_settings.change(connection, guild_id, {"present": present})
            await alarms.set_alarm(connection, alarm)
        await self._update_tables(alarm)

    async def _update_tables(self, alarm: Alarm) -> None:
        """Update the tables of a server that has removed the bot or taken it back, one by one.

        One transaction for all of them would hold up everybody else's answers for seconds.
        """
        engine, guild_id = self._engine, alarm.guild_id
        assert guild_id is not None
        async with engine.database.read() as connection:
            present = (await server_settings.server(connection, guild_id)).present
            found = await tables.open_ids(connection, guild_id)
            # A match may have ended meanwhile: its last posts are still owed.
            owed = await outbox.tables_owed(connection, guild_id) if present else []
        for table_id in dict.fromkeys((*found, *owed)):
            await engine.loop_fairness.turn()
            async with engine.changing(table_id) as work:
                await awaiting.recompute_waits(work.connection, work.table, work.now)
                if present:
                    await outbox.retry_now(work.connection, table_id, work.now)
                    if any(work.table.computer_of(seat) for seat in work.table.awaited):
                        tables.call_computers(work.connection, table_id)
        async with engine.database.write() as connection:
            await alarms.claim(connection, alarm)

    async def _still_lost(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        return table.lost is not None and table.channel_id == owed.detail.get("channel")
