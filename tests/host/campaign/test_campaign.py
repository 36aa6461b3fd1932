"""A campaign from its first scenario to the match after the last, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import Refusal
from bot.host.engine.table_work import existing
from bot.host.moderation.moderation import Moderator
from bot.host.waits.clock_times import HOUR
from bot.model.posts import Post
from bot.model.table import Table
from games.core.log import Header
from tests.host.answering import take_back
from tests.host.campaign.campaign_harness import all_ready, begun, look, opened, play
from tests.host.harness import ADA, BO, CY, HostHarness, eager


async def header_of(harness: HostHarness, table: Table) -> Header:
    async with harness.host.engine.database.read() as connection:
        header = (await existing(connection, table.id)).header
    assert header is not None
    return header


async def test_three_summers_in_a_row(shared: HostHarness) -> None:
    first = await begun(shared, 2, 1)
    assert (first.scenario, first.gathering, first.interlude) == (1, False, False)
    assert (await look(shared)).campaign.state == "running"
    seats = {seat: [m.order for m in members] for seat, members in first.seats.items()}
    tables = [first]
    for number in (2, 3):
        following = await play(shared)
        assert following.interlude
        assert (following.scenario, following.channel_id) == (number, 10)
        assert {s: [m.order for m in ms] for s, ms in following.seats.items()} == seats
        assert set(following.called) == {ADA.id, BO.id}
        left = (await look(shared)).campaign.chapters[-1]
        assert (left.number, left.table_id) == (number - 1, tables[-1].id)
        running = await all_ready(shared)
        assert running.status == "running"
        header = await header_of(shared, running)
        assert header.legacy == left.legacy
        assert header.seats == tuple(first.seats)
        assert header.drawn == ()
        assert len(header.words) == 3
        tables.append(running)
    await play(shared)
    ended = await look(shared)
    assert (ended.campaign.state, ended.over, ended.table.id) == ("finished", True, tables[-1].id)
    assert [chapter.table_id for chapter in ended.campaign.chapters] == [t.id for t in tables]
    assert len(ended.rules.favour(ended.campaign.legacy)) == 3
    kinds = [post.kind for post in shared.channel.posts if post.table.id == tables[-1].id]
    assert kinds[-2:] == ["recap", "campaign"]


async def test_the_invitation_comes_after_the_end_of_the_last_scenario(shared: HostHarness) -> None:
    first = await begun(shared, 2)
    await play(shared)
    await shared.host.wait_until_idle()
    kinds = [(post.table.id, post.kind) for post in shared.channel.posts]
    second = (await look(shared)).table
    assert kinds[-3:] == [(first.id, "over"), (first.id, "recap"), (second.id, "interlude")]
    invitation = shared.channel.posts[-1]
    assert set(invitation.mentioned) == {ADA.id, BO.id}
    assert second.lobby_message_id is not None
    assert second.seed_hash is not None


async def test_it_begins_when_the_last_one_is_ready(shared: HostHarness) -> None:
    await begun(shared, 3)
    table = await play(shared)
    host = shared.host
    await host.campaigns.say_ready(table.id, ADA.id)
    table = await host.campaigns.say_ready(table.id, BO.id)
    assert (table.status, table.called) == ("lobby", (CY.id,))
    table = await host.campaigns.say_ready(table.id, BO.id, ready=False)
    assert set(table.called) == {BO.id, CY.id}
    await host.campaigns.say_ready(table.id, BO.id)
    table = await host.campaigns.say_ready(table.id, CY.id)
    assert table.status == "running"
    with pytest.raises(Refusal) as refused:
        await host.campaigns.say_ready(table.id, CY.id)
    assert refused.value.phrase.key == "host.refused.scenario_begun"


async def test_two_who_are_the_last_at_once_begin_it_once(shared: HostHarness) -> None:
    await begun(shared, 2)
    table = await play(shared)
    other = HostHarness(shared.host.engine.database)
    results = await asyncio.gather(
        shared.host.campaigns.say_ready(table.id, ADA.id),
        other.host.campaigns.say_ready(table.id, BO.id),
        other.host.campaigns.say_ready(table.id, ADA.id),
        return_exceptions=True,
    )
    assert any(isinstance(result, Table) and result.status == "running" for result in results)
    await shared.host.wait_until_idle()
    turns = [p for p in shared.channel.posts if p.table.id == table.id and p.kind == "turn"]
    assert len(turns) <= 1
    assert (await look(shared)).table.id == table.id


async def test_strangers_are_not_asked(harness: HostHarness) -> None:
    await begun(harness, 2)
    table = await play(harness)
    with pytest.raises(Refusal) as refused:
        await harness.host.campaigns.say_ready(table.id, CY.id)
    assert refused.value.phrase.key == "host.refused.not_your_seat"
    with pytest.raises(Refusal) as refused:
        await harness.host.lobby.join(table.id, CY)
    assert refused.value.phrase.key == "host.refused.interlude"


async def test_the_options_are_those_of_the_campaign(harness: HostHarness) -> None:
    table = await opened(harness, 2)
    assert table.options == {"storms": False}
    with pytest.raises(Refusal):
        await harness.host.lobby.set_option(table.id, ADA.id, "rounds", 2)
    await harness.host.lobby.set_option(table.id, ADA.id, "storms", True)
    table = await harness.host.lobby.start(table.id, ADA.id)
    assert (table.options["weather"], table.options["rounds"]) == ("fair", 1)
    await play(harness)
    second = await all_ready(harness)
    assert second.options["weather"] == "storm"


async def test_nothing_is_rated_in_a_campaign(harness: HostHarness) -> None:
    await begun(harness, 2)
    await play(harness)
    record = await harness.host.ratings.record(5, ADA.id, None, asked_by=ADA.id, matches=5)
    assert (record.games[0].matches, record.games[0].rating) == (1, None)


async def test_a_scenario_that_is_over_stays_as_it_ended(shared: HostHarness) -> None:
    """Its seed is published and its legacy is the next one's set-up."""
    first = await begun(shared, 2)
    await play(shared)
    before = (await look(shared)).campaign
    for seat in first.seats:
        position = await shared.host.play.position(first.id, seat)
        assert not position.can_undo
        person = first.people_of(seat)[0]
        with pytest.raises(Refusal):
            await take_back(shared.host, first.id, person, seat, position.entry)
        with pytest.raises(Refusal):
            await shared.host.rewind.rewind(first.id, 0, person_id=person, seat=seat)
    assert (await look(shared)).campaign == before


async def test_an_undo_within_a_scenario_leaves_the_campaign_alone(shared: HostHarness) -> None:
    await begun(shared, 2)
    await play(shared)
    table = await all_ready(shared)
    before = (await look(shared)).campaign
    position = await shared.answer(await shared.asked(table.id))
    assert position.seat is not None
    person = position.table.people_of(position.seat)[0]
    await take_back(shared.host, table.id, person, position.seat, position.entry)
    assert (await look(shared)).campaign == before
    await play(shared)
    assert len((await look(shared)).campaign.chapters) == 2


async def test_closing_a_scenario_closes_the_campaign(harness: HostHarness) -> None:
    table = await opened(harness, 2)
    await harness.host.tables.cancel(table.id, ADA.id)
    assert (await look(harness)).campaign.state == "closed"
    await begun(harness, 2)
    table = await play(harness)
    with pytest.raises(Refusal):
        await harness.host.tables.cancel(table.id, ADA.id)
    await harness.host.tables.cancel(table.id, ADA.id, moderator=True)
    ended = await look(harness)
    assert (ended.campaign.state, ended.table.status) == ("closed", "cancelled")
    assert ended.campaign.legacy


async def test_what_comes_after_the_last_scenario(shared: HostHarness) -> None:
    await begun(shared, 2)
    with pytest.raises(Refusal) as refused:
        await shared.host.campaigns.play_on((await look(shared)).campaign.id, ADA)
    assert refused.value.phrase.key == "host.refused.campaign_goes_on"
    for _ in range(2):
        await play(shared)
        await all_ready(shared)
    last = await play(shared)
    campaign = (await look(shared)).campaign
    with pytest.raises(Refusal):
        await shared.host.campaigns.play_on(campaign.id, CY)
    after = await shared.host.campaigns.play_on(campaign.id, ADA)
    assert (after.scenario, after.interlude, after.seats.keys()) == (4, True, last.seats.keys())
    with pytest.raises(Refusal):
        await shared.host.campaigns.play_on(campaign.id, BO)
    table = await all_ready(shared)
    assert table.options["rounds"] == 2
    assert (await header_of(shared, table)).legacy == campaign.legacy
    await shared.play(table.id, choice=eager)
    ended = await look(shared)
    assert (ended.campaign.state, len(ended.campaign.chapters)) == ("finished", 3)
    assert ended.table.id == table.id
    await shared.host.campaigns.play_on(campaign.id, BO)


async def test_a_game_without_a_campaign_says_so(harness: HostHarness) -> None:
    with pytest.raises(Refusal) as refused:
        await harness.host.tables.create(5, 10, ADA, "deus", "en", campaign=True)
    assert refused.value.phrase.key == "host.refused.no_campaign"


# The invitation can always be reached


async def test_an_invitation_that_was_deleted_is_posted_again_within_hours(
    shared: HostHarness,
) -> None:
    def invitations() -> list[Post]:
        posts = shared.channel.posts
        return [post for post in posts if post.kind == "interlude" and post.amends is None]

    await begun(shared, 2)
    table = await play(shared)
    await shared.host.wait_until_idle()
    await shared.host.campaigns.say_ready(table.id, ADA.id)
    await shared.later(7 * HOUR)
    assert len(invitations()) == 1, "it stands where it stood"
    shared.channel.delete(invitations()[0])
    await shared.later(7 * HOUR)
    _, again = invitations()
    # People who are ready are not called again.
    assert again.mentioned == (BO.id,)
    # The new one is the one that shows who is ready, and is looked after in turn.
    await shared.host.campaigns.say_ready(table.id, ADA.id, ready=False)
    await shared.host.wait_until_idle()
    amended = shared.channel.posts[-1]
    assert amended.amends == (await look(shared)).table.lobby_message_id
    shared.channel.delete(again)
    await shared.later(14 * HOUR)
    assert len(invitations()) == 3
    await shared.host.campaigns.say_ready(table.id, ADA.id)
    await shared.host.campaigns.say_ready(table.id, BO.id)
    shared.channel.delete(invitations()[-1])
    await shared.later(14 * HOUR)
    assert len(invitations()) == 3, "a scenario that has begun invites nobody"


async def test_an_invitation_posted_again_pings_nobody(shared: HostHarness) -> None:
    await begun(shared, 2)
    table = await play(shared)
    await shared.host.wait_until_idle()
    await shared.host.lobby.post_again(table.id)
    await shared.host.wait_until_idle()
    again = shared.channel.posts[-1]
    assert (again.kind, again.amends, again.mentioned) == ("interlude", None, ())
    message_id = 1000 + len(shared.channel.posts)
    assert (await look(shared)).table.lobby_message_id == message_id


async def test_an_invitation_moves_along_and_is_looked_after_there(harness: HostHarness) -> None:
    await begun(harness, 2)
    table = await play(harness)
    await harness.host.wait_until_idle()
    await harness.host.moderation.move(Moderator(5, CY), table.id, 11)
    await harness.host.wait_until_idle()
    posts = [p for p in harness.channel.posts if p.kind == "interlude" and p.amends is None]
    assert [post.table.channel_id for post in posts] == [10, 11]
    harness.channel.delete(posts[-1])
    await harness.later(7 * HOUR)
    posts = [p for p in harness.channel.posts if p.kind == "interlude" and p.amends is None]
    assert [post.table.channel_id for post in posts] == [10, 11, 11]
