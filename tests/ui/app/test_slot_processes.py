"""Several ``pantheon run`` processes: one is killed, paused or stopped, and a spare takes over."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.cli.run import SLOT_LOST
from bot.settings import ROOT
from bot.storage.database import Database
from tests.databases import migrated_postgres
from tests.ui.app.gateway import Gateway

LEASE, ROUND, APART = 3.0, 0.5, 1.0
"""In seconds: everything goes faster than in earnest."""

_RUN = f"""
import os, sys
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from bot.cli import main
from bot.ui.app import slot
from bot.host.server import slots
Route.BASE = os.environ["GATEWAY_API"]
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY_URL"])
slots.LEASE_SECONDS, slots.IDENTIFY_SECONDS = {LEASE}, {APART}
slots.ROUND_SECONDS = slot.ROUND_SECONDS = {ROUND}
sys.exit(main(["run"]))
"""


class Processes:
    """Starts processes, and ends those that have not ended by themselves."""

    def __init__(self, gateway: Gateway, url: str, folder: Path) -> None:
        self.gateway, self.url, self._folder = gateway, url, folder
        self._logs: list[Path] = []
        self._started: dict[asyncio.subprocess.Process, Path] = {}

    async def start(self) -> asyncio.subprocess.Process:
        """One more process; what it logs is in a file of its own."""
        environment = {
            **os.environ,
            "GATEWAY_API": self.gateway.api,
            "GATEWAY_URL": self.gateway.url,
            "DISCORD_TOKEN": "bm90.a.token",
            "DATABASE_URL": self.url,
            "DRAWING_PROCESSES": "0",
            "SHARD_COUNT": "2",
            "SLOTS": "1",
        }
        file = self._folder / f"{len(self._logs)}.log"
        self._logs.append(file)
        with file.open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", _RUN), cwd=ROOT, env=environment, stderr=log
            )
        self._started[process] = file
        return process

    def logged(self, process: asyncio.subprocess.Process) -> str:
        return self._started[process].read_text("utf-8")

    async def until(self, holds: Callable[[], bool], seconds: float = 120) -> None:
        async with asyncio.timeout(seconds):
            while not holds():  # noqa: ASYNC110 - nobody tells when
                await asyncio.sleep(0.02)

    async def connected(self, count: int) -> None:
        """Wait until so many shards have identified, those of ended processes included."""
        await self.until(lambda: len(self.gateway.identified) == count)

    async def spare(self) -> asyncio.subprocess.Process:
        """A process that waits for a slot."""
        process = await self.start()
        await self.until(lambda: "every slot is taken" in self.logged(process))
        return process

    async def close(self) -> None:
        for process in self._started:
            if process.returncode is None:
                process.kill()
                await process.wait()


@pytest.fixture
async def processes(
    postgres: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Processes]:
    async with Gateway(2).open(monkeypatch) as gateway:
        found = Processes(gateway, await migrated_postgres(postgres), tmp_path)
        yield found
        await found.close()


@pytest.mark.slow
@pytest.mark.postgres
async def test_paused_killed_and_stopped_a_process_is_replaced_by_the_spare_one(
    processes: Processes,
) -> None:
    one = await processes.start()
    await processes.connected(2)
    spares = await asyncio.gather(processes.spare(), processes.spare())

    # Paused: its lease runs out, and it finds that out as soon as it goes on.
    one.send_signal(signal.SIGSTOP)
    paused = time.monotonic()
    await processes.connected(4)
    assert time.monotonic() - paused < 30
    one.send_signal(signal.SIGCONT)
    assert await asyncio.wait_for(one.wait(), 30) == SLOT_LOST
    assert "another process has the slot of this one" in processes.logged(one)

    two, three = sorted(spares, key=lambda spare: "has slot 0" not in processes.logged(spare))
    two.kill()
    killed = time.monotonic()
    await processes.connected(6)
    assert time.monotonic() - killed < 30
    assert "has slot 0 of 1" in processes.logged(three)

    # Stopped politely: the slot is free at once.
    three.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(three.wait(), 30) == 0
    database = Database(processes.url)
    async with database.read() as connection:
        free = "SELECT until < extract(epoch FROM clock_timestamp()) FROM slots"
        assert (await connection.scalars(text(free))).all() == [True]
    await database.dispose()
    assert processes.gateway.identified == [0, 1, 0, 1, 0, 1]
    assert not any("Traceback" in processes.logged(process) for process in (one, two, three))
