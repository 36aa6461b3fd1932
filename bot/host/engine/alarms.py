"""Rings alarms when they are due: one timer for all of them, however many are set.

An alarm is claimed in the transaction of what it causes, so that it rings exactly once, whatever
crashes and however many processes look. Times are those of the wall clock, and the timer looks
again every few minutes: a clock that is set, or a machine that slept, delays nothing for long.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.engine import Engine
from bot.host.engine.errands import Errands
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm

log = logging.getLogger(__name__)

LOOK_AGAIN = 600.0
AT_ONCE = 50
TRY_AGAIN = 3600.0

Ring = Callable[[AsyncConnection, Alarm, float], Awaitable[None]]
"""Does what an alarm is for, in the transaction that has claimed it."""

Work = Callable[[Alarm], Awaitable[None]]
"""The same in a transaction of its own, in which it has to claim the alarm."""


class Alarms:
    """Calls whoever waits for a kind of alarm."""

    def __init__(self, engine: Engine) -> None:
        self.look_again = LOOK_AGAIN
        self._engine = engine
        self._rings: dict[str, Ring] = {}
        self._works: dict[str, Work] = {}
        self._errands = Errands("alarms", self._step, engine.metrics)
        self._looks_at: float | None = None

    def on(self, kind: str, ring: Ring) -> None:
        """From now on alarms of that kind call ``ring``."""
        self._rings[kind] = ring

    def entrust(self, kind: str, work: Work) -> None:
        """Leave alarms of that kind to ``work``, which needs a table's lock before it writes."""
        self._works[kind] = work

    def start(self) -> Errands:
        """Look for the first time, and whenever an earlier alarm is set."""
        self._engine.database.alarm_set = self._set
        self._errands.kick(0)
        return self._errands

    def look(self) -> None:
        """Look at what is due now: it may have become this process's to ring."""
        self._errands.kick(0)

    async def look_earlier(self) -> None:
        """Look sooner than intended where another process has set an earlier alarm."""
        async with self._engine.database.read() as connection:
            following = await alarms.next_due(connection, self._engine.shards)
        if following is not None and self._looks_at is not None and following < self._looks_at:
            self._set(following)

    def _set(self, due: float) -> None:
        if self._looks_at is None or due <= max(self._looks_at, self._engine.clock()):
            self._looks_at = due
            self._errands.kick(0)

    async def _step(self, _: int) -> float | None:
        engine = self._engine
        now = engine.clock()
        async with engine.database.read() as connection:
            due = await alarms.due(connection, now, engine.shards, AT_ONCE)
        for alarm in due:
            await self._ring(alarm)
        if len(due) == AT_ONCE:
            return 0
        async with engine.database.read() as connection:
            following = await alarms.next_due(connection, engine.shards)
        wait = self.look_again
        if following is not None:
            wait = min(wait, max(following - engine.clock(), 1.0 if due else 0.0))
        self._looks_at = engine.clock() + wait
        return wait

    async def _ring(self, alarm: Alarm) -> None:
        engine, ring = self._engine, self._rings.get(alarm.kind)
        work = self._works.get(alarm.kind)
        try:
            if work is not None:
                await work(alarm)
                return
            async with engine.database.write() as connection:
                if not await alarms.claim(connection, alarm):
                    return
                if ring is None:
                    log.warning("nobody waits for alarms of kind %s", alarm.kind)
                    return
                await ring(connection, alarm, engine.clock())
        except Exception:
            await self._put_off(alarm)

    async def _put_off(self, alarm: Alarm) -> None:
        """One that fails is tried again later, and holds up no other."""
        self._engine.metrics.erred("alarms")
        log.exception("an alarm failed", extra={"alarm": alarm.kind, "table": alarm.table_id})
        engine = self._engine
        async with engine.database.write() as connection:
            if await alarms.claim(connection, alarm):
                later = Alarm(
                    alarm.key,
                    alarm.kind,
                    engine.clock() + TRY_AGAIN,
                    alarm.guild_id,
                    alarm.table_id,
                    alarm.person_id,
                    alarm.detail,
                )
                await alarms.set_alarm(connection, later)
