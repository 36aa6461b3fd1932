"""Waits begin and end with whatever changes who is awaited."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import schema
from bot.storage.database import Database
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.server import server_settings
from bot.storage.table import waits
from bot.storage.table.tables import Stored
from bot.storage.table.waits import Wait
from games.core.game import Game
from tests.host.channel import Channel
from tests.host.evening import ADA, Evening
from tests.toy import Orchard, ToyView


async def waiting(evening: Evening, table_id: int) -> dict[int, Wait]:
    async with evening.host.engine.database.read() as connection:
        return await waits.at_table(connection, table_id)


async def test_waits_are_always_those_of_the_awaited_people(
    database: Database, toy: Game[Orchard, ToyView]
) -> None:
    evening = Evening(database)
    await evening.host.start_up(Channel())
    table = await evening.begun(people=3)
    for _ in range(12):
        evening.clock.now += 60
        table = await evening.host.tables.get(table.id)
        assert table.status == "running"
        held = await waiting(evening, table.id)
        assert set(held) == set(table.awaited_people)
        async with database.read() as connection:
            reminders = [
                await alarms.find(connection, f"remind:{table.id}:{person}") for person in held
            ]
        assert all(reminders)
        await evening.answer(await evening.asked(table.id))
    await evening.host.tables.cancel(table.id, ADA.id, moderator=True)
    assert await waiting(evening, table.id) == {}
    await evening.host.shut_down()


async def test_a_person_who_moves_on_is_awaited_from_that_move_on(evening: Evening) -> None:
    table = await evening.begun(people=1, computers=1)
    await evening.host.settled()
    (before,) = (await waiting(evening, table.id)).values()
    evening.clock.now += 500
    await evening.answer(await evening.asked(table.id))
    await evening.host.settled()
    (after,) = (await waiting(evening, table.id)).values()
    assert after.since == before.since + 500


async def test_tables_of_an_older_version_are_watched_after_the_upgrade(
    database: Database, toy: Game[Orchard, ToyView]
) -> None:
    evening = Evening(database)
    async with database.write() as connection:
        limits = {"most_tables": 0, "most_per_person": 0}
        await server_settings.change(connection, 5, limits)
    begun = []
    for number in range(60):
        begun.append(await evening.begun(channel_id=10 + number))
        # Nobody opens that many tables within an hour.
        evening.clock.now += 300
    async with database.write() as connection:
        await connection.execute(delete(schema.waits))
        await connection.execute(delete(schema.alarms))
        await alarms.set_alarm(connection, Alarm("muster", "muster", 0.0))
    await evening.host.start_up(Channel())
    await evening.host.settled()
    for table in begun:
        assert set(await waiting(evening, table.id)) == set(table.awaited_people)
    await evening.host.shut_down()


async def test_a_seat_given_up_in_another_process_leaves_no_wait_behind(
    database_url: str, toy: Game[Orchard, ToyView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move knows the match before its transaction; who sits there may have changed."""
    one, other = Evening(Database(database_url)), Evening(Database(database_url))
    await one.host.engine.database.migrate()
    table = await one.begun(people=3)
    engine = one.host.engine
    held = engine._held
    async with engine.locked(table.id):
        ask, *others = (await engine.opened(table.id))[1].match.pending
    assert others
    (mover,), (leaver,) = table.people_of(ask.seat), table.people_of(others[0].seat)

    async def meanwhile(
        transaction: AsyncExitStack, table_id: int
    ) -> tuple[AsyncConnection, Stored]:
        await other.host.seats.give_up(table.id, leaver, "computer")
        return await held(transaction, table_id)

    monkeypatch.setattr(engine, "_held", meanwhile)
    picks = ask.options[: ask.low]
    await one.host.play.answer(table.id, mover, ask.seat, table.entry_count, picks)
    after = await one.host.tables.get(table.id)
    assert leaver not in after.awaited_people
    assert set(await waiting(one, table.id)) == set(after.awaited_people)
    await one.host.shut_down()
    await other.host.shut_down()
