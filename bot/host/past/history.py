"""Looking back at a match, step by step, as a seat or the public saw it then."""

from __future__ import annotations

import asyncio
from typing import Final

from cachetools import LRUCache

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.stored_tables import game_of
from bot.host.past.history_steps import Moment, Walk, moment_of, walk_of
from bot.model.history import Played
from bot.storage.table import history
from bot.storage.table import log as storedlog
from bot.storage.table.tables import Stored
from games.core.log import Entry
from games.core.phrase import phrase
from games.core.script import Diverged

WALKS_KEPT: Final = 12
LISTED: Final = 200


class History:
    """Lists matches and tells their steps; it never changes a match."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._walks: LRUCache[int, Walk] = LRUCache(WALKS_KEPT)
        self._telling = asyncio.Semaphore(1)

    async def played_on(self, guild_id: int, *, over: bool = False) -> list[Played]:
        """The matches of a server that can be looked at, the newest first."""
        async with self._engine.database.read() as connection:
            return await history.on_server(connection, guild_id, limit=LISTED, over=over)

    async def moment(self, table_id: int, seat: str | None, entry: int | None = None) -> Moment:
        """The step of a history at ``entry`` (None: the newest) as ``seat`` may see it.

        Whether the asking person holds the seat is for the caller to check.
        """
        stored = await self._engine.stored(table_id)
        if seat is not None and seat not in stored.table.seats:
            raise Refusal(phrase("host.refused.no_seat", seat=seat))
        walk = await self.walk(stored)
        return await asyncio.to_thread(moment_of, walk, stored.table, seat, entry)

    async def walk(self, stored: Stored) -> Walk:
        """Every step of a match; refuses where the installed rules cannot replay its log."""
        table_id = stored.table.id
        async with self._telling:
            # One log is told at a time: whoever waited for the same one finds it told.
            walk = self._walks.get(table_id)
            if walk is None or walk.count != stored.table.entry_count:
                header, entries = stored.header, await self.entries(stored)
                if header is None:
                    raise Refusal(phrase("host.refused.not_started"))
                try:
                    walk = await asyncio.to_thread(walk_of, game_of(stored), header, entries)
                except Diverged as error:
                    raise Refusal(phrase("host.refused.unreadable")) from error
            self._walks[table_id] = walk
            return walk

    async def entries(self, stored: Stored) -> list[Entry]:
        """The log of a table as long as it was when the table was read."""
        async with self._engine.database.read() as connection:
            entries = await storedlog.entries(connection, stored.table.id)
        # A move may have been made since the table was read.
        return entries[: stored.table.entry_count]
