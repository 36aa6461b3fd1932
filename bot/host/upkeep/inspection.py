"""After an upgrade: replays, at half speed, every match that other rules have played."""

from __future__ import annotations

import asyncio
import logging
import time

from bot.host.engine.engine import Engine
from bot.storage.table import tables
from games.core.game import find, shelf

log = logging.getLogger(__name__)

CHECKED_AT_ONCE = 50


class Inspection:
    """One task that looks through the outdated matches and then ends."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin in the background."""
        self._task = asyncio.create_task(self._inspect(), name="inspection")

    async def settled(self) -> None:
        """Wait until every match has been looked at."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Break off; the next start takes up what is left."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _inspect(self) -> None:
        engine = self._engine
        for name in shelf():
            rules, last = engine.rules(find(name)), 0
            while True:
                async with engine.database.read() as connection:
                    found = await tables.outdated(
                        connection, name, rules, engine.shards, after=last, limit=CHECKED_AT_ONCE
                    )
                if not found:
                    break
                for last in found:
                    began = time.perf_counter()
                    await self._inspect_table(last)
                    # As much rest as work: people who play come first.
                    await asyncio.sleep(time.perf_counter() - began)

    async def _inspect_table(self, table_id: int) -> None:
        engine = self._engine
        try:
            async with engine.locked(table_id):
                await engine.examine(await engine.stored(table_id))
        except Exception:
            log.exception("the replay of a match failed", extra={"table": table_id})
