"""``pantheon backup`` and ``pantheon restore``, as typed by an operator."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.storage.database import Database
from games.core.game import Game
from tests.cli.conftest import Told
from tests.databases import sqlite_url
from tests.host.harness import HostHarness, eager
from tests.toy import Orchard, ToyView

Pantheon = Callable[..., Told]


@pytest.fixture
def harness(tmp_path: Path, toy: Game[Orchard, ToyView]) -> Path:
    """A database with a match in it, and nobody at work on it."""

    async def play() -> None:
        harness = HostHarness(Database(sqlite_url(tmp_path)))
        await harness.host.start_up(harness.channel)
        table = await harness.begun(2, 1, rounds=5)
        await harness.play(table.id, 8, eager)
        await harness.host.shut_down()

    asyncio.run(play())
    return tmp_path / "tables.db"


def dumped(database: Path) -> list[str]:
    """All that a SQLite file holds."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


def test_a_backup_is_restored_into_another_database_and_checked(
    pantheon: Pantheon, harness: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "night.backup"
    told = pantheon("backup", file)
    assert told.code == 0
    assert str(file) in told.out
    assert "everything hidden" in told.out
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'trial.db'}")
    told = pantheon("restore", file)
    assert (told.code, told.err) == (0, "")
    assert pantheon("check").out == "Replayed one match, and it came out the same.\n"
    with sqlite3.connect(harness) as one, sqlite3.connect(tmp_path / "trial.db") as other:
        for table in ("entries", "members", "outbox", "people"):
            count = f"SELECT count(*) FROM {table}"
            assert one.execute(count).fetchone() == other.execute(count).fetchone() != (0,)


def test_what_is_there_is_replaced_only_on_request_and_never_by_a_spoilt_file(
    pantheon: Pantheon, harness: Path, tmp_path: Path
) -> None:
    file, spoilt = tmp_path / "night.backup", tmp_path / "spoilt.backup"
    assert pantheon("backup", file).code == 0
    before = dumped(harness)
    told = pantheon("restore", file)
    assert told.code == 2
    assert "--replace" in told.err
    spoilt.write_bytes(file.read_bytes()[:-9])
    told = pantheon("restore", spoilt, "--replace")
    assert told.code == 2
    assert "Nothing was changed" in told.err
    assert pantheon("restore", tmp_path / "missing.backup", "--replace").code == 2
    assert dumped(harness) == before
    assert pantheon("restore", file, "--replace").code == 0
    assert pantheon("check").code == 0


def test_a_database_in_use_is_not_restored_into(
    pantheon: Pantheon, harness: Path, tmp_path: Path
) -> None:
    file = tmp_path / "night.backup"
    pantheon("backup", file)
    bot = sqlite3.connect(harness)
    bot.execute("SELECT count(*) FROM tables")
    told = pantheon("restore", file, "--replace")
    assert told.code == 2
    assert "Somebody is using this database" in told.err
    bot.close()
    assert pantheon("restore", file, "--replace").code == 0


def test_a_backup_that_cannot_be_written_is_said(
    pantheon: Pantheon, harness: Path, tmp_path: Path
) -> None:
    told = pantheon("backup", tmp_path / "nowhere" / "night.backup")
    assert told.code == 2
    assert "cannot be used" in told.err
