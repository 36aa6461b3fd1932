"""Rows of tables, members and seats, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from bot.model.people import Person
from bot.model.server import Shards
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.table import tables
from tests.storage.rows import ADA, BO, new_table


async def test_a_channel_holds_one_open_table(database: Database) -> None:
    async with database.write() as connection:
        first = await new_table(connection)
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await new_table(connection, status="running")
    async with database.write() as connection:
        await tables.change_table(connection, first, {"status": "over"})
        second = await new_table(connection)
    assert second != first


async def test_of_two_tables_opened_at_once_in_a_channel_one_stands(database: Database) -> None:
    async with database.write() as connection:
        await tables.upsert_person(connection, ADA, 0.0)

    async def open_one() -> int:
        async with database.write() as connection:
            return await new_table(connection)

    results = await asyncio.gather(*(open_one() for _ in range(5)), return_exceptions=True)
    assert len([r for r in results if isinstance(r, int)]) == 1
    assert len([r for r in results if isinstance(r, IntegrityError)]) == 4


async def test_seats_and_members_come_back_in_order(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await tables.upsert_person(connection, BO, 0.0)
        await tables.add_member(connection, table_id, 0, person_id=ADA.id)
        await tables.add_member(connection, table_id, 2, person_id=BO.id)
        await tables.add_member(connection, table_id, 5, computer="random")
        seats = {"rose": [5], "amber": [2, 0], "onyx": [0]}
        await tables.take_seats(connection, table_id, seats)
    async with database.read() as connection:
        stored = await tables.fetch(connection, table_id)
    assert stored is not None
    table = stored.table
    assert [member.name for member in table.members] == ["Ada", "Bo", ""]
    assert list(table.seats) == ["rose", "amber", "onyx"]
    assert table.seats_of(ADA.id) == ("amber", "onyx")
    assert table.people_of("amber") == (ADA.id, BO.id)
    assert table.computer_of("rose") == "random"
    assert table.computer_of("amber") is None


async def test_a_person_is_called_as_they_are_called_now(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await tables.add_member(connection, table_id, 0, person_id=ADA.id)
        await tables.upsert_person(connection, Person(ADA.id, "Ada Lovelace"), 9.0)
    async with database.read() as connection:
        stored = await tables.fetch(connection, table_id)
        person = (await connection.execute(select(schema.people))).one()
    assert stored is not None
    assert stored.table.members[0].name == "Ada Lovelace"
    # A language once known is not forgotten by a visit that does not tell it.
    assert (person.language, person.last_seen) == ("uk", 9.0)


async def test_changing_a_table_that_went_on_fails(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        count = schema.tables.c.entry_count
        assert await tables.change_table(connection, table_id, {"entry_count": 3}, count == 0)
        assert not await tables.change_table(connection, table_id, {"entry_count": 4}, count == 0)


async def test_each_process_serves_its_own_shards(database: Database) -> None:
    async with database.write() as connection:
        ids = [
            await new_table(
                connection,
                channel,
                guild_id=(channel << 22) + 12345,
                status="running",
                awaits_computer=True,
                rules="old",
            )
            for channel in range(6)
        ]
    async with database.read() as connection:
        one = await tables.awaiting_computers(connection, Shards(3, (0, 2)))
        other = await tables.awaiting_computers(connection, Shards(3, (1,)))
        all_of_them = await tables.awaiting_computers(connection, None)
        outdated = await tables.outdated(
            connection, "toy", "new", Shards(3, (1,)), after=ids[1], limit=9
        )
    assert other == [ids[1], ids[4]]
    assert sorted(one + other) == ids == sorted(all_of_them)
    assert outdated == [ids[4]]


async def test_the_newest_table_of_a_channel_is_the_open_one_or_the_last_played(
    database: Database,
) -> None:
    async with database.write() as connection:
        played = await new_table(connection, status="over")
        await tables.change_table(connection, played, {"entry_count": 7})
        await new_table(connection, status="cancelled")
    async with database.read() as connection:
        found = await tables.in_channel(connection, 10)
        assert found is not None
        assert found.table.id == played
    async with database.write() as connection:
        lobby = await new_table(connection)
    async with database.read() as connection:
        found = await tables.in_channel(connection, 10)
        assert found is not None
        assert found.table.id == lobby
        assert await tables.in_channel(connection, 11) is None


async def test_the_seed_never_shows_in_a_table(database: Database) -> None:
    async with database.write() as connection:
        table_id = await new_table(connection)
        await tables.change_table(connection, table_id, {"seed": b"top secret"})
    async with database.read() as connection:
        stored = await tables.fetch(connection, table_id)
    assert stored is not None
    assert stored.seed == b"top secret"
    assert "secret" not in repr(stored)
    assert "secret" not in repr(stored.table)
