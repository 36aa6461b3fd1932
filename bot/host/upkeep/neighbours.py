"""Where processes share a database: what one of them has left to do at the tables of another.

Whoever moves from the list of their tables or from a direct message may be attended to by a process
that does not serve the table; and one whose leases ran out for a moment does not do what it was
called for. Nobody calls the process that serves the table then, so each looks by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.host.engine.engine import Engine
from bot.model.server import Shards

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 2.0

Look = Callable[[Shards], Awaitable[None]]
"""Takes up what waits at the tables of some shards."""


class Neighbours:
    """Looks every few seconds, for as long as it runs."""

    def __init__(self, engine: Engine, look: Look, seconds: float = LOOK_SECONDS) -> None:
        self._engine = engine
        self._look = look
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, unless this process serves everything: then nobody else leaves it anything."""
        if self._engine.shards is not None:
            self._task = asyncio.create_task(self._watch(), name="neighbours")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            shards = self._engine.shards
            if shards is None or not shards.ids:
                continue
            try:
                await self._look(shards)
            except Exception as error:
                # The database is away; whoever needs it at once says more.
                log.warning("could not look after the neighbours: %s", type(error).__name__)
