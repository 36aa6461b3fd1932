"""The audit log: records moderators' actions, and posts them in order."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from pydantic import JsonValue

from bot.errors import RetryLater, Undeliverable
from bot.host.engine.engine import Engine
from bot.host.engine.table_tasks import TableTasks
from bot.host.engine.table_work import TableWork
from bot.model.audit import AuditEntry, AuditState
from bot.model.server import Server, Shards
from bot.storage.server import audit, server_settings

log = logging.getLogger(__name__)

UNDELIVERABLE_RETRY_SECONDS = 600.0
_RETRY_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class ModeratorAction:
    """What a moderator is about to do.

    ``detail`` holds ids, numbers and names of settings that are public, never a sentence and
    nothing hidden.
    """

    actor_id: int
    action: str
    detail: Mapping[str, JsonValue] = field(default_factory=dict)


async def record(work: TableWork, act: ModeratorAction) -> None:
    """Add an audit line about a moderator's action, in its transaction."""
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

    deeds: tuple[AuditEntry, ...]
    page: int
    pages: int


class AuditPoster(Protocol):
    """Posts audit lines to the channel that a server has chosen for them.

    Raises as a :class:`bot.host.posts.sender.PostSender` does.
    """

    async def announce(self, audit_entry: AuditEntry, server: Server) -> None:
        """Post a line."""
        ...

    async def announced(self, audit_entry: AuditEntry, server: Server) -> bool:
        """Whether a line whose posting had an unknown outcome is in the channel."""
        ...


class AuditLog:
    """Reads the audit log, and posts its lines to the servers' channels, one task per server."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._table_tasks: TableTasks | None = None
        self._poster: AuditPoster | None = None

    async def start(self, poster: AuditPoster) -> TableTasks:
        """Post the lines owed from before, and from now on every new one."""
        self._poster = poster
        self._table_tasks = TableTasks("audit", self._step)
        self._engine.database.audit_written = self.call
        async with self._engine.database.read() as connection:
            owing = await audit.owing_servers(connection, self._engine.shards)
        for guild_id in owing:
            self.call(guild_id)
        return self._table_tasks

    async def take_up_orphaned_work(self, shards: Shards) -> None:
        """Take up servers with owed lines that have no task and no scheduled retry."""
        async with self._engine.database.read() as connection:
            owing = await audit.owing_servers(connection, shards)
        for guild_id in owing:
            if self._table_tasks is not None:
                self._table_tasks.wake_if_idle(guild_id)

    def call(self, guild_id: int) -> None:
        """Start posting the lines that a server is owed."""
        if self._table_tasks is not None:
            self._table_tasks.wake(guild_id)

    async def page(
        self, guild_id: int, table_id: int | None = None, page: int = 0, size: int = 10
    ) -> AuditPage:
        """A page of a server's log, or of the entries about one of its tables."""
        async with self._engine.database.read() as connection:
            page = max(page, 0)
            deeds, count = await audit.page(connection, guild_id, table_id, page, size)
            pages = max(1, -(-count // size))
            if page >= pages:
                page = pages - 1
                deeds, _ = await audit.page(connection, guild_id, table_id, page, size)
        return AuditPage(tuple(deeds), page, pages)

    async def _step(self, guild_id: int) -> float | None:
        """Post a server's next line; None when none is owed, or none can be posted."""
        engine, poster = self._engine, self._poster
        assert poster is not None
        async with engine.database.read() as connection:
            server = await server_settings.server(connection, guild_id)
            audit_entry = await audit.first_owed(connection, guild_id)
        if audit_entry is None or server.audit_channel is None or not server.present:
            return None
        if not engine.serves(guild_id):
            return None
        sent = False
        try:
            if audit_entry.state == "sending" and await poster.announced(audit_entry, server):
                await self._mark(audit_entry, "done")
                return 0
            if not await self._mark(audit_entry, "sending"):
                return 0
            audit_entry, sent = replace(audit_entry, state="sending"), True
            await poster.announce(audit_entry, server)
        except RetryLater as later:
            # A line whose lookup failed may have been posted before.
            if sent and not later.uncertain:
                await self._mark(audit_entry, "pending")
            return max(later.seconds, 1.0)
        except Undeliverable as reason:
            log.warning("the audit log waits: %s", reason, extra={"guild": guild_id})
            if sent:
                await self._mark(audit_entry, "pending")
            return UNDELIVERABLE_RETRY_SECONDS
        except Exception:
            log.exception("a line of the audit log failed", extra={"guild": guild_id})
            return _RETRY_SECONDS
        await self._mark(audit_entry, "done")
        return 0

    async def _mark(self, audit_entry: AuditEntry, state: AuditState) -> bool:
        async with self._engine.database.write() as connection:
            return await audit.mark(connection, audit_entry, state)
