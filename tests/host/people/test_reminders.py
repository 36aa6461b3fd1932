"""Reminders, digests and absences on both databases, and who is mentioned."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.errors import Refusal, Undeliverable
from bot.host.people.absences import MAX_ABSENCES
from bot.host.waits.reminder_times import next_undisturbed, when_due
from bot.model.people import Absence, Preferences
from bot.model.posts import Post
from bot.model.table import Table
from bot.storage.database import Database
from bot.storage.people import preferences
from bot.storage.posts import alarms
from bot.storage.table import waits
from bot.storage.table.waits import Wait
from games.core.game import Game
from tests.host.answering import take_back
from tests.host.fake_channel import later
from tests.host.harness import ADA, BO, CY, PEOPLE, HostHarness, eager
from tests.toy import Orchard, ToyView

HOUR, DAY = 3600, 86400


@pytest.fixture
async def on_both(database: Database, toy: Game[Orchard, ToyView]) -> AsyncIterator[HostHarness]:
    """An evening on either kind of database."""
    harness = HostHarness(database)
    await harness.host.start_up(harness.channel)
    yield harness
    await harness.host.shut_down()


async def pass_time(harness: HostHarness, seconds: float) -> None:
    """Let time pass from alarm to alarm, as a clock on the wall would."""
    host, end = harness.host, harness.clock.now + seconds
    while True:
        await host.wait_until_idle()
        async with host.engine.database.read() as connection:
            due = await alarms.next_due(connection, None)
        if due is None or due > end:
            break
        harness.clock.now = max(harness.clock.now, due)
        host.engine.database.alarm_set(harness.clock.now)
    harness.clock.now = end


def notices(harness: HostHarness, kind: str = "reminder") -> list[Post]:
    return [post for post in harness.channel.posts if post.kind == kind]


async def waiting(harness: HostHarness, table: Table) -> dict[int, Wait]:
    async with harness.host.engine.database.read() as connection:
        return await waits.at_table(connection, table.id)


async def test_everybody_awaited_is_reminded_thrice_and_then_left_alone(
    on_both: HostHarness,
) -> None:
    table = await on_both.begun(2)
    began = on_both.clock.now
    await pass_time(on_both, 10 * DAY)
    told = [(post.mentioned, post.detail["number"]) for post in notices(on_both)]
    assert sorted(told) == [((p.id,), n) for p in (ADA, BO) for n in (1, 2, 3)]
    for wait in (await waiting(on_both, table)).values():
        assert (wait.reminders, wait.since, wait.reminded) == (3, began, began + 3 * DAY)
    async with on_both.host.engine.database.read() as connection:
        assert await alarms.find(connection, f"remind:{table.id}:{ADA.id}") is None


async def test_wishes_absences_and_snoozes_move_the_next_reminder(on_both: HostHarness) -> None:
    host, table = on_both.host, await on_both.begun(2)
    began = on_both.clock.now

    async def due() -> float:
        async with host.engine.database.read() as connection:
            alarm = await alarms.find(connection, f"remind:{table.id}:{ADA.id}")
        assert alarm is not None
        return alarm.due - began

    assert await due() == DAY
    await host.reminders.choose(ADA, remind_after=2 * DAY)
    assert await due() == 2 * DAY
    absence = await host.absences.leave(ADA, began + DAY, began + 5 * DAY, "")
    assert await due() == 5 * DAY
    await host.absences.come_back(ADA.id, absence.id)
    assert await due() == 2 * DAY
    await pass_time(on_both, 2 * DAY)
    assert len([post for post in notices(on_both) if post.mentioned == (ADA.id,)]) == 1
    assert await due() == 4 * DAY
    (entry,) = {wait.entry for wait in (await waiting(on_both, table)).values()}
    until = await host.reminders.snooze(table.id, ADA.id, entry, "hours")
    assert until == on_both.clock.now + 4 * HOUR
    assert await due() == 2 * DAY + 4 * HOUR
    # Who changes what they want starts afresh.
    await host.reminders.choose(ADA, remind_after=DAY)
    assert await due() == 3 * DAY
    with pytest.raises(Refusal) as refused:
        await host.reminders.snooze(table.id, ADA.id, entry + 1, "hour")
    assert refused.value.phrase.key == "host.refused.snooze_over"


async def test_nonsense_is_refused_and_nothing_is_kept_of_it(on_both: HostHarness) -> None:
    host = on_both.host
    for wish in (
        {"timezone": "Mars/Olympus"},
        {"remind_after": 5},
        {"remind_after": -1},
        {"remind_in": None},
        {"quiet_from": 1440},
        {"digest_at": "noon"},
        {"rated": 0},
        {"remind_after": DAY, "quiet_to": -1},
    ):
        with pytest.raises(Refusal) as refused:
            await host.reminders.choose(ADA, **wish)
        assert refused.value.phrase.key == "host.refused.bad_wish"
    assert await host.reminders.prefs(ADA.id) == Preferences(ADA.id)


async def test_a_digest_is_sent_once_a_day_and_rearms_itself(on_both: HostHarness) -> None:
    host = on_both.host
    on_both.clock.now = 1_767_225_600.0
    await on_both.begun(2)
    await on_both.begun(2, channel_id=11)
    await host.reminders.choose(BO, digest_at=8 * 60, remind_in="dm")
    await pass_time(on_both, 2 * DAY)
    digests = notices(on_both, "digest")
    assert [post.person_id for post in digests] == [BO.id, BO.id]
    assert BO.id not in {person for post in notices(on_both) for person in post.mentioned}
    page = await host.digests.page(BO.id)
    assert [pending.table.channel_id for pending in page.waiting] == [10, 11]
    async with host.engine.database.read() as connection:
        alarm = await alarms.find(connection, f"digest:{BO.id}")
    assert alarm is not None
    assert alarm.due == 1_767_225_600.0 + 2 * DAY + 8 * HOUR
    await host.reminders.choose(BO, digest_at=None)
    async with host.engine.database.read() as connection:
        assert await alarms.find(connection, f"digest:{BO.id}") is None


async def test_an_absence_stops_and_starts_the_clock_and_marks_the_member(
    on_both: HostHarness,
) -> None:
    host, table = on_both.host, await on_both.begun(2)
    now = on_both.clock.now
    await host.absences.leave(ADA, now + HOUR, now + 3 * HOUR, "a note " * 50)
    await pass_time(on_both, 2 * HOUR)
    assert (await waiting(on_both, table))[ADA.id].ticking is None
    assert (await waiting(on_both, table))[BO.id].ticking == now
    member = (await host.tables.get(table.id)).member_of(ADA.id)
    assert member is not None
    assert member.away is not None
    assert member.away.until == now + 3 * HOUR
    assert len(member.away.note) <= 120
    await pass_time(on_both, 2 * HOUR)
    wait = (await waiting(on_both, table))[ADA.id]
    assert (wait.ticking, wait.used) == (now + 3 * HOUR, HOUR)
    member = (await host.tables.get(table.id)).member_of(ADA.id)
    assert member is not None
    assert member.away is None
    assert await host.absences.of_person(ADA.id) == []


async def test_there_is_a_limit_to_plans(on_both: HostHarness) -> None:
    host, now = on_both.host, on_both.clock.now
    for number in range(MAX_ABSENCES):
        await host.absences.leave(ADA, now + number * DAY, now + number * DAY + HOUR, "")
    with pytest.raises(Refusal) as refused:
        await host.absences.leave(ADA, now + 50 * DAY, now + 51 * DAY, "")
    assert refused.value.phrase.key == "host.refused.away_many"
    # One that takes all of them in is no further one.
    whole = await host.absences.leave(ADA, now, now + 20 * DAY, "")
    assert await host.absences.of_person(ADA.id) == [whole]


async def test_late_alarms_leave_nobody_away_twice(on_both: HostHarness) -> None:
    host, now = on_both.host, on_both.clock.now
    table = await on_both.begun(2)
    await host.absences.leave(ADA, now + HOUR, now + 2 * HOUR, "one")
    await host.absences.leave(ADA, now + 3 * HOUR, now + 9 * HOUR, "other")
    # The bot slept through three of the four moments.
    on_both.clock.now += 5 * HOUR
    host.engine.database.alarm_set(on_both.clock.now)
    await host.wait_until_idle()
    found = await host.tables.get(table.id)
    assert [len(members) for members in found.seats.values()] == [1, 1]
    member = found.member_of(ADA.id)
    assert member is not None
    assert member.away is not None
    assert member.away.note == "other"


async def test_moves_and_wishes_at_the_same_moment_leave_no_ghost_waiting(
    on_both: HostHarness,
) -> None:
    host, table = on_both.host, await on_both.begun(3)
    for number in range(8):
        position = await on_both.asked(table.id)
        await asyncio.gather(
            on_both.answer(position),
            *(host.reminders.choose(p, remind_after=DAY + number * 600) for p in PEOPLE[:3]),
        )
        await host.wait_until_idle()
        table = await host.tables.get(table.id)
        assert set(await waiting(on_both, table)) == set(table.awaited_people)


async def test_two_processes_remind_once(database_url: str, toy: Game[Orchard, ToyView]) -> None:
    one, other = HostHarness(Database(database_url)), HostHarness(Database(database_url))
    other.clock, other.host.engine.clock = one.clock, one.clock
    await one.host.start_up(one.channel)
    await one.begun(2)
    await one.host.wait_until_idle()
    one.clock.now += DAY
    one.host.engine.database.alarm_set(one.clock.now)
    await asyncio.gather(other.host.start_up(other.channel), one.host.wait_until_idle())
    await one.host.wait_until_idle()
    await other.host.wait_until_idle()
    # While one process sends a post, the other may take it for one that a crash has interrupted. It
    # then looks for it in Discord; here each has a channel of its own, so the number tells.
    told = {post.id: post.mentioned for post in notices(one) + notices(other)}
    assert sorted(told.values()) == [(ADA.id,), (BO.id,)]
    await one.host.shut_down()
    await other.host.shut_down()


async def test_who_takes_no_messages_is_told_in_the_channel(harness: HostHarness) -> None:
    await harness.begun(2)
    await harness.host.reminders.choose(BO, remind_after=0)
    await harness.host.reminders.choose(ADA, remind_in="dm")
    await harness.host.wait_until_idle()
    harness.channel.before = [Undeliverable("closed")]
    await pass_time(harness, DAY)
    (reminder,) = notices(harness)
    assert (reminder.person_id, reminder.mentioned) == (None, (ADA.id,))


async def test_a_reminder_held_up_until_night_waits_for_the_morning(harness: HostHarness) -> None:
    table = await harness.begun(2)
    host, now = harness.host, harness.clock.now
    await host.reminders.choose(BO, remind_after=0)
    await host.wait_until_idle()
    # Discord is away for two hours from the moment at which Ada is to be reminded.
    minute = int(now % DAY // 60)
    await host.reminders.choose(
        ADA, quiet_from=(minute + 60) % 1440, quiet_to=(minute + 600) % 1440
    )
    harness.channel.before = [later(2 * HOUR, uncertain=False)]
    await pass_time(harness, DAY + 2 * HOUR)
    assert harness.channel.before == []
    host.engine.wake_delivery(table.id)
    await host.wait_until_idle()
    assert notices(harness) == []
    await pass_time(harness, 9 * HOUR)
    assert len(notices(harness)) == 1
    assert (await waiting(harness, table))[ADA.id].reminders == 1


def test_when_a_reminder_is_due() -> None:
    wait = Wait(1, ADA.id, since=100.0, entry=4, ticking=None)
    prefs = Preferences(ADA.id)
    assert when_due(wait, 50, prefs) == 150
    assert when_due(replace(wait, reminders=1, reminded=300.0), 50, prefs) == 350
    assert when_due(replace(wait, reminders=1, reminded=90.0), 50, prefs) == 150
    assert when_due(replace(wait, reminders=3, reminded=300.0), 50, prefs) is None
    assert when_due(replace(wait, reminders=3, snoozed=400.0), 50, prefs) == 400
    assert when_due(wait, 0, prefs) is None
    digest = replace(prefs, digest_at=480)
    assert when_due(wait, 50, digest) == 150
    assert when_due(wait, 50, replace(digest, remind_in="dm")) is None


def test_absence_after_absence_and_night_after_night() -> None:
    # From 20:00 to 08:00, away from 07:00 to 21:00 of the first day and at noon of the second.
    prefs = Preferences(ADA.id, quiet_from=20 * 60, quiet_to=8 * 60)
    absent = [
        Absence(1, ADA.id, 7.0 * HOUR, 21.0 * HOUR, "", False),
        Absence(2, ADA.id, DAY + 8.0 * HOUR, DAY + 12.0 * HOUR, "", False),
    ]
    assert next_undisturbed(6.0 * HOUR, prefs, absent) == DAY + 12 * HOUR
    assert next_undisturbed(DAY + 13.0 * HOUR, prefs, absent) == DAY + 13 * HOUR


async def test_a_ping_comes_only_when_the_awaited_people_change(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(3, rounds=3)
    for number in range(200):
        await host.wait_until_idle()
        if (await host.tables.get(table.id)).status != "running":
            break
        position = await harness.asked(table.id)
        after = await harness.answer(position, eager)
        if number % 3 == 0 and after.can_undo and position.seat is not None:
            person = table.people_of(position.seat)[0]
            await take_back(host, table.id, person, position.seat, after.entry)
        if number % 4 == 0:
            now = harness.clock.now
            absence = await host.absences.leave(CY, now, now + DAY, "")
            await host.absences.come_back(CY.id, absence.id)
    turns = [post for post in harness.channel.posts if post.kind == "turn"]
    assert len(turns) > 10
    same = [b for a, b in pairwise(turns) if {*a.table.awaited_people} == {*b.table.awaited_people}]
    assert not any(post.ping for post in same)
    fresh = [
        b for a, b in pairwise(turns) if not {*b.table.awaited_people} <= {*a.table.awaited_people}
    ]
    assert fresh


async def test_going_away_and_coming_back_pings_nobody(harness: HostHarness) -> None:
    host, _ = harness.host, await harness.begun(2)
    await host.wait_until_idle()
    before = list(harness.channel.posts)
    now = harness.clock.now
    await host.absences.leave(ADA, now, now + HOUR, "")
    await host.reminders.choose(ADA, timezone="Europe/Kyiv", quiet_from=0, quiet_to=60)
    await pass_time(harness, 2 * HOUR)
    (notice,) = harness.channel.posts[len(before) :]
    assert (notice.kind, notice.ping, notice.mentioned) == ("away", False, ())
    async with host.engine.database.read() as connection:
        assert (await preferences.of_people(connection, [ADA.id]))[ADA.id].timezone == "Europe/Kyiv"
