"""The host: everything the Discord face may ask for."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Self

import games.library  # noqa: F401 - fills the shelf
from bot.host import purge
from bot.host.absence import Absences
from bot.host.alarms import Bells
from bot.host.audit import AuditLog, Herald
from bot.host.catch_up import CatchUp
from bot.host.computers import Computers
from bot.host.courier import Courier
from bot.host.diagnosis import Diagnosis
from bot.host.digest import Digests
from bot.host.errands import Errands
from bot.host.flags import Flags
from bot.host.lobby import Lobby
from bot.host.memory import Memory
from bot.host.model import Server
from bot.host.moderation import Moderation
from bot.host.muster import muster
from bot.host.orders import Orders
from bot.host.petitions import Petitions
from bot.host.places import Places
from bot.host.postman import Postman
from bot.host.privacy import Privacy
from bot.host.ratings import Ratings
from bot.host.recap import Recaps
from bot.host.reminding import Reminders
from bot.host.rewinding import Rewinding
from bot.host.rulebook import rules_version
from bot.host.seating import Seating
from bot.host.servers import Servers
from bot.host.survey import Survey
from bot.host.timekeeper import Timekeeper
from bot.host.trials import Trials
from bot.settings import Settings
from bot.storage import faults, outbox, servers, tables
from bot.storage.database import Database
from bot.storage.faults import Fault
from bot.storage.tables import Shards
from games.core.game import AnyGame, find, shelf

log = logging.getLogger(__name__)

HOT_MATCHES = 256
CHECKED_AT_ONCE = 50


class Host(Lobby, Orders):
    """Runs every table of this process.

    ``clock`` and ``entropy`` are its only sources of time and chance, ``shards`` its share of the
    servers where several processes divide them, ``rules`` tells which rules are installed.
    """

    def __init__(
        self,
        database: Database,
        *,
        shards: Shards | None = None,
        clock: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        hot_limit: int = HOT_MATCHES,
        rules: Callable[[AnyGame], str] = rules_version,
    ) -> None:
        super().__init__(
            database,
            shards=shards,
            clock=clock,
            entropy=entropy,
            hot_limit=hot_limit,
            rules=rules,
        )
        self.bells = Bells(self)
        self.bells.on("muster", muster)
        self.bells.on(purge.KIND, purge.purge)
        self.trials = Trials(self)
        self.rewinding = Rewinding(self)
        self.petitions = Petitions(self, self.rewinding, self.bells)
        self.ratings = Ratings(self)
        self.catch_up = CatchUp(self)
        self.reminders = Reminders(self, self.bells)
        self.digests = Digests(self, self.bells)
        self.absences = Absences(self, self.bells)
        self.memory = Memory(self)
        self.recaps = Recaps(self)
        self.servers = Servers(self)
        self.places = Places(self)
        self.audit = AuditLog(self)
        self.moderation = Moderation(self)
        self.survey = Survey(self)
        self.diagnosis = Diagnosis(self)
        self.seating = Seating(self)
        self.privacy = Privacy(self, self.seating)
        self.clocks = Timekeeper(self)
        self.flags = Flags(self, self.seating)
        self.bells.entrust("flag", self.flags.time_is_up)
        self.bells.entrust("vote", self.flags.votes_are_counted)
        self.wanted["flag"] = self.flags.wanted
        self._errands: tuple[Errands, ...] = ()
        self._inspection: asyncio.Task[None] | None = None

    @classmethod
    def from_settings(cls, settings: Settings) -> Self:
        """The host of the configured database and shards."""
        shards = None
        if settings.shard_ids is not None and settings.shard_count is not None:
            shards = Shards(settings.shard_count, settings.shard_ids)
        return cls(Database(settings.database_url), shards=shards)

    async def start_up(self, courier: Courier) -> None:
        """Migrate, let computers go on that were interrupted, and send what is owed.

        Looks only at tables that have something to do: how many are stored does not matter.
        """
        await self.database.migrate()
        await purge.arrange(self.database, self.clock())
        computers = Errands("computers", Computers(self).step, self.metrics)
        posts = Errands("posts", Postman(self, courier).step, self.metrics)
        self._errands = (computers, posts, self.bells.start())
        self.call_computers, self.call_postman = computers.kick, posts.kick
        async with self.database.read() as connection:
            waiting = await tables.awaiting_computers(connection, self.shards)
            owing = await outbox.owing_tables(connection, self.shards)
        for table_id in owing:
            posts.kick(table_id)
        for table_id in waiting:
            computers.kick(table_id)
        self._inspection = asyncio.create_task(self._inspect(), name="inspection")

    async def start_reporting(self, herald: Herald) -> None:
        """Post the audit logs of servers, from where the last process left off."""
        self._errands = (*self._errands, await self.audit.start(herald))

    async def shut_down(self, patience: float | None = None) -> None:
        """Let the steps under way come to their end and close the database.

        They have ``patience`` seconds together; what is not done by then is taken up at the next
        start.
        """
        loop = asyncio.get_running_loop()
        end = None if patience is None else loop.time() + patience
        if self._inspection is not None:
            self._inspection.cancel()
            await asyncio.gather(self._inspection, return_exceptions=True)
            self._inspection = None
        for errands in self._errands:
            await errands.close(None if end is None else max(0.0, end - loop.time()))
        self._errands = ()
        await self.database.dispose()

    async def keep_fault(
        self,
        number: str,
        what: str,
        kind: str,
        *,
        guild_id: int | None,
        table_id: int | None,
        person_id: int | None,
    ) -> None:
        """Remember an error that a person was told the number of."""
        fault = Fault(number, self.clock(), guild_id, table_id, person_id, what, kind)
        async with self.database.write() as connection:
            await faults.keep(connection, fault)

    async def server(self, guild_id: int) -> Server:
        """What the moderators of a server have chosen."""
        async with self.database.read() as connection:
            return await servers.server(connection, guild_id)

    async def settled(self) -> None:
        """Wait until neither computers nor posts nor the inspection have anything to do now."""
        if self._inspection is not None:
            await asyncio.wait([self._inspection])
        for errands in (*self._errands, *self._errands):
            await errands.settled()

    async def _inspect(self) -> None:
        """After an upgrade: replay, without haste, every match that older rules played."""
        for name in shelf():
            rules, last = self.rules(find(name)), 0
            while True:
                async with self.database.read() as connection:
                    found = await tables.outdated(
                        connection, name, rules, self.shards, after=last, limit=CHECKED_AT_ONCE
                    )
                if not found:
                    break
                for last in found:
                    began = time.perf_counter()
                    await self._inspect_table(last)
                    # As much rest as work: people who play come first.
                    await asyncio.sleep(time.perf_counter() - began)

    async def _inspect_table(self, table_id: int) -> None:
        try:
            async with self.locked(table_id):
                await self.examine(await self.stored(table_id))
        except Exception:
            log.exception("the replay of a match failed", extra={"table": table_id})
