"""SQLite connections that execute short statements without a thread switch.

aiosqlite runs every call in a thread; with twenty statements a click, that is most of a click's
cost. A statement takes about ten microseconds, so it is executed on the loop. Calls that wait for a
lock or the disk go to the thread: the end of a write transaction, its beginning while another
process writes, and everything on an ``offloaded`` connection, which reads or changes a lot.
"""

from __future__ import annotations

import asyncio
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

_BLOCKING_CALLS: Final = frozenset({"commit", "executescript"})
_CHUNK: Final = 64


class SqliteConnection(aiosqlite.Connection):
    """One connection; its statements are executed in order, in the loop or in the thread."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(self._connect_with(connector), _CHUNK)
        self._thread.daemon = True
        self._raw: sqlite3.Connection | None = None
        self.offloaded = False
        """Whether even short statements are left to the thread."""
        self._sent, self._done = 0, 0

    def _connect_with(
        self, connector: Callable[[], sqlite3.Connection]
    ) -> Callable[[], sqlite3.Connection]:
        """A connector that also keeps the connection for :attr:`raw`."""

        def connect() -> sqlite3.Connection:
            self._raw = connector()
            return self._raw

        return connect

    @property
    def raw(self) -> sqlite3.Connection:
        """The connection of the standard library; raises ``ValueError`` where it is not open."""
        if self._raw is None:
            raise ValueError("Connection closed")
        return self._raw

    def stop(self) -> asyncio.Future[Any] | None:
        """Close the connection and end its thread."""
        self._raw = None
        stopped: asyncio.Future[Any] | None = super().stop()
        return stopped

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self._raw is None:
            raise ValueError("Connection closed")
        # A cancelled call may have left work in the thread: then this call queues behind it.
        if self._sent == self._done and not self.offloaded:
            if not _may_block(fn, args):
                return fn(*args, **kwargs)
            if args and args[0] == BEGIN_WRITING:
                try:
                    return self._without_waiting(fn, *args, **kwargs)
                except sqlite3.OperationalError:
                    log.debug("another process writes; a thread waits for it")
        self._sent += 1
        queued = super()._execute(partial(self._counted, fn), *args, **kwargs)  # type: ignore[no-untyped-call]
        return await queued

    async def execute_now(self, statement: str) -> None:
        """Execute a statement that has no result, after all work queued in the thread."""
        await self._execute(self.raw.execute, statement)

    def _without_waiting(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Call ``fn`` without a busy timeout: it fails where another process is writing."""
        (busy_timeout,) = self.raw.execute("PRAGMA busy_timeout").fetchone()
        self.raw.execute("PRAGMA busy_timeout = 0")
        try:
            return fn(*args, **kwargs)
        finally:
            self.raw.execute(f"PRAGMA busy_timeout = {busy_timeout}")

    def _counted(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Called in the thread, which executes everything in order."""
        try:
            return fn(*args, **kwargs)
        finally:
            self._done += 1


def connection_factory(file: str) -> Callable[..., SqliteConnection]:
    """A function that opens a connection to ``file`` for the pool."""

    def connector() -> sqlite3.Connection:
        # It is used by the loop and by its own thread, but never by both at once.
        return sqlite3.connect(
            file, uri=file.startswith("file:"), check_same_thread=False, isolation_level=None
        )

    def connect(*_: object, **__: object) -> SqliteConnection:
        return SqliteConnection(connector)

    return connect


@asynccontextmanager
async def pooled_connection(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection of the pool, returned to it synchronously.

    SQLAlchemy returns it in a task, so that cancelling cannot interrupt that; at several reads a
    click this costs a dozen rounds of a busy loop. Ours is returned without awaiting anything.
    """
    connection = await engine.connect()
    try:
        yield connection
    finally:
        await connection.close()


def _may_block(fn: Callable[..., Any], args: tuple[Any, ...]) -> bool:
    if fn.__name__ == "close":
        # Cursors have a method of that name as well, and closing one does not block.
        return isinstance(getattr(fn, "__self__", None), sqlite3.Connection)
    return fn.__name__ in _BLOCKING_CALLS or (
        fn.__name__ == "execute" and args[0].startswith((BEGIN_WRITING, "PRAGMA"))
    )
