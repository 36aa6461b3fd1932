"""Polls for work that other processes have left at this process's tables.

A move from ``/games`` or a direct message may be handled by a process that does not serve the
table, and a process without a lease does not do what it was woken for. The process that serves the
table is not notified of either, so it polls.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.host.engine.engine import Engine
from bot.model.server import Shards

log = logging.getLogger(__name__)

POLL_SECONDS: Final = 2.0

TakeUpWork = Callable[[Shards], Awaitable[None]]
"""Takes up waiting work of the tables of some shards."""


class OrphanedWork:
    """Checks every few seconds while it runs."""

    def __init__(
        self, engine: Engine, take_up_work: TakeUpWork, seconds: float = POLL_SECONDS
    ) -> None:
        self._engine = engine
        self._take_up_work = take_up_work
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start, unless this process serves everything: then no other process leaves work."""
        if self._engine.shards is not None:
            self._task = asyncio.create_task(self._poll(), name="orphaned work")

    async def close(self) -> None:
        """Stop checking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            shards = self._engine.shards
            if shards is None or not shards.ids:
                continue
            try:
                await self._take_up_work(shards)
            except Exception as error:
                # The database is unreachable; other parts that need it report more.
                log.warning("could not poll for orphaned work: %s", type(error).__name__)
