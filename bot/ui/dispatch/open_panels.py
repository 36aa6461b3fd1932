"""Tracks each person's open panel at a table, refreshes it, and replaces older ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import NamedTuple

import discord
from cachetools import LRUCache

from bot.errors import Refusal
from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS
from bot.ui.delivery.retry import UncertainOutcome

log = logging.getLogger(__name__)

MAX_OPEN_PANELS = 1000

REFRESH_DELAY_SECONDS = 0.25
_MAX_REFRESH_DELAYS = 12
"""How often a refresh is put off while interactions are handled."""

RefreshCallback = Callable[[], Awaitable[bool]]
"""Refreshes a panel if it has something new to show; False: it is still waiting."""

PanelCallback = Callable[[], Awaitable[None]]
"""Shows on a panel that it is not the current one any more."""


class OpenPanel(NamedTuple):
    """An open panel: its message, and the functions that refresh and end it.

    Without ``refresh`` it shows something else for now, such as a trial. Discord accepts edits for
    ``seconds``; shortly before, ``on_expiry`` is called.
    """

    message_id: int | None
    refresh: RefreshCallback | None = None
    on_replaced: PanelCallback | None = None
    on_expiry: PanelCallback | None = None
    seconds: float = 0.0


class OpenPanels:
    """The panel that each person used last at each table; the oldest are dropped.

    While the dispatcher is ``busy`` with interactions, refreshes are delayed and combined.
    """

    def __init__(
        self, kept: int = MAX_OPEN_PANELS, busy: Callable[[], bool] = lambda: False
    ) -> None:
        self._panels: LRUCache[tuple[int, int], OpenPanel] = LRUCache(kept)
        self._busy = busy
        self._refresh_pending: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[tuple[int, int], asyncio.TimerHandle] = {}
        self._closed = False

    def add(self, table_id: int, person_id: int, panel: OpenPanel) -> None:
        """Track a panel as the person's current one; their panel in another message is replaced."""
        key = table_id, person_id
        former = self._panels.get(key)
        self._panels[key] = panel
        if former is not None and former.message_id != panel.message_id:
            self._begin(_run_callback(former.on_replaced), f"panel-{table_id}")
        self._forget_timer(key)
        if panel.on_expiry is not None and panel.seconds > 0 and not self._closed:
            loop = asyncio.get_running_loop()
            self._timers[key] = loop.call_later(panel.seconds, self._expire, key, panel)

    def _expire(self, key: tuple[int, int], panel: OpenPanel) -> None:
        self._timers.pop(key, None)
        if self._panels.get(key) is panel:
            self._panels.pop(key)
            self._begin(_run_callback(panel.on_expiry), f"panel-{key[0]}")

    def _forget_timer(self, key: tuple[int, int]) -> None:
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def pause_refresh(self, table_id: int, person_id: int) -> None:
        """Stop refreshing a panel that shows something which does not change by itself."""
        panel = self._panels.get((table_id, person_id))
        if panel is not None:
            self._forget_timer((table_id, person_id))
            self._panels[table_id, person_id] = panel._replace(refresh=None)

    def drop(self, table_id: int, person_id: int) -> None:
        """Forget a person's panel."""
        self._forget_timer((table_id, person_id))
        self._panels.pop((table_id, person_id), None)

    def refresh(self, table_id: int) -> None:
        """Refresh the panels of a table in the background."""
        if table_id in self._refresh_pending:
            return
        if any(table == table_id for table, _ in self._panels):
            self._refresh_pending.add(table_id)
            self._begin(self._refresh(table_id), f"panels-{table_id}")

    def _begin(self, work: Coroutine[object, object, None], name: str) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop_refreshing(self) -> None:
        """Start no more refreshes; delayed ones are dropped."""
        self._closed = True

    async def wait_until_idle(self) -> None:
        """Wait until no refresh is running."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    async def close(self) -> None:
        """Stop all refreshes; panels can be opened again after a restart."""
        self.stop_refreshing()
        for key in list(self._timers):
            self._forget_timer(key)
        left = list(self._tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _refresh(self, table_id: int) -> None:
        for _ in range(_MAX_REFRESH_DELAYS):
            if not self._busy():
                break
            await asyncio.sleep(REFRESH_DELAY_SECONDS)
        self._refresh_pending.discard(table_id)
        if self._closed:
            return
        for key, panel in list(self._panels.items()):
            if key[0] != table_id or panel.refresh is None:
                continue
            try:
                done = await panel.refresh()
            except (UncertainOutcome, discord.DiscordServerError) as error:
                # It is uncertain whether it was shown; the next refresh corrects it.
                log.warning("a panel of table %s may be lost: %s", table_id, error)
                done = False
            except (Refusal, discord.HTTPException) as gone:
                # The message was deleted, or its owner has left the table.
                log.debug("a panel of table %s is gone: %s", table_id, gone)
                done = True
            except Exception:
                log.exception("a panel could not be renewed", extra={"table": table_id})
                done = True
            # A click in the meantime may have opened another panel.
            if done and self._panels.get(key) is panel:
                self._panels.pop(key)


async def _run_callback(say: PanelCallback | None) -> None:
    if say is None:
        return
    try:
        await say()
    except (Refusal, discord.HTTPException, UncertainOutcome, *CONNECTION_ERRORS) as gone:
        log.debug("a former panel is gone: %s", gone)
