"""Alarms ring once and in time, also after a restart or a changed clock."""

from __future__ import annotations

import asyncio

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.host import Host
from bot.storage.database import Database
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from tests.host.fake_channel import FakeChannel
from tests.host.harness import Clock


class Watch:
    """A process that writes down which alarms ring."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.rung: list[str] = []
        self.fails = 0
        self.host = Host(database, clock=clock)
        self.host.alarms.on("test", self._ring)

    async def _ring(self, connection: AsyncConnection, alarm: Alarm, now: float) -> None:
        if self.fails:
            self.fails -= 1
            raise RuntimeError("not now")
        self.rung.append(alarm.key)

    async def set(self, *alarm: Alarm) -> None:
        async with self.host.engine.database.write() as connection:
            for one in alarm:
                await alarms.set_alarm(connection, one)


async def test_an_alarm_rings_once_when_it_is_due(database: Database) -> None:
    clock = Clock()
    watch = Watch(database, clock)
    await watch.host.start_up(FakeChannel())
    await watch.set(Alarm("later", "test", clock.now + 100), Alarm("now", "test", clock.now))
    await watch.host.wait_until_idle()
    assert watch.rung == ["now"]
    clock.now += 100
    await watch.set(Alarm("next", "test", clock.now))
    await watch.host.wait_until_idle()
    assert watch.rung == ["now", "later", "next"]
    await watch.host.shut_down()


async def test_an_alarm_set_anew_rings_at_its_new_time_only(database: Database) -> None:
    clock = Clock()
    watch = Watch(database, clock)
    await watch.set(Alarm("one", "test", clock.now + 5))
    await watch.set(Alarm("one", "test", clock.now + 500))
    async with database.write() as connection:
        await alarms.set_alarm(connection, Alarm("two", "test", clock.now + 5))
        await alarms.cancel(connection, "two", "unknown")
    clock.now += 10
    await watch.host.start_up(FakeChannel())
    await watch.host.wait_until_idle()
    assert watch.rung == []
    await watch.host.shut_down()


async def test_what_was_due_while_nobody_watched_rings_at_the_next_start(
    database_url: str,
) -> None:
    clock = Clock()
    first = Watch(Database(database_url), clock)
    await first.host.start_up(FakeChannel())
    await first.set(Alarm("missed", "test", clock.now + 60))
    await first.host.shut_down()
    clock.now += 3600
    second = Watch(Database(database_url), clock)
    await second.host.start_up(FakeChannel())
    await second.host.wait_until_idle()
    assert (first.rung, second.rung) == ([], ["missed"])
    await second.host.shut_down()


async def test_two_processes_ring_an_alarm_once(database_url: str) -> None:
    clock = Clock()
    one, other = (
        Watch(Database(database_url), clock),
        Watch(Database(database_url), clock),
    )
    await one.host.engine.database.migrate()
    await one.set(*(Alarm(f"a{n}", "test", clock.now) for n in range(20)))
    await asyncio.gather(one.host.start_up(FakeChannel()), other.host.start_up(FakeChannel()))
    await one.host.wait_until_idle()
    await other.host.wait_until_idle()
    assert sorted(one.rung + other.rung) == sorted(f"a{n}" for n in range(20))
    await one.host.shut_down()
    await other.host.shut_down()


async def test_an_alarm_that_fails_holds_up_no_other_and_is_tried_again(
    database: Database,
) -> None:
    clock = Clock()
    watch = Watch(database, clock)
    watch.fails = 1
    await watch.set(Alarm("bad", "test", clock.now - 1), Alarm("good", "test", clock.now))
    await watch.host.start_up(FakeChannel())
    await watch.host.wait_until_idle()
    assert watch.rung == ["good"]
    clock.now += 3600
    await watch.set(Alarm("other", "test", clock.now))
    await watch.host.wait_until_idle()
    assert sorted(watch.rung) == ["bad", "good", "other"]
    await watch.host.shut_down()


async def test_an_alarm_that_is_not_committed_never_rings(database: Database) -> None:
    clock = Clock()
    watch = Watch(database, clock)
    await watch.host.start_up(FakeChannel())
    try:
        async with database.write() as connection:
            await alarms.set_alarm(connection, Alarm("lost", "test", clock.now))
            raise RuntimeError("taken back")
    except RuntimeError:
        await watch.host.wait_until_idle()
    assert watch.rung == []
    await watch.host.shut_down()
