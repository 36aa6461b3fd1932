"""A second process on one SQLite file is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import ROOT
from bot.storage.database import Database
from bot.storage.process_lock import AlreadyServed, sole_process
from tests.databases import sqlite_url

_HOLD = """
import sys
from bot.storage.database import Database
from bot.storage.process_lock import sole_process
with sole_process(Database(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_the_file_is_held_until_the_process_ends(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, url],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(AlreadyServed, match=r"tables\.db"), sole_process(Database(url)):
            pass
        other.kill()
        other.wait()
    with sole_process(Database(url)):
        pass


@pytest.mark.parametrize("linked", ["tables.db", "folder"])
def test_a_file_by_another_name_is_the_same_file(tmp_path: Path, linked: str) -> None:
    """Whether the file itself is linked to, or the folder in which it lies."""
    folder, link = tmp_path / "folder", tmp_path / "link"
    folder.mkdir()
    url = sqlite_url(folder)
    link.symlink_to(folder / "tables.db" if linked == "tables.db" else folder)
    name = link if linked == "tables.db" else link / "tables.db"
    with (
        sole_process(Database(url)),
        pytest.raises(AlreadyServed, match=str(name)),
        sole_process(Database(f"sqlite+aiosqlite:///{name}")),
    ):
        pass


def test_a_database_in_memory_is_nobody_elses() -> None:
    database = Database("sqlite+aiosqlite://")
    with sole_process(database), sole_process(database):
        pass
