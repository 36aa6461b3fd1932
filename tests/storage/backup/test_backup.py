"""Backups: taken while people play, restored on both kinds of database."""

from __future__ import annotations

import asyncio
import gzip
import json
from hashlib import blake2b
from pathlib import Path

import pytest
from sqlalchemy import select, text

from bot.errors import Refusal
from bot.storage import schema
from bot.storage.backup.backup import back_up
from bot.storage.backup.backup_file import (
    FORMAT,
    LINE_BYTES,
    ROWS_PER_LINE,
    BackupHeader,
    DamagedBackup,
    Row,
    Section,
    check_backup,
    read_sections,
    writing_backup,
)
from bot.storage.backup.restore import restore
from bot.storage.database import Database, upgrade
from bot.storage.posts import outbox
from games.core.game import Game
from tests.databases import new_postgres, sqlite_url
from tests.host.answering import keep_draft
from tests.host.fake_channel import FakeChannel
from tests.host.harness import ADA, HostHarness, eager
from tests.toy import Orchard, ToyView

Rows = dict[str, list[tuple[object, ...]]]


def quiet(done: int, total: int) -> None:
    """Shows no progress."""


async def contents(database: Database) -> Rows:
    """Every row of every table."""
    found: Rows = {}
    async with database.read() as connection:
        for table in schema.metadata.sorted_tables:
            ordered = select(table).order_by(*table.primary_key.columns)
            found[table.name] = [tuple(row) for row in await connection.execute(ordered)]
    return found


async def of_other_kind(database: Database, server: Path, folder: Path) -> Database:
    """An empty PostgreSQL database for a SQLite file, and the other way round."""
    if database.is_sqlite:
        return Database(await new_postgres(server))
    return Database(sqlite_url(folder))


@pytest.mark.postgres
async def test_taken_while_people_play_and_restored_elsewhere(
    database: Database,
    postgres: Path,
    toy: Game[Orchard, ToyView],
    tmp_path: Path,
) -> None:
    harness, file = HostHarness(database), tmp_path / "evening.backup"
    await harness.host.start_up(harness.channel)
    over = await harness.begun(2, 1, channel_id=9, rounds=2, weather="storm")
    await harness.play(over.id, choice=eager)
    running = [(await harness.begun(2, 1, channel_id=n, rounds=5)).id for n in (10, 11)]
    playing = asyncio.gather(*(harness.play(table_id, 20) for table_id in running))
    await asyncio.sleep(0.05)
    rows = await back_up(database, file, quiet)
    during = [(await harness.host.tables.get(table_id)).entry_count for table_id in running]
    await playing
    after = [(await harness.host.tables.get(table_id)).entry_count for table_id in running]
    assert sum(during) < sum(after), "nobody played while the backup was taken"
    await harness.host.shut_down()

    parcel = check_backup(file)
    assert parcel.total == rows > 50
    restored = await of_other_kind(database, postgres, tmp_path)
    await restore(restored, parcel, quiet)
    found = await contents(restored)
    assert {name: len(rows) for name, rows in found.items()} == dict(parcel.rows)
    morning = HostHarness(restored, channel=FakeChannel())
    for table_id in (over.id, *running):
        stored = await morning.host.engine.stored(table_id)
        loaded = await morning.host.engine.replayed(stored)
        assert loaded.count == stored.table.entry_count
        if table_id == over.id:
            assert stored.seed is not None
            assert await morning.host.play.seed_proof(table_id) is not None
    # The match goes on, and new tables get numbers nobody had.
    await morning.host.start_up(morning.channel)
    assert (await morning.play(running[0], 2000, choice=eager)).status == "over"
    assert (await morning.begun(2, channel_id=99)).id > max(running)
    await morning.host.shut_down()


@pytest.mark.postgres
async def test_there_and_back_again_nothing_is_lost(
    database: Database,
    postgres: Path,
    toy: Game[Orchard, ToyView],
    tmp_path: Path,
) -> None:
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    table = await harness.begun(2, 1, rounds=5, weather="storm")
    await harness.play(table.id, 6)
    asked = await harness.asked(table.id)
    assert asked.seat is not None
    await keep_draft(harness.host, table.id, asked.seat, ("2",))
    async with database.write() as connection:
        # The last row is gone, and its number must not come again.
        await outbox.owe(connection, table.id, "turn", 999, 5.0)
        last = max((await connection.scalars(select(schema.outbox.c.id))).all())
        await connection.execute(schema.outbox.delete().where(schema.outbox.c.id == last))
    await harness.host.wait_until_idle()
    before = await contents(database)
    await back_up(database, tmp_path / "one.backup", quiet)
    middle = await of_other_kind(database, postgres, tmp_path)
    await restore(middle, check_backup(tmp_path / "one.backup"), quiet)
    assert await contents(middle) == before
    await back_up(middle, tmp_path / "two.backup", quiet)
    await middle.dispose()
    await harness.host.shut_down()
    await restore(database, check_backup(tmp_path / "two.backup"), quiet, replace=True)
    assert await contents(database) == before
    async with database.write() as connection:
        await outbox.owe(connection, table.id, "turn", 1000, 5.0)
        assert max((await connection.scalars(select(schema.outbox.c.id))).all()) > last


async def test_a_database_that_holds_something_or_is_in_use_is_left_alone(
    database: Database, toy: Game[Orchard, ToyView], tmp_path: Path
) -> None:
    harness, file = HostHarness(database), tmp_path / "evening.backup"
    table = await harness.begun(2)
    await back_up(database, file, quiet)
    before = await contents(database)
    other = Database(database.engine.url.render_as_string(hide_password=False))
    with pytest.raises(Refusal, match="in-use"):
        await restore(other, check_backup(file), quiet, replace=True)
    await database.dispose()
    with pytest.raises(Refusal, match="not-empty"):
        await restore(other, check_backup(file), quiet)
    assert await contents(other) == before
    await other.dispose()
    await restore(other, check_backup(file), quiet, replace=True)
    assert await contents(other) == before
    await other.dispose()
    assert (await harness.host.tables.get(table.id)).status == "running"


async def test_a_failure_half_way_changes_nothing(
    database: Database, toy: Game[Orchard, ToyView], tmp_path: Path
) -> None:
    harness, file = HostHarness(database), tmp_path / "bad.backup"
    await harness.begun(2)
    before = await contents(database)
    await database.dispose()
    head = BackupHeader(pantheon_backup=FORMAT, revision="0001", made=0.0, version="0")
    with writing_backup(file, head) as backup_writer:
        backup_writer.begin(Section("people", ("id", "name", "last_seen"), None))
        backup_writer.add([1, "Ada", 0.0])
        backup_writer.begin(Section("members", ("table_id", "place", "person_id"), None))
        backup_writer.add([77, 0, 1])
    fresh = Database(database.engine.url.render_as_string(hide_password=False))
    with pytest.raises(DamagedBackup, match="a row does not fit into members"):
        await restore(fresh, check_backup(file), quiet, replace=True)
    assert await contents(fresh) == before
    await fresh.dispose()


async def test_a_backup_of_an_older_version_is_brought_up_to_date(
    database_url: str, tmp_path: Path
) -> None:
    database, file = Database(database_url), tmp_path / "old.backup"
    async with database.write() as connection:
        await connection.run_sync(upgrade, "0001")
        names = await connection.run_sync(lambda c: c.dialect.get_table_names(c))
        assert "orders" not in names
    head = BackupHeader(pantheon_backup=FORMAT, revision="0001", made=0.0, version="0")
    with writing_backup(file, head) as backup_writer:
        backup_writer.begin(Section("people", ("id", "name", "language", "last_seen"), None))
        backup_writer.add([7, "Адель", None, 1.5])
        backup_writer.begin(Section("tables", TABLE_COLUMNS, 41))
        backup_writer.add(
            [3, 5, 10, "toy", "cancelled", "en", {}, 7, None, "AP8=", 0, [], False, -1, 1.0, 2.0]
        )
    await database.dispose()
    await restore(database, check_backup(file), quiet)
    assert await database.is_current()
    found = await contents(database)
    assert found["people"][0][:4] == (7, "Адель", None, 1.5)
    async with database.write() as connection:
        row = (await connection.execute(select(schema.tables))).one()
        assert (row.id, row.seed, row.header, row.paused) == (3, b"\x00\xff", None, None)
        nothing = await connection.scalar(text("SELECT count(*) FROM tables WHERE header IS NULL"))
        assert nothing == 1
    harness = HostHarness(database)
    assert (await harness.host.tables.create(5, 11, ADA, "deus", "en")).id == 42
    await database.dispose()


TABLE_COLUMNS = (
    *("id", "guild_id", "channel_id", "game", "status", "language", "options", "creator_id"),
    *("header", "seed", "entry_count", "awaited", "awaits_computer", "told_entry"),
    *("created", "updated"),
)


async def test_a_backup_replaces_the_database_of_an_older_version_with_tables_that_are_gone(
    database_url: str, tmp_path: Path
) -> None:
    database, file = Database(database_url), tmp_path / "old.backup"
    async with database.write() as connection:
        await connection.run_sync(upgrade, "0010")
        await connection.execute(
            text("INSERT INTO shard_leases (shard_id, holder, until) VALUES (0, 'one', 5.0)")
        )
    await database.dispose()
    head = BackupHeader(pantheon_backup=FORMAT, revision="0010", made=0.0, version="0")
    with writing_backup(file, head) as backup_writer:
        backup_writer.begin(Section("processes", ("name", "seen", "shard_count"), None))
        backup_writer.add(["one", 5.0, 1])
    with pytest.raises(Refusal, match="not-empty"):
        await restore(database, check_backup(file), quiet)
    await database.dispose()
    await restore(database, check_backup(file), quiet, replace=True)
    assert set(await contents(database)) >= {"slots"}
    async with database.read() as connection:
        names = await connection.run_sync(lambda c: c.dialect.get_table_names(c))
    assert not {"processes", "shard_leases"} & {*names}
    await database.dispose()


async def test_a_backup_of_a_newer_version_is_refused(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "newer.backup"
    head = BackupHeader(pantheon_backup=FORMAT, revision="9999", made=0.0, version="9.0")
    with writing_backup(file, head) as backup_writer:
        backup_writer.begin(Section("people", ("id",), None))
    database = Database(database_url)
    with pytest.raises(Refusal, match="newer"):
        await restore(database, check_backup(file), quiet)
    await database.dispose()


async def test_whatever_befalls_the_file_is_noticed(
    toy: Game[Orchard, ToyView], tmp_path: Path
) -> None:
    harness, file = HostHarness(Database(sqlite_url(tmp_path))), tmp_path / "good.backup"
    await harness.host.engine.database.migrate()
    await harness.begun(2)
    await back_up(harness.host.engine.database, file, quiet)
    await harness.host.shut_down()
    assert file.stat().st_mode & 0o077 == 0
    packed = file.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)
    assert json.loads(lines[0])["pantheon_backup"] == FORMAT
    bad = tmp_path / "bad.backup"
    flipped = bytearray(packed)
    flipped[len(packed) // 2] ^= 1
    spoilt = [
        b"",
        b"something else",
        packed[:-20],
        packed[: len(packed) // 2],
        bytes(flipped),
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join([*lines[:5], *lines[6:]])),
        gzip.compress(b"".join(lines).replace(b"Ada", b"Eve")),
        gzip.compress(b"".join([*lines, b"[1]\n"])),
        gzip.compress(b'{"pantheon_backup": 3}\n'),
    ]
    for content in spoilt:
        assert content != packed
        bad.write_bytes(content)
        with pytest.raises(DamagedBackup):
            check_backup(bad)
    assert check_backup(file).total > 0


async def test_many_rows_share_a_line(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "many.backup"
    rows = [{"id": n, "name": f"Person {n}", "last_seen": 0.5} for n in range(1, 1201)]
    async with database.write() as connection:
        await connection.execute(schema.people.insert(), rows)
    before = await contents(database)
    await back_up(database, file, quiet)
    lines = gzip.decompress(file.read_bytes()).splitlines()
    assert len(lines) == len(schema.metadata.tables) + 2 + 1200 // ROWS_PER_LINE + 1
    await database.dispose()
    await restore(database, check_backup(file), quiet, replace=True)
    assert await contents(database) == before


async def test_a_backup_with_a_line_for_each_row_is_restored(
    database: Database, tmp_path: Path
) -> None:
    """As 0.3.0 wrote them."""
    file = tmp_path / "old.backup"
    lines = [
        {"pantheon_backup": 1, "revision": "0010", "made": 0.0, "version": "0.3.0"},
        {"table": "people", "columns": ["id", "name", "last_seen", "rated"], "last_id": None},
        *([n, "Адель", 1.5, True] for n in range(1, 700)),
    ]
    written = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    checksum = blake2b(written, digest_size=32).hexdigest()
    footer = json.dumps({"rows": {"people": 699}, "checksum": checksum}).encode() + b"\n"
    file.write_bytes(gzip.compress(written + footer))
    await database.dispose()
    await restore(database, check_backup(file), quiet, replace=True)
    assert len((await contents(database))["people"]) == 699


@pytest.mark.parametrize(
    ("rows", "said", "why"),
    [
        ([[1, "Ada", 0.0], [2, "Bo"]], 2, "a row is cut short"),
        ([[1, "Ada", 0.0], 2], 2, "a line cannot be read"),
        ([[1, "Ada", 0.0]], 2, "it has other rows than it says"),
        ([[10**30, "Ada", 0.0]], 1, "a row does not fit into people"),
        ([[1, ["Ada"], 0.0]], 1, "a row does not fit into people"),
    ],
)
async def test_rows_that_are_not_what_the_file_says_change_nothing(
    database: Database, tmp_path: Path, rows: list[object], said: int, why: str
) -> None:
    file = tmp_path / "odd.backup"
    before = await contents(database)
    await database.dispose()
    lines: list[object] = [
        {"pantheon_backup": FORMAT, "revision": "0010", "made": 0.0, "version": "0.3.0"},
        {"table": "people", "columns": ["id", "name", "last_seen"], "last_id": None},
        rows,
    ]
    written = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    checksum = blake2b(written, digest_size=32).hexdigest()
    footer = json.dumps({"rows": {"people": said}, "checksum": checksum}).encode() + b"\n"
    file.write_bytes(gzip.compress(written + footer))
    with pytest.raises(DamagedBackup, match=why):
        await restore(database, check_backup(file), quiet, replace=True)
    assert await contents(database) == before


def test_a_backup_that_fails_leaves_the_last_one(tmp_path: Path) -> None:
    file = tmp_path / "kept.backup"
    file.write_bytes(b"yesterday's")
    head = BackupHeader(pantheon_backup=FORMAT, revision="0001", made=0.0, version="0")
    with pytest.raises(RuntimeError), writing_backup(file, head):
        raise RuntimeError("no space left")
    assert [path.name for path in tmp_path.iterdir()] == ["kept.backup"]
    assert file.read_bytes() == b"yesterday's"


def test_long_rows_do_not_share_a_line(tmp_path: Path) -> None:
    file = tmp_path / "long.backup"
    head = BackupHeader(pantheon_backup=FORMAT, revision="1", made=0.0, version="0")
    rows: list[Row] = [[f"{n}" + "x" * 1_000_000] for n in range(10)]
    with writing_backup(file, head) as backup_writer:
        backup_writer.begin(Section("people", ("name",), None))
        backup_writer.add(*rows)
    lines = gzip.decompress(file.read_bytes()).splitlines()
    assert max(map(len, lines)) <= LINE_BYTES
    [(_, batches)] = [(s, [*b]) for s, b in read_sections(check_backup(file))]
    assert [row for batch in batches for row in batch] == rows


def test_a_line_that_would_fill_the_memory_is_not_read(tmp_path: Path) -> None:
    """Forty megabytes of empty lists take a gigabyte as Python objects."""
    file = tmp_path / "bomb.backup"
    with gzip.open(file, "wb", 1) as out:
        out.write(b"[" + b"[]," * 14_000_000 + b"[]]\n")
    with pytest.raises(DamagedBackup, match="too long"):
        check_backup(file)
