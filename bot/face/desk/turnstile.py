"""Nobody slows the others: how much the desk does for one person at a time.

Work runs in a few threads that everybody shares. As long as each person has two jobs there at
most, whoever comes next waits for few others, however often somebody else has clicked. What a
person asks for beyond that waits in their own line, and beyond the end of the line it is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from bot.errors import Refusal
from games.core.phrase import phrase

AT_ONCE: Final = 2
"""How many visits of one person are worked at together."""
IN_LINE: Final = 12
"""How many more of them may wait: faster than this nobody reads."""


@dataclass
class _Line:
    inside: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    count: int = 0


class Turnstile:
    """Lets a few visits of each person in, in the order in which they came."""

    def __init__(self) -> None:
        self._lines: dict[int, _Line] = {}

    def crowded(self, person_id: int) -> bool:
        """Whether a person has as much under way as is done for one at a time."""
        line = self._lines.get(person_id)
        return line is not None and line.count >= AT_ONCE

    @asynccontextmanager
    async def passing(self, person_id: int) -> AsyncIterator[None]:
        """Wait for the person's turn; refuses where their line is full."""
        line = self._lines.setdefault(person_id, _Line())
        if line.count >= AT_ONCE + IN_LINE:
            raise Refusal(phrase("bot.refused.too_fast"))
        line.count += 1
        try:
            async with line.inside:
                yield
        finally:
            line.count -= 1
            if not line.count:
                del self._lines[person_id]
