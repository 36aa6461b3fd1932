"""Where commands can be used: by servers, in direct messages, and by people who install the bot."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.model.server import Shards
from bot.ui.app.command_sync import sync_commands
from bot.ui.app.commands import all_commands, all_context_menus
from tests.ui.discord_sim import DiscordSim, text

INSTALLABLE = {"games", "rules", "card", "learn", "reminders", "help"}
GUILD, USER = 0, 1
ON_SERVERS, IN_DMS, IN_GROUPS = 0, 1, 2


def test_people_can_install_what_needs_no_table(sim: DiscordSim) -> None:
    sent = {each.name: each.to_dict(sim.bot.tree) for each in sim.bot.tree.get_commands()}
    for name, payload in sent.items():
        if name in INSTALLABLE:
            assert payload["integration_types"] == [GUILD, USER]
            assert payload["contexts"] == [ON_SERVERS, IN_DMS, IN_GROUPS]
        else:
            assert payload["integration_types"] == [GUILD], name
            assert ON_SERVERS in payload["contexts"]
    assert set(sent) >= INSTALLABLE
    assert sent["table"]["contexts"] == sent["Show stats"]["contexts"] == [ON_SERVERS]


def test_discord_takes_that_many() -> None:
    assert len(all_commands()) <= 100
    assert len(all_context_menus()) <= 15
    assert all(len(str(menu.name)) <= 32 for menu in all_context_menus())


@pytest.mark.parametrize("command", ["games", "rules", "learn", "reminders", "help"])
async def test_they_work_in_direct_messages(sim: DiscordSim, command: str) -> None:
    options = {"game": "deus"} if command in ("rules", "learn") else {}
    answer = (await sim.person("Ada").user.slash(command, **options)).response
    assert answer is not None
    assert text(answer)


def installed_by(sim: DiscordSim, owners: dict[str, str]) -> None:
    """Let interactions say by whom the bot was installed where they come from."""
    backend: Any = sim.env.backend
    emit = backend.emit

    def told(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            payload = {**payload, "authorizing_integration_owners": owners}
        return emit(event, payload, *rest, **more)

    backend.emit = told


@pytest.mark.parametrize("by_person", [True, False])
async def test_a_server_without_the_bot_is_answered_by_whoever_hears_of_it(
    sim: DiscordSim, by_person: bool
) -> None:
    ada = sim.person("Ada")
    installed_by(sim, {"1": str(ada.id)} if by_person else {"0": str(sim.guild.id)})
    elsewhere = 1 - (sim.guild.id >> 22) % 2
    sim.bot.host.engine.shards = Shards(2, (elsewhere,))
    answer = await ada.slash(sim.channel, "games")
    sim.bot.host.engine.shards = None
    assert (answer.response is not None) is by_person


async def test_a_discord_without_user_installs_gets_the_commands_all_the_same(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The commands are the same in every test of a process: afterwards they are as they were.
    for command in sim.bot.tree.get_commands():
        monkeypatch.setattr(command, "allowed_installs", command.allowed_installs)
    sim.env.inject_error("PUT", "/applications/*/commands", status=400, message="integration_types")
    await sync_commands(sim.bot.tree)
    sent = [each.to_dict(sim.bot.tree) for each in sim.bot.tree.get_commands()]
    assert all(payload["integration_types"] == [GUILD] for payload in sent)
    assert "were refused" in trouble.text
    sim.env.inject_error("PUT", "/applications/*/commands", status=403, message="no")
    with pytest.raises(discord.Forbidden):
        await sync_commands(sim.bot.tree)
