"""Every query uses an index."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, event

from bot.host.upkeep import purge
from bot.model.server import Shards
from bot.model.table import OPEN
from bot.storage.database import Database
from bot.storage.play import log
from bot.storage.posts import outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.privacy import privacy
from bot.storage.server import audit, server_settings
from bot.storage.server.stillness import last_answers
from bot.storage.table import table_rows, tables, votes
from bot.storage.table.table_rows import FINISHED, TableFilter
from tests.databases import sqlite_url
from tests.storage.rows import ADA, new_table

MANY_ROWS = {
    *("entries", "tables", "members", "tenures", "outbox", "petitions", "results"),
    *("looks", "banks", "notes"),
}


@asynccontextmanager
async def watched(database: Database) -> AsyncIterator[list[tuple[str, object]]]:
    """Collects the statements that are executed meanwhile."""
    seen: list[tuple[str, object]] = []

    def look(
        connection: Connection,
        cursor: object,
        statement: str,
        parameters: object,
        context: object,
        many: bool,
    ) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            seen.append((statement, parameters))

    event.listen(database.engine.sync_engine, "before_cursor_execute", look)
    yield seen
    event.remove(database.engine.sync_engine, "before_cursor_execute", look)


async def test_every_query_goes_through_an_index(tmp_path: Path) -> None:
    database = Database(sqlite_url(tmp_path))
    await database.migrate()
    async with database.write() as connection:
        table_id = await new_table(connection, status="running")
        await tables.add_member(connection, table_id, 0, person_id=ADA.id)
    async with watched(database) as seen, database.write() as connection:
        await tables.fetch(connection, table_id, for_update=True)
        await tables.in_channel(connection, 10)
        await tables.in_channel(connection, 11)
        await tables.of_person(connection, ADA.id, ("running",))
        for shards in (None, Shards(4, (1, 2))):
            await tables.awaiting_computers(connection, shards)
            await tables.outdated(connection, "toy", "1", shards, after=0, limit=9)
            await outbox.owing_tables(connection, shards)
        await tables.change_table(connection, table_id, {"updated": 1.0})
        await log.entries(connection, table_id)
        await log.stored_snapshot(connection, table_id)
        await log.saved_draft(connection, table_id, "amber")
        for entry in (3, 4):
            await outbox.owe(connection, table_id, "turn", entry, 0.0)
        owed = await outbox.first_owed(connection, table_id)
        assert owed is not None
        await outbox.claim(connection, owed, -1, 4)
        await outbox.leave_to_later_post(connection, owed)
        await outbox.postpone(connection, owed, "pending", 0.0)
        await outbox.delivered(connection, owed, 4, 1)
        await server_settings.change(connection, 5, {"audit_channel": 7})
        await server_settings.server(connection, 5, for_update=True)
        await server_settings.count_open(connection, 5)
        await server_settings.count_of_person(connection, 5, ADA.id)
        for statuses in (OPEN, ("running",), ("over", "cancelled")):
            listed = TableFilter(5, statuses, archived=False)
            await table_rows.open_rows(connection, listed)
            await table_rows.count_finished(connection, listed)
            await table_rows.finished_ids(connection, listed, offset=20, limit=20)
            await table_rows.titles(connection, listed, 25)
        sits = TableFilter(5, person_id=ADA.id, waiting_since=1.0, lost=True, paused=True)
        await table_rows.open_rows(connection, sits)
        await table_rows.places(connection, 5)
        await table_rows.places(connection, 5, [10, 11])
        await outbox.tables_owed(connection, 5)
        await last_answers(connection, 5)
        await last_answers(connection, 5, table_id)
        await server_settings.count_opened(connection, ADA.id, 0.0)
        await votes.open_of_server(connection, 5)
        await audit.write(connection, 5, "pause", 0.0, table_id=table_id)
        audit_entry = await audit.first_owed(connection, 5)
        assert audit_entry is not None
        await audit.mark(connection, audit_entry, "sending")
        for one in (None, table_id):
            await audit.page(connection, 5, one, 0, 10)
        for shards in (None, Shards(4, (1, 2))):
            await audit.owing_servers(connection, shards)
            await server_settings.with_open_tables(connection, shards)
        await audit.keep(connection, 5)
        await purge.purge(connection, Alarm(purge.KEY, purge.KIND, 0.0), 1e9)
    assert len(seen) > 20
    for statement, parameters in seen:
        assert not await scans(database, statement, parameters), statement
    await database.dispose()


async def test_what_is_kept_about_a_person_is_found_through_their_tables(tmp_path: Path) -> None:
    """Alarms, drafts and errors are few; these are not."""
    database = Database(sqlite_url(tmp_path))
    await database.migrate()
    async with watched(database) as seen, database.read() as connection:
        await privacy.counted(connection, ADA.id)
        await privacy.everything(connection, ADA.id)
    read = {
        step.split()[1]
        for statement, parameters in seen
        for step in await scans(database, statement, parameters)
    }
    assert len(seen) > 30
    assert not read & MANY_ROWS
    await database.dispose()


async def scans(database: Database, statement: str, parameters: object) -> list[str]:
    """The steps of a statement that read a table from end to end.

    Walking a partial index is meant: it holds just the rows that matter.
    """
    async with database.read() as connection:
        plan = await connection.exec_driver_sql(
            f"EXPLAIN QUERY PLAN {statement}",
            parameters,  # type: ignore[arg-type]
        )
        steps = [str(step["detail"]) for step in plan.mappings()]
    return [s for s in steps if s.startswith("SCAN") and "USING" not in s]


async def test_finished_tables_are_counted_and_paged_without_being_read(tmp_path: Path) -> None:
    database = Database(sqlite_url(tmp_path))
    await database.migrate()
    listed = TableFilter(5, FINISHED, game="deus", archived=False)
    async with watched(database) as seen, database.read() as connection:
        await table_rows.count_finished(connection, listed)
        await table_rows.finished_ids(connection, listed, offset=20_000, limit=20)
        for statement, parameters in list(seen):
            plan = await connection.exec_driver_sql(
                f"EXPLAIN QUERY PLAN {statement}",
                parameters,  # type: ignore[arg-type]
            )
            steps = [str(step["detail"]) for step in plan.mappings()]
            assert len(steps) == 1, steps
            assert "COVERING INDEX ix_tables_finished" in steps[0]
    await database.dispose()
