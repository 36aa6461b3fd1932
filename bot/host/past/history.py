"""Steps through a match as a seat or the public saw it."""

from __future__ import annotations

import asyncio
from typing import Final

from cachetools import LRUCache

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import game_of
from bot.host.past.history_steps import HistoryStep, ReplayedHistory, replay_history, step_at
from bot.model.history import Played
from bot.storage.past import history
from bot.storage.play import log as storedlog
from bot.storage.table.tables import Stored
from games.core.log import Entry
from games.core.phrase import phrase
from games.core.replay import Diverged

MAX_CACHED_HISTORIES: Final = 12
MAX_LISTED: Final = 200


class History:
    """Lists matches and shows their steps; it never changes a match."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._replayed: LRUCache[int, ReplayedHistory] = LRUCache(MAX_CACHED_HISTORIES)
        self._replaying = asyncio.Semaphore(1)

    async def played_on(self, guild_id: int, *, over: bool = False) -> list[Played]:
        """The matches of a server that can be looked at, the newest first."""
        async with self._engine.database.read() as connection:
            return await history.on_server(connection, guild_id, limit=MAX_LISTED, over=over)

    async def history_step(
        self, table_id: int, seat: str | None, entry: int | None = None
    ) -> HistoryStep:
        """The step of a history at ``entry`` (None: the newest) as ``seat`` may see it.

        Whether the asking person holds the seat is for the caller to check.
        """
        stored = await self._engine.stored(table_id)
        if seat is not None and seat not in stored.table.seats:
            raise Refusal(phrase("host.refused.no_seat", seat=seat))
        replayed = await self.replayed(stored)
        return await asyncio.to_thread(step_at, replayed, stored.table, seat, entry)

    async def replayed(self, stored: Stored) -> ReplayedHistory:
        """Every step of a match; refuses where the installed rules cannot replay its log."""
        table_id = stored.table.id
        async with self._replaying:
            # Logs are replayed one at a time: a request that waited for the same log finds it
            # replayed.
            replayed = self._replayed.get(table_id)
            if replayed is None or replayed.count != stored.table.entry_count:
                header, entries = stored.header, await self.entries(stored)
                if header is None:
                    raise Refusal(phrase("host.refused.not_started"))
                try:
                    replayed = await asyncio.to_thread(
                        replay_history, game_of(stored), header, entries
                    )
                except Diverged as error:
                    raise Refusal(phrase("host.refused.unreadable")) from error
            self._replayed[table_id] = replayed
            return replayed

    async def entries(self, stored: Stored) -> list[Entry]:
        """The log of a table as long as it was when the table was read."""
        async with self._engine.database.read() as connection:
            entries = await storedlog.entries(connection, stored.table.id)
        # A move may have been made since the table was read.
        return entries[: stored.table.entry_count]
