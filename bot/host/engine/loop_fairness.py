"""Lets long pieces of work begin one in each round of the event loop.

Handling a click keeps the loop busy for some milliseconds. If fifty begin in the same round of the
loop, an acknowledgement that needs a few rounds waits for all of them each time. So one begins in
each round, in the order of arrival.
"""

from __future__ import annotations

import asyncio
from collections import deque


class LoopFairness:
    """A queue that releases one waiting task in each round of the loop."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def turn(self) -> None:
        """Wait until the queue releases the calling task."""
        loop = asyncio.get_running_loop()
        mine = loop.create_future()
        self._waiting.append(mine)
        if len(self._waiting) == 1:
            loop.call_soon(self._call)
        await mine

    def _call(self) -> None:
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                break
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._call)
