"""Broken connections: people are answered, nothing is doubled, and nothing crashes."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest
from sqlalchemy.exc import InternalError

from tests.ui.broken_connections import calm, kept, lossy, outcomes
from tests.ui.discord_sim import DiscordSim, text
from tests.ui.forged_clicks import forged


async def test_an_acknowledgement_whose_answer_is_lost(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.begun("Ada", "Bo")
    defer = discord.InteractionResponse.defer
    monkeypatch.setattr(discord.InteractionResponse, "defer", lossy(defer))
    result = await sim.person("Ada").slash(sim.channel, "board")
    assert result.response is not None
    assert result.response.content or text(result.response)
    assert await kept(sim) == 0


async def test_an_answer_that_is_lost_is_given_again(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit = discord.Interaction.edit_original_response
    monkeypatch.setattr(
        discord.Interaction, "edit_original_response", lossy(edit, times=2, arrives=False)
    )
    result = await sim.person("Ada").slash(sim.channel, "help")
    assert result.response is not None
    assert "How can I help?" in text(result.response)
    assert await kept(sim) == 0


async def test_an_answer_that_never_arrives_is_no_fault(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.begun("Ada", "Bo")
    for kind, name in ((discord.Interaction, "edit_original_response"), (discord.Webhook, "send")):
        lost = lossy(getattr(kind, name), times=9, arrives=False)
        monkeypatch.setattr(kind, name, lost)
    await sim.person("Ada").slash(sim.channel, "board")
    await calm(sim, trouble)
    assert outcomes(sim, "board") == {"doubt": 1}
    assert "the answer to board may be lost" in trouble.text


async def test_what_somebody_else_has_answered_is_no_fault(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture
) -> None:
    sim.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=40060)
    await sim.person("Ada").slash(sim.channel, "help")
    await calm(sim, trouble)
    assert outcomes(sim, "help") == {"elsewhere": 1}


@pytest.mark.parametrize(
    ("status", "code", "outcome"), [(400, 40060, "elsewhere"), (404, 10062, "late")]
)
async def test_what_discord_takes_no_answer_for_is_no_fault(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, status: int, code: int, outcome: str
) -> None:
    """Neither for clicks and commands nor for forms, opened or sent, nor while somebody types."""
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    lobby = sim.post()
    opened = await ada.click(lobby, label="My word")
    assert opened.modal is not None
    sim.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code, times=None)
    await ada.click(lobby, label="Options")
    await ada.slash(sim.channel, "help")
    await ada.click(lobby, label="My word")
    await ada.submit_modal(opened, {"word": "apple"})
    await ada.autocomplete(sim.channel, "rules", "topic", "")
    for what in ("options", "help", "word-say"):
        assert outcomes(sim, what) == {outcome: 1}, what
    assert outcomes(sim, "word") == {"ok": 1, outcome: 1}
    await calm(sim, trouble)


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_form_or_completion_whose_connection_breaks_is_no_fault(
    sim: DiscordSim,
    trouble: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    arrives: bool,
) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    for name in ("send_modal", "autocomplete"):
        call = getattr(discord.InteractionResponse, name)
        monkeypatch.setattr(discord.InteractionResponse, name, lossy(call, arrives=arrives))
    await ada.click(sim.post(), label="My word")
    assert outcomes(sim, "word") == {"doubt": 1}
    await ada.autocomplete(sim.channel, "rules", "topic", "")
    await calm(sim, trouble)


@pytest.mark.parametrize("seen_before", [0, 1])
async def test_whoever_cannot_be_shown_to_see_a_table_does_not_see_it(
    sim: DiscordSim,
    trouble: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    seen_before: int,
) -> None:
    """Also where the connection breaks while they are being refused something."""
    table = await sim.begun("Ada", "Bo")
    elsewhere = sim.guild.create_text_channel("elsewhere")
    await sim.bot.post_welcome(sim.place_of(elsewhere))
    known, fetch = discord.Guild.get_channel_or_thread, discord.Guild.fetch_channel
    left = seen_before

    async def broken(guild: discord.Guild, channel_id: int) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise aiohttp.ServerDisconnectedError
        return await fetch(guild, channel_id)

    def asleep(guild: discord.Guild, channel_id: int) -> Any:
        return None if channel_id == table.channel_id else known(guild, channel_id)

    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", asleep)
    monkeypatch.setattr(discord.Guild, "fetch_channel", broken)
    said = await forged(sim, sim.person("Eve"), sim.post(elsewhere), f"pan:join:{table.id}:0:")
    assert left == -1
    assert said.splitlines()[0] == f"There is no table number {table.id}."
    await calm(sim, trouble)


async def test_where_discord_itself_fails_an_answer_is_uncertain(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture
) -> None:
    sim.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=503)
    await sim.person("Ada").slash(sim.channel, "help")
    assert outcomes(sim, "help") == {"doubt": 1}
    await calm(sim, trouble)


async def test_what_breaks_off_with_the_lease_on_its_shard_is_no_fault(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    leased = True

    async def stopped(guild_id: int) -> Any:
        nonlocal leased
        leased = False
        raise InternalError("SELECT", None, Exception("another operation is in progress"))

    sim.bot.host.engine.leased = lambda: leased
    monkeypatch.setattr(sim.bot.host.server_settings, "get", stopped)
    await sim.person("Ada").slash(sim.channel, "help")
    assert outcomes(sim, "help") == {"elsewhere": 1}
    await calm(sim, trouble)
    sim.bot.host.engine.leased = None
