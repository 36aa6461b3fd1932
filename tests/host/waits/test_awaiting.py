"""Waits begin and end with every change of who is awaited."""

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
from tests.host.answering import give
from tests.host.fake_channel import FakeChannel
from tests.host.harness import ADA, HostHarness
from tests.toy import Orchard, ToyView


async def waiting(harness: HostHarness, table_id: int) -> dict[int, Wait]:
    async with harness.host.engine.database.read() as connection:
        return await waits.at_table(connection, table_id)


async def test_waits_are_always_those_of_the_awaited_people(
    database: Database, toy: Game[Orchard, ToyView]
) -> None:
    harness = HostHarness(database)
    await harness.host.start_up(FakeChannel())
    table = await harness.begun(people=3)
    for _ in range(12):
        harness.clock.now += 60
        table = await harness.host.tables.get(table.id)
        assert table.status == "running"
        held = await waiting(harness, table.id)
        assert set(held) == set(table.awaited_people)
        async with database.read() as connection:
            reminders = [
                await alarms.find(connection, f"remind:{table.id}:{person}") for person in held
            ]
        assert all(reminders)
        await harness.answer(await harness.asked(table.id))
    await harness.host.tables.cancel(table.id, ADA.id, moderator=True)
    assert await waiting(harness, table.id) == {}
    await harness.host.shut_down()


async def test_a_person_who_moves_on_is_awaited_from_that_move_on(harness: HostHarness) -> None:
    table = await harness.begun(people=1, computers=1)
    await harness.host.wait_until_idle()
    (before,) = (await waiting(harness, table.id)).values()
    harness.clock.now += 500
    await harness.answer(await harness.asked(table.id))
    await harness.host.wait_until_idle()
    (after,) = (await waiting(harness, table.id)).values()
    assert after.since == before.since + 500


async def test_tables_of_an_older_version_are_watched_after_the_upgrade(
    database: Database, toy: Game[Orchard, ToyView]
) -> None:
    harness = HostHarness(database)
    async with database.write() as connection:
        limits = {"most_tables": 0, "most_per_person": 0}
        await server_settings.change(connection, 5, limits)
    begun = []
    for number in range(60):
        begun.append(await harness.begun(channel_id=10 + number))
        # Nobody opens that many tables within an hour.
        harness.clock.now += 300
    async with database.write() as connection:
        await connection.execute(delete(schema.waits))
        await connection.execute(delete(schema.alarms))
        await alarms.set_alarm(connection, Alarm("muster", "muster", 0.0))
    await harness.host.start_up(FakeChannel())
    await harness.host.wait_until_idle()
    for table in begun:
        assert set(await waiting(harness, table.id)) == set(table.awaited_people)
    await harness.host.shut_down()


async def test_a_seat_given_up_in_another_process_leaves_no_wait_behind(
    database_url: str, toy: Game[Orchard, ToyView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move knows the match before its transaction; who sits there may have changed."""
    one, other = HostHarness(Database(database_url)), HostHarness(Database(database_url))
    await one.host.engine.database.migrate()
    table = await one.begun(people=3)
    engine = one.host.engine
    held = engine._begin_transaction
    async with engine.locked(table.id):
        ask, *others = (await engine.opened(table.id))[1].match.pending
    assert others
    (mover,), (leaver,) = table.people_of(ask.seat), table.people_of(others[0].seat)

    async def meanwhile(
        transaction: AsyncExitStack, table_id: int
    ) -> tuple[AsyncConnection, Stored]:
        await other.host.seats.give_up(table.id, leaver, "computer")
        return await held(transaction, table_id)

    monkeypatch.setattr(engine, "_begin_transaction", meanwhile)
    picks = ask.options[: ask.low]
    await give(one.host, table.id, mover, ask.seat, table.entry_count, picks, ask.fingerprint)
    after = await one.host.tables.get(table.id)
    assert leaver not in after.awaited_people
    assert set(await waiting(one, table.id)) == set(after.awaited_people)
    await one.host.shut_down()
    await other.host.shut_down()
