"""Seats within and between scenarios: a successor gets everything that belongs to the seat."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.upkeep import purge
from bot.model.people import Person
from bot.storage.posts.alarms import Alarm
from tests.host.campaign.campaign_harness import all_ready, begun, look, opened, play
from tests.host.harness import ADA, BO, CY, DI, HostHarness

MOD = Moderator(5, Person(90, "Mo"))


async def test_whoever_takes_a_seat_over_has_it_in_the_next_scenario(shared: HostHarness) -> None:
    host = shared.host
    table = await begun(shared, 2, 1)
    seat = table.seats_of(BO.id)[0]
    await host.seats.give_up(table.id, BO.id, "computer")
    place = (await host.tables.get(table.id)).open_places[0].order
    await host.seats.take_over(table.id, place, CY)
    second = await play(shared)
    assert second.seats_of(CY.id) == (seat,)
    assert second.member_of(BO.id) is None
    assert set(second.called) == {ADA.id, CY.id}


async def test_a_computer_and_a_kept_seat_are_always_ready(shared: HostHarness) -> None:
    host = shared.host
    table = await begun(shared, 3)
    await host.seats.sit_in(table.id, BO.id)
    second = await play(shared)
    assert second.owned_by(BO.id) is not None
    assert set(second.called) == {ADA.id, CY.id}
    await host.campaigns.say_ready(second.id, CY.id)
    await host.seats.come_back(second.id, BO.id)
    after = await host.campaigns.say_ready(second.id, ADA.id)
    assert (after.status, after.called) == ("lobby", (BO.id,))
    after = await host.campaigns.say_ready(second.id, BO.id)
    assert after.status == "running"


async def test_who_leaves_between_scenarios_is_not_waited_for(shared: HostHarness) -> None:
    host = shared.host
    await begun(shared, 3)
    table = await play(shared)
    await host.campaigns.say_ready(table.id, ADA.id)
    await host.campaigns.say_ready(table.id, CY.id)
    table = await host.seats.give_up(table.id, BO.id, "computer")
    assert table.status == "running"
    assert len(table.open_places) == 1


async def test_a_newcomer_is_asked_again(shared: HostHarness) -> None:
    host = shared.host
    await begun(shared, 3)
    table = await play(shared)
    place = table.member_of(BO.id)
    assert place is not None
    seat = table.seats_of(BO.id)
    await host.campaigns.say_ready(table.id, BO.id)
    table = await host.moderation.replace(MOD, table.id, place.order, DI)
    assert table.seats_of(DI.id) == seat
    assert set(table.called) == {ADA.id, CY.id, DI.id}


async def test_the_last_person_leaves_nothing_to_computers(harness: HostHarness) -> None:
    await begun(harness, 1, 1)
    table = await play(harness)
    with pytest.raises(Refusal):
        await harness.host.seats.give_up(table.id, ADA.id, "computer")
    table = await harness.host.seats.give_up(table.id, ADA.id, "open")
    assert (table.status, table.called) == ("lobby", ())
    table = await harness.host.seats.take_over(table.id, table.open_places[0].order, BO)
    assert table.called == (BO.id,)
    assert (await harness.host.campaigns.say_ready(table.id, BO.id)).status == "running"


async def test_a_pause_between_scenarios(shared: HostHarness) -> None:
    host = shared.host
    await begun(shared, 2)
    table = await play(shared)
    await host.campaigns.say_ready(table.id, ADA.id)
    await host.moderation.pause(MOD, table.id)
    with pytest.raises(Refusal) as refused:
        await host.campaigns.say_ready(table.id, BO.id)
    assert refused.value.phrase.key == "host.refused.paused"
    table = await host.seats.sit_in(table.id, BO.id)
    assert (table.status, table.awaited) == ("lobby", ())
    assert (await host.moderation.resume(MOD, table.id)).status == "running"


async def test_a_move_takes_the_invitation_along(shared: HostHarness) -> None:
    host = shared.host
    await begun(shared, 2)
    table = await play(shared)
    await host.wait_until_idle()
    before = len(shared.channel.posts)
    await host.moderation.move(MOD, table.id, 77)
    await host.wait_until_idle()
    told = [post.kind for post in shared.channel.posts[before:]]
    assert told.count("interlude") == 1
    for person in (ADA, BO):
        table = await host.campaigns.say_ready(table.id, person.id)
    await shared.play(table.id)
    found = await host.campaigns.in_channel(77)
    assert found is not None
    assert (found.table.scenario, found.table.channel_id) == (3, 77)


async def test_who_is_not_ready_is_reminded(shared: HostHarness) -> None:
    host = shared.host
    await begun(shared, 2)
    table = await play(shared)
    await host.campaigns.say_ready(table.id, ADA.id)
    await shared.later(25 * 3600)
    reminders = [post for post in shared.channel.posts if post.kind == "reminder"]
    assert [post.mentioned for post in reminders] == [(BO.id,)]
    page = await host.digests.page(BO.id)
    assert [pending.table.id for pending in page.waiting] == [table.id]
    assert not (await host.digests.page(ADA.id)).waiting
    await host.campaigns.say_ready(table.id, BO.id)
    await shared.play(table.id, answers=0)
    assert (await host.tables.get(table.id)).status == "running"


async def test_who_is_away_is_not_reminded(harness: HostHarness) -> None:
    host = harness.host
    await begun(harness, 2)
    table = await play(harness)
    now = harness.clock.now
    await host.absences.leave(BO, now, now + 90 * 3600, "")
    await host.campaigns.say_ready(table.id, ADA.id)
    await harness.later(25 * 3600)
    assert not [post for post in harness.channel.posts if post.kind == "reminder"]


async def test_no_clock_runs_between_scenarios(harness: HostHarness) -> None:
    host = harness.host
    table = await opened(harness, 2)
    await host.clocks.set_clock(table.id, ADA.id, "quick")
    await host.lobby.start(table.id, ADA.id)
    table = await play(harness)
    assert table.clock is not None
    await harness.later(30 * 24 * 3600)
    assert not [post for post in harness.channel.posts if post.kind == "flag"]
    table = await all_ready(harness)
    times = await host.clocks.times(table)
    assert all(time.bank == table.clock.bank for time in times.values() if table.clock)


async def test_a_restart_between_and_within_scenarios(shared: HostHarness) -> None:
    await begun(shared, 2, 1)
    table = await play(shared)
    await shared.host.campaigns.say_ready(table.id, ADA.id)
    database = shared.host.engine.database
    later = HostHarness(database)
    await later.host.start_up(later.channel)
    assert (await look(later)).table.called == (BO.id,)
    table = await later.host.campaigns.say_ready(table.id, BO.id)
    assert table.status == "running"
    await later.play(table.id, answers=2)
    again = HostHarness(database)
    await again.host.start_up(again.channel)
    third = await play(again)
    assert (third.scenario, third.interlude) == (3, True)


async def test_whoever_is_forgotten_leaves_their_seat(shared: HostHarness) -> None:
    host = shared.host
    await begun(shared, 3)
    table = await play(shared)
    await host.campaigns.say_ready(table.id, ADA.id)
    await host.privacy.forget(BO.id)
    table = await host.tables.get(table.id)
    assert BO.id not in table.claimants
    assert table.called == (CY.id,)
    await host.campaigns.say_ready(table.id, CY.id)
    assert (await host.tables.get(table.id)).status == "running"


async def finished(harness: HostHarness, people: int = 2) -> None:
    """A campaign that is over."""
    await begun(harness, people)
    for _ in range(2):
        await play(harness)
        await all_ready(harness)
    await play(harness)


async def test_nobody_waits_for_whoever_was_forgotten_after_the_end(shared: HostHarness) -> None:
    """Their seat is open, and a computer plays on: a stand-in could never say that it is ready."""
    host = shared.host
    await finished(shared)
    await host.privacy.forget(ADA.id)
    table = await host.campaigns.play_on((await look(shared)).campaign.id, BO)
    assert (table.claimants, table.called, table.creator_id) == ((BO.id,), (BO.id,), BO.id)
    assert [member.computer for member in table.open_places] == ["sensible"]
    assert (await host.campaigns.say_ready(table.id, BO.id)).status == "running"


async def test_a_rollback_seats_nobody_who_was_forgotten(shared: HostHarness) -> None:
    host = shared.host
    await finished(shared)
    await host.privacy.forget(BO.id)
    await host.privacy.forget(ADA.id)
    now = await look(shared)
    table = await host.campaign_rollback.roll_back(MOD, now.campaign.id, 3, now.table.id)
    await host.wait_until_idle()
    assert (table.claimants, table.called) == ((), ())
    assert (await host.tables.get(table.id)).interlude, "computers do not play among themselves"
    table = await host.seats.take_over(table.id, table.open_places[0].order, CY)
    assert (await host.campaigns.say_ready(table.id, CY.id)).status == "running"


async def test_the_purge_leaves_nothing_of_a_campaign_that_never_began(shared: HostHarness) -> None:
    table = await opened(shared, 2)
    await shared.host.tables.cancel(table.id, ADA.id)
    await begun(shared, 2)
    kept = await look(shared)
    async with shared.host.engine.database.write() as connection:
        await purge.purge(connection, Alarm("purge", "purge", 0.0), shared.clock.now + 3 * 86_400)
    assert (await look(shared)).campaign.id == kept.campaign.id
    assert [one.campaign.id for one in await shared.host.campaigns.on_server(5)] == [
        kept.campaign.id
    ]
