"""Background tasks, at most one for each table, started on demand.

A task ends when there is nothing to do, so that an idle process has none, and a crashed task
affects its own table only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.metrics import Metrics

log = logging.getLogger(__name__)

RETRY_SECONDS = (5.0, 15.0, 60.0, 300.0)


class TableTasks:
    """Runs ``work(table_id)`` until it is done.

    ``work`` returns 0 to be called again at once, the seconds to wait before it looks again, or
    None when nothing is left to do.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[int], Awaitable[float | None]],
        metrics: Metrics | None = None,
    ) -> None:
        self._name = name
        self._metrics = metrics
        self._work = work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._called: dict[int, None] = {}
        self._failures: dict[int, int] = {}
        self._closed = False

    def wake(self, table_id: int) -> None:
        """Run this table's task now, or again right after the current run."""
        if self._closed:
            return
        self._called[table_id] = None
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        if table_id not in self._tasks:
            task = asyncio.create_task(self._run(table_id), name=f"{self._name}-{table_id}")
            self._tasks[table_id] = task

    def wake_if_idle(self, table_id: int) -> None:
        """Start the task of this table unless it is running or already scheduled."""
        if table_id not in self._tasks and table_id not in self._timers:
            self.wake(table_id)

    async def wait_until_table_idle(self, table_id: int) -> None:
        """Wait until no task runs for one table."""
        while (task := self._tasks.get(table_id)) is not None:
            await asyncio.wait([task])

    @property
    def busy(self) -> bool:
        """Whether a task runs now."""
        return bool(self._tasks)

    async def wait_until_idle(self) -> None:
        """Wait until no task runs; scheduled work is not waited for."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self, timeout_seconds: float | None = None) -> None:
        """Start nothing more and wait until the running steps end.

        Steps that are not done after ``timeout_seconds`` are cancelled, which is safe for every
        step.
        """
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        try:
            async with asyncio.timeout(timeout_seconds):
                await self.wait_until_idle()
        except TimeoutError:
            left = list(self._tasks.values())
            log.warning("%s broken off at %s tables", self._name, len(left))
            for task in left:
                task.cancel()
            await asyncio.wait(left)

    async def _run(self, table_id: int) -> None:
        wait: float | None = None
        try:
            while not self._closed and (table_id in self._called or wait == 0):
                self._called.pop(table_id, None)
                wait = await self._step(table_id)
                await asyncio.sleep(0)
        finally:
            # Nothing is awaited from the last look at _called to here: no call can be missed.
            self._tasks.pop(table_id, None)
        if wait and not self._closed:
            loop = asyncio.get_running_loop()
            self._timers[table_id] = loop.call_later(wait, self._again, table_id)

    def _again(self, table_id: int) -> None:
        self._timers.pop(table_id, None)
        self.wake(table_id)

    async def _step(self, table_id: int) -> float | None:
        try:
            wait = await self._work(table_id)
        except Exception:
            failures = self._failures.get(table_id, 0)
            self._failures[table_id] = failures + 1
            if self._metrics is not None:
                self._metrics.count_error(self._name)
            log.exception("%s failed", self._name, extra={"table": table_id})
            return RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
        self._failures.pop(table_id, None)
        return wait
