"""Reminders of a turn that is paused, taken back or taken over: not too many, not too soon."""

from __future__ import annotations

from bot.host.moderation.moderation import Moderator
from tests.host.answering import take_back
from tests.host.harness import ADA, BO, CY, DI, HostHarness, eager
from tests.host.people.test_reminders import DAY, HOUR, notices, pass_time, waiting

MODERATOR = Moderator(5, DI)


async def test_a_pause_moves_the_last_reminder_along(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await pass_time(shared, DAY + HOUR)
    assert len(notices(shared)) == 2
    await shared.host.moderation.pause(MODERATOR, table.id)
    await pass_time(shared, 10 * DAY)
    await shared.host.moderation.resume(MODERATOR, table.id)
    # The second reminder comes a day after the first, the pause not counted.
    await pass_time(shared, 23 * HOUR - 1)
    assert len(notices(shared)) == 2
    await pass_time(shared, 1)
    assert len(notices(shared)) == 4


async def test_who_sits_down_during_a_pause_is_awaited_from_the_end_of_it(
    shared: HostHarness,
) -> None:
    table = await shared.begun(2)
    (place,) = [m.order for m in table.members if m.person_id == BO.id]
    await shared.host.moderation.pause(MODERATOR, table.id)
    await pass_time(shared, 10 * DAY)
    await shared.host.moderation.replace(MODERATOR, table.id, place, CY)
    await pass_time(shared, DAY)
    await shared.host.moderation.resume(MODERATOR, table.id)
    assert (await waiting(shared, table))[CY.id].since == shared.clock.now
    await pass_time(shared, DAY)
    assert (CY.id,) in [post.mentioned for post in notices(shared)]


async def test_taking_the_end_of_a_turn_back_gives_no_reminders_more(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.play(table.id, 2)
    (mover,) = (await shared.host.tables.get(table.id)).awaited_people
    await pass_time(shared, 4 * DAY)
    before = len(notices(shared))
    assert (await waiting(shared, table))[mover].reminders == 3
    seat = table.seats_of(mover)[0]
    while mover in (await shared.host.tables.get(table.id)).awaited_people:
        position = await shared.answer(await shared.asked(table.id), eager)
    await take_back(shared.host, table.id, mover, seat, position.entry)
    assert (await waiting(shared, table))[mover].reminders == 3
    await pass_time(shared, 10 * DAY)
    told = [post for post in notices(shared)[before:] if post.mentioned == (mover,)]
    assert told == []
    assert ADA.id in table.people
