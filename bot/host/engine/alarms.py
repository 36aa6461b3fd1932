"""Rings alarms when they are due, with one timer for all of them.

An alarm is claimed in the transaction of what it causes, so that it rings exactly once, even with
crashes and several processes. Times are wall-clock times, and the timer polls every few minutes,
so that a changed clock or a suspended machine delays nothing for long.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.engine import Engine
from bot.host.engine.table_tasks import TableTasks
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm

log = logging.getLogger(__name__)

MAX_SLEEP_SECONDS = 600.0
BATCH_SIZE = 50
RETRY_SECONDS = 3600.0

AlarmHandler = Callable[[AsyncConnection, Alarm, float], Awaitable[None]]
"""Does what an alarm is for, in the transaction that has claimed it."""

UnclaimedAlarmHandler = Callable[[Alarm], Awaitable[None]]
"""The same in its own transaction, in which it has to claim the alarm."""


class Alarms:
    """Calls the handlers registered for each kind of alarm."""

    def __init__(self, engine: Engine) -> None:
        self.max_sleep_seconds = MAX_SLEEP_SECONDS
        self._engine = engine
        self._handlers: dict[str, AlarmHandler] = {}
        self._offloaded: set[str] = set()
        self._unclaimed_handlers: dict[str, UnclaimedAlarmHandler] = {}
        self._table_tasks = TableTasks("alarms", self._step, engine.metrics)
        self._wakes_at: float | None = None

    def on(self, kind: str, ring: AlarmHandler, *, offloaded: bool = False) -> None:
        """Register the handler ``ring`` for alarms of one kind.

        One that reads or changes many rows is ``offloaded``: the loop goes on meanwhile.
        """
        self._handlers[kind] = ring
        if offloaded:
            self._offloaded.add(kind)

    def on_unclaimed(self, kind: str, work: UnclaimedAlarmHandler) -> None:
        """Register ``work`` for a kind whose handler needs a table's lock before it writes."""
        self._unclaimed_handlers[kind] = work

    def start(self) -> TableTasks:
        """Start the timer, which also wakes whenever an earlier alarm is set."""
        self._engine.database.alarm_set = self._set
        self._table_tasks.wake(0)
        return self._table_tasks

    async def reschedule(self) -> None:
        """Wake earlier where another process has set an earlier alarm."""
        async with self._engine.database.read() as connection:
            following = await alarms.next_due(connection, self._engine.shards)
        if following is not None and self._wakes_at is not None and following < self._wakes_at:
            self._set(following)

    def _set(self, due: float) -> None:
        if self._wakes_at is None or due <= max(self._wakes_at, self._engine.clock()):
            self._wakes_at = due
            self._table_tasks.wake(0)

    async def _step(self, _: int) -> float | None:
        engine = self._engine
        now = engine.clock()
        async with engine.database.read() as connection:
            due = await alarms.due(connection, now, engine.shards, BATCH_SIZE)
        for alarm in due:
            await self._ring(alarm)
        if len(due) == BATCH_SIZE:
            return 0
        async with engine.database.read() as connection:
            following = await alarms.next_due(connection, engine.shards)
        wait = self.max_sleep_seconds
        if following is not None:
            wait = min(wait, max(following - engine.clock(), 1.0 if due else 0.0))
        self._wakes_at = engine.clock() + wait
        return wait

    async def _ring(self, alarm: Alarm) -> None:
        engine, ring = self._engine, self._handlers.get(alarm.kind)
        work = self._unclaimed_handlers.get(alarm.kind)
        try:
            if work is not None:
                await work(alarm)
                return
            offloaded = alarm.kind in self._offloaded
            async with engine.database.write(offloaded=offloaded) as connection:
                if not await alarms.claim(connection, alarm):
                    return
                if ring is None:
                    log.warning("nobody waits for alarms of kind %s", alarm.kind)
                    return
                await ring(connection, alarm, engine.clock())
        except Exception:
            await self._put_off(alarm)

    async def _put_off(self, alarm: Alarm) -> None:
        """Retry a failed alarm later, so that it does not delay the others."""
        self._engine.metrics.count_error("alarms")
        log.exception("an alarm failed", extra={"alarm": alarm.kind, "table": alarm.table_id})
        engine = self._engine
        async with engine.database.write() as connection:
            if await alarms.claim(connection, alarm):
                later = Alarm(
                    alarm.key,
                    alarm.kind,
                    engine.clock() + RETRY_SECONDS,
                    alarm.guild_id,
                    alarm.table_id,
                    alarm.person_id,
                    alarm.detail,
                )
                await alarms.set_alarm(connection, later)
