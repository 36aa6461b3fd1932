"""Delivery: in order and exactly once, with every failure of Discord."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from sqlalchemy import select

from bot.errors import Undeliverable
from bot.model.posts import Post
from bot.storage import schema
from tests.host.answering import take_back
from tests.host.fake_channel import FakeChannel, later
from tests.host.harness import ADA, BO, HostHarness, eager, first


async def states(harness: HostHarness) -> list[str]:
    async with harness.host.engine.database.read() as connection:
        chosen = select(schema.outbox.c.state).order_by(schema.outbox.c.id)
        return list((await connection.scalars(chosen)).all())


async def all_notes(harness: HostHarness, table_id: int) -> list[str]:
    page = await harness.host.play.log_page(table_id, None, 0, size=10_000)
    return [told.note.phrase.key for told in page.notes]


async def restarted(harness: HostHarness, channel: FakeChannel | None = None) -> HostHarness:
    """Another process takes over the database; time goes on."""
    again = HostHarness(harness.host.engine.database, channel=channel or harness.channel)
    again.clock.now = harness.clock.now
    await again.host.start_up(again.channel)
    return again


async def test_every_note_is_posted_exactly_once(harness: HostHarness) -> None:
    table = await harness.begun(3, 1, rounds=3, weather="storm")
    await harness.play(table.id, choice=eager)
    *posts, recap = harness.channel.posts
    assert harness.channel.told() == await all_notes(harness, table.id)
    assert recap.kind == "recap"
    assert posts[0].since_entry == -1
    assert [post.since_entry for post in posts[1:]] == [post.entry for post in posts[:-1]]
    assert [post.kind for post in posts] == ["turn"] * (len(posts) - 1) + ["over"]
    assert (await harness.host.tables.get(table.id)).last_post_id == 1000 + len(posts)


async def test_a_turn_is_posted_when_somebody_comes_to_be_awaited(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2)
    await host.wait_until_idle()
    assert [post.ping for post in harness.channel.posts] == [True]
    seats = [table.seats_of(person.id)[0] for person in (ADA, BO)]
    await harness.answer(await host.play.position(table.id, seats[0]))
    await host.wait_until_idle()
    # One sealed bid is in: nothing has happened that the channel could be told.
    assert len(harness.channel.posts) == 1
    await harness.answer(await host.play.position(table.id, seats[1]))
    await host.wait_until_idle()
    assert len(harness.channel.posts) == 2
    position = await harness.asked(table.id)
    picking = await harness.answer(position, lambda ask: ("pick",))
    await host.wait_until_idle()
    # The same seat is asked on: the turn has not passed.
    assert len(harness.channel.posts) == 2
    await harness.answer(picking)
    await host.wait_until_idle()
    last = harness.channel.posts[-1]
    assert len(harness.channel.posts) == 3
    assert last.ping
    assert set(last.table.awaited_people).isdisjoint(position.table.awaited_people)


async def test_a_sealed_answer_taken_back_is_nobodys_business(harness: HostHarness) -> None:
    host, table = harness.host, await harness.begun(2)
    seat = table.seats_of(ADA.id)[0]
    bid = await harness.answer(await host.play.position(table.id, seat))
    await take_back(host, table.id, ADA.id, seat, bid.entry)
    await host.wait_until_idle()
    assert len(harness.channel.posts) == 1


async def test_one_person_at_both_seats_is_not_pinged_by_herself(harness: HostHarness) -> None:
    table = await harness.begun(2, paired=True, rounds=1)
    await harness.play(table.id)
    posts = harness.channel.posts
    same = [
        after
        for before, after in pairwise(posts)
        if after.kind == "turn" and before.table.awaited_people == after.table.awaited_people
    ]
    assert not any(post.ping for post in same)


async def test_computers_moves_are_told_together(harness: HostHarness) -> None:
    table = await harness.begun(1, 3, rounds=3)
    await harness.play(table.id)
    turns = [post for post in harness.channel.posts[1:] if post.kind == "turn"]
    assert turns
    assert all(post.table.awaited_people == (ADA.id,) for post in turns)
    assert harness.channel.told() == await all_notes(harness, table.id)


async def test_what_computers_do_first_is_told_with_the_opening(harness: HostHarness) -> None:
    """Two posts would say the same twice: the seed, and whose move it is."""
    host, began = harness.host, []
    for number in range(4):
        table = await host.tables.create(5, 20 + number, ADA, "deus", "en", posted=False)
        for _ in range(3):
            await host.lobby.add_computer(table.id, ADA.id, "sensible")
        table = await host.lobby.start(table.id, ADA.id)
        began.append(table.awaited_people)
        await host.wait_until_idle()
        posts = [post for post in harness.channel.posts if post.table.id == table.id]
        assert [post.since_entry for post in posts] == [-1], began
        assert posts[0].ping
        assert posts[0].position is not None
        assert posts[0].position.awaited == table.seats_of(ADA.id)
    # By lot a computer was to begin at some of them, with the seeds that these evenings have.
    assert () in began


async def test_a_slow_channel_gets_the_newest_turn_only(harness: HostHarness) -> None:
    asked, gate = asyncio.Event(), asyncio.Event()

    class Slow(FakeChannel):
        async def deliver(self, post: Post) -> int:
            asked.set()
            await gate.wait()
            return await super().deliver(post)

    slow = await restarted(harness, Slow())
    table = await slow.begun(2, rounds=2)
    # The first post is on its way before anybody answers.
    await asked.wait()
    for _ in range(6):
        await slow.answer(await slow.asked(table.id))
    gate.set()
    await slow.host.wait_until_idle()
    assert len(slow.channel.posts) == 2
    assert slow.channel.told() == await all_notes(slow, table.id)
    assert "superseded" in await states(slow)
    await slow.host.shut_down()


async def test_a_busy_discord_is_asked_again_later(harness: HostHarness) -> None:
    harness.channel.before = [later(30.0, uncertain=False)]
    table = await harness.begun(2)
    await harness.host.wait_until_idle()
    assert await states(harness) == ["pending"]
    assert harness.channel.posts == []
    harness.clock.now += 31
    harness.host.engine.wake_delivery(table.id)
    await harness.host.wait_until_idle()
    assert await states(harness) == ["done"]
    # It surely was not posted, so nobody searched the channel for it.
    assert harness.channel.searches == 0


async def test_a_wait_ends_by_itself(harness: HostHarness) -> None:
    harness.clock.now = 0.0
    harness.channel.before = [later(0.05, uncertain=False)]
    await harness.begun(2)
    await harness.host.wait_until_idle()
    harness.clock.now = 1.0
    for _ in range(100):
        await asyncio.sleep(0.02)
        if harness.channel.posts:
            break
    assert len(harness.channel.posts) == 1


async def test_a_lost_answer_does_not_post_twice(harness: HostHarness) -> None:
    harness.channel.after = [later(5.0)]
    table = await harness.begun(2)
    await harness.host.wait_until_idle()
    assert (len(harness.channel.posts), await states(harness)) == (1, ["sending"])
    harness.clock.now += 6
    harness.host.engine.wake_delivery(table.id)
    await harness.host.wait_until_idle()
    assert (len(harness.channel.posts), await states(harness)) == (1, ["done"])
    assert (await harness.host.tables.get(table.id)).last_post_id == 1001


async def test_a_post_lost_on_the_way_is_sent_again_with_its_nonce(harness: HostHarness) -> None:
    harness.channel.before = [later(5.0), RuntimeError("connection reset")]
    table = await harness.begun(2)
    for _ in range(3):
        await harness.host.wait_until_idle()
        harness.clock.now += 10
        harness.host.engine.wake_delivery(table.id)
    await harness.host.wait_until_idle()
    assert len(harness.channel.posts) == 1
    assert len(harness.channel.attempts) == 3
    assert len(set(harness.channel.attempts)) == 1


async def test_attempts_come_ever_more_rarely(harness: HostHarness) -> None:
    harness.channel.before = [RuntimeError("no"), RuntimeError("no"), RuntimeError("no")]
    table = await harness.begun(2)
    waits = []
    for _ in range(3):
        await harness.host.wait_until_idle()
        async with harness.host.engine.database.read() as connection:
            not_before = await connection.scalar(select(schema.outbox.c.not_before))
        assert not_before is not None
        waits.append(not_before - harness.clock.now)
        harness.clock.now = not_before
        harness.host.engine.wake_delivery(table.id)
    await harness.host.wait_until_idle()
    assert waits == [2.0, 4.0, 8.0]
    assert len(harness.channel.posts) == 1


async def test_a_lost_post_gives_way_to_a_newer_one(harness: HostHarness) -> None:
    harness.channel.before = [later(5.0)]
    table = await harness.begun(2)
    await harness.host.wait_until_idle()
    for _ in range(2):
        await harness.answer(await harness.asked(table.id))
    harness.clock.now += 10
    harness.host.engine.wake_delivery(table.id)
    await harness.host.wait_until_idle()
    # The second row is the edit that the first bid called for.
    assert await states(harness) == ["superseded", "superseded", "done"]
    assert harness.channel.told() == await all_notes(harness, table.id)
    assert harness.channel.posts[0].since_entry == -1


async def test_a_closed_channel_costs_the_match_nothing(harness: HostHarness) -> None:
    harness.channel.before = [Undeliverable("no permission") for _ in range(3)]
    table = await harness.begun(2)
    await harness.host.wait_until_idle()
    # The person who opened the table would have been told, and takes no messages.
    assert await states(harness) == ["pending", "superseded"]
    # Play goes on; a new turn tries again at once.
    for _ in range(2):
        await harness.answer(await harness.asked(table.id))
    await harness.host.wait_until_idle()
    assert harness.channel.posts == []
    await harness.answer(await harness.asked(table.id))
    await harness.host.wait_until_idle()
    assert harness.channel.told() == await all_notes(harness, table.id)


async def test_after_a_crash_owed_posts_are_sent(harness: HostHarness) -> None:
    harness.channel.before = [Undeliverable("gone for now")]
    table = await harness.begun(2)
    await harness.host.wait_until_idle()
    harness.clock.now += 10_000
    again = await restarted(harness)
    await again.host.wait_until_idle()
    assert again.channel.told() == await all_notes(again, table.id)


async def test_after_a_crash_while_sending_the_channel_is_searched_first(
    harness: HostHarness,
) -> None:
    harness.channel.after = [later(0.0)]
    harness.channel.before = []
    table = await harness.begun(2)
    async with harness.host.engine.database.read() as connection:
        assert await connection.scalar(select(schema.outbox.c.state)) is not None
    await harness.host.wait_until_idle()
    again = await restarted(harness)
    await again.host.wait_until_idle()
    assert len(again.channel.posts) == 1
    assert again.channel.searches >= 1
    assert await states(again) == ["done"]
    await again.play(table.id, 2, first)
    assert again.channel.told() == await all_notes(again, table.id)


async def test_a_failing_table_does_not_hold_up_another(harness: HostHarness) -> None:
    gate = asyncio.Event()

    class Partial(FakeChannel):
        async def deliver(self, post: Post) -> int:
            if post.table.channel_id == 11:
                await gate.wait()
            return await super().deliver(post)

    partial = await restarted(harness, Partial())
    await partial.begun(2, channel_id=11)
    other = await partial.begun(2, channel_id=12)
    for _ in range(200):
        await asyncio.sleep(0.01)
        if partial.channel.posts:
            break
    assert [post.table.id for post in partial.channel.posts] == [other.id]
    gate.set()
    await partial.host.shut_down()
