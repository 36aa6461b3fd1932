"""``pantheon run`` as a process: opens the playground without a token, and stops on SIGTERM."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy import update

from bot.host.host import Host
from bot.model.people import Person
from bot.playground.simulated_server import SERVER_ID
from bot.settings import ROOT
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.table import tables
from tests.databases import put_migrated
from tests.host.fake_channel import FakeChannel

_RUN = "import sys; from bot.cli import main; sys.exit(main(['run']))"


async def launched(tmp_path: Path, **settings: str) -> asyncio.subprocess.Process:
    environment = {
        **os.environ,
        "DISCORD_TOKEN": "",
        "PLAYGROUND_PORT": "0",
        "PLAYGROUND_OPEN_BROWSER": "false",
        "PLAYGROUND_DATABASE_URL": f"sqlite:///{tmp_path / 'playground.db'}",
        "DATABASE_URL": f"sqlite:///{tmp_path / 'tables.db'}",
        **settings,
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _RUN),
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.mark.slow
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_the_playground_opens_and_closes(tmp_path: Path, told: signal.Signals) -> None:
    process = await launched(tmp_path)
    assert process.stdout is not None
    said = b""
    async with asyncio.timeout(60):
        while b"http://127.0.0.1:" not in said and b"http://localhost:" not in said:
            line = await process.stdout.readline()
            assert line, await process.communicate()
            said += line
    process.send_signal(told)
    out, err = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, err.decode()
    assert b"Traceback" not in err
    assert b"DISCORD_TOKEN" in said + out
    with sqlite3.connect(tmp_path / "playground.db") as stored:
        assert stored.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)


@pytest.mark.slow
async def test_stopped_while_computers_play_it_ends_in_time_and_goes_on_later(
    tmp_path: Path,
) -> None:
    """Each answer of theirs is whole or has not happened; the next start takes up the match."""
    database = tmp_path / "playground.db"
    table_id = await _computers_at_play(f"sqlite+aiosqlite:///{database}")
    before = _entries(database, table_id)
    process = await launched(tmp_path, METRICS_PORT="0", LOG_FORMAT="json")
    async with asyncio.timeout(60):
        while _entries(database, table_id) <= before + 3:
            assert process.returncode is None, await process.communicate()
            await asyncio.sleep(0.05)
    address = await _watched_at(process)
    async with aiohttp.ClientSession() as session, session.get(f"{address}/metrics") as answer:
        figures = await answer.text()
    assert float(re.findall(r"^pantheon_computer_steps_total (\S+)", figures, re.M)[0]) > 0
    process.send_signal(signal.SIGTERM)
    _, err = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, err.decode()
    assert b"Traceback" not in err
    stopped_at = _entries(database, table_id)
    host = Host(Database(f"sqlite+aiosqlite:///{database}"))
    stored = await host.engine.stored(table_id)
    assert (await host.engine.replayed(stored)).count == stored.table.entry_count == stopped_at
    await host.start_up(FakeChannel())
    for _ in range(600):
        if _entries(database, table_id) > stopped_at:
            break
        await asyncio.sleep(0.05)
    await host.shut_down()
    assert _entries(database, table_id) > stopped_at


async def _computers_at_play(url: str) -> int:
    """A match in the playground's channel that computers will play by themselves, for long."""
    host = Host(Database(url))
    await host.engine.database.migrate()
    ada, bo = Person(1, "Ada"), Person(2, "Bo")
    table = await host.tables.create(SERVER_ID, 99, ada, "cyclades", "en")
    await host.lobby.join(table.id, bo)
    for _ in range(4):
        await host.lobby.add_computer(table.id, ada.id, "random")
    await host.lobby.start(table.id, ada.id)
    async with host.engine.database.write() as connection:
        everybody = schema.members.c.table_id == table.id
        seated = update(schema.members).where(everybody).values(person_id=None, computer="random")
        await connection.execute(seated)
        await tables.change_table(connection, table.id, {"awaits_computer": True})
    await host.shut_down()
    return table.id


async def _watched_at(process: asyncio.subprocess.Process) -> str:
    """The address of the operator's port, read off the log."""
    assert process.stderr is not None
    async with asyncio.timeout(30):
        while line := await process.stderr.readline():
            told = json.loads(line)
            if told["logger"] == "bot.health":
                return str(told["message"].split()[-1])
    raise AssertionError("the log tells no address")


def _entries(database: Path, table_id: int) -> int:
    with contextlib.closing(sqlite3.connect(database)) as stored:
        counted = stored.execute("SELECT entry_count FROM tables WHERE id = ?", (table_id,))
        return int(counted.fetchone()[0])


@pytest.mark.slow
async def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        process = await launched(tmp_path, METRICS_PORT=port)
        _, err = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2, err.decode()
    assert b"Traceback" not in err
    assert f"127.0.0.1:{port}".encode() in err.splitlines()[-1]


@pytest.mark.slow
async def test_a_second_process_on_one_sqlite_file_is_turned_away(tmp_path: Path) -> None:
    """By any name of the file, and before it says a word to Discord; the first one goes on."""
    first = await launched(tmp_path)
    assert first.stdout is not None
    async with asyncio.timeout(60):
        while b"http://" not in (line := await first.stdout.readline()):
            assert line, await first.communicate()
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "playground.db")
    served = f"sqlite:///{link}"
    try:
        for settings in (
            {"PLAYGROUND_DATABASE_URL": served},
            {"DISCORD_TOKEN": "bm90.a.token", "DATABASE_URL": served},
        ):
            (said,) = await _refused(await launched(tmp_path, **settings))
            assert said.startswith(f"Another process is already using {link}.")
            assert "PostgreSQL" in said
    finally:
        first.send_signal(signal.SIGTERM)
        _, err = await asyncio.wait_for(first.communicate(), 30)
    assert first.returncode == 0, err.decode()


async def _refused(process: asyncio.subprocess.Process) -> list[str]:
    """The lines of a process that does not begin to serve; the last one tells why."""
    try:
        _, err = await asyncio.wait_for(process.communicate(), 30)
    except TimeoutError:
        process.kill()
        raise
    assert process.returncode == 2, err.decode()
    assert b"Traceback" not in err
    return err.decode().splitlines()


@pytest.mark.slow
async def test_a_database_of_a_later_version_is_said_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "playground.db"
    put_migrated(file)
    with contextlib.closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("UPDATE alembic_version SET version_num = '9999'")
    said = await _refused(await launched(tmp_path))
    assert said[-1].startswith("The database belongs to a newer version of Pantheon.")


@pytest.mark.slow
async def test_a_token_that_does_not_work_is_said_in_a_sentence(tmp_path: Path) -> None:
    """Refused by Discord, or Discord out of reach: either way one sentence, without the token."""
    process = await launched(tmp_path, DISCORD_TOKEN="bm90.a.token")
    _, err = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2, err.decode()
    assert b"Traceback" not in err
    assert b"bm90" not in err
    assert b"Discord" in err.splitlines()[-1]


async def test_a_bot_with_a_token_needs_no_simulated_discord(tmp_path: Path) -> None:
    """The extra is not installed: the bot is put together all the same, and says what is missing
    where there is no token.
    """
    without = (
        "import sys; sys.modules['simcord'] = None\n"
        "from bot.app import build; from bot.settings import Settings\n"
        "import bot.health\n"
        "build(Settings(_env_file=None, discord_token='t', database_url='sqlite://'))\n"
        "import importlib.util as util; found = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name == 'simcord' else found(name, *more)\n"
        "from bot.cli import main; sys.exit(main(['run']))"
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", without),
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": "", "PLAYGROUND_OPEN_BROWSER": "false"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(60):
        _, said = await process.communicate()
    assert process.returncode == 2, said
    assert b"the playground is not installed" in said
