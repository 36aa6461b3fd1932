"""Moderators' actions are done although the connection breaks while they are confirmed."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from tests.ui.broken_connections import calm, lossy, outcomes
from tests.ui.discord_sim import DiscordSim, buttons, text
from tests.ui.moderation.moderation_steps import said


async def broken(*args: Any, **more: Any) -> Any:
    raise aiohttp.ServerDisconnectedError


@pytest.mark.parametrize("times", [1, 9])
async def test_a_lobby_is_moved_whether_its_old_post_says_so_or_not(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    table, hall = await sim.table(), sim.guild.create_text_channel("hall")
    old = sim.post().id
    edit = lossy(discord.PartialMessage.edit, times=times, arrives=False)
    monkeypatch.setattr(discord.PartialMessage, "edit", edit)
    moved = await sim.moderator("Mo").slash(hall, "admin move", table=str(table.id))
    assert "Something went wrong" not in said(moved)
    assert (await sim.table(hall)).lobby_message_id == sim.post(hall).id
    (left,) = (post for post in sim.posts() if post.id == old)
    assert (buttons(left) == []) is (times == 1)
    await calm(sim, trouble)


async def test_a_lobby_that_cannot_be_posted_where_it_moved_to_is_posted_by_whoever_joins(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    table, hall = await sim.table(), sim.guild.create_text_channel("hall")
    with monkeypatch.context() as away:
        away.setattr(discord.PartialMessageable, "send", broken)
        moved = await sim.moderator("Mo").slash(hall, "admin move", table=str(table.id))
    assert "Something went wrong" not in said(moved)
    await sim.person("Bo").slash(hall, "table join")
    (lobby,) = (post for post in sim.posts(hall) if buttons(post, "join:"))
    assert (await sim.table(hall)).lobby_message_id == lobby.id
    await calm(sim, trouble)


async def test_a_place_that_cannot_be_looked_up_now_is_refused(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.begun("Ada", "Bo")
    hall = sim.guild.create_text_channel("hall")
    known = discord.Guild.get_channel_or_thread

    def asleep(guild: discord.Guild, channel_id: int) -> Any:
        return None if channel_id == hall.id else known(guild, channel_id)

    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", asleep)
    monkeypatch.setattr(discord.Guild, "fetch_channel", broken)
    refused = await sim.moderator("Mo").slash(sim.channel, "admin move", to=hall)
    assert "Something went wrong" not in said(refused)
    assert outcomes(sim, "admin move") == {"refused": 1}
    await calm(sim, trouble)


async def test_a_table_leaves_a_place_that_cannot_be_looked_up_now(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sim.begun("Ada", "Bo")
    hall = sim.guild.create_text_channel("hall")
    known = discord.Guild.get_channel_or_thread

    def asleep(guild: discord.Guild, channel_id: int) -> Any:
        return None if channel_id == sim.channel.id else known(guild, channel_id)

    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", asleep)
    monkeypatch.setattr(discord.Guild, "fetch_channel", broken)
    await sim.moderator("Mo").slash(hall, "admin move", table=str(table.id))
    assert (await sim.table(hall)).id == table.id
    await calm(sim, trouble)


async def test_a_bundle_that_is_lost_on_its_way_is_sent_again(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind, name in ((discord.Interaction, "edit_original_response"), (discord.Webhook, "send")):
        monkeypatch.setattr(kind, name, lossy(getattr(kind, name), arrives=False))
    result = await sim.moderator("Mo").slash(sim.channel, "admin diagnose")
    assert result.response is not None
    assert [file.filename for file in result.response.attachments] == ["pantheon-server.json"]
    assert text(result.response)
    await calm(sim, trouble)
