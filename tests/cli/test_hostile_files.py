"""Malformed files: each is refused with a sentence and an exit code, and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import gzip
import json
import logging
import os
import resource
import signal
import sqlite3
import stat
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from bot.storage.database import Database
from games.core.game import Game
from tests.cli.conftest import Told
from tests.databases import empty_sqlite_url, sqlite_url
from tests.host.harness import HostHarness, eager
from tests.properties import HealthCheck, given, settings, st
from tests.toy import Orchard, ToyView

Pantheon = Callable[..., Told]

# Chosen for what they break elsewhere: numbers no database holds, signs that steer a terminal,
# halves of letters, and shapes that are not asked for.
JUNK: st.SearchStrategy[object] = st.one_of(
    st.sampled_from(
        [
            *(None, True, -1, 0, 2**63, -(2**63), 10**400, 1.5, float("inf"), "", "\x1b[2J", "‮"),
            *("\ud800", "é" * 5000, "amber", "toy", [], {}, [[]], {"": {}}, ["0"], ["-1"], ["x"]),
        ]
    ),
    st.text(max_size=5),
    st.integers(),
)
FUZZ = settings(
    max_examples=50,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.fixture
def tables(pantheon: Pantheon, tmp_path: Path, toy: Game[Orchard, ToyView]) -> Path:
    """A database with a match under way; its export and its backup lie beside it."""

    async def play() -> int:
        harness = HostHarness(Database(sqlite_url(tmp_path)))
        await harness.host.start_up(harness.channel)
        table = await harness.begun(2, 1, rounds=3)
        await harness.play(table.id, 6, eager)
        await harness.host.shut_down()
        return table.id

    table_id = asyncio.run(play())
    assert pantheon("export", table_id, "--out", tmp_path / "good.json").code == 0
    assert pantheon("backup", tmp_path / "good.backup").code == 0
    return tmp_path / "tables.db"


def dumped(database: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


def spoiled(data: st.DataObject, good: Any) -> Any:
    """``good`` with junk in one to three places, at any depth."""
    bad = copy.deepcopy(good)
    for _ in range(data.draw(st.integers(1, 3))):
        place = bad
        while isinstance(place, (dict, list)) and place:
            key = data.draw(
                st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place)))
            )
            inner = place[key]
            if not isinstance(inner, (dict, list)) or not inner or data.draw(st.booleans()):
                place[key] = data.draw(JUNK)
                break
            place = inner
    return bad


def harmless(told: Told) -> None:
    said = told.out + told.err
    assert told.code in (0, 1, 2)
    assert "Traceback" not in said
    assert not [sign for sign in said if ord(sign) < 32 and sign != "\n"]
    assert "‮" not in said
    if told.code == 2:
        assert len(told.err.strip().splitlines()) == 1


def test_records_and_exports(pantheon: Pantheon, tables: Path, tmp_path: Path) -> None:
    good = json.loads((tmp_path / "good.json").read_text("utf-8"))
    before, file = dumped(tables), tmp_path / "bad.json"

    @FUZZ
    @given(st.data())
    def fuzz(data: st.DataObject) -> None:
        file.write_text(json.dumps(spoiled(data, good)), encoding="utf-8")
        harmless(pantheon("replay", file))
        told = pantheon("import", file)
        harmless(told)
        assert told.code == 2 or dumped(tables) != before
        if told.code != 2:
            # What was spoiled does not matter: it is a table now, and can be played and exported.
            number = told.out.rstrip(".\n").split()[-1]
            assert pantheon("export", number).code == 0
            with contextlib.closing(sqlite3.connect(tables)) as connection:
                connection.execute("UPDATE tables SET channel_id = id WHERE id = ?", (number,))
                connection.commit()
        else:
            assert pantheon("check").code == 0

    fuzz()


def packed(lines: list[Any]) -> bytes:
    """The lines as a backup whose checksum is right, whatever else is wrong with it."""
    written = [json.dumps(line).encode() + b"\n" for line in lines[:-1]]
    summed = blake2b(b"".join(written), digest_size=32).hexdigest()
    foot = lines[-1]
    if isinstance(foot, dict):
        foot = {**foot, "checksum": summed}
    return gzip.compress(b"".join(written) + json.dumps(foot).encode() + b"\n", 1)


def test_backups(
    pantheon: Pantheon, tables: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = gzip.decompress((tmp_path / "good.backup").read_bytes())
    good = [json.loads(line) for line in text.splitlines()]
    file, target = tmp_path / "bad.backup", tmp_path / "trial.db"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{target}")
    file.write_bytes(packed(good))
    assert pantheon("restore", file).code == 0
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    before = dumped(target)

    @FUZZ
    @given(st.data())
    def fuzz(data: st.DataObject) -> None:
        file.write_bytes(packed(spoiled(data, good)))
        told = pantheon("restore", file, "--replace")
        harmless(told)
        if told.code == 2:
            assert dumped(target) == before
        else:
            file.write_bytes(packed(good))
            assert pantheon("restore", file, "--replace").code == 0

    fuzz()


@pytest.mark.parametrize(
    "content",
    [
        b"[" * 200_000,
        b'{"header":' * 100_000,
        b'{"header": {"game": "toy\\u001b[2J", "edition": 1, "seats": [], "seed_hash": ""},'
        b' "entries": []}',
        b"\x00" * 1000,
        b'"' + b"9" * 2_000_000 + b'"',
        b"9" * 200_000,
    ],
    ids=["deep list", "deep record", "escape", "zeros", "long text", "long number"],
)
def test_files_that_are_deep_long_or_rude(
    pantheon: Pantheon, tables: Path, tmp_path: Path, content: bytes
) -> None:
    before, file = dumped(tables), tmp_path / "rude"
    file.write_bytes(content)
    for command in (("replay", file), ("import", file), ("restore", file)):
        told = pantheon(*command)
        harmless(told)
        assert told.code == 2
    file.write_bytes(gzip.compress(content))
    told = pantheon("restore", file)
    harmless(told)
    assert told.code == 2
    assert dumped(tables) == before


def test_a_file_of_millions_of_wrong_values_does_not_fill_the_memory(
    pantheon: Pantheon, tmp_path: Path
) -> None:
    file = tmp_path / "wrong.json"
    header = b'{"header": {"game": "toy", "edition": 1, "seats": [], "seed_hash": ""}, "entries": ['
    file.write_bytes(header + b"1," * 3_000_000 + b"1]}")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for command in ("replay", "verify", "import"):
        told = pantheon(command, file)
        harmless(told)
        assert told.code == 2
    # Kilobytes: an error for each of them would take more than a gigabyte.
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 400_000


OPEN_SEAT = {"order": 1, "person_id": None, "computer": None, "name": "", "vacant": True}


def change(export: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    changed = copy.deepcopy(export)
    place: Any = changed
    *way, last = (int(part) if part.isdigit() else part for part in path.split("."))
    for part in way:
        place = place[part]
    place[last] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("table.seats", {"amber": [0], "nobody": [1]}),
        ("table.seats", {}),
        ("table.members.0.computer", "oracle"),
        ("table.members.0.person_id", -7),
        ("table.members.0.person_id", 2**64),
        ("table.guild_id", -1),
        ("table.channel_id", 0),
        ("table.clock", {"preset": "quick", "bank": -5, "turn": 10}),
        ("table.clock", {"preset": "quick", "bank": 10**12, "turn": 10}),
        ("table.told_entry", 10_000),
        ("table.members.0.vacant", True),
        ("table.members.0.owner_id", 2),
        ("table.members.1", {**OPEN_SEAT, "owner_id": 1}),
        ("table.members.1", {**OPEN_SEAT, "vacant": False}),
        ("table.tenures", [{"place": 1, "person_id": 1, "until": 5.0}]),
    ],
)
def test_a_table_that_could_not_be_is_not_imported(
    pantheon: Pantheon, tables: Path, tmp_path: Path, path: str, value: object
) -> None:
    good, before = json.loads((tmp_path / "good.json").read_text("utf-8")), dumped(tables)
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(change(good, path, value)), encoding="utf-8")
    told = pantheon("import", file, "--channel", 99)
    harmless(told)
    assert told.code == 2
    assert dumped(tables) == before


def test_what_holds_secrets_is_for_its_owner_alone(
    pantheon: Pantheon, tables: Path, tmp_path: Path
) -> None:
    shown = tmp_path / "was.json"
    shown.write_text("read me")
    shown.chmod(0o644)
    assert pantheon("export", 1, "--out", shown).code == 0
    for file in (tables, tmp_path / "good.json", tmp_path / "good.backup", shown):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def made() -> dict[str, int]:
        database = Database(empty_sqlite_url(tmp_path))
        await database.migrate()
        found = modes(tmp_path)
        await database.dispose()
        return found

    files = ("tables.db", "tables.db-shm", "tables.db-wal")
    assert asyncio.run(made()) == dict.fromkeys(files, 0o600)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in sorted(folder.iterdir())}


@pytest.mark.parametrize("command", ["check", "backup", "ratings", "export"])
def test_whoever_only_looks_makes_no_database(
    pantheon: Pantheon, tmp_path: Path, command: str
) -> None:
    arguments = {"backup": (tmp_path / "new.backup",), "export": (1,)}.get(command, ())
    assert pantheon(command, *arguments).code == 2
    assert list(tmp_path.glob("*.db*")) == []


def test_a_refused_file_makes_no_database(pantheon: Pantheon, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    for content in ("{}", '{"kind": "campaign"}'):
        file.write_text(content)
        assert pantheon("import", file).code == 2
        assert list(tmp_path.glob("*.db*")) == []


def test_an_import_does_not_migrate(pantheon: Pantheon, tables: Path, tmp_path: Path) -> None:
    """Another version of the bot may be running on the database."""
    with contextlib.closing(sqlite3.connect(tables)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.commit()
    before = dumped(tables)
    told = pantheon("import", tmp_path / "good.json", "--channel", 99)
    assert told.code == 2
    assert "does not have this version's tables" in told.err
    assert dumped(tables) == before


@pytest.mark.parametrize("value", [10**30, -(10**30), "\ud800"], ids=["huge", "low", "half"])
def test_a_backup_with_an_impossible_value(
    pantheon: Pantheon, tables: Path, tmp_path: Path, value: object
) -> None:
    text = gzip.decompress((tmp_path / "good.backup").read_bytes())
    lines = [json.loads(line) for line in text.splitlines()]
    before, file = dumped(tables), tmp_path / "bad.backup"
    for number in [i + 1 for i, line in enumerate(lines) if "table" in line]:
        if not isinstance(lines[number], list):
            continue
        changed = copy.deepcopy(lines)
        changed[number][0] = value
        file.write_bytes(packed(changed))
        told = pantheon("restore", file, "--replace")
        harmless(told)
        if told.code == 2:
            assert dumped(tables) == before
        else:
            file.write_bytes((tmp_path / "good.backup").read_bytes())
            assert pantheon("restore", file, "--replace").code == 0


@pytest.mark.parametrize("command", ["replay", "verify", "import", "restore"])
def test_a_named_pipe_is_not_waited_for(pantheon: Pantheon, tmp_path: Path, command: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    # Something at the other end lets it be opened; the alarm ends a read that would not end.
    writer = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    try:
        signal.signal(signal.SIGALRM, _too_long)
        signal.alarm(20)
        told = pantheon(command, pipe)
    finally:
        signal.alarm(0)
        os.close(writer)
    harmless(told)
    assert told.code == 2


def _too_long(number: int, frame: object) -> None:
    raise AssertionError("the pipe was waited for")


def test_a_start_says_that_others_may_read_the_database(
    pantheon: Pantheon, tables: Path, caplog: pytest.LogCaptureFixture
) -> None:
    # The command has put logging to its own use: listen where it is said.
    logger = logging.getLogger("bot.storage.database")
    logger.addHandler(caplog.handler)
    caplog.set_level(logging.WARNING, logger=logger.name)
    tables.chmod(0o640)
    database = Database(sqlite_url(tables.parent))
    assert database.exposed
    asyncio.run(database.migrate())
    logger.removeHandler(caplog.handler)
    assert "others on this computer may read" in caplog.text
