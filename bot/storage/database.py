"""A database, SQLite or PostgreSQL: opens read and write transactions, and migrates."""

from __future__ import annotations

import logging
import sqlite3
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.errors import Refusal
from bot.storage.after_commit import AfterCommit, take_after_commit
from bot.storage.shared_commits import SharedCommits
from bot.storage.sqlite_connection import (
    BEGIN_WRITING,
    SqliteConnection,
    connection_factory,
    pooled_connection,
)
from games.core.phrase import phrase

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"

SYNCHRONOUS = "FULL"
"""SQLite syncs its log at every commit, so that not even a power cut takes back a move."""

BUSY_SECONDS = 10
"""How long a statement waits for another process that holds the SQLite file."""

_POOL, _OVERFLOW = 12, 4
"""Connections that are kept, and how many more are opened for a while where all are in use."""

APPLICATION = "pantheon"
"""What PostgreSQL calls our sessions."""

_IDLE_IN_TRANSACTION_TIMEOUT = "15s"
"""PostgreSQL takes the locks of a process away that was stopped in the middle of its work."""

_WAL_ATTEMPTS = 5
"""How often the switch to the write-ahead log is tried while others open the same new file."""

_MIGRATION_LOCK = 0x70616E  # any number, as long as every process asks PostgreSQL for the same lock


class Database:
    """Opens transactions; callers pass the connection to the functions of ``bot.storage``."""

    def __init__(self, url: str) -> None:
        # Parameters are hidden: a failed statement is logged, and some of them are secret.
        parsed = make_url(url)
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        self.file = _file(parsed) if self.is_sqlite else None
        """The file of an SQLite database; the files of its log beside it get the same mode."""
        if self.is_sqlite:
            self.engine = create_async_engine(
                parsed,
                hide_parameters=True,
                async_creator=connection_factory(parsed.database or ":memory:"),
                **({"pool_size": _POOL, "max_overflow": _OVERFLOW} if self.file else {}),
            )
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
        else:
            self.engine = create_async_engine(
                parsed,
                hide_parameters=True,
                pool_pre_ping=True,
                pool_size=_POOL,
                max_overflow=_OVERFLOW,
                connect_args={
                    "server_settings": {
                        "application_name": APPLICATION,
                        "idle_in_transaction_session_timeout": _IDLE_IN_TRANSACTION_TIMEOUT,
                    }
                },
            )
        # SQLite has one writer at a time: queueing here is fair and quick, its own waiting is not.
        self._commits = (
            SharedCommits(self.engine, self._run_after_commit) if self.is_sqlite else None
        )
        self.alarm_set: Callable[[float], None] = lambda due: None
        """Told after a commit when the earliest alarm set by it is due."""
        self.audit_written: Callable[[int], None] = lambda guild_id: None
        """Told after a commit to which server's audit log it has added something to post."""
        self.post_owed: Callable[[int], None] = lambda table_id: None
        """Told after a commit which table it owes a post."""
        self.computer_awaited: Callable[[int], None] = lambda table_id: None
        """Told after a commit at which table a computer has to answer."""
        self.place_changed: Callable[[int], None] = lambda channel_id: None
        """Told after a commit which thread or forum post of a table looks different now."""
        self.proposal_changed: Callable[[int], None] = lambda proposal_id: None
        """Told after a commit which proposal of a table has been made or answered."""

    @asynccontextmanager
    async def read(self, *, offloaded: bool = False) -> AsyncIterator[AsyncConnection]:
        """A consistent look at the data; ``offloaded`` where it reads a great deal."""
        async with (
            pooled_connection(self.engine)
            if self.is_sqlite
            else self.engine.connect() as connection,
            self._offloading(connection, offloaded=offloaded),
        ):
            yield connection

    @asynccontextmanager
    async def write(self, *, offloaded: bool = False) -> AsyncIterator[AsyncConnection]:
        """One transaction: on leaving it everything is durable, or after an error nothing is.

        What it has caused is set off by the commit:
        see :class:`bot.storage.after_commit.AfterCommit`. One that reads or
        changes a great deal is ``offloaded``: the loop goes on meanwhile.
        """
        if self._commits is not None:
            async with self._commits.writing(offloaded=offloaded) as connection:
                yield connection
            return
        async with self.engine.connect() as connection:
            take_after_commit(connection)
            async with connection.begin():
                yield connection
            caused = take_after_commit(connection)
        self._run_after_commit(caused)

    def _run_after_commit(self, caused: AfterCommit) -> None:
        """Set off what a transaction has caused that is committed now."""
        if caused.alarm is not None:
            self.alarm_set(caused.alarm)
        for guild_id in sorted(caused.audited):
            self.audit_written(guild_id)
        for table_id in sorted(caused.owed):
            self.post_owed(table_id)
        for table_id in sorted(caused.computers):
            self.computer_awaited(table_id)
        for channel_id in sorted(caused.places):
            self.place_changed(channel_id)
        for proposal_id in sorted(caused.proposals):
            self.proposal_changed(proposal_id)

    @asynccontextmanager
    async def _offloading(
        self, connection: AsyncConnection, *, offloaded: bool
    ) -> AsyncIterator[None]:
        """Let SQLite's own thread do all of the work on a connection, where it is much."""
        if not (self.is_sqlite and offloaded):
            yield
            return
        raw = (await connection.get_raw_connection()).driver_connection
        assert isinstance(raw, SqliteConnection)
        raw.offloaded = True
        try:
            yield
        finally:
            raw.offloaded = False

    @property
    def exposed(self) -> bool:
        """Whether other users of this computer may read or change the file with all secrets."""
        if self.file is None or not self.file.exists():
            return False
        return bool(self.file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))

    def make_private(self) -> None:
        """See that a new SQLite file is its owner's alone: it holds every hand and every seed."""
        if self.file is not None:
            self.file.touch(mode=0o600, exist_ok=True)

    async def migrate(self) -> None:
        """Bring the schema up to date; several processes may do so at once.

        Raises :class:`bot.errors.Refusal` where a later version has brought it further.
        """
        self.make_private()
        if self.exposed:
            log.warning("others on this computer may read %s: chmod 600 it", self.file)
        async with self.write() as connection:
            if not self.is_sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            if not await connection.run_sync(_is_current):
                await connection.run_sync(upgrade, "head")

    async def is_current(self) -> bool:
        """Whether the schema is the one of this version; to look makes no file.

        Raises :class:`bot.errors.Refusal` where it is that of a later version.
        """
        if self.file is not None and not self.file.exists():
            return False
        async with self.read() as connection:
            return await connection.run_sync(_is_current)

    async def is_empty(self) -> bool:
        """Whether there is no schema of ours yet; to look makes no file."""
        if self.file is not None and not self.file.exists():
            return True
        async with self.read() as connection:
            return await connection.run_sync(revision) is None

    async def dispose(self) -> None:
        """Close every connection, once all that was written is committed."""
        if self._commits is not None:
            await self._commits.flush()
        await self.engine.dispose()


def _file(url: URL) -> Path | None:
    name = url.database
    return Path(name) if name and name != ":memory:" and not name.startswith("file:") else None


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def upgrade(connection: Connection, to: str) -> None:
    """Bring the schema of the connection's database to a later revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revision(connection: Connection) -> str | None:
    """The revision of the connection's schema; None where there is none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(name: str) -> bool:
    """Whether a revision is one of this version's history: otherwise it comes from a later one."""
    return any(known.revision == name for known in _history().walk_revisions())


def _is_current(connection: Connection) -> bool:
    current = revision(connection)
    if current is not None and not is_known(current):
        raise Refusal(phrase("cli.newer-database"))
    return current == _history().get_current_head()


@cache
def _history() -> ScriptDirectory:
    """Every revision of this version."""
    return ScriptDirectory.from_config(_config())


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # The driver must not begin transactions on its own: _begin_sqlite does.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    _enable_wal(cursor)
    cursor.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _enable_wal(cursor: DBAPICursor) -> None:
    """Switch to the write-ahead log.

    The switch itself does not wait for somebody who opens the same new file; a transaction does,
    so one is begun and ended before the next attempt.
    """
    for _ in range(_WAL_ATTEMPTS):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            cursor.execute(BEGIN_WRITING)
            cursor.execute("COMMIT")
    cursor.execute("PRAGMA journal_mode = WAL")


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its lock at once: a reader that turns writer half-way could never wait for it.
    write = connection.get_execution_options().get("pantheon_write", False)
    connection.exec_driver_sql(BEGIN_WRITING if write else "BEGIN")
