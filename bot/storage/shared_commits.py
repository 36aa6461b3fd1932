"""One commit for all who write to SQLite at the same time.

A commit waits for the disk, and SQLite has one writer at a time: were every piece of work committed
alone, fifty people who click at once would wait for fifty syncs, one after the other. So a
transaction is shared by all writers that queue when it begins. Each works behind a savepoint of its
own, and a failure rolls back that savepoint alone; then everything is committed at once. A writer
returns after the commit only, so that every acknowledged change is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.after_commit import AfterCommit, take_after_commit
from bot.storage.sqlite_connection import SqliteConnection, pooled_connection

log = logging.getLogger(__name__)

RunAfterCommit = Callable[[AfterCommit], None]
"""Sets off what was caused by work that is on the disk now."""


class _Batch:
    """A transaction that several write in, and what becomes of it."""

    def __init__(
        self, connection: AsyncConnection, raw: SqliteConnection, closing: AsyncExitStack
    ) -> None:
        self.connection = connection
        self.raw = raw
        self.closing = closing
        self.caused: list[AfterCommit] = []
        self.finished = asyncio.Event()
        self.error: BaseException | None = None

    async def wait_for_commit(self) -> None:
        """Wait until it is on the disk; raises why it is not."""
        await self.finished.wait()
        if self.error is not None:
            raise self.error


class SharedCommits:
    """Hands out the one writing connection, to one after the other."""

    def __init__(self, engine: AsyncEngine, run_after_commit: RunAfterCommit) -> None:
        self._engine = engine
        self._run_after_commit = run_after_commit
        self._turn = asyncio.Lock()
        self._batch: _Batch | None = None
        self._concluding: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def writing(self, *, offloaded: bool = False) -> AsyncIterator[AsyncConnection]:
        """Wait for a turn to write; on exit the changes are durable, or rolled back after an error.

        ``offloaded`` work takes long, so writers that came before it do not share its commit.
        """
        async with self._turn:
            if offloaded:
                await self._commit(self._batch)
            batch = self._batch or await self._begin()
            batch.raw.offloaded = offloaded
            try:
                async with self._savepoint(batch):
                    yield batch.connection
            finally:
                batch.raw.offloaded = False
        await batch.wait_for_commit()

    async def flush(self) -> None:
        """Commit what is still open."""
        async with self._turn:
            await self._commit(self._batch)

    async def _begin(self) -> _Batch:
        async with AsyncExitStack() as stack:
            connection = await stack.enter_async_context(pooled_connection(self._engine))
            await connection.execution_options(pantheon_write=True)
            await connection.begin()
            raw = (await connection.get_raw_connection()).driver_connection
            assert isinstance(raw, SqliteConnection)
            batch = self._batch = _Batch(connection, raw, stack.pop_all())
        # The commit queues behind the writers that wait now: they share it, later ones do not.
        task = asyncio.create_task(self._commit_in_turn(batch), name="commit")
        self._concluding.add(task)
        task.add_done_callback(self._concluding.discard)
        return batch

    @asynccontextmanager
    async def _savepoint(self, batch: _Batch) -> AsyncIterator[None]:
        """Work that can fail without that of the others."""
        take_after_commit(batch.connection)
        await batch.raw.execute_now("SAVEPOINT work")
        try:
            yield
            await batch.raw.execute_now("RELEASE work")
        except BaseException:
            await self._roll_back_savepoint(batch)
            raise
        batch.caused.append(take_after_commit(batch.connection))

    async def _roll_back_savepoint(self, batch: _Batch) -> None:
        """Undo the work behind the savepoint, or give up all of it where SQLite has done so."""
        try:
            await batch.raw.execute_now("ROLLBACK TO work")
            await batch.raw.execute_now("RELEASE work")
        except Exception as error:
            log.warning("SQLite has taken back all that was to be committed: %s", error)
            await self._finish(batch, error)

    async def _commit_in_turn(self, batch: _Batch) -> None:
        async with self._turn:
            await self._commit(batch)

    async def _commit(self, batch: _Batch | None) -> None:
        if batch is None or batch is not self._batch:
            return
        try:
            if not batch.raw.in_transaction:
                raise OperationalError("COMMIT", None, Exception("the transaction is gone"))
            await batch.connection.commit()
        except BaseException as error:
            await self._finish(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            await self._finish(batch)

    async def _finish(self, batch: _Batch, error: BaseException | None = None) -> None:
        """Report the result to every writer of the batch; roll back where it was not committed."""
        self._batch = None
        try:
            await batch.closing.aclose()
        except Exception as second:
            log.warning("a connection could not be given back: %s", second)
        batch.error = error
        if error is None:
            for caused in batch.caused:
                self._run_after_commit(caused)
        batch.finished.set()
