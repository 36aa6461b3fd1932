"""The log of a match as a file, as far as the asker may know it."""

from __future__ import annotations

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.fairness import proof
from bot.host.past.export_file import Disclosure, Say, partial, whole
from bot.host.past.history import History
from bot.storage.table import history
from games.core.log import record
from games.core.phrase import phrase
from games.core.script import Diverged


class Exports:
    """Writes logs as files."""

    def __init__(self, engine: Engine, history: History) -> None:
        self._engine = engine
        self._history = history

    async def disclose(self, table_id: int, person_id: int, say: Say) -> Disclosure:
        """The log as far as a person may know it: all of it once the match has ended."""
        engine = self._engine
        stored = await engine.stored(table_id)
        table, header = stored.table, stored.header
        if header is None:
            raise Refusal(phrase("host.refused.not_started"))
        entries = await self._history.entries(stored)
        async with engine.database.read(leisurely=True) as connection:
            times = (await history.times(connection, table_id))[: len(entries)]
            published = await proof(connection, stored)
        if published is None:
            walk = await self._history.walk(stored)
            held = table.known_to(person_id)
            text = partial(table, header, entries, times, walk.notes, held, say)
            return Disclosure(table, text, whole=False)
        try:
            digest = (await engine.replayed(stored)).match.digest
        except Diverged:
            digest = None
        told = record(header, entries, stored.seed, digest)
        return Disclosure(table, whole(table, told, times, say), whole=True)
