"""Analyses of finished matches: chances of winning by round, and turning points.

They are made in a thinking process and kept in memory; nothing is stored, because all of it follows
from the log.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from cachetools import LRUCache

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.seed_proof import seed_is_shared
from bot.host.engine.table_work import game_of
from bot.model.table import Table
from bot.storage.play import log as storedlog
from bot.storage.table.tables import Stored
from bot.thinking.job import AnalysisJob
from bot.thinking.pool import ThinkingFailed
from games.core.game import AnyGame
from games.core.log import Entry, Header
from games.core.past.analysis import Analysis
from games.core.phrase import phrase

MAX_CACHED_ANALYSES: Final = 32


@dataclass(frozen=True, slots=True)
class MatchAnalysis:
    """The analysis of a table's match."""

    table: Table
    game: AnyGame
    analysis: Analysis


class Analyses:
    """Analyses finished matches on which no match that is still played rests."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._known: LRUCache[int, Analysis] = LRUCache(MAX_CACHED_ANALYSES)
        self._thinking = asyncio.Semaphore(1)

    def has(self, table_id: int) -> bool:
        """Whether an analysis is there at once."""
        return table_id in self._known

    async def require(self, table_id: int) -> None:
        """Refuse where a match is not analysed: it goes on, or others rest on its seed."""
        await self._finished(table_id)

    async def analysis(self, table_id: int) -> MatchAnalysis:
        """The analysis of a finished match; the first time it takes a while.

        Refuses like :meth:`require`, and where the search fails.
        """
        stored, header, entries = await self._finished(table_id)
        game = game_of(stored)
        # One at a time: whoever waited for the same match finds it analysed.
        async with self._thinking:
            found = self._known.get(table_id)
            if found is None:
                try:
                    job = AnalysisJob(header, tuple(entries))
                    found = await self._engine.thinking.think(job)
                except ThinkingFailed as failed:
                    raise Refusal(phrase("analysis.refused.failed")) from failed
                self._known[table_id] = found
        return MatchAnalysis(stored.table, game, found)

    async def _finished(self, table_id: int) -> tuple[Stored, Header, list[Entry]]:
        stored = await self._engine.stored(table_id)
        if stored.table.status != "over" or stored.header is None:
            raise Refusal(phrase("analysis.refused.not_over"))
        if game_of(stored).chances is None:
            raise Refusal(phrase("analysis.refused.no_chances"))
        async with self._engine.database.read(offloaded=True) as connection:
            # Hands that are still held somewhere were drawn from the same seed.
            if await seed_is_shared(connection, stored):
                raise Refusal(phrase("analysis.refused.shared"))
            entries = await storedlog.entries(connection, table_id)
        return stored, stored.header, entries
