"""Connections to SQLite that cost few hops between threads.

The driver hands every cursor, statement, fetch and close to a thread and waits for it there; with
twenty statements to a click, and threads that take turns, that is most of what a click costs. A
statement on one of our tables takes some ten microseconds, though, so it is executed on the spot.
To a thread goes what waits for a lock or for the disk: the end of a transaction that writes, its
beginning where another process is writing, and everything on a connection that is told to be
``leisurely``, because it reads or changes a great deal.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

BEGIN_WRITING: Final = "BEGIN IMMEDIATE"

log = logging.getLogger(__name__)

_WAITS: Final = frozenset({"commit", "executescript"})
_CHUNK: Final = 64


class SqliteConnection(aiosqlite.Connection):
    """One connection; its statements are executed one after the other, wherever that happens."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, _CHUNK)
        self._thread.daemon = True
        self.leisurely = False
        """Whether even short statements are left to the thread."""
        self._sent, self._done = 0, 0

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self._connection is None or not self._running:
            raise ValueError("Connection closed")
        # Whoever was sent away left something to the thread: what follows waits for it there.
        if self._sent == self._done and not self.leisurely:
            if not _may_wait(fn, args):
                return fn(*args, **kwargs)
            if args and args[0] == BEGIN_WRITING:
                try:
                    return self._at_once(fn, *args, **kwargs)
                except sqlite3.OperationalError:
                    log.debug("another process writes; a thread waits for it")
        self._sent += 1
        queued = super()._execute(partial(self._counted, fn), *args, **kwargs)  # type: ignore[no-untyped-call]
        return await queued

    async def tell(self, statement: str) -> None:
        """Execute a statement of our own that has no result, after whatever was left behind."""
        await self._execute(self._conn.execute, statement)

    def _at_once(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """What fails where it would have to wait: seldom does another process write."""
        (patience,) = self._conn.execute("PRAGMA busy_timeout").fetchone()
        self._conn.execute("PRAGMA busy_timeout = 0")
        try:
            return fn(*args, **kwargs)
        finally:
            self._conn.execute(f"PRAGMA busy_timeout = {patience}")

    def _counted(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Called in the thread, which works everything off in order."""
        try:
            return fn(*args, **kwargs)
        finally:
            self._done += 1


def connecting(file: str) -> Callable[..., SqliteConnection]:
    """What opens a connection to ``file`` whenever the pool wants another one."""

    def connector() -> sqlite3.Connection:
        # It is used by the loop and by its own thread, one after the other.
        return sqlite3.connect(
            file, uri=file.startswith("file:"), check_same_thread=False, isolation_level=None
        )

    def connect(*_: object, **__: object) -> SqliteConnection:
        return SqliteConnection(connector)

    return connect


@asynccontextmanager
async def borrowed(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection of the pool, given back on the spot.

    SQLAlchemy's own way gives it back in a task, lest somebody who is cancelled breaks that off;
    whoever reads four times a click waits for a dozen rounds of a busy loop then. Ours is given
    back without waiting for anything.
    """
    connection = await engine.connect()
    try:
        yield connection
    finally:
        await connection.close()


def _may_wait(fn: Callable[..., Any], args: tuple[Any, ...]) -> bool:
    if fn.__name__ == "close":
        # Cursors have a method of that name as well, and closing one waits for nothing.
        return isinstance(getattr(fn, "__self__", None), sqlite3.Connection)
    return fn.__name__ in _WAITS or (
        fn.__name__ == "execute" and args[0].startswith((BEGIN_WRITING, "PRAGMA"))
    )
