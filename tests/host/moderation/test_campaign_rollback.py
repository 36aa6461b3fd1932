"""A moderator takes a campaign back to the set-up of a scenario."""

from __future__ import annotations

import pytest

from bot.errors import Refusal, StaleMove
from bot.host.moderation.campaign_rollback import choices
from bot.host.moderation.moderation import Moderator
from bot.host.upkeep import campaign_check, purge
from bot.model.people import Person
from bot.storage.posts.alarms import Alarm
from tests.host.answering import give
from tests.host.campaign.campaign_harness import all_ready, begun, look, play
from tests.host.harness import ADA, BO, CY, DI, HostHarness, eager

MOD = Moderator(5, Person(90, "Mo"))


async def back(harness: HostHarness, scenario: int, by: Moderator = MOD) -> int:
    now = await look(harness)
    rollback = harness.host.campaign_rollback
    table = await rollback.roll_back(by, now.campaign.id, scenario, now.table.id)
    await harness.host.wait_until_idle()
    return table.id


async def test_back_to_an_earlier_scenario(shared: HostHarness) -> None:
    host = shared.host
    first = await begun(shared, 2)
    await play(shared)
    await all_ready(shared)
    left = (await look(shared)).campaign.legacy
    third = await play(shared)
    assert choices(await look(shared)) == [1, 2]
    new = await back(shared, 2)
    now = await look(shared)
    assert (now.table.id, now.table.scenario, now.table.interlude) == (new, 2, True)
    assert [chapter.number for chapter in now.campaign.chapters] == [1]
    assert now.campaign.legacy == left
    old = await host.tables.get(third.id)
    assert (old.status, old.archived) == ("cancelled", True)
    assert not (await host.tables.get(first.id)).archived
    deed = (await host.audit.page(5)).deeds[0]
    assert (deed.action, deed.detail["scenario"]) == ("campaign_rollback", 2)
    record = await host.ratings.record(5, ADA.id, None, asked_by=ADA.id, matches=5)
    assert record.games[0].matches == 1
    invitation = [post for post in shared.channel.posts if post.kind == "interlude"][-1]
    assert invitation.detail["by"] == MOD.person.id
    await all_ready(shared)
    await play(shared)
    assert [c.number for c in (await look(shared)).campaign.chapters] == [1, 2]


async def test_back_from_the_middle_of_a_scenario(shared: HostHarness) -> None:
    await begun(shared, 2, 1)
    await play(shared)
    table = await all_ready(shared)
    await shared.play(table.id, answers=2)
    new = await back(shared, 2)
    assert (await shared.host.tables.get(table.id)).status == "cancelled"
    assert (await look(shared)).table.id == new
    position = await shared.host.play.position(table.id, "amber")
    with pytest.raises(Refusal):
        await give(
            shared.host,
            table.id,
            table.people_of("amber")[0] if table.people_of("amber") else ADA.id,
            "amber",
            position.entry,
            ("pass",),
        )
    await all_ready(shared)
    await play(shared)


async def test_back_to_the_very_beginning_keeps_the_seats(harness: HostHarness) -> None:
    first = await begun(harness, 2)
    await play(harness)
    await back(harness, 1)
    table = await all_ready(harness)
    assert table.scenario == 1
    assert {s: [m.person_id for m in ms] for s, ms in table.seats.items()} == {
        s: [m.person_id for m in ms] for s, ms in first.seats.items()
    }
    await play(harness)
    assert [c.number for c in (await look(harness)).campaign.chapters] == [1]


async def test_back_from_the_end_and_from_what_came_after(harness: HostHarness) -> None:
    await begun(harness, 2)
    for _ in range(2):
        await play(harness)
        await all_ready(harness)
    await play(harness)
    campaign = (await look(harness)).campaign
    await harness.host.campaigns.play_on(campaign.id, ADA)
    await all_ready(harness)
    await back(harness, 3)
    now = await look(harness)
    assert (now.campaign.state, now.campaign.scenario, now.over) == ("running", 3, False)
    await all_ready(harness)
    await play(harness)
    assert (await look(harness)).campaign.state == "finished"


async def test_a_closed_campaign_can_be_taken_up_again(harness: HostHarness) -> None:
    await begun(harness, 2)
    table = await play(harness)
    await harness.host.moderation.end(MOD, table.id)
    assert choices(await look(harness)) == [1, 2]
    await back(harness, 2)
    assert (await all_ready(harness)).status == "running"


async def test_a_campaign_that_was_closed_between_scenarios_outlives_the_purge(
    shared: HostHarness,
) -> None:
    """Else it would stand at a scenario that was taken back."""
    await begun(shared, 2)
    await play(shared)
    await all_ready(shared)
    await play(shared)
    await back(shared, 1)
    closed = (await look(shared)).table
    await shared.host.moderation.end(MOD, closed.id)
    async with shared.host.engine.database.write() as connection:
        await purge.purge(connection, Alarm("purge", "purge", 0.0), shared.clock.now + 3 * 86_400)
    now = await shared.host.campaigns.get(closed.campaign_id or 0)
    assert now.table.id == closed.id
    assert await campaign_check.faults(shared.host.engine, now.campaign.id) == []
    assert choices(now) == [1]
    again = await shared.host.campaign_rollback.roll_back(MOD, now.campaign.id, 1, closed.id)
    assert (again.scenario, again.interlude) == (1, True)


async def test_who_may_and_who_may_not(shared: HostHarness) -> None:
    await begun(shared, 2)
    table = await play(shared)
    now = await look(shared)
    with pytest.raises(Refusal) as refused:
        await back(shared, 1, Moderator(5, BO))
    assert refused.value.phrase.key == "host.refused.plays_here"
    with pytest.raises(Refusal) as refused:
        await back(shared, 1, Moderator(6, CY))
    assert refused.value.phrase.key == "host.refused.no_table"
    for scenario in (0, 2, 3):
        with pytest.raises(Refusal) as refused:
            await back(shared, scenario)
        assert refused.value.phrase.key == "host.refused.no_such_scenario"
    await all_ready(shared)
    await play(shared)
    with pytest.raises(StaleMove):
        await shared.host.campaign_rollback.roll_back(MOD, now.campaign.id, 1, table.id)
    assert len((await look(shared)).campaign.chapters) == 2


async def test_who_has_left_an_earlier_scenario_has_a_stake_in_the_later_ones(
    shared: HostHarness,
) -> None:
    """Leaving, rolling luck again as a moderator and sitting down once more must not help."""
    table, mine = await begun(shared, 3), Moderator(5, ADA)
    await shared.host.seats.give_up(table.id, ADA.id, "computer")
    await play(shared)
    table = await all_ready(shared)
    table = await shared.play(table.id, 2, eager)
    moderation = shared.host.moderation
    for deed in (
        moderation.rollback(mine, table.id, 0, table.entry_count),
        moderation.end(mine, table.id),
        moderation.replace(mine, table.id, table.members[1].order, DI),
        back(shared, 1, mine),
    ):
        with pytest.raises(Refusal) as refused:
            await deed
        key = refused.value.phrase.key.rpartition(".")[2]
        assert key in ("plays_here", "end_own", "rival")
    await moderation.rollback(MOD, table.id, 0, table.entry_count)


async def test_who_plays_alone_may(harness: HostHarness) -> None:
    await begun(harness, 1, 1)
    await play(harness)
    await back(harness, 1, Moderator(5, ADA))
    assert (await look(harness)).table.scenario == 1
