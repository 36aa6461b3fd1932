"""After an upgrade, replays every match that was played by other rules, at half speed."""

from __future__ import annotations

import asyncio
import logging
import time

from bot.host.engine.engine import Engine
from bot.storage.table import tables
from games.core.game import find, game_ids

log = logging.getLogger(__name__)

BATCH_SIZE = 50


class ReplayCheck:
    """A task that replays the outdated matches and then ends."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task in the background."""
        self._task = asyncio.create_task(self._check_all(), name="inspection")

    async def wait_until_idle(self) -> None:
        """Wait until every match has been checked."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Cancel the task; the next start continues with the rest."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _check_all(self) -> None:
        engine = self._engine
        for name in game_ids():
            rules, last = engine.rules(find(name)), 0
            while True:
                async with engine.database.read() as connection:
                    found = await tables.outdated(
                        connection, name, rules, engine.shards, after=last, limit=BATCH_SIZE
                    )
                if not found:
                    break
                for last in found:
                    began = time.perf_counter()
                    await self._check_table(last)
                    # Pause as long as the work took: players have priority.
                    await asyncio.sleep(time.perf_counter() - began)

    async def _check_table(self, table_id: int) -> None:
        engine = self._engine
        try:
            async with engine.locked(table_id):
                await engine.check_replay(await engine.stored(table_id))
        except Exception:
            log.exception("the replay of a match failed", extra={"table": table_id})
