"""What moderators do is done, also where the connection breaks while they are told so."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from tests.face.doubt import calm, lossy, outcomes
from tests.face.moderators.evening import said
from tests.face.salon import Salon, buttons, text


async def broken(*args: Any, **more: Any) -> Any:
    raise aiohttp.ServerDisconnectedError


@pytest.mark.parametrize("times", [1, 9])
async def test_a_lobby_is_moved_whether_its_old_post_says_so_or_not(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    table, hall = await salon.table(), salon.guild.create_text_channel("hall")
    old = salon.post().id
    edit = lossy(discord.PartialMessage.edit, times=times, arrives=False)
    monkeypatch.setattr(discord.PartialMessage, "edit", edit)
    moved = await salon.moderator("Mo").slash(hall, "admin move", table=str(table.id))
    assert "Something went wrong" not in said(moved)
    assert (await salon.table(hall)).lobby_message_id == salon.post(hall).id
    (left,) = (post for post in salon.posts() if post.id == old)
    assert (buttons(left) == []) is (times == 1)
    await calm(salon, trouble)


async def test_a_lobby_that_cannot_be_posted_where_it_moved_to_is_posted_by_whoever_joins(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    table, hall = await salon.table(), salon.guild.create_text_channel("hall")
    with monkeypatch.context() as away:
        away.setattr(discord.PartialMessageable, "send", broken)
        moved = await salon.moderator("Mo").slash(hall, "admin move", table=str(table.id))
    assert "Something went wrong" not in said(moved)
    await salon.person("Bo").slash(hall, "table join")
    (lobby,) = (post for post in salon.posts(hall) if buttons(post, "join:"))
    assert (await salon.table(hall)).lobby_message_id == lobby.id
    await calm(salon, trouble)


async def test_a_place_that_cannot_be_looked_up_now_is_refused(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await salon.begun("Ada", "Bo")
    hall = salon.guild.create_text_channel("hall")
    known = discord.Guild.get_channel_or_thread

    def asleep(guild: discord.Guild, channel_id: int) -> Any:
        return None if channel_id == hall.id else known(guild, channel_id)

    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", asleep)
    monkeypatch.setattr(discord.Guild, "fetch_channel", broken)
    refused = await salon.moderator("Mo").slash(salon.channel, "admin move", to=hall)
    assert "Something went wrong" not in said(refused)
    assert outcomes(salon, "admin move") == {"refused": 1}
    await calm(salon, trouble)


async def test_a_table_leaves_a_place_that_cannot_be_looked_up_now(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await salon.begun("Ada", "Bo")
    hall = salon.guild.create_text_channel("hall")
    known = discord.Guild.get_channel_or_thread

    def asleep(guild: discord.Guild, channel_id: int) -> Any:
        return None if channel_id == salon.channel.id else known(guild, channel_id)

    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", asleep)
    monkeypatch.setattr(discord.Guild, "fetch_channel", broken)
    await salon.moderator("Mo").slash(hall, "admin move", table=str(table.id))
    assert (await salon.table(hall)).id == table.id
    await calm(salon, trouble)


async def test_a_bundle_that_is_lost_on_its_way_is_sent_again(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind, name in ((discord.Interaction, "edit_original_response"), (discord.Webhook, "send")):
        monkeypatch.setattr(kind, name, lossy(getattr(kind, name), arrives=False))
    result = await salon.moderator("Mo").slash(salon.channel, "admin diagnose")
    assert result.response is not None
    assert [file.filename for file in result.response.attachments] == ["pantheon-server.json"]
    assert text(result.response)
    await calm(salon, trouble)
