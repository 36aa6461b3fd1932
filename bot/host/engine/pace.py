"""One after the other, with the loop in between: what is short need not wait for what is long.

Attending to a click keeps the loop busy for some milliseconds. Where fifty begin with that in the
same round of the loop, an acknowledgement that needs a few rounds waits for all of them each time.
So they begin one a round, in the order in which they came.

Whoever writes to SQLite goes first: everybody who queues behind them waits for each round that the
turn to write takes to be passed on.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

_HELD_AT_MOST: Final = 64
"""So many rounds a beginning is put off for those who go first; then it is its turn anyway."""


class Pace:
    """Lets one begin in each round of the loop."""

    def __init__(self, may_begin: Callable[[], bool] = lambda: True) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._may_begin = may_begin
        self._held = 0

    async def turn(self) -> None:
        """Wait for one's turn, which comes by itself."""
        loop = asyncio.get_running_loop()
        mine = loop.create_future()
        self._waiting.append(mine)
        if len(self._waiting) == 1:
            loop.call_soon(self._call)
        await mine

    def _call(self) -> None:
        if self._held == _HELD_AT_MOST or self._may_begin():
            self._held = 0
            self._begin()
        else:
            self._held += 1
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._call)

    def _begin(self) -> None:
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                break
