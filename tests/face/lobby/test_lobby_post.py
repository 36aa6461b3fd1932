"""The lobby's message while connections break: neither lost nor doubled, and nobody is alarmed."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from tests.face.doubt import calm, kept, lossy
from tests.face.salon import Salon, text


async def test_a_lobby_whose_post_is_in_doubt_is_posted_once(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.PartialMessageable.send
    monkeypatch.setattr(discord.PartialMessageable, "send", lossy(send, arrives=False))
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    table = await salon.table()
    assert table.lobby_message_id is not None
    await salon.person("Bo").slash(salon.channel, "table join")
    assert len(salon.posts()) == 1


async def test_every_attempt_to_post_a_lobby_has_the_same_nonce(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    nonces: list[object] = []

    async def refused(*args: Any, **more: Any) -> Any:
        nonces.append(more.get("nonce"))
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.PartialMessageable, "send", refused)
    result = await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    assert len(nonces) == 3
    assert len(set(nonces)) == 1
    assert nonces[0] is not None
    # A table that nobody can see would only be in the way.
    assert await salon.bot.host.tables.in_channel(salon.channel.id) is None
    assert result.response is not None
    assert "I have opened no table" in text(result.response)
    await calm(salon, trouble)


async def test_a_lobby_that_was_posted_after_all_is_found(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.PartialMessageable.send
    monkeypatch.setattr(discord.PartialMessageable, "send", lossy(send, times=9))
    result = await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    assert result.response is not None
    assert "Something went wrong" not in text(result.response)
    table = await salon.table()
    assert (table.status, table.lobby_message_id) == ("lobby", salon.post().id)
    await salon.person("Bo").click(salon.post(), label="Join")
    assert len(salon.posts()) == 1
    assert "Bo" in text(salon.post())
    await calm(salon, trouble)


async def test_a_lobby_that_cannot_be_looked_for_now_is_found_by_whoever_joins(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.PartialMessageable.send
    with monkeypatch.context() as away:
        away.setattr(discord.PartialMessageable, "send", lossy(send, times=9))
        away.setattr(salon.bot.http, "logs_from", _broken)
        await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    table = await salon.table()
    assert (table.status, table.lobby_message_id) == ("lobby", None)
    await salon.person("Bo").slash(salon.channel, "table join")
    assert (await salon.table()).lobby_message_id == salon.post().id
    assert len(salon.posts()) == 1
    assert "Bo" in text(salon.post())
    await calm(salon, trouble)


async def test_a_lobby_posted_anew_is_not_doubled(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    await salon.place.get_partial_message(salon.post().id).delete()
    send = discord.PartialMessageable.send
    with monkeypatch.context() as away:
        away.setattr(discord.PartialMessageable, "send", lossy(send, times=9))
        await salon.person("Bo").slash(salon.channel, "table join")
    await salon.person("Cy").slash(salon.channel, "table join")
    assert (await salon.table()).lobby_message_id == salon.post().id
    assert len(salon.posts()) == 1
    assert "Cy" in text(salon.post())
    await calm(salon, trouble)


@pytest.mark.parametrize("times", [1, 9])
@pytest.mark.parametrize("arrives", [True, False])
async def test_whoever_joins_has_joined_whether_the_lobby_says_so_or_not(
    salon: Salon,
    trouble: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    times: int,
    arrives: bool,
) -> None:
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    edit = discord.PartialMessage.edit
    with monkeypatch.context() as away:
        away.setattr(discord.PartialMessage, "edit", lossy(edit, times=times, arrives=arrives))
        result = await salon.person("Bo").slash(salon.channel, "table join")
    assert result.response is not None
    assert "Something went wrong" not in text(result.response)
    assert len((await salon.table()).members) == 2
    assert ("Bo" in text(salon.post())) is (arrives or times == 1)
    assert ("may not be up to date" in trouble.text) is (times == 9)
    await salon.person("Cy").slash(salon.channel, "table join")
    assert len(salon.posts()) == 1
    assert "Bo" in text(salon.post())
    await calm(salon, trouble)


async def test_a_database_that_does_not_answer_is_a_fault(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only connections to Discord leave doubt."""
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")

    async def slow(*args: Any, **more: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(salon.bot.host.tables, "get", slow)
    result = await salon.person("Bo").slash(salon.channel, "table join")
    assert result.response is not None
    assert "Something went wrong" in text(result.response)
    assert await kept(salon) == 1


async def _broken(*args: Any, **more: Any) -> Any:
    raise aiohttp.ServerDisconnectedError
