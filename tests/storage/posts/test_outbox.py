"""Rows of the outbox, on both databases."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.posts import Owed
from bot.model.server import Shards
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.posts import outbox
from bot.storage.table import tables
from tests.storage.rows import new_table


async def states(database: Database) -> list[tuple[str, str]]:
    async with database.read() as connection:
        rows = await connection.execute(
            select(schema.outbox.c.kind, schema.outbox.c.state).order_by(schema.outbox.c.id)
        )
        return [(row.kind, row.state) for row in rows]


async def test_a_newer_turn_takes_the_place_of_those_not_tried_yet(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await outbox.owe(connection, table_id, "turn", 3, 1.0, ping=True)
        await outbox.owe(connection, table_id, "turn", 5, 2.0, ping=False)
        first = await outbox.first_owed(connection, table_id)
    assert first is not None
    # The newer one calls the people whom the older one would have called.
    assert (first.entry, first.ping) == (5, True)
    assert await states(database) == [("turn", "superseded"), ("turn", "pending")]


async def test_a_post_that_may_have_arrived_is_not_superseded(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await outbox.owe(connection, table_id, "turn", 3, 1.0)
        first = await outbox.first_owed(connection, table_id)
        assert first is not None
        assert await outbox.claim(connection, first, -1, 3) is False
        await outbox.owe(connection, table_id, "over", 8, 2.0)
    assert await states(database) == [("turn", "sending"), ("over", "pending")]
    async with database.write() as connection:
        again = await outbox.first_owed(connection, table_id)
        assert again is not None
        assert (again.id, again.state, again.attempts) == (first.id, "sending", 1)
        assert await outbox.leave_to_later_post(connection, again)
    assert await states(database) == [("turn", "superseded"), ("over", "pending")]


async def test_only_one_claims_a_post(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await outbox.owe(connection, table_id, "turn", 3, 1.0, ping=True)
        owed = await outbox.first_owed(connection, table_id)
        assert owed is not None
        assert await outbox.claim(connection, owed, -1, 3) is True
        assert await outbox.claim(connection, owed, -1, 3) is None


async def test_a_claim_tells_turns_that_came_meanwhile(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await outbox.owe(connection, table_id, "turn", 3, 1.0)
        owed = await outbox.first_owed(connection, table_id)
        assert owed is not None
        await outbox.postpone(connection, owed, "sending", 1.0)
        await outbox.owe(connection, table_id, "turn", 5, 2.0, ping=True)
        await outbox.owe(connection, table_id, "turn", 9, 2.0, ping=False)
        sending = replace(owed, state="sending")
        assert await outbox.claim(connection, sending, 0, 9) is True
    assert [state for _, state in await states(database)] == ["sending"] + ["superseded"] * 2


async def test_delivery_moves_what_has_been_told(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await outbox.owe(connection, table_id, "turn", 3, 1.0)
        owed = await outbox.first_owed(connection, table_id)
        assert owed is not None
        await outbox.claim(connection, owed, -1, 4)
        await outbox.delivered(connection, owed, 4, 777)
        stored = await tables.fetch(connection, table_id)
        assert await outbox.first_owed(connection, table_id) is None
    assert stored is not None
    assert (stored.told_entry, stored.table.last_post_id) == (4, 777)


async def test_tables_that_are_owed_a_post_are_found_by_shard(database: Database) -> None:
    async with database.write() as connection:
        ids = [await new_table(connection, n, guild_id=n << 22) for n in range(4)]
        for table_id in ids[1:]:
            await outbox.owe(connection, table_id, "turn", 1, 1.0)
        assert await outbox.owing_tables(connection, None) == ids[1:]
        assert await outbox.owing_tables(connection, Shards(2, (0,))) == [ids[2]]


async def test_a_post_that_another_process_has_finished_is_not_owed_again(
    database: Database,
) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await outbox.owe(connection, table_id, "turn", 3, 1.0)
        stopped = await outbox.first_owed(connection, table_id)
        assert stopped is not None
        await outbox.claim(connection, stopped, -1, 3)
        await outbox.delivered(connection, stopped, 3, 77)
        # A process that was stopped while it sent it finds that it could not.
        await outbox.postpone(connection, stopped, "sending", 0.0)
        assert await outbox.first_owed(connection, table_id) is None
    assert await states(database) == [("turn", "done")]


async def sending(connection: AsyncConnection) -> Owed:
    """A reminder that a process sends when it is stopped."""
    table_id = await new_table(connection)
    await outbox.owe(connection, table_id, "reminder", 3, 1.0, person_id=7)
    owed = await outbox.first_owed(connection, table_id)
    assert owed is not None
    await outbox.claim(connection, owed, 3, 3)
    return replace(owed, state="sending", attempts=1)


async def test_a_late_refusal_changes_nothing_that_another_process_has_finished(
    database: Database,
) -> None:
    async with database.write() as connection:
        stopped = await sending(connection)
        table_id = stopped.table_id
        await outbox.delivered(connection, stopped, 3, 77)
        # A process that was stopped while it sent it hears only now that it could not.
        assert not await outbox.redirect(connection, stopped)
        assert not await outbox.drop(connection, stopped)
        assert await outbox.first_owed(connection, table_id) is None
    assert await states(database) == [("reminder", "done")]


async def test_a_late_refusal_leaves_a_newer_attempt_alone(database: Database) -> None:
    async with database.write() as connection:
        stopped = await sending(connection)
        table_id = stopped.table_id
        await outbox.claim(connection, stopped, 3, 3)
        assert not await outbox.redirect(connection, stopped)
        assert not await outbox.drop(connection, stopped)
        await outbox.postpone(connection, stopped, "pending", 0.0)
        again = await outbox.first_owed(connection, table_id)
        assert again is not None
        # What may be on its way is looked for before it is sent once more.
        assert (again.state, again.attempts, again.person_id) == ("sending", 2, 7)
        assert await outbox.redirect(connection, again)
    assert await states(database) == [("reminder", "pending")]
