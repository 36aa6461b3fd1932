"""One after the other, with the loop in between: what is short need not wait for what is long.

Attending to a click keeps the loop busy for some milliseconds. Where fifty begin with that in the
same round of the loop, an acknowledgement that needs a few rounds waits for all of them each time.
So they begin one a round, in the order in which they came.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Pace:
    """Lets one begin in each round of the loop."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def turn(self) -> None:
        """Wait for one's turn, which comes by itself."""
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
