"""Long lists of tables: whole tables are read only for what is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from sqlalchemy import RowMapping, insert

from bot.host.moderation.table_list import ANY_STALL, TABLES_PER_PAGE, Search
from bot.storage import schema
from bot.storage.table import tables
from bot.storage.table.tables import Stored
from tests.host.harness import HostHarness
from tests.storage.rows import ADA, new_table

GUILD = 5
RUNNING, OVER = 45, 50
DAY = 86_400.0


@pytest.fixture
def read_whole(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ids of all tables that were read whole."""
    found: list[int] = []
    stored = tables._stored

    def noted(row: RowMapping, sitting: Sequence[RowMapping]) -> Stored:
        found.append(row["id"])
        return stored(row, sitting)

    monkeypatch.setattr(tables, "_stored", noted)
    return found


async def many_tables(harness: HostHarness) -> tuple[list[int], list[int]]:
    """Running tables that wait for Ada, the later the longer, and finished ones."""
    now = harness.clock.now
    async with harness.host.engine.database.write() as connection:
        running = [
            await new_table(connection, 100 + n, guild_id=GUILD, status="running")
            for n in range(RUNNING)
        ]
        over = [
            await new_table(connection, 500 + n, guild_id=GUILD, status="over") for n in range(OVER)
        ]
        for n, table_id in enumerate(running):
            row = {"since": now - n * DAY, "entry": 0, "used": 0.0, "reminders": 0}
            await connection.execute(
                insert(schema.waits).values(table_id=table_id, person_id=ADA.id, **row)
            )
    return running, over


async def test_only_the_page_that_is_shown_is_read_whole(
    shared: HostHarness, read_whole: list[int]
) -> None:
    running, _over = await many_tables(shared)
    found = await shared.host.table_list.tables(GUILD, Search("all"))
    assert len(read_whole) == TABLES_PER_PAGE
    assert (found.count, found.pages, found.page) == (RUNNING + OVER, 5, 0)
    # A table counts as stalled once it has waited for three days.
    assert found.stalled == RUNNING - 3
    assert [item.table.id for item in found.items] == running[:-21:-1]


async def test_pages_hold_every_table_once_and_finished_ones_come_last(
    shared: HostHarness,
) -> None:
    running, over = await many_tables(shared)
    listed = [
        item.table.id
        for page in range(5)
        for item in (await shared.host.table_list.tables(GUILD, Search("all"), page)).items
    ]
    assert listed == [*reversed(running), *reversed(over)]
    last = await shared.host.table_list.tables(GUILD, Search("all"), 99)
    assert (last.page, len(last.items)) == (4, (RUNNING + OVER) % TABLES_PER_PAGE)


async def test_a_moderator_of_some_channels_sees_the_tables_there(shared: HostHarness) -> None:
    running, over = await many_tables(shared)
    found = await shared.host.table_list.tables(GUILD, Search("all"), channel_ids={101, 502})
    assert {item.table.id for item in found.items} == {running[1], over[2]}
    titles = await shared.host.table_list.titles(GUILD, channel_ids={101, 502})
    assert [title.id for title in titles] == [running[1], over[2]]


async def test_stalled_tables_are_counted_and_few_are_read(
    shared: HostHarness, read_whole: list[int]
) -> None:
    running, _ = await many_tables(shared)
    found = await shared.host.stalls.lasting(GUILD, 5)
    assert len(read_whole) == 5
    assert found.table_ids == tuple(running[:2:-1])
    assert [stalled.table.id for stalled in found.first] == running[:-6:-1]
    stalled = await shared.host.table_list.tables(GUILD, Search(stall=ANY_STALL))
    assert stalled.count == RUNNING - 3


async def test_titles_are_searched_without_reading_tables(
    shared: HostHarness, read_whole: list[int]
) -> None:
    running, over = await many_tables(shared)
    titles = await shared.host.table_list.titles(GUILD)
    assert [title.id for title in titles] == [*reversed(running), *reversed(over)]
    assert read_whole == []
