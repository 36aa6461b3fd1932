"""What goes wrong is answered calmly, logged with a number, and changes nothing."""

from __future__ import annotations

import re

import discord
import pytest
from discord import app_commands

from bot.face.desk import which_table
from bot.face.desk.visit import Visit
from bot.face.lobby import lobby
from bot.face.play import moves
from bot.storage.server import faults
from tests.face.salon import Salon, buttons, text


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
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "open_table", broken)
    result = await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    assert result.response is not None
    assert result.response.ephemeral
    assert "Something went wrong" in text(result.response)
    assert "secret" not in text(result.response)
    number = error_number(text(result.response), trouble)
    assert "table create" in trouble.text
    async with salon.bot.host.engine.database.read() as connection:
        (kept,) = await faults.newest(connection, guild_id=salon.guild.id)
    assert (kept.id, kept.what, kept.kind) == (number, "table create", "RuntimeError")
    assert kept.person_id == salon.person("Ada").id


async def test_an_unexpected_error_behind_a_button(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    panel = await salon.panel(ada)
    shown = text(panel)
    before = await salon.table()
    monkeypatch.setattr(moves, "answer", broken)
    result = await ada.click(panel, label="Bid 2")
    assert result.followups[0].ephemeral
    number = error_number(text(result.followups[0]), trouble)
    assert text(panel) == shown
    async with salon.bot.host.engine.database.read() as connection:
        (kept,) = await faults.newest(connection, table_id=before.id)
    assert (kept.id, kept.what) == (number, "pick")
    monkeypatch.undo()
    assert await salon.table() == before
    await ada.click(panel, label="Bid 2")
    assert "Your move is complete" in text(panel)


async def test_an_unexpected_error_while_somebody_is_refused(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await salon.begun("Ada", "Bo")
    monkeypatch.setattr(which_table, "may_see", broken)
    result = await salon.person("Eve").slash(salon.channel, "table start")
    assert result.response is not None
    error_number(text(result.response), trouble)
    assert salon.env.errors == []


async def test_an_error_before_the_work_begins(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Visit, "acknowledge", broken)
    result = await salon.person("Ada").slash(salon.channel, "help")
    assert result.response is not None
    assert result.ephemeral
    error_number(text(result.response), trouble)


async def test_an_error_of_the_library_itself(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(interaction: object) -> bool:
        raise app_commands.AppCommandError("the command has changed")

    monkeypatch.setattr(salon.bot.tree, "interaction_check", refuse)
    result = await salon.person("Ada").slash(salon.channel, "help")
    assert result.response is not None
    assert result.ephemeral
    error_number(text(result.response), trouble)
    assert len(salon.env.errors) == 1


async def test_nobody_left_to_answer_is_only_logged(
    salon: Salon, trouble: pytest.LogCaptureFixture
) -> None:
    salon.env.inject_error(
        "POST", "/interactions/*/*/callback", status=404, code=10062, times=None, message="gone"
    )
    result = await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    assert not result.acknowledged
    assert await salon.bot.host.tables.in_channel(salon.channel.id) is None
    assert "too late to be answered" in trouble.text


async def test_a_lobby_that_cannot_be_posted_leaves_no_table(
    salon: Salon, trouble: pytest.LogCaptureFixture
) -> None:
    salon.env.inject_error("POST", "/channels/*/messages", status=500, message="no")
    result = await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    assert result.response is not None
    assert "Something went wrong" in text(result.response)
    assert await salon.bot.host.tables.in_channel(salon.channel.id) is None
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    assert (await salon.table()).status == "lobby"


async def test_autocompletion_never_fails(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await salon.begun("Ada", "Bo")
    monkeypatch.setattr(salon.bot.host.tables, "in_channel", broken)
    offered = await salon.person("Ada").autocomplete(salon.channel, "move", "choice", "b")
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
    salon: Salon, lacking: dict[str, bool], named: str
) -> None:
    quiet = salon.guild.create_text_channel(
        "quiet", overwrites={salon.me: discord.PermissionOverwrite(**lacking)}
    )
    refused = await salon.person("Ada").slash(quiet, "table create", game="toy")
    assert refused.response is not None
    assert refused.response.ephemeral
    assert f"permission{'s' if ' and ' in named else ''} here: {named}." in text(refused.response)
    assert await salon.bot.host.tables.in_channel(quiet.id) is None


async def test_a_permission_lost_before_the_start_is_named(salon: Salon) -> None:
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="toy")
    await ada.click(salon.post(), label="Add computer")
    await salon.place.set_permissions(salon.me, attach_files=False)
    refused = await ada.click(salon.post(), label="Start")
    assert "Attach Files" in text(refused.followups[0])
    assert (await salon.table()).status == "lobby"


async def test_threads_need_their_own_permission(salon: Salon) -> None:
    channel = salon.guild.create_text_channel(
        "threads",
        overwrites={salon.me: discord.PermissionOverwrite(send_messages_in_threads=False)},
    )
    await salon.place_of(channel).create_thread(
        name="aside", type=discord.ChannelType.public_thread
    )
    refused = await salon.person("Ada").slash(channel.threads[0], "table create", game="toy")
    assert refused.response is not None
    assert "Send Messages in Threads" in text(refused.response)
    assert buttons(refused.response) == []
