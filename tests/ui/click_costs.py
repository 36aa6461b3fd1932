"""Counts the database transactions and statements of clicks, commands and posts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

POSTS = "posts"
"""What the delivery of posts costs."""


@dataclass
class Cost:
    """Transactions that read, transactions that write, and statements in all of them."""

    reads: int = 0
    writes: int = 0
    queries: int = 0

    def __str__(self) -> str:
        return f"{self.reads} reads, {self.writes} writes, {self.queries} queries"


@dataclass
class Costs:
    """Costs by cause: the action of a click, the name of a command, or :data:`POSTS`."""

    of: dict[str, list[Cost]] = field(default_factory=dict)
    _tasks: dict[object, Cost] = field(default_factory=dict)

    def begin(self, what: str) -> None:
        """Count the current task's costs under a name from now on."""
        cost = self._tasks[asyncio.current_task()] = Cost()
        self.of.setdefault(what, []).append(cost)

    def end(self) -> None:
        """Stop counting the current task's costs."""
        self._tasks.pop(asyncio.current_task(), None)

    @property
    def current(self) -> Cost | None:
        """The name that the current task's costs are counted under."""
        task = asyncio.current_task()
        name = task.get_name() if task is not None else ""
        if name.startswith("posts-") and task not in self._tasks:
            self.begin(POSTS)
        return self._tasks.get(task)

    def newest(self, what: str) -> Cost:
        """The cost of the last occurrence."""
        return self.of[what][-1]


@contextmanager
def counted(bot: Any) -> Iterator[Costs]:
    """Count what clicks, commands and posts of a bot cost while the block runs."""
    costs, database, dispatcher = Costs(), bot.host.engine.database, bot.dispatcher
    read, write, run_handler = database.read, database.write, dispatcher._run_handler

    def counting(kind: str, opened: Any) -> Any:
        @asynccontextmanager
        async def open_it() -> AsyncIterator[AsyncConnection]:
            cost = costs.current
            if cost is not None:
                setattr(cost, kind, getattr(cost, kind) + 1)
            entered: AbstractAsyncContextManager[AsyncConnection] = opened()
            async with entered as connection:
                yield connection

        return open_it

    async def handle(ctx: Any, mode: Any, what: str, handler: Any) -> Any:
        costs.begin(what)
        try:
            return await run_handler(ctx, mode, what, handler)
        finally:
            costs.end()

    def asked(*_: object) -> None:
        cost = costs.current
        if cost is not None:
            cost.queries += 1

    engine = database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", asked)
    database.read, database.write = counting("reads", read), counting("writes", write)
    dispatcher._run_handler = handle
    try:
        yield costs
    finally:
        event.remove(engine, "before_cursor_execute", asked)
        database.read, database.write, dispatcher._run_handler = read, write, run_handler
