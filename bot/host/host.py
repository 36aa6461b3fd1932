"""The host: all features that the UI uses, put together."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Self

import games.library  # noqa: F401 - registers all games
from bot.host.campaign.campaigns import Campaigns
from bot.host.campaign.invitation_watch import InvitationWatch
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.rules_version import rules_version
from bot.host.engine.table_tasks import TableTasks
from bot.host.learn.lessons import Lessons
from bot.host.lobby.lobby import Lobby
from bot.host.lobby.looking import Looking, LookingMessenger
from bot.host.lobby.open_tables import OpenTables
from bot.host.lobby.places import PlaceKeeper, Places
from bot.host.moderation.campaign_rollback import CampaignRollback
from bot.host.moderation.diagnosis import Diagnosis
from bot.host.moderation.moderation import Moderation
from bot.host.moderation.table_list import TableList
from bot.host.past.analyses import Analyses
from bot.host.past.export import Exports
from bot.host.past.history import History
from bot.host.past.recap import Recaps
from bot.host.past.verify import LuckVerifier
from bot.host.people.absences import Absences
from bot.host.people.digest import Digests
from bot.host.people.habits import HabitsOfPeople
from bot.host.people.notes import Notes
from bot.host.people.ratings import Ratings
from bot.host.people.reminders import Reminders
from bot.host.people.seasons import Seasons
from bot.host.people.statistics import Statistics
from bot.host.people.table_wishes import TableWishesKeeper
from bot.host.play.catch_up import CatchUp
from bot.host.play.computers import Computers
from bot.host.play.hints import HintGiver
from bot.host.play.orders import Orders
from bot.host.play.panels import Panels
from bot.host.play.plans import Plans
from bot.host.play.play import Play
from bot.host.play.rewind import Rewind
from bot.host.play.trials import Trials
from bot.host.posts.delivery import Delivery
from bot.host.posts.sender import PostSender
from bot.host.privacy.privacy import Privacy
from bot.host.server.announcements import Announcements
from bot.host.server.audit import AuditLog, AuditPoster
from bot.host.server.bars import Bars
from bot.host.server.figures import Figures
from bot.host.server.lost_channels import LostChannels
from bot.host.server.records import ServerRecords
from bot.host.server.server_settings import ServerSettings
from bot.host.server.stalls import Stalls
from bot.host.server.templates import Templates
from bot.host.table.clocks import Clocks
from bot.host.table.open_seat_nudges import OpenSeatNudges
from bot.host.table.seats import Seats
from bot.host.table.tables import Tables
from bot.host.table.timeout_votes import TimeoutVotes
from bot.host.table.undo_votes import UndoVotes
from bot.host.table.vote_watch import VoteWatch
from bot.host.upkeep import purge
from bot.host.upkeep.begin_waits import begin_waits
from bot.host.upkeep.faults import Faults
from bot.host.upkeep.idle_tables import IdleTables
from bot.host.upkeep.orphaned_work import OrphanedWork
from bot.host.upkeep.replay_check import ReplayCheck
from bot.model.server import Shards
from bot.settings import Settings
from bot.storage.database import Database
from bot.storage.posts import outbox
from bot.storage.table import tables
from bot.thinking.pool import ThinkingPool
from games.core.game import AnyGame

LOADED_MATCH_LIMIT = 256


class Host:
    """Runs every table of this process; each attribute is one feature.

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
        loaded_limit: int = LOADED_MATCH_LIMIT,
        rules: Callable[[AnyGame], str] = rules_version,
    ) -> None:
        engine = Engine(
            database,
            shards=shards,
            clock=clock,
            entropy=entropy,
            loaded_limit=loaded_limit,
            rules=rules,
        )
        self.engine = engine
        self.alarms = alarms = Alarms(engine)
        alarms.on("muster", begin_waits)
        alarms.on(purge.KIND, purge.purge, offloaded=True)
        self.play = Play(engine)
        self.panels = Panels(engine)
        self.orders = Orders(engine)
        self.trials = Trials(engine, self.panels)
        self.plans = Plans(engine, self.trials)
        self.hints = HintGiver(engine)
        self.rewind = Rewind(engine)
        self.catch_up = CatchUp(engine)
        self.tables = Tables(engine)
        self.lobby = Lobby(engine)
        self.open_tables = OpenTables(engine)
        self.places = Places(engine, alarms)
        self.looking = Looking(engine, alarms, self.tables)
        self.campaigns = Campaigns(engine)
        self.seats = Seats(engine)
        self.clocks = Clocks(engine)
        self.timeout_votes = TimeoutVotes(engine, alarms)
        self.undo_votes = UndoVotes(engine, self.rewind, alarms)
        VoteWatch(alarms)
        InvitationWatch(alarms)
        OpenSeatNudges(alarms)
        self.reminders = Reminders(engine, alarms)
        self.table_wishes = TableWishesKeeper(engine, alarms)
        self.digests = Digests(engine, alarms)
        self.absences = Absences(engine, alarms)
        self.ratings = Ratings(engine)
        self.statistics = Statistics(engine, alarms)
        self.seasons = Seasons(engine)
        self.habits = HabitsOfPeople(engine)
        self.lessons = Lessons(engine)
        self.notes = Notes(engine)
        self.history = History(engine)
        self.exports = Exports(engine, self.history)
        self.proofs = LuckVerifier(engine, self.history)
        self.recaps = Recaps(engine)
        self.analyses = Analyses(engine)
        self.server_settings = ServerSettings(engine)
        self.lost_channels = LostChannels(engine, alarms)
        self.audit = AuditLog(engine)
        self.bars = Bars(engine)
        self.templates = Templates(engine)
        self.announcements = Announcements(engine, alarms)
        self.records = ServerRecords(engine)
        self.figures = Figures(engine)
        self.moderation = Moderation(engine)
        self.campaign_rollback = CampaignRollback(engine)
        self.table_list = TableList(engine)
        self.stalls = Stalls(engine, alarms)
        self.diagnosis = Diagnosis(engine)
        self.privacy = Privacy(engine, self.tables, self.lobby, self.seats)
        self.idle_tables = IdleTables(engine, alarms)
        self.faults = Faults(engine)
        self._replay_check = ReplayCheck(engine)
        self._orphaned_work = OrphanedWork(engine, self.take_up_orphaned_work)
        self._table_tasks: tuple[TableTasks, ...] = ()
        self._wake_idle_computers: Callable[[int], None] = lambda table_id: None
        self._wake_idle_delivery: Callable[[int], None] = lambda table_id: None

    @classmethod
    def from_settings(cls, settings: Settings) -> Self:
        """The host of the configured database and shards."""
        shards = None
        if settings.shard_ids is not None and settings.shard_count is not None:
            shards = Shards(settings.shard_count, settings.shard_ids)
        elif settings.uses_slots:
            # None until this process has a slot.
            shards = Shards(1, ())
        host = cls(Database(settings.database_url), shards=shards)
        host.engine.thinking = ThinkingPool(settings.thinking_processes)
        host.engine.allowed_levels = settings.computer_levels
        return host

    async def start_up(self, sender: PostSender) -> None:
        """Migrate, let computers go on that were interrupted, and send what is owed.

        Looks only at tables that have something to do: how many are stored does not matter.
        """
        engine = self.engine
        await engine.database.migrate()
        await purge.schedule(engine.database, engine.clock())
        await self.stalls.schedule()
        computers = TableTasks("computers", Computers(engine).step, engine.metrics)
        posts = TableTasks("posts", Delivery(engine, sender).step, engine.metrics)
        self._table_tasks = (computers, posts, self.alarms.start())
        engine.wake_computers, engine.wake_delivery = computers.wake, posts.wake
        self._wake_idle_computers, self._wake_idle_delivery = (
            computers.wake_if_idle,
            posts.wake_if_idle,
        )
        await self._take_up()
        self._replay_check.start()
        self._orphaned_work.start()

    async def _take_up(self) -> None:
        """Let computers go on that are awaited at tables of this process, and send what is owed."""
        engine = self.engine
        async with engine.database.read() as connection:
            waiting = await tables.awaiting_computers(connection, engine.shards)
            owing = await outbox.owing_tables(connection, engine.shards)
        for table_id in owing:
            engine.wake_delivery(table_id)
        for table_id in waiting:
            engine.wake_computers(table_id)

    async def take_up_orphaned_work(self, shards: Shards) -> None:
        """Take up what another process has left to do at tables of these shards."""
        engine = self.engine
        async with engine.database.read() as connection:
            waiting = await tables.awaiting_computers(connection, shards)
            owing = await outbox.owing_tables(connection, shards, due=engine.clock())
        for table_id in owing:
            self._wake_idle_delivery(table_id)
        for table_id in waiting:
            self._wake_idle_computers(table_id)
        await self.audit.take_up_orphaned_work(shards)
        await self.places.take_up_orphaned_work(shards)
        await self.looking.take_up_orphaned_work(shards)
        await self.alarms.reschedule()

    async def start_reporting(self, poster: AuditPoster) -> None:
        """Post the audit logs of servers, from where the last process left off."""
        self._table_tasks = (*self._table_tasks, await self.audit.start(poster))

    async def start_keeping_places(self, keeper: PlaceKeeper) -> None:
        """Keep the names, tags and archiving of the tables' threads up to date."""
        self._table_tasks = (*self._table_tasks, await self.places.start(keeper))

    async def start_looking(self, messenger: LookingMessenger) -> None:
        """Send proposals of tables and open the accepted ones."""
        self._table_tasks = (*self._table_tasks, await self.looking.start(messenger))

    async def shut_down(self, timeout_seconds: float | None = None) -> None:
        """Finish the running steps and close the database.

        They share ``timeout_seconds`` seconds; unfinished work is resumed at the next start.
        """
        loop = asyncio.get_running_loop()
        end = None if timeout_seconds is None else loop.time() + timeout_seconds
        await self._replay_check.close()
        await self._orphaned_work.close()
        for table_tasks in self._table_tasks:
            await table_tasks.close(None if end is None else max(0.0, end - loop.time()))
        self._table_tasks = ()
        self.engine.thinking.close()
        await self.engine.database.dispose()

    async def wait_until_table_idle(self, table_id: int, timeout_seconds: float) -> None:
        """Wait until no computer and no post of a table has anything to do, or the time is up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout_seconds):
                for table_tasks in (*self._table_tasks, *self._table_tasks):
                    await table_tasks.wait_until_table_idle(table_id)

    async def wait_until_idle(self) -> None:
        """Wait until neither computers nor posts nor the inspection have anything to do now."""
        await self._replay_check.wait_until_idle()
        # What one of them does may give work to any other.
        while any(table_tasks.busy for table_tasks in self._table_tasks):
            for table_tasks in self._table_tasks:
                await table_tasks.wait_until_idle()
