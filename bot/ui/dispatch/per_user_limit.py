"""Limits how many interactions of one person run at a time.

Interactions share a few threads. Each person may run two at once; more wait in a queue of their
own, and beyond its end they are refused. So a flood of clicks by one person does not slow others.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from bot.errors import Refusal
from games.core.phrase import phrase

MAX_CONCURRENT: Final = 2
"""How many interactions of one person run at once."""
MAX_QUEUED: Final = 12
"""How many more may wait in the queue."""


@dataclass
class _UserQueue:
    running: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MAX_CONCURRENT))
    count: int = 0


class PerUserLimit:
    """Admits a few interactions of each person at a time, in order."""

    def __init__(self) -> None:
        self._queues: dict[int, _UserQueue] = {}

    def at_limit(self, person_id: int) -> bool:
        """Whether as many interactions of a person run as are allowed at a time."""
        queue = self._queues.get(person_id)
        return queue is not None and queue.count >= MAX_CONCURRENT

    @asynccontextmanager
    async def acquire(self, person_id: int) -> AsyncIterator[None]:
        """Wait for the person's turn; refuses where their queue is full."""
        queue = self._queues.setdefault(person_id, _UserQueue())
        if queue.count >= MAX_CONCURRENT + MAX_QUEUED:
            raise Refusal(phrase("bot.refused.too_fast"))
        queue.count += 1
        try:
            async with queue.running:
                yield
        finally:
            queue.count -= 1
            if not queue.count:
                del self._queues[person_id]
