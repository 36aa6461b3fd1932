"""The one living panel of each person at a table: it keeps up with the match, older ones retire."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import NamedTuple

import discord
from cachetools import LRUCache

from bot.errors import Refusal
from bot.face.delivery.delivery_errors import IN_DOUBT
from bot.face.delivery.doubt import InDoubt

log = logging.getLogger(__name__)

KEPT = 1000

PUT_OFF_SECONDS = 0.25
_PUT_OFF_AT_MOST = 12
"""So often panels are left as they are while others wait; then they are brought up to date."""

Renewal = Callable[[], Awaitable[bool]]
"""Looks whether a panel has something new to show and shows it; False: it goes on waiting."""

Retirement = Callable[[], Awaitable[None]]
"""Makes a panel say that it is no longer the one."""


class OpenPanel(NamedTuple):
    """A panel that its owner has before them: its message, and how it is looked after.

    One without a ``renew`` shows something else for the moment, such as a trial. After ``seconds``
    Discord will not let us change it any more: shortly before, it says goodbye.
    """

    message_id: int | None
    renew: Renewal | None = None
    retire: Retirement | None = None
    goodbye: Retirement | None = None
    seconds: float = 0.0


class OpenPanels:
    """One panel a person and table, the one they used last; the oldest are forgotten.

    While the desk is ``busy`` with those who wait for an answer, panels that nobody has asked for
    are brought up to date later, and once for all that has happened meanwhile.
    """

    def __init__(self, kept: int = KEPT, busy: Callable[[], bool] = lambda: False) -> None:
        self._panels: LRUCache[tuple[int, int], OpenPanel] = LRUCache(kept)
        self._busy = busy
        self._put_off: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[tuple[int, int], asyncio.TimerHandle] = {}
        self._closed = False

    def add(self, table_id: int, person_id: int, panel: OpenPanel) -> None:
        """This is the person's panel now; one in another message retires."""
        key = table_id, person_id
        former = self._panels.get(key)
        self._panels[key] = panel
        if former is not None and former.message_id != panel.message_id:
            self._begin(_last_word(former.retire), f"panel-{table_id}")
        self._forget_timer(key)
        if panel.goodbye is not None and panel.seconds > 0 and not self._closed:
            loop = asyncio.get_running_loop()
            self._timers[key] = loop.call_later(panel.seconds, self._part, key, panel)

    def _part(self, key: tuple[int, int], panel: OpenPanel) -> None:
        self._timers.pop(key, None)
        if self._panels.get(key) is panel:
            self._panels.pop(key)
            self._begin(_last_word(panel.goodbye), f"panel-{key[0]}")

    def _forget_timer(self, key: tuple[int, int]) -> None:
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def rest(self, table_id: int, person_id: int) -> None:
        """This person's panel shows something that does not change by itself."""
        panel = self._panels.get((table_id, person_id))
        if panel is not None:
            self._forget_timer((table_id, person_id))
            self._panels[table_id, person_id] = panel._replace(renew=None)

    def drop(self, table_id: int, person_id: int) -> None:
        """This person has no panel any more."""
        self._forget_timer((table_id, person_id))
        self._panels.pop((table_id, person_id), None)

    def renew(self, table_id: int) -> None:
        """The table has moved on: look after its panels, without keeping anybody waiting."""
        if table_id in self._put_off:
            return
        if any(table == table_id for table, _ in self._panels):
            self._put_off.add(table_id)
            self._begin(self._renew(table_id), f"panels-{table_id}")

    def _begin(self, work: Coroutine[object, object, None], name: str) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def last_call(self) -> None:
        """Begin no more; panels that were to be brought up to date later stay as they are."""
        self._closed = True

    async def settled(self) -> None:
        """Wait until no panel is being renewed."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    async def close(self) -> None:
        """Begin no more, and break off what is under way: every panel can be asked for anew."""
        self.last_call()
        for key in list(self._timers):
            self._forget_timer(key)
        left = list(self._tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _renew(self, table_id: int) -> None:
        for _ in range(_PUT_OFF_AT_MOST):
            if not self._busy():
                break
            await asyncio.sleep(PUT_OFF_SECONDS)
        self._put_off.discard(table_id)
        if self._closed:
            return
        for key, panel in list(self._panels.items()):
            if key[0] != table_id or panel.renew is None:
                continue
            try:
                done = await panel.renew()
            except (InDoubt, discord.DiscordServerError) as error:
                # It may be shown or not: the next time it is looked after says so.
                log.warning("a panel of table %s may be lost: %s", table_id, error)
                done = False
            except (Refusal, discord.HTTPException) as gone:
                # Its message is gone, or its owner has left the table.
                log.debug("a panel of table %s is gone: %s", table_id, gone)
                done = True
            except Exception:
                log.exception("a panel could not be renewed", extra={"table": table_id})
                done = True
            # A click in the meantime may have put another panel in its place.
            if done and self._panels.get(key) is panel:
                self._panels.pop(key)


async def _last_word(say: Retirement | None) -> None:
    if say is None:
        return
    try:
        await say()
    except (Refusal, discord.HTTPException, InDoubt, *IN_DOUBT) as gone:
        log.debug("a former panel is gone: %s", gone)
