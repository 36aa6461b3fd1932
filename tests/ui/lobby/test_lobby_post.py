"""The lobby's message while connections break: neither lost nor doubled."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from tests.ui.broken_connections import calm, kept, lossy
from tests.ui.discord_sim import DiscordSim, text


async def test_a_lobby_whose_post_is_uncertain_is_posted_once(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.PartialMessageable.send
    monkeypatch.setattr(discord.PartialMessageable, "send", lossy(send, arrives=False))
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    table = await sim.table()
    assert table.lobby_message_id is not None
    await sim.person("Bo").slash(sim.channel, "table join")
    assert len(sim.posts()) == 1


async def test_a_lobby_that_discord_fails_to_post_at_first_is_posted(sim: DiscordSim) -> None:
    sim.env.inject_error("POST", "/channels/*/messages", status=500, message="no", times=2)
    result = await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert result.response is not None
    assert "is open" in text(result.response)
    assert (await sim.table()).lobby_message_id == sim.post().id
    assert len(sim.posts()) == 1


async def test_every_attempt_to_post_a_lobby_has_the_same_nonce(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    nonces: list[object] = []

    async def refused(*args: Any, **more: Any) -> Any:
        nonces.append(more.get("nonce"))
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.PartialMessageable, "send", refused)
    result = await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert len(nonces) == 3
    assert len(set(nonces)) == 1
    assert nonces[0] is not None
    # A table that nobody can see would only be in the way.
    assert await sim.bot.host.tables.in_channel(sim.channel.id) is None
    assert result.response is not None
    assert "I have not opened a table" in text(result.response)
    await calm(sim, trouble)


@pytest.mark.parametrize(
    ("status", "code", "times", "why"),
    [
        (403, 50013, 1, "I am not allowed to post in this channel"),
        (404, 10003, 1, "I have not opened a table"),
        (503, 0, 3, "I have not opened a table"),
    ],
)
async def test_a_lobby_that_discord_does_not_take_opens_no_table(
    sim: DiscordSim,
    trouble: pytest.LogCaptureFixture,
    status: int,
    code: int,
    times: int,
    why: str,
) -> None:
    sim.env.inject_error(
        "POST", "/channels/*/messages", status=status, code=code, message="no", times=times
    )
    result = await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert result.response is not None
    assert why in text(result.response)
    assert await sim.bot.host.tables.in_channel(sim.channel.id) is None
    await calm(sim, trouble)
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert len(sim.posts()) == 1


async def test_a_lobby_that_was_posted_after_all_is_found(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.PartialMessageable.send
    monkeypatch.setattr(discord.PartialMessageable, "send", lossy(send, times=9))
    result = await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert result.response is not None
    assert "Something went wrong" not in text(result.response)
    table = await sim.table()
    assert (table.status, table.lobby_message_id) == ("lobby", sim.post().id)
    await sim.person("Bo").click(sim.post(), label="Join")
    assert len(sim.posts()) == 1
    assert "Bo" in text(sim.post())
    await calm(sim, trouble)


async def test_a_lobby_that_cannot_be_looked_for_now_is_found_by_whoever_joins(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.PartialMessageable.send
    with monkeypatch.context() as away:
        away.setattr(discord.PartialMessageable, "send", lossy(send, times=9))
        away.setattr(sim.bot.http, "logs_from", _broken)
        await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    table = await sim.table()
    assert (table.status, table.lobby_message_id) == ("lobby", None)
    await sim.person("Bo").slash(sim.channel, "table join")
    assert (await sim.table()).lobby_message_id == sim.post().id
    assert len(sim.posts()) == 1
    assert "Bo" in text(sim.post())
    await calm(sim, trouble)


async def test_a_lobby_posted_anew_is_not_doubled(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    await sim.place.get_partial_message(sim.post().id).delete()
    send = discord.PartialMessageable.send
    with monkeypatch.context() as away:
        away.setattr(discord.PartialMessageable, "send", lossy(send, times=9))
        await sim.person("Bo").slash(sim.channel, "table join")
    await sim.person("Cy").slash(sim.channel, "table join")
    assert (await sim.table()).lobby_message_id == sim.post().id
    assert len(sim.posts()) == 1
    assert "Cy" in text(sim.post())
    await calm(sim, trouble)


@pytest.mark.parametrize("times", [1, 9])
@pytest.mark.parametrize("arrives", [True, False])
async def test_whoever_joins_has_joined_whether_the_lobby_says_so_or_not(
    sim: DiscordSim,
    trouble: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    times: int,
    arrives: bool,
) -> None:
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    edit = discord.PartialMessage.edit
    with monkeypatch.context() as away:
        away.setattr(discord.PartialMessage, "edit", lossy(edit, times=times, arrives=arrives))
        result = await sim.person("Bo").slash(sim.channel, "table join")
    assert result.response is not None
    assert "Something went wrong" not in text(result.response)
    assert len((await sim.table()).members) == 2
    assert ("Bo" in text(sim.post())) is (arrives or times == 1)
    assert ("may not be up to date" in trouble.text) is (times == 9)
    await sim.person("Cy").slash(sim.channel, "table join")
    assert len(sim.posts()) == 1
    assert "Bo" in text(sim.post())
    await calm(sim, trouble)


async def test_a_database_that_does_not_answer_is_a_fault(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only connections to Discord leave doubt."""
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")

    async def slow(*args: Any, **more: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(sim.bot.host.lobby, "join", slow)
    result = await sim.person("Bo").slash(sim.channel, "table join")
    assert result.response is not None
    assert "Something went wrong" in text(result.response)
    assert await kept(sim) == 1


async def _broken(*args: Any, **more: Any) -> Any:
    raise aiohttp.ServerDisconnectedError
