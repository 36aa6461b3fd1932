"""What every part of the host shares: the database, a lock for each table, matches in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from cachetools import LRUCache
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal, StaleMove
from bot.host.engine.freezing import approve, freeze
from bot.host.engine.pace import Pace
from bot.host.engine.replay import Hot, revive, salvage
from bot.host.engine.rules_version import rules_version
from bot.host.engine.stored_tables import existing, game_of
from bot.host.engine.table_work import TableLook, TableWork
from bot.metrics import Metrics
from bot.model.posts import Owed, PostKind
from bot.model.server import Shards
from bot.model.table import Status, Table
from bot.storage.database import Database
from bot.storage.table import log as storedlog
from bot.storage.table.tables import Stored
from games.core.game import AnyGame
from games.core.phrase import phrase
from games.core.script import Diverged
from games.core.snapshots import Snapshot

log = logging.getLogger(__name__)

Preparing = Callable[[Owed], Awaitable[float | None]]
"""Begins with what a post needs: None once it is there, else the seconds to look again after."""
Wanted = Callable[[AsyncConnection, Owed, Table], Awaitable[bool]]
Returned = Callable[[AsyncConnection, Owed], Awaitable[None]]


class Engine:
    """The database, the locks and the matches in memory that every part of the host works with.

    ``clock`` and ``entropy`` are its only sources of time and chance. ``wake_delivery`` and
    ``wake_computers`` are called with a table's number after a commit that owes it a post, or that
    lets a computer be awaited there; until the host is started up they do nothing.
    """

    def __init__(
        self,
        database: Database,
        *,
        shards: Shards | None,
        clock: Callable[[], float],
        entropy: Callable[[int], bytes],
        hot_limit: int,
        rules: Callable[[AnyGame], str] = rules_version,
    ) -> None:
        self.database = database
        self.shards = shards
        self.leased: Callable[[int], bool] | None = None
        """Where processes share the shards: whether the lease on a server's has not run out."""
        self.clock = clock
        self.entropy = entropy
        self.rules = rules
        self.pace = Pace(database.may_begin)
        """In whose turns everything begins that keeps the loop busy for a while."""
        self.metrics = Metrics()
        self.metrics.describe("sqlite" if database.is_sqlite else "postgresql")
        self.wake_delivery: Callable[[int], None] = lambda table_id: None
        self.wake_computers: Callable[[int], None] = lambda table_id: None
        database.post_owed = lambda table_id: self.wake_delivery(table_id)
        database.computer_awaited = lambda table_id: self.wake_computers(table_id)
        self.wanted: dict[PostKind, Wanted] = {}
        """By kind of notice: whether it is still worth sending when its turn has come."""
        self.returned: dict[PostKind, Returned] = {}
        """By kind of notice: what is done when a person does not take it in private."""
        self.preparing: dict[PostKind, Preparing] = {}
        """By kind of post: what has to be there before it is sent."""
        self._hot: LRUCache[int, Hot] = LRUCache(hot_limit)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def serves(self, guild_id: int) -> bool:
        """Whether a server is this process's share; another process looks after the others."""
        ours = self.shards is None or self.shards.has(guild_id)
        return ours and (self.leased is None or self.leased(guild_id))

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[None]:
        """One at a time at a table; the others queue."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            yield

    @property
    def hot_count(self) -> int:
        """How many matches are held in memory."""
        return len(self._hot)

    async def stored(self, table_id: int) -> Stored:
        """A table as the database knows it; refuses where there is none."""
        async with self.database.read() as connection:
            return await existing(connection, table_id)

    async def hot(self, stored: Stored, since: int | None = None) -> Hot:
        """The match of a table, hearing everything from entry ``since`` on; locked by the caller.

        A log that the installed rules do not replay freezes its table, and is shown as far as it
        goes.
        """
        table = stored.table
        if stored.header is None:
            raise Refusal(phrase("host.refused.not_started"), stored.table)
        hot = self._hot.get(table.id)
        if hot is not None and self._serves(hot, stored, since):
            return hot
        self.forget(table.id)
        hot = await self._load(stored, since)
        if hot.frozen:
            # What it shows depends on what is asked; it is seldom asked.
            return hot
        if since is None:
            hot.slim()
        self._hot[table.id] = hot
        return hot

    @asynccontextmanager
    async def changing(
        self, table_id: int, *, match: Collection[Status] = ()
    ) -> AsyncIterator[TableWork]:
        """Open a table to change it: under its lock, in one transaction, at one moment.

        Its match comes along where the table has one of the statuses ``match``. Leaving the block
        commits, and the commit sets off what was caused; an error leaves nothing changed. Raises
        :class:`StaleMove` where another process has moved since the match was loaded.
        """
        async with self.locked(table_id):
            hot: Hot | None = None
            try:
                async with AsyncExitStack() as transaction:
                    connection, stored, hot = await self._begun(transaction, table_id, match)
                    if hot is not None and hot.count != stored.table.entry_count:
                        raise StaleMove(phrase("host.refused.stale"))
                    work = TableWork(
                        connection, stored, hot, self.clock(), self.rules, self.entropy
                    )
                    yield work
            except BaseException:
                if hot is not None and len(hot.match.entries) != hot.count:
                    # Whatever is in memory now, the database holds the truth.
                    self.forget(table_id)
                raise
            if work.hot is not None and not work.hot.frozen:
                work.hot.count = work.table.entry_count
                work.hot.slim()
                self._hot[table_id] = work.hot

    async def _begun(
        self, transaction: AsyncExitStack, table_id: int, statuses: Collection[Status]
    ) -> tuple[AsyncConnection, Stored, Hot | None]:
        """Begin to change a table whose match is in memory, or has been loaded before."""
        hot = self._hot.get(table_id) if statuses else None
        if hot is not None:
            connection, stored = await self._held(transaction, table_id)
            if stored.table.status not in statuses:
                return connection, stored, None
            if self._serves(hot, stored, None):
                return connection, stored, hot
            # Another process has moved: nothing is replayed while others wait for the database.
            await transaction.aclose()
        hot = await self._along(table_id, statuses)
        return *await self._held(transaction, table_id), hot

    async def _held(
        self, transaction: AsyncExitStack, table_id: int
    ) -> tuple[AsyncConnection, Stored]:
        transaction.enter_context(self.metrics.timed("commit"))
        connection = await transaction.enter_async_context(self.database.write())
        return connection, await existing(connection, table_id, for_update=True)

    async def _along(self, table_id: int, statuses: Collection[Status]) -> Hot | None:
        if not statuses:
            return None
        stored = await self.stored(table_id)
        if stored.table.status not in statuses:
            return None
        return (await self._opened(stored))[1]

    @asynccontextmanager
    async def looking(self, table_id: int, since: int | None = None) -> AsyncIterator[TableLook]:
        """Look at a table and its match, which has heard everything from entry ``since`` on.

        Nobody moves there meanwhile. Refuses where no match has begun.
        """
        async with self.locked(table_id), self.database.read() as connection:
            stored = await existing(connection, table_id)
            stored, hot = await self._opened(stored, since)
            if hot.frozen and since is not None:
                # Its last position counts more than what was said on the way there.
                hot = await self.hot(stored)
            yield TableLook(connection, stored, hot, self.clock())

    async def opened(self, table_id: int, since: int | None = None) -> tuple[Stored, Hot]:
        """A table and its match as they are now; the caller holds the lock."""
        return await self._opened(await self.stored(table_id), since)

    async def _opened(self, stored: Stored, since: int | None = None) -> tuple[Stored, Hot]:
        table_id = stored.table.id
        hot = await self.hot(stored, since)
        if hot.frozen != (stored.table.status == "frozen"):
            # It was frozen, or thawed, by being looked at.
            stored = await self.stored(table_id)
        return stored, hot

    def forget(self, table_id: int) -> None:
        """Drop a match from memory: the database knows better."""
        self._hot.pop(table_id, None)

    async def examine(self, stored: Stored) -> Diverged | None:
        """Replay a whole log with the installed rules and write down what came of it."""
        try:
            hot = await self.replayed(stored)
        except Diverged as broken:
            await freeze(self.database, stored, broken, self.rules(game_of(stored)), self.clock())
            return broken
        await approve(self.database, stored, hot.match, self.rules(hot.match.game), self.clock())
        return None

    def _serves(self, hot: Hot, stored: Stored, since: int | None) -> bool:
        fresh = hot.count == stored.table.entry_count and stored.table.status != "frozen"
        return fresh and (since is None or since >= hot.heard_from)

    async def _load(self, stored: Stored, since: int | None) -> Hot:
        game = game_of(stored)
        rules = self.rules(game)
        kept = await self._kept(stored, rules) if stored.rules == rules else None
        if kept is not None and since is not None and since <= kept.number:
            kept = None
        try:
            hot = await self.replayed(stored, kept)
        except Diverged as broken:
            return await self._salvaged(stored, broken, since)
        await approve(self.database, stored, hot.match, self.rules(hot.match.game), self.clock())
        return hot

    async def replayed(self, stored: Stored, kept: Snapshot | None = None) -> Hot:
        """The match of a log by the installed rules; raises :class:`Diverged`, changes nothing."""
        game, header = game_of(stored), stored.header
        assert header is not None
        async with self.database.read() as connection:
            entries = await storedlog.entries(connection, stored.table.id)
        del entries[stored.table.entry_count :]
        over = stored.table.status == "over"
        return await asyncio.to_thread(
            lambda: revive(game, header, entries, seed=stored.seed, over=over, kept=kept)
        )

    async def _kept(self, stored: Stored, rules: str | None = None) -> Snapshot | None:
        """The stored snapshot, if these rules took it: others may mean something else by it."""
        async with self.database.read() as connection:
            kept = await storedlog.kept(connection, stored.table.id)
        return kept.snapshot if kept and rules in (None, kept.rules) else None

    async def _salvaged(self, stored: Stored, broken: Diverged, since: int | None) -> Hot:
        await freeze(self.database, stored, broken, self.rules(game_of(stored)), self.clock())
        game, header, kept = game_of(stored), stored.header, await self._kept(stored)
        assert header is not None
        if kept is not None and since is not None and since <= kept.number:
            # The last position has heard nothing; the log up to the break has.
            kept = None
        async with self.database.read() as connection:
            entries = await storedlog.entries(connection, stored.table.id)
        hot = await asyncio.to_thread(salvage, game, header, entries, kept, broken.number)
        if hot is None:
            raise Refusal(phrase("host.refused.unreadable"))
        return hot
