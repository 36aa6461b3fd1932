"""``/settings``: who may change them, and their effects."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.model.server import Server
from tests.ui.discord_sim import DiscordSim, buttons, everything, menus, parts, text
from tests.ui.lobby.welcome_steps import introduced, welcomed

ROLE_MENU, CHANNEL_MENU = 6, 8


async def opened(sim: DiscordSim, person: MemberActor) -> ResponseMessage:
    """The settings panel of somebody who may see it."""
    result = await person.slash(sim.channel, "settings")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def control(message: ResponseMessage, name: str, kind: int | None = None) -> dict[str, Any]:
    """The control of a setting."""
    found = [
        part
        for part in parts(message)
        if f"/{name}" in str(part.get("custom_id")) and kind in (None, part["type"])
    ]
    return found[0]


async def server(sim: DiscordSim) -> Server:
    return await sim.bot.host.server_settings.get(sim.guild.id)


async def choose(sim: DiscordSim, person: MemberActor, name: str, value: str) -> ResponseMessage:
    """Choose a value on the second page."""
    panel = await opened(sim, person)
    await person.click(panel, label="Limits and defaults")
    await person.select(panel, [value], custom_id=control(panel, name)["custom_id"])
    return panel


def said(result: InteractionResult) -> str:
    assert result.response is not None
    assert result.response.ephemeral
    return text(result.response)


async def test_plain_people_are_shown_no_settings(sim: DiscordSim) -> None:
    result = await sim.person("Ada").slash(sim.channel, "settings")
    assert "for moderators" in said(result)
    assert not menus(result.response)  # type: ignore[arg-type]


async def test_a_role_makes_moderators_but_cannot_choose_them(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    keepers = sim.guild.create_role("Keepers")
    ada = sim.person("Ada", roles=[keepers])
    assert "for moderators" in said(await ada.slash(sim.channel, "settings"))
    panel = await opened(sim, boss)
    menu = control(panel, "moderator_role", ROLE_MENU)
    await boss.select(panel, [keepers], custom_id=menu["custom_id"])
    assert (await server(sim)).moderator_role == keepers.id
    assert f"<@&{keepers.id}>" in text(panel)
    hers = await opened(sim, ada)
    assert not [p for p in parts(hers) if "moderator_role" in str(p.get("custom_id"))]
    # A forged click on the menu of somebody else changes nothing either.
    forged = sim.fire(ada, panel, menu["custom_id"], [], ROLE_MENU)
    await sim.env.settle()
    assert "can choose the moderators' role" in text(forged.followups[-1])
    assert (await server(sim)).moderator_role == keepers.id
    await ada.click(hers, label="Lock new tables")
    assert (await server(sim)).locked
    # The role is looked at with every click: taken away, it counts no more.
    await boss.select(panel, [], custom_id=menu["custom_id"])
    assert (await server(sim)).moderator_role is None
    refused = await ada.click(hers, label="Unlock new tables")
    assert "for moderators" in text(refused.followups[-1])
    assert (await server(sim)).locked


async def test_neither_everybody_nor_a_strange_role_moderates(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    panel = await opened(sim, boss)
    menu = control(panel, "moderator_role", ROLE_MENU)
    for role in (sim.guild.id, 42):
        forged = sim.fire(boss, panel, menu["custom_id"], [str(role)], ROLE_MENU)
        await sim.env.settle()
        assert forged.followups
    assert (await server(sim)).moderator_role is None


async def test_managing_one_channel_is_not_managing_the_server(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    mine = sim.guild.create_text_channel(
        "mine", overwrites={ada: discord.PermissionOverwrite(manage_channels=True)}
    )
    assert "for moderators" in said(await ada.slash(mine, "settings"))


async def test_whoever_may_manage_the_server_opens_tables_while_they_are_locked(
    sim: DiscordSim,
) -> None:
    """Manage Server makes a moderator everywhere, also without Manage Channels."""
    keepers = sim.guild.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
    ada = sim.person("Ada", roles=[keepers])
    await ada.click(await opened(sim, ada), label="Lock new tables")
    assert (await server(sim)).locked
    assert "moderators" not in said(await ada.slash(sim.channel, "admin tables"))
    await ada.slash(sim.channel, "table create", game="toy")
    table = await sim.bot.host.tables.in_channel(sim.channel.id)
    assert table is not None
    assert table.creator_id == ada.id


async def test_while_new_tables_are_locked_only_moderators_open_them(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    panel = await opened(sim, boss)
    await boss.click(panel, label="Lock new tables")
    refused = await ada.slash(sim.channel, "table create", game="toy")
    assert "do not allow new tables" in said(refused)
    shown = await introduced(ada, await welcomed(sim), "deus")
    refused = await ada.click(shown, custom_id=buttons(shown, "solo:")[0]["custom_id"])
    assert "do not allow new tables" in said(refused)
    assert await sim.bot.host.tables.in_channel(sim.channel.id) is None
    await boss.slash(sim.channel, "table create", game="toy")
    assert (await sim.table()).creator_id == boss.id


async def test_a_role_may_open_tables(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    hosts = sim.guild.create_role("Hosts")
    ada, bo = sim.person("Ada"), sim.person("Bo", roles=[hosts])
    panel = await opened(sim, boss)
    await boss.click(panel, label="Moderators only")
    refused = await bo.slash(sim.channel, "table create", game="toy")
    assert "only moderators can open tables" in said(refused)
    menu = control(panel, "creators", ROLE_MENU)
    await boss.select(panel, [hosts], custom_id=menu["custom_id"])
    refused = await ada.slash(sim.channel, "table create", game="toy")
    assert f"<@&{hosts.id}>" in said(refused)
    await bo.slash(sim.channel, "table create", game="toy")
    assert (await sim.table()).creator_id == bo.id
    # Joining is for everybody.
    await ada.click(sim.post(), label="Join")
    assert (await sim.table()).people == (bo.id, ada.id)


async def test_limits_count_open_tables(sim: DiscordSim) -> None:
    boss, ada, bo = sim.moderator("Boss"), sim.person("Ada"), sim.person("Bo")
    await choose(sim, boss, "most_tables", "2")
    await choose(sim, boss, "most_per_person", "1")
    await ada.slash(sim.channel, "table create", game="toy")
    lobby = sim.post()
    second, third = (sim.guild.create_text_channel(name) for name in ("second", "third"))
    refused = await ada.slash(second, "table create", game="toy")
    assert "one table at a time" in said(refused)
    await bo.slash(second, "table create", game="toy")
    refused = await bo.click(lobby, label="Join")
    assert "one table at a time" in text(refused.followups[-1])
    refused = await boss.slash(third, "table create", game="toy")
    assert "allows 2 tables at a time" in said(refused)
    await ada.slash(sim.channel, "table cancel")
    await boss.slash(third, "table create", game="toy")
    assert (await sim.table(third)).creator_id == boss.id


async def test_limits_are_on_until_somebody_lifts_them(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    channels = [sim.guild.create_text_channel(f"table{number}") for number in range(12)]
    for channel in channels[:10]:
        await ada.slash(channel, "table create", game="toy")
    refused = await ada.slash(channels[10], "table create", game="toy")
    assert "at up to 10 tables" in said(refused)
    panel = await opened(sim, boss)
    await boss.click(panel, label="Limits and defaults")
    assert "10 (default)" in everything(panel)
    assert "50 (default)" in everything(panel)
    assert "after 3 days (default)" in everything(panel)
    await choose(sim, boss, "most_per_person", "0")
    for channel in channels[10:]:
        await ada.slash(channel, "table create", game="toy")
        assert (await sim.table(channel)).creator_id == ada.id


async def test_new_tables_take_the_servers_defaults(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    panel = await choose(sim, boss, "clock", "steady")
    assert "steady" in everything(panel)
    await choose(sim, boss, "remind_after", str(48 * 3600))
    await choose(sim, boss, "language", "en")
    known = await server(sim)
    assert (known.clock, known.remind_after, known.language) == ("steady", 172800, "en")
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    table = await sim.table()
    assert table.clock is not None
    assert table.clock.preset == "steady"
    await choose(sim, boss, "clock", "none")
    assert (await server(sim)).clock is None


@pytest.mark.parametrize("value", ["-1", "999999", "many", "none "])
async def test_nonsense_changes_no_setting(sim: DiscordSim, value: str) -> None:
    boss = sim.moderator("Boss")
    panel = await opened(sim, boss)
    await boss.click(panel, label="Limits and defaults")
    menu = control(panel, "most_tables")
    sim.fire(boss, panel, menu["custom_id"], [value])
    sim.fire(boss, panel, "pan:setting:0:0:people/present", ["1"])
    sim.fire(boss, panel, "pan:setting:0:0:people/guild_id/7")
    sim.fire(boss, panel, "pan:setting:0:0:people")
    await sim.env.settle()
    assert await server(sim) == Server(sim.guild.id)


async def test_the_audit_channel_has_to_take_posts(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    closed = sim.guild.create_text_channel(
        "closed", overwrites={sim.me: discord.PermissionOverwrite(send_messages=False)}
    )
    panel = await opened(sim, boss)
    menu = control(panel, "audit_channel", CHANNEL_MENU)
    refused = await boss.select(panel, [closed], custom_id=menu["custom_id"])
    assert "Send Messages" in text(refused.followups[-1])
    assert (await server(sim)).audit_channel is None


async def test_a_role_or_channel_that_was_deleted_does_no_harm(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    keepers = sim.guild.create_role("Keepers")
    office = sim.guild.create_text_channel("office")
    panel = await opened(sim, boss)
    menu = control(panel, "moderator_role", ROLE_MENU)
    await boss.select(panel, [keepers], custom_id=menu["custom_id"])
    menu = control(panel, "audit_channel", CHANNEL_MENU)
    await boss.select(panel, [office], custom_id=menu["custom_id"])
    assert control(panel, "audit_channel", CHANNEL_MENU)["default_values"]
    sim.env.backend.delete_role(sim.guild.id, keepers.id)
    sim.env.backend.delete_channel(office.id)
    again = await opened(sim, boss)
    assert not control(again, "moderator_role", ROLE_MENU).get("default_values")
    assert not control(again, "audit_channel", CHANNEL_MENU).get("default_values")
