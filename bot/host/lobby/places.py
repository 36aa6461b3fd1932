"""Keeps the threads and forum posts of tables up to date: their names, tags and archiving.

What a place shows follows from the newest table there. A change of the table marks its place as due
in the same transaction, so that a crash between the change and Discord loses nothing.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection
from typing import Final, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import RetryLater, Undeliverable
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.table_tasks import TableTasks
from bot.host.engine.table_work import existing
from bot.host.server.server_settings import require_may_create
from bot.model.places import Place, PlaceUpdate, state_of
from bot.model.server import Shards
from bot.model.table import Table
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import places

log = logging.getLogger(__name__)

KIND: Final = "place"
"""The kind of alarm at which a place is looked at again."""
RENAME_SECONDS: Final = 330.0
"""Between two names of a place: Discord takes two in ten minutes."""
ARCHIVE_SECONDS: Final = 3600.0
"""How long after the end of its table a place is archived, unless posts are still owed."""
UNDELIVERABLE_RETRY_SECONDS: Final = 600.0


class PlaceGone(Exception):
    """The thread or forum post was deleted."""


class PlaceKeeper(Protocol):
    """Shows on Discord what a place has to show.

    Raises :class:`bot.errors.RetryLater`, :class:`bot.errors.Undeliverable` and
    :class:`PlaceGone`.
    """

    async def update(self, update: PlaceUpdate) -> str | None:
        """Change name, tags and archiving where they differ.

        Returns the hash of the name that was given, or None where it stays as it was.
        """
        ...


class Places:
    """The places of tables; one task for each that has to change."""

    def __init__(self, engine: Engine, ringing: Alarms) -> None:
        self._engine = engine
        self._tasks: TableTasks | None = None
        self._keeper: PlaceKeeper | None = None
        ringing.on(KIND, self._ring)

    async def start(self, keeper: PlaceKeeper) -> TableTasks:
        """Bring up to date what was due before, and from now on whatever changes."""
        self._keeper = keeper
        self._tasks = TableTasks("places", self._step, self._engine.metrics)
        self._engine.database.place_changed = self._tasks.wake
        await self.take_up_orphaned_work(self._engine.shards)
        return self._tasks

    async def take_up_orphaned_work(self, shards: Shards | None) -> None:
        """Take up places that are due and have no task."""
        async with self._engine.database.read() as connection:
            due = await places.due(connection, shards)
        for channel_id in due:
            if self._tasks is not None:
                self._tasks.wake_if_idle(channel_id)

    async def get(self, channel_id: int) -> Place | None:
        """The place of a channel id; None for a channel that the bot has not opened."""
        async with self._engine.database.read() as connection:
            return await places.get(connection, channel_id)

    async def require_may_open(
        self, guild_id: int, person_id: int, *, moderator: bool, roles: Collection[int]
    ) -> None:
        """Refuse a person who may not open a table, before a thread is opened for it."""
        async with self._engine.database.write() as connection:
            await require_may_create(
                connection,
                guild_id,
                person_id,
                now=self._engine.clock(),
                moderator=moderator,
                roles=roles,
            )

    async def _ring(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        channel_id = alarm.detail.get("channel")
        if isinstance(channel_id, int):
            await places.mark(connection, [channel_id], now)

    async def _step(self, channel_id: int) -> float | None:
        """Bring one place up to date; returns the seconds to try again, None where it is done."""
        engine, keeper = self._engine, self._keeper
        assert keeper is not None
        async with engine.database.read() as connection:
            place = await places.get(connection, channel_id)
            if place is None or not engine.serves(place.guild_id):
                return None
            table_id = await places.newest_table(connection, channel_id)
            table = (await existing(connection, table_id)).table if table_id is not None else None
            owed = table is not None and await outbox.first_owed(connection, table.id) is not None
        if table is not None and table.stranded:
            return None
        now = engine.clock()
        closed = _closed_since(table)
        archive = closed is not None and now >= closed + ARCHIVE_SECONDS and not owed
        rename = place.renamed is None or now >= place.renamed + RENAME_SECONDS
        update = PlaceUpdate(place, table, state_of(table), rename, archive)
        try:
            given = await keeper.update(update)
        except PlaceGone:
            async with engine.database.write() as connection:
                await places.remove(connection, channel_id)
            return None
        except RetryLater as later:
            return max(later.seconds, 1.0)
        except Undeliverable as reason:
            # The next change of the table tries again.
            log.warning("a thread cannot be changed: %s", reason, extra={"guild": place.guild_id})
            given = None
        values: dict[str, object] = {"state": update.state, "archived": archive}
        if given is not None:
            values |= {"name_hash": given, "renamed": now}
        async with engine.database.write() as connection:
            await places.save(connection, place, values)
            again = _again(place, update, closed, now)
            if again is not None:
                detail = {"channel": channel_id}
                alarm = Alarm(f"{KIND}/{channel_id}", KIND, again, place.guild_id, detail=detail)
                await alarms.set_alarm(connection, alarm)
        return None


def _closed_since(table: Table | None) -> float | None:
    """Since when a place has no open table; None where it has one."""
    if table is None:
        return 0.0
    return None if table.is_open else table.finished or table.updated


def _again(place: Place, update: PlaceUpdate, closed: float | None, now: float) -> float | None:
    """When a place is looked at again, without another change of its table."""
    times = []
    if not update.rename and place.renamed is not None:
        times.append(place.renamed + RENAME_SECONDS)
    if closed is not None and not update.archive:
        times.append(max(closed, now - ARCHIVE_SECONDS / 2) + ARCHIVE_SECONDS)
    return min(times, default=None)


def name_hash(name: str) -> str:
    """The hash of a place's name, by which one that people have changed is known."""
    return hashlib.sha256(name.encode()).hexdigest()
