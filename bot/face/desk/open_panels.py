"""Open panels whose owners wait for their turn: they are brought up to date when it comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from cachetools import LRUCache

from bot.errors import Refusal

log = logging.getLogger(__name__)

KEPT = 1000

Renewal = Callable[[], Awaitable[bool]]
"""Looks whether a panel has something new to show and shows it; False: it goes on waiting."""


class OpenPanels:
    """One panel a person and table, the one they used last; the oldest are forgotten."""

    def __init__(self, kept: int = KEPT) -> None:
        self._renewals: LRUCache[tuple[int, int], Renewal] = LRUCache(kept)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def add(self, table_id: int, person_id: int, renewal: Renewal) -> None:
        """This person's panel has nothing to answer right now."""
        self._renewals[table_id, person_id] = renewal

    def drop(self, table_id: int, person_id: int) -> None:
        """This person's panel shows a question, or nothing that could change."""
        self._renewals.pop((table_id, person_id), None)

    def renew(self, table_id: int) -> None:
        """The table has moved on: look after its panels, without keeping anybody waiting."""
        if not self._closed and any(table == table_id for table, _ in self._renewals):
            task = asyncio.create_task(self._renew(table_id), name=f"panels-{table_id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """Wait until no panel is being renewed."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    async def close(self) -> None:
        """Begin no more, and break off what is under way: every panel can be asked for anew."""
        self._closed = True
        left = list(self._tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _renew(self, table_id: int) -> None:
        for key, renewal in list(self._renewals.items()):
            if key[0] != table_id:
                continue
            try:
                done = await renewal()
            except (Refusal, discord.HTTPException) as gone:
                # Its message is gone, or its owner has left the table.
                log.debug("a panel of table %s is gone: %s", table_id, gone)
                done = True
            except Exception:
                log.exception("a panel could not be renewed", extra={"table": table_id})
                done = True
            # A click in the meantime may have put another panel in its place.
            if done and self._renewals.get(key) is renewal:
                self._renewals.pop(key)
