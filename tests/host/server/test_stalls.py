"""Stalled tables: the reasons, their order, and the daily summary."""

from __future__ import annotations

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.moderation.table_list import ANY_STALL, Search
from bot.host.waits.clock_times import DAY, HOUR
from bot.model.posts import Post
from bot.model.table_row import TableRow
from bot.storage.posts import alarms, outbox
from bot.storage.table import table_rows
from bot.storage.table.table_rows import TableFilter
from bot.storage.upkeep.gauges import owed_posts
from tests.host.harness import ADA, BO, CY, DI, HostHarness
from tests.host.moderation.test_own_tables import place_of as place
from tests.host.people.test_reminders import notices, pass_time
from tests.host.table.test_clocks import run_out
from tests.host.table.test_undo_votes import asked, opened

GUILD, DESK = 5, 77
MODERATOR = Moderator(GUILD, DI)


async def kinds(harness: HostHarness) -> dict[int, list[str]]:
    """The reasons why tables are stalled, the most urgent tables first."""
    found = await harness.host.table_list.tables(GUILD, Search(stall=ANY_STALL))
    return {item.table.id: [stall.kind for stall in item.stalls] for item in found.items}


def summaries(harness: HostHarness) -> list[Post]:
    return notices(harness, "stalls")


async def test_everything_that_holds_a_table_up_is_named_and_the_worst_comes_first(
    shared: HostHarness,
) -> None:
    host = shared.host
    waiting = await shared.begun(2, channel_id=20)
    open_seat = await shared.begun(2, channel_id=21)
    lost = await shared.begun(2, channel_id=22)
    paused = await shared.begun(2, channel_id=23)
    await pass_time(shared, 4 * DAY)
    fine = await shared.begun(3, channel_id=24)
    await host.seats.give_up(open_seat.id, BO.id, "open")
    await host.lost_channels.gone(GUILD, [22])
    await host.moderation.pause(MODERATOR, paused.id)
    found = await kinds(shared)
    assert list(found) == [lost.id, open_seat.id, waiting.id]
    assert found[lost.id][0] == "lost"
    assert found[open_seat.id] == ["open_seat", "waiting"]
    assert found[waiting.id] == ["waiting"]
    everything = [i.table.id for i in (await host.table_list.tables(GUILD, Search())).items]
    assert everything[:3] == list(found)
    assert sorted(everything[3:]) == [paused.id, fine.id]
    only = await host.table_list.tables(GUILD, Search(stall="open_seat"))
    assert [item.table.id for item in only.items] == [open_seat.id]


async def test_votes_and_absences_hold_a_table_up(shared: HostHarness) -> None:
    table, slow, _, _ = await run_out(shared)
    assert (await kinds(shared))[table.id][0] == "time_up"
    person = next(p for p in (ADA, BO, CY) if p.id == slow)
    await shared.host.absences.leave(person, shared.clock.now, shared.clock.now + 9 * DAY, "")
    found = await shared.host.table_list.one(GUILD, table.id)
    assert found is not None
    assert {stall.kind: stall.until for stall in found.stalls}["away"] == shared.clock.now + 9 * DAY


async def test_a_question_about_going_back_holds_a_table_up(harness: HostHarness) -> None:
    table, seat, entry = await opened(harness)
    await asked(harness, table, seat, entry)
    assert await kinds(harness) == {table.id: ["vote"]}


async def test_moderators_are_told_once_a_day_of_what_has_lasted(shared: HostHarness) -> None:
    host = shared.host
    first, second = await shared.begun(2, channel_id=20), await shared.begun(2, channel_id=21)
    await host.server_settings.change(GUILD, DI, {"audit_channel": DESK, "stall_days": 2})
    await pass_time(shared, 1.5 * DAY)
    assert summaries(shared) == []
    await pass_time(shared, 3.5 * DAY)
    told = summaries(shared)
    assert len(told) == 3
    assert {post.channel_id for post in told} == {DESK}
    assert told[0].detail["tables"] == [first.id, second.id]
    assert told[0].mentioned == ()
    await host.server_settings.change(GUILD, DI, {"stall_days": 0})
    await pass_time(shared, 3 * DAY)
    assert len(summaries(shared)) == 3


async def test_the_tables_of_a_server_are_not_read_while_others_wait_to_write(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A summary lists all tables of a server before it writes, and looks at few of them then."""
    writing: list[bool] = []
    listed = table_rows.open_rows

    async def noted(connection: AsyncConnection, wanted: TableFilter) -> list[TableRow]:
        assert connection.sync_connection is not None
        options = connection.sync_connection.get_execution_options()
        writing.append(bool(options.get("pantheon_write")))
        return await listed(connection, wanted)

    monkeypatch.setattr(table_rows, "open_rows", noted)
    await harness.begun(2, channel_id=20)
    await harness.host.server_settings.change(GUILD, DI, {"audit_channel": DESK, "stall_days": 2})
    await pass_time(harness, 3.5 * DAY)
    assert summaries(harness)
    assert writing
    assert not any(writing)


async def test_nobody_is_told_of_tables_that_get_on(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.server_settings.change(GUILD, DI, {"audit_channel": DESK})
    await pass_time(shared, 2 * DAY)
    await shared.host.moderation.pause(MODERATOR, table.id)
    await pass_time(shared, 9 * DAY)
    assert summaries(shared) == []


async def test_a_restart_goes_on_telling(shared: HostHarness) -> None:
    await shared.begun(2)
    await shared.host.server_settings.change(GUILD, DI, {"audit_channel": DESK})
    async with shared.host.engine.database.write() as connection:
        await alarms.cancel(connection, f"stalls:{GUILD}")
    await shared.host.stalls.schedule()
    await pass_time(shared, 5 * DAY)
    assert len(summaries(shared)) == 2


async def test_an_open_seat_is_offered_once_more(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.seats.give_up(table.id, BO.id, "open")
    await pass_time(shared, DAY)
    offered = [p for p in notices(shared, "seat") if p.detail["event"] == "still_open"]
    assert offered == []
    await pass_time(shared, 10 * DAY)
    (offered_post,) = [p for p in notices(shared, "seat") if p.detail["event"] == "still_open"]
    assert offered_post.mentioned == (ADA.id,)


async def test_an_open_seat_is_offered_when_nobody_sleeps(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.seats.give_up(table.id, BO.id, "open")
    await pass_time(shared, 2 * DAY - HOUR)
    begin = int(shared.clock.now // 60) % (24 * 60)
    await shared.host.reminders.choose(ADA, quiet_from=begin, quiet_to=(begin + 300) % (24 * 60))
    await pass_time(shared, 4 * HOUR)
    assert [p for p in notices(shared, "seat") if p.detail["event"] == "still_open"] == []
    await pass_time(shared, 2 * HOUR)
    (offered,) = [p for p in notices(shared, "seat") if p.detail["event"] == "still_open"]
    assert offered.mentioned == (ADA.id,)


async def test_a_seat_that_was_taken_is_not_offered_again(shared: HostHarness) -> None:
    table = await shared.begun(2)
    after = await shared.host.seats.give_up(table.id, BO.id, "open")
    await shared.host.seats.take_over(table.id, after.open_places[0].order, CY)
    await pass_time(shared, 10 * DAY)
    assert [p for p in notices(shared, "seat") if p.detail["event"] == "still_open"] == []


async def test_a_moderator_reminds_those_who_are_awaited(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.later(HOUR)
    await shared.host.moderation.remind(MODERATOR, table.id)
    await shared.host.wait_until_idle()
    assert sorted(post.mentioned for post in notices(shared)) == [(ADA.id,), (BO.id,)]
    with pytest.raises(Refusal) as refused:
        await shared.host.moderation.remind(MODERATOR, table.id)
    assert refused.value.phrase.key == "host.refused.reminded_already"
    deeds = (await shared.host.audit.page(GUILD)).deeds
    assert [audit_entry.action for audit_entry in deeds] == ["remind"]


async def test_nobody_is_reminded_twice_within_an_hour(shared: HostHarness) -> None:
    """Somebody who was not reminded yet is no reason to remind the others again."""
    table = await shared.begun(2)
    now = shared.clock.now
    await shared.host.absences.leave(BO, now, now + 1800, "")
    await shared.host.moderation.remind(MODERATOR, table.id)
    await shared.host.wait_until_idle()
    assert [post.mentioned for post in notices(shared)] == [(ADA.id,)]
    await pass_time(shared, 2000)
    await shared.host.moderation.remind(MODERATOR, table.id)
    await shared.host.wait_until_idle()
    assert [post.mentioned for post in notices(shared)] == [(ADA.id,), (BO.id,)]


async def test_an_open_seat_is_offered_when_somebody_is_back(shared: HostHarness) -> None:
    """The one call is not spent while everybody is away."""
    table = await shared.begun(2)
    await shared.host.seats.give_up(table.id, BO.id, "open")
    now = shared.clock.now
    await shared.host.absences.leave(ADA, now, now + 5 * DAY, "")
    await pass_time(shared, 5 * DAY - HOUR)
    offers = [p for p in notices(shared, "seat") if p.detail["event"] == "still_open"]
    assert offers == []
    await pass_time(shared, 2 * HOUR)
    (offer,) = [p for p in notices(shared, "seat") if p.detail["event"] == "still_open"]
    assert offer.mentioned == (ADA.id,)


async def test_posts_for_a_lost_channel_are_counted_apart(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.wait_until_idle()
    await shared.host.lost_channels.gone(GUILD, [table.channel_id])
    await shared.host.wait_until_idle()
    async with shared.host.engine.database.write() as connection:
        await outbox.owe(connection, table.id, "away", 0, shared.clock.now + 1)
        found = await owed_posts(connection, None)
    assert (found.count, found.oldest, found.lost) == (0, None, 1)


async def test_a_table_without_an_answer_is_told_of_however_its_reasons_change(
    shared: HostHarness,
) -> None:
    """Each new reason begins anew, but stillness itself is one."""
    table = await shared.begun(3)
    await shared.host.server_settings.change(GUILD, DI, {"audit_channel": DESK})
    await pass_time(shared, 2 * DAY)
    await shared.host.seats.sit_in(table.id, ADA.id)
    await shared.host.wait_until_idle()
    answered = (await shared.host.tables.get(table.id)).entry_count
    for person in (BO, CY):
        await pass_time(shared, 1.5 * DAY)
        await shared.host.seats.give_up(table.id, person.id, "open")
        await shared.host.seats.take_over(table.id, place(table, person.id), person)
    now = await shared.host.tables.get(table.id)
    assert now.entry_count == answered
    await pass_time(shared, DAY)
    assert (await kinds(shared))[table.id] == ["still"]
    assert summaries(shared)[-1].detail["tables"] == [table.id]


async def test_a_pause_is_no_stillness(shared: HostHarness) -> None:
    table = await shared.begun(2)
    await shared.host.moderation.pause(MODERATOR, table.id)
    await pass_time(shared, 20 * DAY)
    await shared.host.moderation.resume(MODERATOR, table.id)
    await pass_time(shared, DAY)
    assert await kinds(shared) == {}


async def test_what_a_moderator_can_do_something_about_is_told_first(shared: HostHarness) -> None:
    """And what has changed since yesterday."""
    host = shared.host
    await host.server_settings.change(GUILD, DI, {"audit_channel": DESK})
    waiting = await shared.begun(2, channel_id=20)
    await pass_time(shared, DAY)
    empty = await shared.begun(2, channel_id=21)
    await host.seats.give_up(empty.id, BO.id, "open")
    await pass_time(shared, 4 * DAY)
    first, *_, last = summaries(shared)
    assert (first.detail["before"], first.detail["tables"]) == ([], [waiting.id])
    assert last.detail["tables"] == [empty.id, waiting.id]
    assert last.detail["before"] in ([waiting.id], [empty.id, waiting.id])
