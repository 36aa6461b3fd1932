"""What every part of the host shares: the database, a lock for each table, matches in memory."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.replay import Hot, revive, salvage
from bot.host.engine.rules_version import rules_version
from bot.host.waits import awaiting
from bot.metrics import Metrics
from bot.model.posts import Owed, PostKind
from bot.model.server import Shards
from bot.model.table import Table
from bot.storage.database import Database
from bot.storage.posts import outbox
from bot.storage.table import log as storedlog
from bot.storage.table import tables
from bot.storage.table.tables import Stored
from games.core.game import AnyGame, find
from games.core.match import Snapshot
from games.core.phrase import phrase
from games.core.script import Diverged

log = logging.getLogger(__name__)

Preparing = Callable[[Owed], Awaitable[float | None]]
"""Begins with what a post needs: None once it is there, else the seconds to look again after."""
Wanted = Callable[[AsyncConnection, Owed, Table], Awaitable[bool]]


class Engine:
    """The database, the locks and the matches in memory that every part of the host works with.

    ``clock`` and ``entropy`` are its only sources of time and chance. ``call_computers`` and
    ``call_postman`` start what follows from a change; until the host is started up they do
    nothing.
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
        self.metrics = Metrics()
        self.metrics.describe("sqlite" if database.is_sqlite else "postgresql")
        self.call_computers: Callable[[int], None] = lambda table_id: None
        self.call_postman: Callable[[int], None] = lambda table_id: None
        self.wanted: dict[PostKind, Wanted] = {}
        """By kind of notice: whether it is still worth sending when its turn has come."""
        self.preparing: dict[PostKind, Preparing] = {}
        """By kind of post: what has to be there before it is sent."""
        self._hot_limit = hot_limit
        self._hot: OrderedDict[int, Hot] = OrderedDict()
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
            raise Refusal(phrase("host.refused.not_started"))
        hot = self._hot.get(table.id)
        if hot is not None and self._serves(hot, stored, since):
            self._hot.move_to_end(table.id)
            return hot
        self.forget(table.id)
        hot = await self._load(stored, since)
        if hot.frozen:
            # What it shows depends on what is asked; it is seldom asked.
            return hot
        self._hot[table.id] = hot
        while len(self._hot) > self._hot_limit:
            self._hot.popitem(last=False)
        return hot

    async def opened(self, table_id: int, since: int | None = None) -> tuple[Stored, Hot]:
        """A table and its match as they are now; the caller holds the lock."""
        stored = await self.stored(table_id)
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
            await self._freeze(stored, broken)
            return broken
        await self._approve(stored, hot)
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
        await self._approve(stored, hot)
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
        await self._freeze(stored, broken)
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

    async def _approve(self, stored: Stored, hot: Hot) -> None:
        """The installed rules replay this log: note it, and go on with a match that was frozen."""
        table, rules = stored.table, self.rules(hot.match.game)
        if stored.rules == rules or table.status not in ("running", "frozen"):
            return
        now = self.clock()
        awaited = hot.match.awaited
        values = {
            "rules": rules,
            "status": "running",
            "frozen_entry": None,
            "awaited": list(awaited),
            "awaits_computer": any(table.computer_of(seat) for seat in awaited),
            "updated": now,
        }
        async with self.database.write() as connection:
            await tables.change_table(connection, table.id, values)
            await awaiting.settle(connection, (await existing(connection, table.id)).table, now)
            if table.status == "frozen":
                await outbox.owe(connection, table.id, "thawed", table.entry_count, now, ping=True)
        if table.status == "frozen":
            log.info("a frozen match goes on", extra={"table": table.id})
            self.call_postman(table.id)
            self.call_computers(table.id)

    async def _freeze(self, stored: Stored, broken: Diverged) -> None:
        table, rules = stored.table, self.rules(game_of(stored))
        known = table.status == "frozen" and stored.rules == rules
        if known or table.status not in ("running", "frozen"):
            return
        now = self.clock()
        values = {
            "rules": rules,
            "status": "frozen",
            "frozen_entry": broken.number,
            "awaits_computer": False,
            "updated": now,
        }
        async with self.database.write() as connection:
            await tables.change_table(connection, table.id, values)
            await awaiting.settle(connection, (await existing(connection, table.id)).table, now)
            if table.status == "running":
                await outbox.owe(
                    connection,
                    table.id,
                    "frozen",
                    table.entry_count,
                    now,
                    detail={"entry": broken.number},
                )
        # Why it broke may tell a hidden card: that is for `pantheon check`, not for the log.
        log.error("a match is frozen", extra={"table": table.id, "entry": broken.number})
        self.call_postman(table.id)


def game_of(stored: Stored) -> AnyGame:
    """The rules a table plays by; refuses where they are not installed."""
    edition = stored.header.edition if stored.header else None
    try:
        return find(stored.table.game, edition)
    except KeyError:
        game = stored.table.game
        raise Refusal(phrase("host.refused.unknown_game", game=game)) from None


async def existing(
    connection: AsyncConnection, table_id: int, *, for_update: bool = False
) -> Stored:
    """A table; refuses where there is none."""
    stored = await tables.fetch(connection, table_id, for_update=for_update)
    if stored is None:
        raise Refusal(phrase("host.refused.no_table", table=table_id))
    return stored
