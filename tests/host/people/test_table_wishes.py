"""Reminders, quiet hours, digest and pings for one table, on both databases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.model.people import TableWishes
from bot.storage.people import preferences
from bot.storage.posts import alarms
from tests.host.answering import give
from tests.host.harness import ADA, BO, CY, DI, HostHarness
from tests.host.people.test_reminders import DAY, HOUR, notices, on_both, pass_time

__all__ = ["on_both"]


async def test_one_table_reminds_every_four_hours_and_another_one_never(
    on_both: HostHarness,
) -> None:
    host = on_both.host
    often, never = await on_both.begun(2), await on_both.begun(2, channel_id=11)
    await host.reminders.choose(ADA, remind_after=DAY)
    await host.table_wishes.choose(ADA, TableWishes(often.id, ADA.id, remind_after=4 * HOUR))
    await host.table_wishes.choose(ADA, TableWishes(never.id, ADA.id, remind_after=0))
    await pass_time(on_both, 13 * HOUR)
    told = [(post.table.id, post.mentioned) for post in notices(on_both)]
    assert told == [(often.id, (ADA.id,))] * 3
    await pass_time(on_both, 3 * DAY)
    mine = [post.table.id for post in notices(on_both) if post.mentioned == (ADA.id,)]
    assert mine == [often.id] * 3


async def test_a_table_has_quiet_hours_of_its_own(on_both: HostHarness) -> None:
    host, table = on_both.host, await on_both.begun(2)
    began = on_both.clock.now
    hour_of_day = int(began % DAY) // 60
    await host.reminders.choose(ADA, remind_after=HOUR)
    quiet = TableWishes(
        table.id, ADA.id, quiet_from=hour_of_day, quiet_to=(hour_of_day + 300) % 1440
    )
    await host.table_wishes.choose(ADA, quiet)
    async with host.engine.database.read() as connection:
        alarm = await alarms.find(connection, f"remind:{table.id}:{ADA.id}")
    assert alarm is not None
    assert alarm.due - began > 4 * HOUR
    await host.reminders.choose(ADA, quiet_from=hour_of_day, quiet_to=(hour_of_day + 300) % 1440)
    await host.table_wishes.choose(ADA, replace(quiet, quiet_from=0, quiet_to=0))
    async with host.engine.database.read() as connection:
        alarm = await alarms.find(connection, f"remind:{table.id}:{ADA.id}")
    assert alarm is not None
    assert alarm.due - began == HOUR


async def test_a_table_left_out_of_the_digest_reminds_by_itself(on_both: HostHarness) -> None:
    host = on_both.host
    listed, left_out = await on_both.begun(2), await on_both.begun(2, channel_id=11)
    minute = (int(on_both.clock.now % DAY) // 60 + 120) % 1440
    await host.reminders.choose(ADA, digest_at=minute, remind_in="dm", remind_after=6 * HOUR)
    await host.table_wishes.choose(ADA, TableWishes(left_out.id, ADA.id, in_digest=False))
    page = await host.digests.page(ADA.id, digest=True)
    assert [table.id for table in page.tables] == [listed.id]
    assert len((await host.digests.page(ADA.id)).tables) == 2
    await pass_time(on_both, 7 * HOUR)
    assert len(notices(on_both, "digest")) == 1
    mine = [post.table.id for post in notices(on_both) if post.person_id == ADA.id]
    assert mine == [left_out.id]


async def test_a_full_lobby_pings_who_wishes_it_and_keeps_quiet_hours(
    on_both: HostHarness,
) -> None:
    host, table = on_both.host, await on_both.lobby(3)
    minute = int(on_both.clock.now % DAY) // 60
    await host.table_wishes.choose(ADA, TableWishes(table.id, ADA.id, lobby_full=True))
    await host.table_wishes.choose(
        BO,
        TableWishes(
            table.id, BO.id, lobby_full=True, quiet_from=minute, quiet_to=(minute + 120) % 1440
        ),
    )
    await pass_time(on_both, HOUR)
    assert notices(on_both, "wished") == []
    await host.lobby.join(table.id, DI)
    await pass_time(on_both, 1)
    assert [post.person_id for post in notices(on_both, "wished")] == [ADA.id]
    await pass_time(on_both, 2 * HOUR)
    assert [post.person_id for post in notices(on_both, "wished")] == [ADA.id, BO.id]


async def test_who_is_near_their_turn_is_told_once(on_both: HostHarness) -> None:
    host, table = on_both.host, await on_both.begun(3)
    await on_both.host.wait_until_idle()
    for person in (ADA, BO, CY):
        wishes = TableWishes(table.id, person.id, turn_near=True)
        await host.table_wishes.choose(person, wishes)
    while len((await host.tables.get(table.id)).awaited) > 1:
        position = await on_both.asked(table.id)
        await on_both.answer(position)
    told: list[int | None] = []
    for _ in range(12):
        await host.wait_until_idle()
        table = await host.tables.get(table.id)
        told = [post.person_id for post in notices(on_both, "wished")]
        if told or not table.awaited:
            break
        await on_both.answer(await on_both.asked(table.id))
    assert told
    assert not {*told} & {*table.awaited_people}
    # The same wait is told once, however often it is looked at again.
    await host.table_wishes.choose(ADA, TableWishes(table.id, ADA.id, turn_near=True))
    await host.wait_until_idle()
    again = [post.person_id for post in notices(on_both, "wished")]
    assert len(again) == len({*again})


async def test_wishes_are_refused_where_they_make_no_sense_or_somebody_has_no_place(
    on_both: HostHarness,
) -> None:
    host, table = on_both.host, await on_both.begun(2)
    for wishes in (
        TableWishes(table.id, ADA.id, remind_after=5),
        TableWishes(table.id, ADA.id, quiet_from=1440, quiet_to=0),
    ):
        with pytest.raises(Refusal):
            await host.table_wishes.choose(ADA, wishes)
    with pytest.raises(Refusal):
        await host.table_wishes.choose(DI, TableWishes(table.id, DI.id, remind_after=0))
    await host.table_wishes.choose(ADA, TableWishes(table.id, ADA.id, remind_after=0))
    await host.table_wishes.choose(ADA, TableWishes(table.id, ADA.id))
    async with host.engine.database.read() as connection:
        assert await preferences.wishes_at_table(connection, table.id) == {}


async def test_deleted_people_leave_no_wishes(on_both: HostHarness) -> None:
    host, table = on_both.host, await on_both.begun(2)
    await host.table_wishes.choose(ADA, TableWishes(table.id, ADA.id, turn_near=True))
    known = await host.privacy.everything(ADA.id)
    assert "turn_near" in str(known)
    await host.privacy.forget(ADA.id)
    async with host.engine.database.read() as connection:
        assert await preferences.wishes_at_table(connection, table.id) == {}


async def test_a_near_turn_is_not_said_to_the_person_who_is_asked(on_both: HostHarness) -> None:
    host, table = on_both.host, await on_both.begun(2)
    await host.table_wishes.choose(BO, TableWishes(table.id, BO.id, turn_near=True))
    position = await host.play.position(table.id, table.seats_of(BO.id)[0])
    assert position.ask is not None
    await host.wait_until_idle()
    assert notices(on_both, "wished") == []
    await give(
        host,
        table.id,
        ADA.id,
        table.seats_of(ADA.id)[0],
        position.entry,
        ("pass",) if "pass" in position.ask.options else position.ask.options[:1],
        None,
    )
    await host.wait_until_idle()
    assert notices(on_both, "wished") == []
