"""Exports the log of a match as a file, without what the person may not know."""

from __future__ import annotations

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.seed_proof import proof
from bot.host.past.export_file import MatchExport, Say, partial_export, whole
from bot.host.past.history import History
from bot.storage.past import history
from games.core.log import record
from games.core.phrase import phrase
from games.core.replay import Diverged


class Exports:
    """Writes logs as files."""

    def __init__(self, engine: Engine, history: History) -> None:
        self._engine = engine
        self._history = history

    async def export_for(self, table_id: int, person_id: int, say: Say) -> MatchExport:
        """The log as far as a person may know it: all of it once the match has ended."""
        engine = self._engine
        stored = await engine.stored(table_id)
        table, header = stored.table, stored.header
        if header is None:
            raise Refusal(phrase("host.refused.not_started"))
        entries = await self._history.entries(stored)
        async with engine.database.read(offloaded=True) as connection:
            times = (await history.times(connection, table_id))[: len(entries)]
            published = await proof(connection, stored)
        if published is None:
            replayed = await self._history.replayed(stored)
            held = table.known_to(person_id)
            text = partial_export(table, header, entries, times, replayed.notes, held, say)
            return MatchExport(table, text, whole=False)
        try:
            digest = (await engine.replayed(stored)).match.digest
        except Diverged:
            digest = None
        told = record(header, entries, stored.seed, digest)
        return MatchExport(table, whole(table, told, times, say), whole=True)
