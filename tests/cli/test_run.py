"""``pantheon run`` as a process: without a token it opens the playground, and it ends gently."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path

import pytest

from bot.settings import ROOT

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
async def test_a_token_that_does_not_work_is_said_in_a_sentence(tmp_path: Path) -> None:
    """Refused by Discord, or Discord out of reach: either way one sentence, without the token."""
    process = await launched(tmp_path, DISCORD_TOKEN="bm90.a.token")
    _, err = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2, err.decode()
    assert b"Traceback" not in err
    assert b"bm90" not in err
    assert b"Discord" in err.splitlines()[-1]
