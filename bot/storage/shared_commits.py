"""One commit for all who write to SQLite at the same time.

A commit waits for the disk, and SQLite has one writer at a time: were every piece of work committed
alone, fifty people who click at once would wait for fifty syncs, one after the other. So a
transaction is open to whoever queues when it begins. Each does their work in it, behind a savepoint
of their own, and whoever fails takes back that work alone; then all of it is committed at once.
Nobody goes on before that, so that whatever is acknowledged is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.aftermath import Aftermath, taken_aftermath
from bot.storage.sqlite_connection import SqliteConnection, borrowed

log = logging.getLogger(__name__)

Settle = Callable[[Aftermath], None]
"""Sets off what was caused by work that is on the disk now."""


class _Batch:
    """A transaction that several write in, and what becomes of it."""

    def __init__(
        self, connection: AsyncConnection, raw: SqliteConnection, closing: AsyncExitStack
    ) -> None:
        self.connection = connection
        self.raw = raw
        self.closing = closing
        self.caused: list[Aftermath] = []
        self.decided = asyncio.Event()
        self.error: BaseException | None = None

    async def fate(self) -> None:
        """Wait until it is on the disk; raises why it is not."""
        await self.decided.wait()
        if self.error is not None:
            raise self.error


class SharedCommits:
    """Hands out the one writing connection, to one after the other."""

    def __init__(self, engine: AsyncEngine, settle: Settle) -> None:
        self._engine = engine
        self._settle = settle
        self._turn = asyncio.Lock()
        self._queued = 0
        self._writers = 0
        """How many write or wait to write, without those who only commit."""
        self._away = False
        """Whether the one whose turn it is waits for a thread: for the disk, or for a lock."""
        self._begun = False
        """Whether somebody has begun with something else meanwhile."""
        self._batch: _Batch | None = None
        self._concluding: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def writing(self, *, leisurely: bool = False) -> AsyncIterator[AsyncConnection]:
        """One's turn to write; on leaving it everything is durable, or after an error nothing is.

        ``leisurely`` work takes long, so nobody shares a commit with it who came before.
        """
        self._writers += 1
        try:
            async with self._queue():
                if leisurely:
                    await self._commit(self._batch)
                batch = self._batch or await self._begin()
                batch.raw.leisurely = leisurely
                try:
                    async with self._apart(batch):
                        yield batch.connection
                finally:
                    batch.raw.leisurely = False
        finally:
            self._writers -= 1
        await batch.fate()

    @property
    def alone(self) -> bool:
        """Whether nobody else waits to write."""
        return self._writers <= 1

    def may_begin(self) -> bool:
        """Whether somebody who asks may begin with something that keeps the loop busy.

        Nobody may while the turn to write is passed on, which takes rounds of the loop, and one
        while the disk is waited for; what is leisurely keeps nobody waiting.
        """
        if self._queued == 0 or (self._batch is not None and self._batch.raw.leisurely):
            return True
        if not self._away or self._begun:
            return False
        self._begun = True
        return True

    @asynccontextmanager
    async def _queue(self) -> AsyncIterator[None]:
        """Wait for one's turn, and pass it on afterwards."""
        self._queued += 1
        try:
            async with self._turn:
                yield
        finally:
            self._queued -= 1

    async def settled(self) -> None:
        """Commit what is still open."""
        async with self._turn:
            await self._commit(self._batch)

    async def _begin(self) -> _Batch:
        async with AsyncExitStack() as stack:
            with self._being_away():
                connection = await stack.enter_async_context(borrowed(self._engine))
                await connection.execution_options(pantheon_write=True)
                await connection.begin()
            raw = (await connection.get_raw_connection()).driver_connection
            assert isinstance(raw, SqliteConnection)
            batch = self._batch = _Batch(connection, raw, stack.pop_all())
        # It queues behind those who wait by now: they write first, whoever comes later does not.
        task = asyncio.create_task(self._conclude(batch), name="commit")
        self._concluding.add(task)
        task.add_done_callback(self._concluding.discard)
        return batch

    @asynccontextmanager
    async def _apart(self, batch: _Batch) -> AsyncIterator[None]:
        """Work that can fail without that of the others."""
        taken_aftermath(batch.connection)
        await batch.raw.tell("SAVEPOINT work")
        try:
            yield
            await batch.raw.tell("RELEASE work")
        except BaseException:
            await self._take_back(batch)
            raise
        batch.caused.append(taken_aftermath(batch.connection))

    async def _take_back(self, batch: _Batch) -> None:
        """Undo the work behind the savepoint, or give up all of it where SQLite has done so."""
        try:
            await batch.raw.tell("ROLLBACK TO work")
            await batch.raw.tell("RELEASE work")
        except Exception as error:
            log.warning("SQLite has taken back all that was to be committed: %s", error)
            await self._decide(batch, error)

    async def _conclude(self, batch: _Batch) -> None:
        async with self._queue():
            await self._commit(batch)

    @contextmanager
    def _being_away(self) -> Iterator[None]:
        self._away, self._begun = True, False
        try:
            yield
        finally:
            self._away = False

    async def _commit(self, batch: _Batch | None) -> None:
        if batch is None or batch is not self._batch:
            return
        try:
            if not batch.raw.in_transaction:
                raise OperationalError("COMMIT", None, Exception("the transaction is gone"))
            with self._being_away():
                await batch.connection.commit()
        except BaseException as error:
            await self._decide(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            await self._decide(batch)

    async def _decide(self, batch: _Batch, error: BaseException | None = None) -> None:
        """Let everybody know what became of their work; what is not on the disk is taken back."""
        self._batch = None
        try:
            await batch.closing.aclose()
        except Exception as second:
            log.warning("a connection could not be given back: %s", second)
        batch.error = error
        if error is None:
            for caused in batch.caused:
                self._settle(caused)
        batch.decided.set()
