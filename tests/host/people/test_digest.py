"""The daily digest: its content, how often it is sent, and where if direct messages fail."""

from __future__ import annotations

from bot.errors import Undeliverable
from bot.model.people import Person
from bot.model.posts import Post
from bot.model.table import Table
from bot.storage.posts import alarms
from tests.host.harness import ADA, BO, HostHarness
from tests.host.people.test_reminders import DAY, HOUR, notices, pass_time, waiting


async def elsewhere(harness: HostHarness, guild_id: int, channel_id: int, *people: Person) -> Table:
    """A running table on another server."""
    table = await harness.host.tables.create(guild_id, channel_id, people[0], "toy", "en")
    for person in people[1:]:
        await harness.host.lobby.join(table.id, person)
    return await harness.host.lobby.start(table.id, people[0].id)


def digests(harness: HostHarness) -> list[Post]:
    return notices(harness, "digest")


async def test_a_server_that_is_gone_stops_no_digest(shared: HostHarness) -> None:
    first = await shared.begun(2)
    second = await elsewhere(shared, 6, 20, ADA, BO)
    await shared.host.reminders.choose(ADA, digest_at=480)
    await shared.host.lost_channels.left(5)
    await pass_time(shared, 4 * DAY)
    assert len(digests(shared)) == 4
    assert {post.table.id for post in digests(shared)} == {second.id}
    page = await shared.host.digests.page(ADA.id)
    assert [pending.table.id for pending in page.waiting] == [second.id]
    assert first.id in [table.id for table in page.others]
    await shared.host.lost_channels.returned(5)
    await shared.host.wait_until_idle()
    assert len(digests(shared)) == 4, "none comes late"


async def test_digests_that_could_not_be_sent_do_not_pile_up(shared: HostHarness) -> None:
    await shared.begun(2)
    await shared.host.reminders.choose(ADA, digest_at=480)
    await shared.host.reminders.choose(BO, remind_after=0)
    await shared.host.lost_channels.left(5)
    await pass_time(shared, 5 * DAY)
    await shared.host.lost_channels.returned(5)
    await shared.host.wait_until_idle()
    assert digests(shared) == []
    await pass_time(shared, DAY)
    assert len(digests(shared)) == 1


async def test_who_takes_no_direct_messages_is_reminded_in_the_channel(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.reminders.choose(BO, remind_after=0)
    await shared.host.reminders.choose(ADA, digest_at=480, remind_in="dm")
    # What is refused is the digest, not the first turn's post.
    await shared.host.wait_until_idle()
    for _ in range(10):
        shared.channel.before.append(Undeliverable("takes no messages"))
        await pass_time(shared, DAY)
        shared.channel.before.clear()
    assert digests(shared) == []
    told = notices(shared)
    assert [(post.person_id, post.mentioned) for post in told] == [(None, (ADA.id,))] * 3
    assert (await waiting(shared, table))[ADA.id].reminders == 3


async def test_a_digest_that_comes_late_is_the_one_of_that_day(shared: HostHarness) -> None:
    await shared.begun(2)
    await shared.host.reminders.choose(ADA, digest_at=480)
    await shared.host.reminders.choose(BO, remind_after=0)
    await pass_time(shared, DAY)
    assert len(digests(shared)) == 1
    # Nobody looked at the clock until a minute before the next one.
    async with shared.host.engine.database.read() as connection:
        due = await alarms.find(connection, f"digest:{ADA.id}")
    assert due is not None
    await shared.later(due.due + DAY - 60 - shared.clock.now)
    assert len(digests(shared)) == 2
    await shared.later(HOUR)
    assert len(digests(shared)) == 2


async def test_whoever_changes_the_hour_gets_no_second_one_that_day(shared: HostHarness) -> None:
    await shared.begun(2)
    await shared.host.reminders.choose(BO, remind_after=0)
    midnight = shared.clock.now - shared.clock.now % DAY + DAY
    await pass_time(shared, midnight - shared.clock.now)
    for hour in (9, 10, 23):
        # The first comes at nine; people who then ask for ten or eleven have had today's.
        await shared.host.reminders.choose(ADA, digest_at=hour * 60)
        await pass_time(shared, midnight + hour * HOUR + 60 - shared.clock.now)
    assert len(digests(shared)) == 1
    # Turned off and on again, it is still that day's.
    await shared.host.reminders.choose(ADA, digest_at=None)
    await shared.host.reminders.choose(ADA, digest_at=23 * 60 + 30)
    await pass_time(shared, midnight + DAY - shared.clock.now)
    assert len(digests(shared)) == 1
    await pass_time(shared, 3 * DAY)
    assert len(digests(shared)) == 4


async def test_an_hour_earlier_the_next_morning_is_too_soon(shared: HostHarness) -> None:
    await shared.begun(2)
    await shared.host.reminders.choose(BO, remind_after=0)
    midnight = shared.clock.now - shared.clock.now % DAY + DAY
    await shared.host.reminders.choose(ADA, digest_at=22 * 60)
    await pass_time(shared, midnight - HOUR - shared.clock.now)
    assert len(digests(shared)) == 1
    await shared.host.reminders.choose(ADA, digest_at=60)
    await pass_time(shared, 3 * HOUR)
    assert len(digests(shared)) == 1
    await pass_time(shared, DAY)
    assert len(digests(shared)) == 2


async def test_a_digest_at_midnight_comes_every_day(shared: HostHarness) -> None:
    await shared.begun(2)
    await shared.host.reminders.choose(BO, remind_after=0)
    await shared.host.reminders.choose(ADA, digest_at=0)
    await pass_time(shared, 5 * DAY)
    assert len(digests(shared)) == 5
