"""The engine that all parts of the host share: database, table locks, loaded matches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from cachetools import LRUCache
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal, StaleMove
from bot.host.engine.freezing import freeze, mark_replayable
from bot.host.engine.loop_fairness import LoopFairness
from bot.host.engine.replay import LoadedMatch, replay_match, replay_until_break
from bot.host.engine.rules_version import rules_version
from bot.host.engine.table_work import ReadOnlyTable, TableWork, existing, game_of
from bot.metrics import Metrics
from bot.model.posts import Owed, PostKind
from bot.model.server import Shards
from bot.model.table import Status, Table
from bot.storage.database import Database
from bot.storage.play import log as storedlog
from bot.storage.table import places
from bot.storage.table.tables import Stored
from bot.thinking.pool import ThinkingPool
from games.core.game import AnyGame
from games.core.phrase import phrase
from games.core.replay import Diverged
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
        loaded_limit: int,
        rules: Callable[[AnyGame], str] = rules_version,
    ) -> None:
        self.database = database
        self.shards = shards
        self.leased: Callable[[], bool] | None = None
        """Where this process holds a slot: whether its lease has not run out."""
        self.clock = clock
        self.entropy = entropy
        self.rules = rules
        self.loop_fairness = LoopFairness()
        """Lets what keeps the event loop busy for a while begin one at a time."""
        self.metrics = Metrics()
        self.metrics.describe("sqlite" if database.is_sqlite else "postgresql")
        self.thinking = ThinkingPool()
        """Where experts think: in threads of this process until the host is given others."""
        self.allowed_levels: tuple[str, ...] | None = None
        """The kinds of computer player that may sit down; None for all."""
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
        self._loaded: LRUCache[int, LoadedMatch] = LRUCache(loaded_limit)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def computer_levels(self, game: AnyGame) -> tuple[str, ...]:
        """The kinds of computer player of a game that may sit down, the best first."""
        allowed = self.allowed_levels
        return tuple(k for k in game.levels if allowed is None or k in allowed)

    def serves(self, guild_id: int) -> bool:
        """Whether a server is this process's share; another process looks after the others."""
        ours = self.shards is None or self.shards.has(guild_id)
        return ours and self.holds_lease

    @property
    def holds_lease(self) -> bool:
        """Whether this process may work at all: nobody else has taken its slot."""
        return self.leased is None or self.leased()

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[None]:
        """Hold the lock of a table; other tasks wait for it."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            yield

    @property
    def loaded_count(self) -> int:
        """How many matches are held in memory."""
        return len(self._loaded)

    async def stored(self, table_id: int) -> Stored:
        """A table as the database knows it; refuses where there is none."""
        async with self.database.read() as connection:
            return await existing(connection, table_id)

    async def loaded(self, stored: Stored, since: int | None = None) -> LoadedMatch:
        """The match of a table, with all notes from entry ``since`` on; the caller holds the lock.

        A log that the installed rules do not replay freezes its table, and is shown as far as it
        goes.
        """
        table = stored.table
        if stored.header is None:
            raise Refusal(phrase("host.refused.not_started"), stored.table)
        loaded = self._loaded.get(table.id)
        if loaded is not None and self._is_up_to_date(loaded, stored, since):
            return loaded
        self.forget(table.id)
        loaded = await self._load(stored, since)
        if loaded.frozen:
            # What it shows depends on what is asked; it is seldom asked.
            return loaded
        if since is None:
            loaded.drop_old_history()
        self._loaded[table.id] = loaded
        return loaded

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
            loaded: LoadedMatch | None = None
            try:
                async with AsyncExitStack() as transaction:
                    connection, stored, loaded = await self._begin_change(
                        transaction, table_id, match
                    )
                    if loaded is not None and loaded.count != stored.table.entry_count:
                        raise StaleMove(phrase("host.refused.stale"))
                    work = TableWork(
                        connection, stored, loaded, self.clock(), self.rules, self.entropy
                    )
                    yield work
                    await _mark_places(work)
            except BaseException:
                if loaded is not None and len(loaded.match.entries) != loaded.count:
                    # Whatever is in memory now, the database holds the truth.
                    self.forget(table_id)
                raise
            if work.loaded is not None and not work.loaded.frozen:
                work.loaded.count = work.table.entry_count
                work.loaded.drop_old_history()
                self._loaded[table_id] = work.loaded

    async def _begin_change(
        self, transaction: AsyncExitStack, table_id: int, statuses: Collection[Status]
    ) -> tuple[AsyncConnection, Stored, LoadedMatch | None]:
        """Begin to change a table whose match is in memory, or has been loaded before."""
        loaded = self._loaded.get(table_id) if statuses else None
        if loaded is not None:
            connection, stored = await self._begin_transaction(transaction, table_id)
            if stored.table.status not in statuses:
                return connection, stored, None
            if self._is_up_to_date(loaded, stored, None):
                return connection, stored, loaded
            # Another process has moved: nothing is replayed while others wait for the database.
            await transaction.aclose()
        loaded = await self._load_for_change(table_id, statuses)
        return *await self._begin_transaction(transaction, table_id), loaded

    async def _begin_transaction(
        self, transaction: AsyncExitStack, table_id: int
    ) -> tuple[AsyncConnection, Stored]:
        transaction.enter_context(self.metrics.timed("commit"))
        connection = await transaction.enter_async_context(self.database.write())
        return connection, await existing(connection, table_id, for_update=True)

    async def _load_for_change(
        self, table_id: int, statuses: Collection[Status]
    ) -> LoadedMatch | None:
        if not statuses:
            return None
        stored = await self.stored(table_id)
        if stored.table.status not in statuses:
            return None
        return (await self._opened(stored))[1]

    @asynccontextmanager
    async def reading(
        self, table_id: int, since: int | None = None
    ) -> AsyncIterator[ReadOnlyTable]:
        """Open a table and its match for reading, with all notes from entry ``since`` on.

        The table is locked meanwhile. Refuses where no match has begun.
        """
        async with self.locked(table_id), self.database.read() as connection:
            stored = await existing(connection, table_id)
            stored, loaded = await self._opened(stored, since)
            if loaded.frozen and since is not None:
                # Its last position counts more than what was said on the way there.
                loaded = await self.loaded(stored)
            yield ReadOnlyTable(connection, stored, loaded, self.clock())

    async def opened(self, table_id: int, since: int | None = None) -> tuple[Stored, LoadedMatch]:
        """A table and its match as they are now; the caller holds the lock."""
        return await self._opened(await self.stored(table_id), since)

    async def _opened(self, stored: Stored, since: int | None = None) -> tuple[Stored, LoadedMatch]:
        table_id = stored.table.id
        loaded = await self.loaded(stored, since)
        if loaded.frozen != (stored.table.status == "frozen"):
            # It was frozen, or thawed, by being looked at.
            stored = await self.stored(table_id)
        return stored, loaded

    def forget(self, table_id: int) -> None:
        """Drop a match from memory; it is loaded from the database again when needed."""
        self._loaded.pop(table_id, None)

    async def check_replay(self, stored: Stored) -> Diverged | None:
        """Replay a whole log with the installed rules and write down what came of it."""
        try:
            loaded = await self.replayed(stored)
        except Diverged as broken:
            await freeze(self.database, stored, broken, self.rules(game_of(stored)), self.clock())
            return broken
        await mark_replayable(
            self.database, stored, loaded.match, self.rules(loaded.match.game), self.clock()
        )
        return None

    def _is_up_to_date(self, loaded: LoadedMatch, stored: Stored, since: int | None) -> bool:
        fresh = loaded.count == stored.table.entry_count and stored.table.status != "frozen"
        return fresh and (since is None or since >= loaded.notes_from_entry)

    async def _load(self, stored: Stored, since: int | None) -> LoadedMatch:
        game = game_of(stored)
        rules = self.rules(game)
        stored_snapshot = (
            await self._stored_snapshot(stored, rules) if stored.rules == rules else None
        )
        if stored_snapshot is not None and since is not None and since <= stored_snapshot.number:
            stored_snapshot = None
        try:
            loaded = await self.replayed(stored, stored_snapshot)
        except Diverged as broken:
            return await self._load_until_break(stored, broken, since)
        await mark_replayable(
            self.database, stored, loaded.match, self.rules(loaded.match.game), self.clock()
        )
        return loaded

    async def replayed(
        self, stored: Stored, stored_snapshot: Snapshot | None = None
    ) -> LoadedMatch:
        """The match of a log by the installed rules; raises :class:`Diverged`, changes nothing."""
        game, header = game_of(stored), stored.header
        assert header is not None
        async with self.database.read() as connection:
            entries = await storedlog.entries(connection, stored.table.id)
        del entries[stored.table.entry_count :]
        over = stored.table.status == "over"
        return await asyncio.to_thread(
            lambda: replay_match(
                game, header, entries, seed=stored.seed, over=over, stored_snapshot=stored_snapshot
            )
        )

    async def _stored_snapshot(self, stored: Stored, rules: str | None = None) -> Snapshot | None:
        """The stored snapshot, if these rules took it: others may mean something else by it."""
        async with self.database.read() as connection:
            stored_snapshot = await storedlog.stored_snapshot(connection, stored.table.id)
        return (
            stored_snapshot.snapshot
            if stored_snapshot and rules in (None, stored_snapshot.rules)
            else None
        )

    async def _load_until_break(
        self, stored: Stored, broken: Diverged, since: int | None
    ) -> LoadedMatch:
        await freeze(self.database, stored, broken, self.rules(game_of(stored)), self.clock())
        game, header, stored_snapshot = (
            game_of(stored),
            stored.header,
            await self._stored_snapshot(stored),
        )
        assert header is not None
        if stored_snapshot is not None and since is not None and since <= stored_snapshot.number:
            # The last position has heard nothing; the log up to the break has.
            stored_snapshot = None
        async with self.database.read() as connection:
            entries = await storedlog.entries(connection, stored.table.id)
        loaded = await asyncio.to_thread(
            replay_until_break, game, header, entries, stored_snapshot, broken.number
        )
        if loaded is None:
            raise Refusal(phrase("host.refused.unreadable"))
        return loaded


async def _mark_places(work: TableWork) -> None:
    """Have the thread of a table show what has changed of it: its people, status or channel."""
    before, after = work.before, work.table
    if _shown_by_place(before) != _shown_by_place(after):
        channels = {before.channel_id, after.channel_id}
        await places.mark(work.connection, channels, work.now)


def _shown_by_place(table: Table) -> tuple[object, ...]:
    people = tuple((m.person_id, m.computer, m.name) for m in table.members)
    return table.channel_id, table.status, people
