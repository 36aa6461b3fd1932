"""The lobby's message: posted once, edited after every change, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import Undeliverable
from bot.host.moderation.moderation import Moderator
from bot.model.posts import Post
from bot.model.table import Table
from tests.host.fake_channel import FakeChannel, later
from tests.host.harness import ADA, BO, CY, DI, HostHarness

MESSAGE = 1001


async def restarted(harness: HostHarness, channel: FakeChannel | None = None) -> HostHarness:
    """Another process takes over the database; time goes on."""
    again = HostHarness(harness.host.engine.database, channel=channel or harness.channel)
    again.clock.now = harness.clock.now
    await again.host.start_up(again.channel)
    return again


async def opened(harness: HostHarness) -> Table:
    """A lobby of Ada's whose message stands in the channel, if that takes it."""
    table = await harness.lobby(1, posted=True)
    await harness.host.wait_until_idle()
    return await harness.host.tables.get(table.id)


def shown(post: Post) -> tuple[str, tuple[int, ...]]:
    """The status of the table and its members in a message of the lobby."""
    return post.table.status, post.table.people


class Slow(FakeChannel):
    """A channel that takes a post when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.reached = asyncio.Event()

    async def deliver(self, post: Post) -> int:
        self.reached.set()
        await self.gate.wait()
        return await super().deliver(post)


async def test_a_new_table_is_posted_and_every_change_edits_the_message(
    shared: HostHarness,
) -> None:
    table = await opened(shared)
    (post,) = shared.channel.posts
    assert (post.kind, post.amends, shown(post)) == ("lobby", None, ("lobby", (ADA.id,)))
    assert table.lobby_message_id == MESSAGE
    host, edits = shared.host, shared.channel.edits
    for change in (
        host.lobby.join(table.id, BO),
        host.lobby.add_computer(table.id, ADA.id, "sensible"),
        host.lobby.set_option(table.id, ADA.id, "rounds", 1),
        host.lobby.set_agreement(table.id, ADA.id, "concerned"),
        host.lobby.set_hints(table.id, ADA.id, "nobody"),
        host.lobby.say_word(table.id, BO.id, "apple"),
        host.clocks.set_clock(table.id, ADA.id, "quick"),
        host.clocks.set_absence(table.id, ADA.id, 7),
        host.lobby.remove_computer(table.id, ADA.id, 2),
        host.moderation.replace(Moderator(5, DI), table.id, 1, CY),
        host.lobby.start(table.id, ADA.id),
    ):
        before = len(edits)
        await change
        await host.wait_until_idle()
        assert len(edits) == before + 1
        assert edits[-1].amends == MESSAGE
        assert edits[-1].table == await host.tables.get(table.id)
    assert shown(edits[-1]) == ("running", (ADA.id, CY.id))
    assert [p.kind for p in shared.channel.posts if p.kind != "placed"] == ["lobby", "turn"]


async def test_whoever_leaves_last_closes_the_table_and_its_message_says_so(
    shared: HostHarness,
) -> None:
    table = await opened(shared)
    await shared.host.lobby.leave(table.id, ADA.id)
    await shared.host.wait_until_idle()
    assert shown(shared.channel.edits[-1]) == ("cancelled", ())


async def test_a_closed_lobby_says_so(shared: HostHarness) -> None:
    table = await opened(shared)
    await shared.host.tables.cancel(table.id, ADA.id)
    await shared.host.wait_until_idle()
    assert shown(shared.channel.edits[-1]) == ("cancelled", (ADA.id,))
    assert len(shared.channel.posts) == 1


async def test_invited_people_are_pinged_by_the_first_post_alone(shared: HostHarness) -> None:
    table = await shared.host.tables.create(5, 10, ADA, "toy", "en", invited=[BO.id, CY.id])
    await shared.host.wait_until_idle()
    (post,) = shared.channel.posts
    assert post.mentioned == (BO.id, CY.id)
    shared.channel.delete(post)
    await shared.host.lobby.join(table.id, BO)
    await shared.host.wait_until_idle()
    assert shared.channel.posts[-1].mentioned == ()


async def test_changes_while_the_first_post_is_on_its_way_are_one_edit(shared: HostHarness) -> None:
    slow = Slow()
    harness = await restarted(shared, slow)
    table = await harness.lobby(1, posted=True)
    await slow.reached.wait()
    for person in (BO, CY, DI):
        await harness.host.lobby.join(table.id, person)
    slow.gate.set()
    await harness.host.wait_until_idle()
    assert [shown(post) for post in slow.posts] == [("lobby", (ADA.id,))]
    assert [shown(post) for post in slow.edits] == [("lobby", (ADA.id, BO.id, CY.id, DI.id))]


async def test_changes_before_the_first_post_need_no_edit(shared: HostHarness) -> None:
    shared.channel.before = [later(30.0, uncertain=False)]
    table = await opened(shared)
    assert shared.channel.posts == []
    await shared.host.lobby.join(table.id, BO)
    await shared.host.wait_until_idle()
    assert [shown(post) for post in shared.channel.posts] == [("lobby", (ADA.id, BO.id))]
    assert shared.channel.edits == []


async def test_a_match_that_begins_before_the_lobby_is_posted_does_without(
    shared: HostHarness,
) -> None:
    shared.channel.before = [later(30.0, uncertain=False) for _ in range(2)]
    table = await opened(shared)
    await shared.host.lobby.join(table.id, BO)
    await shared.host.wait_until_idle()
    assert shared.channel.before == []
    await shared.host.lobby.start(table.id, ADA.id)
    await shared.host.wait_until_idle()
    assert [post.kind for post in shared.channel.posts] == ["turn"]
    assert (await shared.host.tables.get(table.id)).lobby_message_id is None


async def test_a_deleted_message_is_posted_again_while_people_may_join(shared: HostHarness) -> None:
    table = await opened(shared)
    shared.channel.delete(shared.channel.posts[0])
    await shared.host.lobby.join(table.id, BO)
    await shared.host.wait_until_idle()
    assert [shown(post) for post in shared.channel.posts] == [
        ("lobby", (ADA.id,)),
        ("lobby", (ADA.id, BO.id)),
    ]
    assert (await shared.host.tables.get(table.id)).lobby_message_id == MESSAGE + 1
    shared.channel.delete(shared.channel.posts[1])
    await shared.host.lobby.start(table.id, ADA.id)
    await shared.host.wait_until_idle()
    assert [post.kind for post in shared.channel.posts] == ["lobby", "lobby", "turn"]
    assert (await shared.host.tables.get(table.id)).lobby_message_id is None


async def test_a_moved_lobby_is_posted_there_and_its_old_message_says_so(
    shared: HostHarness,
) -> None:
    table = await opened(shared)
    await shared.host.moderation.move(Moderator(5, DI), table.id, 77)
    await shared.host.wait_until_idle()
    told = [(p.kind, p.channel_id or p.table.channel_id, p.amends) for p in shared.channel.posts]
    assert told[0] == ("lobby", 10, None)
    assert {*told[1:]} == {("moved", 10, None), ("moved", 10, MESSAGE), ("lobby", 77, None)}
    posted = next(p for p in shared.channel.posts if p.table.channel_id == 77 and p.kind == "lobby")
    message_id = MESSAGE + shared.channel.posts.index(posted)
    assert (await shared.host.tables.get(table.id)).lobby_message_id == message_id


async def test_a_lobby_posted_again_pings_nobody(shared: HostHarness) -> None:
    table = await shared.host.tables.create(5, 10, ADA, "toy", "en", invited=[BO.id])
    await shared.host.wait_until_idle()
    await shared.host.lobby.post_again(table.id)
    await shared.host.wait_until_idle()
    assert [post.mentioned for post in shared.channel.posts] == [(BO.id,), ()]
    assert (await shared.host.tables.get(table.id)).lobby_message_id == MESSAGE + 1


async def test_a_first_post_whose_answer_is_lost_is_found(shared: HostHarness) -> None:
    shared.channel.after = [later(30.0)]
    table = await opened(shared)
    assert len(shared.channel.posts) == 1
    assert shared.channel.searches == 1
    assert table.lobby_message_id == MESSAGE
    assert await shared.host.lobby.opened(table.id) is None


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_crash_around_the_first_post_neither_loses_nor_doubles_it(
    shared: HostHarness, moment: str
) -> None:
    class Dying(FakeChannel):
        """The process ends while the post is under way, before or after it stands."""

        async def deliver(self, post: Post) -> int:
            if moment == "after":
                await super().deliver(post)
            await asyncio.Event().wait()
            raise AssertionError

    dying = Dying()
    first = await restarted(shared, dying)
    table = await first.lobby(1, posted=True)
    for table_tasks in first.host._table_tasks:
        await table_tasks.close(0.05)
    shared.channel.posts = dying.posts
    again = await restarted(shared)
    await again.host.wait_until_idle()
    assert len(again.channel.posts) == 1
    assert (await again.host.tables.get(table.id)).lobby_message_id == MESSAGE
    await again.host.lobby.join(table.id, BO)
    await again.host.wait_until_idle()
    assert shown(again.channel.edits[-1]) == ("lobby", (ADA.id, BO.id))


async def test_a_crash_before_the_first_attempt_does_not_lose_it(shared: HostHarness) -> None:
    shared.host.engine.wake_delivery = lambda table_id: None
    table = await shared.lobby(2, posted=True)
    assert shared.channel.posts == []
    again = await restarted(shared)
    await again.host.wait_until_idle()
    assert [shown(post) for post in again.channel.posts] == [("lobby", (ADA.id, BO.id))]
    assert (await again.host.tables.get(table.id)).lobby_message_id == MESSAGE


async def test_a_table_whose_first_post_never_arrives_is_closed(shared: HostHarness) -> None:
    shared.channel.before = [later(30.0) for _ in range(9)]
    table = await opened(shared)
    assert len(shared.channel.attempts) == 3
    assert len(set(shared.channel.attempts)) == 1
    assert table.status == "cancelled"
    assert await shared.host.lobby.opened(table.id) == "unreachable"
    assert (await shared.lobby(1)).id != table.id


@pytest.mark.parametrize("forbidden", [True, False])
async def test_a_table_whose_channel_refuses_the_first_post_is_closed(
    shared: HostHarness, forbidden: bool
) -> None:
    shared.channel.before = [Undeliverable("no", forbidden=forbidden)]
    table = await opened(shared)
    assert table.status == "cancelled"
    assert table.lost is None
    why = "forbidden" if forbidden else "unreachable"
    assert await shared.host.lobby.opened(table.id) == why


async def test_a_table_that_people_know_of_stays_open(shared: HostHarness) -> None:
    """The person who opened it was told that it is open: then its post is tried like any other."""
    shared.channel.before = [later(30.0, uncertain=False), Undeliverable("no", forbidden=True)]
    table = await opened(shared)
    assert await shared.host.lobby.opened(table.id) is None
    await shared.host.lobby.join(table.id, BO)
    await shared.host.wait_until_idle()
    table = await shared.host.tables.get(table.id)
    assert (table.status, table.lost) == ("lobby", shared.clock.now)
    await shared.host.lost_channels.back(table.id)
    await shared.host.wait_until_idle()
    told = [shown(post) for post in shared.channel.posts if post.kind == "lobby"]
    assert told == [("lobby", (ADA.id, BO.id))]


async def test_a_message_from_an_earlier_version_is_edited(shared: HostHarness) -> None:
    """Its id is stored, no row of the outbox is; an edit may be owed from before."""
    table = await shared.lobby(1)
    async with shared.host.engine.changing(table.id) as work:
        await work.change({"lobby_message_id": 4711})
        await work.owe("lobby", detail={"amends": 4711})
    await shared.host.wait_until_idle()
    await shared.host.lobby.join(table.id, BO)
    await shared.host.wait_until_idle()
    assert shared.channel.posts == []
    assert [post.amends for post in shared.channel.edits] == [4711, 4711]
    assert shown(shared.channel.edits[-1]) == ("lobby", (ADA.id, BO.id))


async def test_an_edit_whose_answer_is_lost_is_made_again(shared: HostHarness) -> None:
    table = await opened(shared)
    shared.channel.after = [later(30.0)]
    await shared.host.lobby.join(table.id, BO)
    await shared.host.wait_until_idle()
    await shared.host.lobby.join(table.id, CY)
    await shared.host.wait_until_idle()
    assert shown(shared.channel.edits[-1]) == ("lobby", (ADA.id, BO.id, CY.id))
    assert len(shared.channel.posts) == 1
    assert shared.channel.searches == 0
