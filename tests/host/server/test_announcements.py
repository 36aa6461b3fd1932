"""Announcements reach every open table once, and pings nobody."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.host.server.announcements import ANNOUNCE_AGAIN
from tests.host.harness import ADA, BO, HostHarness

GUILD = 5


async def test_an_announcement_is_posted_once_at_every_open_table(shared: HostHarness) -> None:
    host = shared.host
    lobby, running = await shared.lobby(1, channel_id=10), await shared.begun(2, channel_id=11)
    closed = await shared.lobby(1, channel_id=12)
    await host.tables.cancel(closed.id, ADA.id)
    elsewhere = await host.tables.create(6, 13, BO, "toy", "en", posted=False)
    await host.wait_until_idle()
    assert await host.announcements.reach(GUILD) == 2
    assert await host.announcements.announce(GUILD, ADA, "  We move on Sunday. ") == 2
    await host.wait_until_idle()
    told = [post for post in shared.channel.posts if post.kind == "announcement"]
    assert sorted(post.table.id for post in told) == [lobby.id, running.id]
    assert elsewhere.id not in {post.table.id for post in told}
    assert {post.detail["text"] for post in told} == {"We move on Sunday."}
    assert not any(post.ping or post.mentioned for post in told)


async def test_announcements_keep_a_distance(shared: HostHarness) -> None:
    await shared.lobby(1)
    await shared.host.announcements.announce(GUILD, ADA, "One")
    with pytest.raises(Refusal, match="announced_already"):
        await shared.host.announcements.announce(GUILD, ADA, "Two")
    shared.clock.now += ANNOUNCE_AGAIN
    await shared.host.announcements.announce(GUILD, ADA, "Two")


async def test_empty_and_pointless_announcements_are_refused(shared: HostHarness) -> None:
    for typed in ("", "   ", "x" * 1501):
        with pytest.raises(Refusal, match="announcement"):
            await shared.host.announcements.announce(GUILD, ADA, typed)
    with pytest.raises(Refusal, match="no_open_tables"):
        await shared.host.announcements.announce(GUILD, ADA, "Anybody?")
