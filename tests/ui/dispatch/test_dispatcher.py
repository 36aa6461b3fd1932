"""Errors of handlers: answered with a number, logged, and nothing is changed."""

from __future__ import annotations

import re

import discord
import pytest
from discord import app_commands

from bot.storage.upkeep import faults
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.context import Context
from bot.ui.lobby import opening
from bot.ui.play import moves
from tests.ui.discord_sim import DiscordSim, buttons, text


def error_number(said: str, log: pytest.LogCaptureFixture) -> str:
    """The number in a calm sentence, which the log must know as well."""
    found = re.search(r"`([0-9a-f]{8})`", said)
    assert found, said
    number = found[1]
    records = [r for r in log.records if getattr(r, "error_id", None) == number]
    assert len(records) == 1
    assert records[0].exc_info is not None
    return number


async def broken(*args: object, **more: object) -> None:
    raise RuntimeError("secret details")


async def test_an_unexpected_error_in_a_command(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "open_table", broken)
    result = await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert result.response is not None
    assert result.response.ephemeral
    assert "Something went wrong" in text(result.response)
    assert "secret" not in text(result.response)
    number = error_number(text(result.response), trouble)
    assert "table create" in trouble.text
    async with sim.bot.host.engine.database.read() as connection:
        (kept,) = await faults.newest(connection, guild_id=sim.guild.id)
    assert (kept.id, kept.what, kept.kind) == (number, "table create", "RuntimeError")
    assert kept.person_id == sim.person("Ada").id


async def test_an_unexpected_error_behind_a_button(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    shown = text(panel)
    before = await sim.table()
    monkeypatch.setattr(moves, "_click", broken)
    result = await ada.click(panel, label="Bid 2")
    assert result.followups[0].ephemeral
    number = error_number(text(result.followups[0]), trouble)
    assert text(panel) == shown
    async with sim.bot.host.engine.database.read() as connection:
        (kept,) = await faults.newest(connection, table_id=before.id)
    assert (kept.id, kept.what) == (number, "pick")
    monkeypatch.undo()
    assert await sim.table() == before
    await ada.click(panel, label="Bid 2")
    assert "Your move is complete" in text(panel)


async def test_an_unexpected_error_while_somebody_is_refused(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.begun("Ada", "Bo")
    monkeypatch.setattr(table_lookup, "may_see", broken)
    result = await sim.person("Eve").slash(sim.channel, "table start")
    assert result.response is not None
    error_number(text(result.response), trouble)
    assert sim.env.errors == []


async def test_an_error_before_the_work_begins(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Context, "acknowledge", broken)
    result = await sim.person("Ada").slash(sim.channel, "help")
    assert result.response is not None
    assert result.ephemeral
    error_number(text(result.response), trouble)


async def test_an_error_of_the_library_itself(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(interaction: object) -> bool:
        raise app_commands.AppCommandError("the command has changed")

    monkeypatch.setattr(sim.bot.tree, "interaction_check", refuse)
    result = await sim.person("Ada").slash(sim.channel, "help")
    assert result.response is not None
    assert result.ephemeral
    error_number(text(result.response), trouble)
    assert len(sim.env.errors) == 1


async def test_nobody_left_to_answer_is_only_logged(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture
) -> None:
    sim.env.inject_error(
        "POST", "/interactions/*/*/callback", status=404, code=10062, times=None, message="gone"
    )
    result = await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert not result.acknowledged
    assert await sim.bot.host.tables.in_channel(sim.channel.id) is None
    assert "too late to be answered" in trouble.text


async def test_a_lobby_that_cannot_be_posted_leaves_no_table(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture
) -> None:
    sim.env.inject_error("POST", "/channels/*/messages", status=500, message="no", times=3)
    result = await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert result.response is not None
    assert "I have not opened a table" in text(result.response)
    assert await sim.bot.host.tables.in_channel(sim.channel.id) is None
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert (await sim.table()).status == "lobby"


async def test_autocompletion_never_fails(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.begun("Ada", "Bo")
    monkeypatch.setattr(sim.bot.host.tables, "in_channel", broken)
    offered = await sim.person("Ada").autocomplete(sim.channel, "move", "choice", "b")
    assert offered == []
    assert "an autocompletion failed" in trouble.text


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        ({"send_messages": False}, "Send Messages"),
        ({"attach_files": False}, "Attach Files"),
        ({"read_message_history": False}, "Read Message History"),
        (
            {"attach_files": False, "send_messages": False},
            "Attach Files and Send Messages",
        ),
    ],
)
async def test_a_missing_permission_is_named(
    sim: DiscordSim, lacking: dict[str, bool], named: str
) -> None:
    quiet = sim.guild.create_text_channel(
        "quiet", overwrites={sim.me: discord.PermissionOverwrite(**lacking)}
    )
    refused = await sim.person("Ada").slash(quiet, "table create", game="toy")
    assert refused.response is not None
    assert refused.response.ephemeral
    missing = "these permissions" if " and " in named else "this permission"
    assert f"{missing}: {named}." in text(refused.response)
    assert await sim.bot.host.tables.in_channel(quiet.id) is None


async def test_a_permission_lost_before_the_start_is_named(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    await ada.click(sim.post(), label="Add computer")
    await sim.place.set_permissions(sim.me, attach_files=False)
    refused = await ada.click(sim.post(), label="Start")
    assert "Attach Files" in text(refused.followups[0])
    assert (await sim.table()).status == "lobby"


async def test_threads_need_their_own_permission(sim: DiscordSim) -> None:
    channel = sim.guild.create_text_channel(
        "threads",
        overwrites={sim.me: discord.PermissionOverwrite(send_messages_in_threads=False)},
    )
    await sim.place_of(channel).create_thread(name="aside", type=discord.ChannelType.public_thread)
    refused = await sim.person("Ada").slash(channel.threads[0], "table create", game="toy")
    assert refused.response is not None
    assert "Send Messages in Threads" in text(refused.response)
    assert buttons(refused.response) == []
