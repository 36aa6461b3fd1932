"""The audit log: every deed of a moderator is written down with it, and posted in order."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from pydantic import JsonValue

from bot.errors import Later, Undeliverable
from bot.host.engine.engine import Engine
from bot.host.engine.errands import Errands
from bot.host.engine.table_work import TableWork
from bot.model.audit import Deed, DeedState
from bot.model.server import Server, Shards
from bot.storage.server import audit, server_settings

log = logging.getLogger(__name__)

RARELY = 600.0
_PATIENCE = 30.0


@dataclass(frozen=True, slots=True)
class Act:
    """What a moderator is about to do. ``detail`` holds ids, numbers and names of settings that
    everybody may know, never a sentence and nothing hidden.
    """

    actor_id: int
    action: str
    detail: Mapping[str, JsonValue] = field(default_factory=dict)


async def record(work: TableWork, act: Act) -> None:
    """Write down what a moderator does to a table, in the transaction that does it."""
    await audit.write(
        work.connection,
        work.table.guild_id,
        act.action,
        work.now,
        actor_id=act.actor_id,
        table_id=work.id,
        detail=act.detail,
    )


@dataclass(frozen=True, slots=True)
class AuditPage:
    """A page of the log, the newest first; pages count from 0."""

    deeds: tuple[Deed, ...]
    page: int
    pages: int


class AuditPoster(Protocol):
    """Carries lines of the audit log into the channel that a server has chosen for them.

    Raises as a :class:`bot.host.posts.courier.Courier` does.
    """

    async def announce(self, deed: Deed, server: Server) -> None:
        """Post a line."""
        ...

    async def announced(self, deed: Deed, server: Server) -> bool:
        """Whether a line whose posting ended in the dark is in the channel after all."""
        ...


class AuditLog:
    """Reads the log, and works off what of it is owed to channels: one errand a server."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._errands: Errands | None = None
        self._poster: AuditPoster | None = None

    async def start(self, poster: AuditPoster) -> Errands:
        """Post what is owed from before, and from now on whatever is written."""
        self._poster = poster
        self._errands = Errands("audit", self._step)
        self._engine.database.audit_written = self.call
        await self.take_up(self._engine.shards)
        return self._errands

    async def take_up(self, shards: Shards | None) -> None:
        """Post what servers of these shards are owed."""
        async with self._engine.database.read() as connection:
            owing = await audit.owing_servers(connection, shards)
        for guild_id in owing:
            self.call(guild_id)

    async def look_again(self, shards: Shards) -> None:
        """The same for servers that nobody looks at, and for which no time is set."""
        async with self._engine.database.read() as connection:
            owing = await audit.owing_servers(connection, shards)
        for guild_id in owing:
            if self._errands is not None:
                self._errands.remind(guild_id)

    def call(self, guild_id: int) -> None:
        """Look at what a server is owed, now."""
        if self._errands is not None:
            self._errands.kick(guild_id)

    async def page(
        self, guild_id: int, table_id: int | None = None, page: int = 0, size: int = 10
    ) -> AuditPage:
        """A page of a server's log, or of what was done to one of its tables."""
        async with self._engine.database.read() as connection:
            page = max(page, 0)
            deeds, count = await audit.page(connection, guild_id, table_id, page, size)
            pages = max(1, -(-count // size))
            if page >= pages:
                page = pages - 1
                deeds, _ = await audit.page(connection, guild_id, table_id, page, size)
        return AuditPage(tuple(deeds), page, pages)

    async def _step(self, guild_id: int) -> float | None:
        """Post a server's next line; None when it is owed none, or none can be posted."""
        engine, poster = self._engine, self._poster
        assert poster is not None
        async with engine.database.read() as connection:
            server = await server_settings.server(connection, guild_id)
            deed = await audit.first_owed(connection, guild_id)
        if deed is None or server.audit_channel is None or not server.present:
            return None
        if not engine.serves(guild_id):
            return None
        sent = False
        try:
            if deed.state == "sending" and await poster.announced(deed, server):
                await self._mark(deed, "done")
                return 0
            if not await self._mark(deed, "sending"):
                return 0
            deed, sent = replace(deed, state="sending"), True
            await poster.announce(deed, server)
        except Later as later:
            # A line that could only not be looked for may have been posted before.
            if sent and not later.uncertain:
                await self._mark(deed, "pending")
            return max(later.seconds, 1.0)
        except Undeliverable as reason:
            log.warning("the audit log waits: %s", reason, extra={"guild": guild_id})
            if sent:
                await self._mark(deed, "pending")
            return RARELY
        except Exception:
            log.exception("a line of the audit log failed", extra={"guild": guild_id})
            return _PATIENCE
        await self._mark(deed, "done")
        return 0

    async def _mark(self, deed: Deed, state: DeedState) -> bool:
        async with self._engine.database.write() as connection:
            return await audit.mark(connection, deed, state)
