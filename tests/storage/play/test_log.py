"""Rows of logs, snapshots and drafts, on both databases."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import IntegrityError

from bot.storage.database import Database
from bot.storage.play import log
from bot.storage.play.log import Draft, StoredSnapshot
from games.core.log import Entry
from games.core.snapshots import Snapshot
from tests.storage.rows import new_table

LOG = [
    Entry(0, "chance", None, "toy.chance.deck", ("gold", "rot"), "c0ffee"),
    Entry(1, "answer", "amber", "toy.ask.bid", ("3",), "facade"),
    Entry(2, "undo", "amber", "undo", ("1",), ""),
]


async def test_a_log_comes_back_as_it_was(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await log.append(connection, table_id, LOG, 1, 0.0)
    async with database.read() as connection:
        assert await log.entries(connection, table_id) == LOG
        assert await log.entries(connection, table_id, since=2) == LOG[2:]


async def test_an_entry_cannot_be_written_twice(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await log.append(connection, table_id, LOG[:2], 1, 0.0)
    other = LOG[1]._replace(picks=("5",))
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await log.append(connection, table_id, [LOG[2], other], 1, 0.0)
    async with database.read() as connection:
        assert await log.entries(connection, table_id) == LOG[:2]


async def test_the_newest_snapshot_replaces_the_others(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        assert await log.stored_snapshot(connection, table_id) is None
        await log.keep(
            connection, table_id, StoredSnapshot("r1", Snapshot(9, 10, 4, 3, b"\x00\xff{}"))
        )
        await log.keep(connection, table_id, StoredSnapshot("r2", Snapshot(5, 6, 2, 1, b"earlier")))
    async with database.read() as connection:
        # An undo may lead back: the last one written counts, not the longest.
        assert await log.stored_snapshot(connection, table_id) == StoredSnapshot(
            "r2", Snapshot(5, 6, 0, 1, b"earlier")
        )


async def test_a_draft_is_kept_for_each_seat(database: Database) -> None:
    older, newer, other = Draft("q1", 3, ("A1",)), Draft("q1", 3, ("A1", "B2")), Draft("q2", 4, ())
    async with database.write() as connection:
        table_id = await new_table(connection)
        for seat, draft in (("amber", older), ("amber", newer), ("rose", other)):
            await log.save_draft(connection, table_id, seat, draft)
        assert await log.saved_draft(connection, table_id, "amber") == newer
        assert await log.saved_draft(connection, table_id, "rose") == other
        assert await log.saved_draft(connection, table_id, "onyx") is None
