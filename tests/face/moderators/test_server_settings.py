"""``/settings`` as moderators, role holders and everybody else meet it, and what it changes."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.model.server import Server
from tests.face.salon import Salon, buttons, everything, menus, parts, text

ROLE_MENU, CHANNEL_MENU = 6, 8


async def opened(salon: Salon, person: MemberActor) -> ResponseMessage:
    """The settings panel of somebody who may see it."""
    result = await person.slash(salon.channel, "settings")
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


async def server(salon: Salon) -> Server:
    return await salon.bot.host.server_settings.get(salon.guild.id)


async def choose(salon: Salon, person: MemberActor, name: str, value: str) -> ResponseMessage:
    """Choose a value on the second page."""
    panel = await opened(salon, person)
    await person.click(panel, label="Limits and defaults")
    await person.select(panel, [value], custom_id=control(panel, name)["custom_id"])
    return panel


def said(result: InteractionResult) -> str:
    assert result.response is not None
    assert result.response.ephemeral
    return text(result.response)


async def test_plain_people_are_shown_no_settings(salon: Salon) -> None:
    result = await salon.person("Ada").slash(salon.channel, "settings")
    assert "for moderators" in said(result)
    assert not menus(result.response)  # type: ignore[arg-type]


async def test_a_role_makes_moderators_but_cannot_choose_them(salon: Salon) -> None:
    boss = salon.moderator("Boss")
    keepers = salon.guild.create_role("Keepers")
    ada = salon.person("Ada", roles=[keepers])
    assert "for moderators" in said(await ada.slash(salon.channel, "settings"))
    panel = await opened(salon, boss)
    menu = control(panel, "moderator_role", ROLE_MENU)
    await boss.select(panel, [keepers], custom_id=menu["custom_id"])
    assert (await server(salon)).moderator_role == keepers.id
    assert f"<@&{keepers.id}>" in text(panel)
    hers = await opened(salon, ada)
    assert not [p for p in parts(hers) if "moderator_role" in str(p.get("custom_id"))]
    # A forged click on the menu of somebody else changes nothing either.
    forged = salon.fire(ada, panel, menu["custom_id"], [], ROLE_MENU)
    await salon.env.settle()
    assert "can choose the moderators' role" in text(forged.followups[-1])
    assert (await server(salon)).moderator_role == keepers.id
    await ada.click(hers, label="Lock new tables")
    assert (await server(salon)).locked
    # The role is looked at with every click: taken away, it counts no more.
    await boss.select(panel, [], custom_id=menu["custom_id"])
    assert (await server(salon)).moderator_role is None
    refused = await ada.click(hers, label="Unlock new tables")
    assert "for moderators" in text(refused.followups[-1])
    assert (await server(salon)).locked


async def test_neither_everybody_nor_a_strange_role_moderates(salon: Salon) -> None:
    boss = salon.moderator("Boss")
    panel = await opened(salon, boss)
    menu = control(panel, "moderator_role", ROLE_MENU)
    for role in (salon.guild.id, 42):
        forged = salon.fire(boss, panel, menu["custom_id"], [str(role)], ROLE_MENU)
        await salon.env.settle()
        assert forged.followups
    assert (await server(salon)).moderator_role is None


async def test_managing_one_channel_is_not_managing_the_server(salon: Salon) -> None:
    ada = salon.person("Ada")
    mine = salon.guild.create_text_channel(
        "mine", overwrites={ada: discord.PermissionOverwrite(manage_channels=True)}
    )
    assert "for moderators" in said(await ada.slash(mine, "settings"))


async def test_whoever_may_manage_the_server_opens_tables_while_they_are_locked(
    salon: Salon,
) -> None:
    """Manage Server makes a moderator everywhere, also without Manage Channels."""
    keepers = salon.guild.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
    ada = salon.person("Ada", roles=[keepers])
    await ada.click(await opened(salon, ada), label="Lock new tables")
    assert (await server(salon)).locked
    assert "moderators" not in said(await ada.slash(salon.channel, "admin tables"))
    await ada.slash(salon.channel, "table create", game="toy")
    table = await salon.bot.host.tables.in_channel(salon.channel.id)
    assert table is not None
    assert table.creator_id == ada.id


async def test_while_new_tables_are_locked_only_moderators_open_them(salon: Salon) -> None:
    boss, ada = salon.moderator("Boss"), salon.person("Ada")
    panel = await opened(salon, boss)
    await boss.click(panel, label="Lock new tables")
    refused = await ada.slash(salon.channel, "table create", game="toy")
    assert "let nobody open new tables" in said(refused)
    await salon.bot.post_welcome(salon.place)
    await salon.env.settle()
    welcome = salon.post()
    refused = await ada.click(welcome, custom_id=buttons(welcome, "solo:")[0]["custom_id"])
    assert "let nobody open new tables" in said(refused)
    assert await salon.bot.host.tables.in_channel(salon.channel.id) is None
    await boss.slash(salon.channel, "table create", game="toy")
    assert (await salon.table()).creator_id == boss.id


async def test_a_role_may_open_tables(salon: Salon) -> None:
    boss = salon.moderator("Boss")
    hosts = salon.guild.create_role("Hosts")
    ada, bo = salon.person("Ada"), salon.person("Bo", roles=[hosts])
    panel = await opened(salon, boss)
    await boss.click(panel, label="Moderators only")
    refused = await bo.slash(salon.channel, "table create", game="toy")
    assert "only moderators open tables" in said(refused)
    menu = control(panel, "creators", ROLE_MENU)
    await boss.select(panel, [hosts], custom_id=menu["custom_id"])
    refused = await ada.slash(salon.channel, "table create", game="toy")
    assert f"<@&{hosts.id}>" in said(refused)
    await bo.slash(salon.channel, "table create", game="toy")
    assert (await salon.table()).creator_id == bo.id
    # Joining is for everybody.
    await ada.click(salon.post(), label="Join")
    assert (await salon.table()).people == (bo.id, ada.id)


async def test_limits_count_open_tables(salon: Salon) -> None:
    boss, ada, bo = salon.moderator("Boss"), salon.person("Ada"), salon.person("Bo")
    await choose(salon, boss, "most_tables", "2")
    await choose(salon, boss, "most_per_person", "1")
    await ada.slash(salon.channel, "table create", game="toy")
    lobby = salon.post()
    second, third = (salon.guild.create_text_channel(name) for name in ("second", "third"))
    refused = await ada.slash(second, "table create", game="toy")
    assert "one table at a time" in said(refused)
    await bo.slash(second, "table create", game="toy")
    refused = await bo.click(lobby, label="Join")
    assert "one table at a time" in text(refused.followups[-1])
    refused = await boss.slash(third, "table create", game="toy")
    assert "plays at 2 tables at a time" in said(refused)
    await ada.slash(salon.channel, "table cancel")
    await boss.slash(third, "table create", game="toy")
    assert (await salon.table(third)).creator_id == boss.id


async def test_limits_are_on_until_somebody_lifts_them(salon: Salon) -> None:
    boss, ada = salon.moderator("Boss"), salon.person("Ada")
    channels = [salon.guild.create_text_channel(f"table{number}") for number in range(12)]
    for channel in channels[:10]:
        await ada.slash(channel, "table create", game="toy")
    refused = await ada.slash(channels[10], "table create", game="toy")
    assert "at 10 tables at most" in said(refused)
    panel = await opened(salon, boss)
    await boss.click(panel, label="Limits and defaults")
    assert "10 (as usual)" in everything(panel)
    assert "50 (as usual)" in everything(panel)
    assert "after 3 days (as usual)" in everything(panel)
    await choose(salon, boss, "most_per_person", "0")
    for channel in channels[10:]:
        await ada.slash(channel, "table create", game="toy")
        assert (await salon.table(channel)).creator_id == ada.id


async def test_new_tables_take_the_servers_defaults(salon: Salon) -> None:
    boss = salon.moderator("Boss")
    panel = await choose(salon, boss, "clock", "steady")
    assert "steady" in everything(panel)
    await choose(salon, boss, "remind_after", str(48 * 3600))
    await choose(salon, boss, "language", "en")
    known = await server(salon)
    assert (known.clock, known.remind_after, known.language) == ("steady", 172800, "en")
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    table = await salon.table()
    assert table.clock is not None
    assert table.clock.preset == "steady"
    await choose(salon, boss, "clock", "none")
    assert (await server(salon)).clock is None


@pytest.mark.parametrize("value", ["-1", "999999", "many", "none "])
async def test_nonsense_changes_no_setting(salon: Salon, value: str) -> None:
    boss = salon.moderator("Boss")
    panel = await opened(salon, boss)
    await boss.click(panel, label="Limits and defaults")
    menu = control(panel, "most_tables")
    salon.fire(boss, panel, menu["custom_id"], [value])
    salon.fire(boss, panel, "pan:setting:0:0:people/present", ["1"])
    salon.fire(boss, panel, "pan:setting:0:0:people/guild_id/7")
    salon.fire(boss, panel, "pan:setting:0:0:people")
    await salon.env.settle()
    assert await server(salon) == Server(salon.guild.id)


async def test_the_audit_channel_has_to_take_posts(salon: Salon) -> None:
    boss = salon.moderator("Boss")
    closed = salon.guild.create_text_channel(
        "closed", overwrites={salon.me: discord.PermissionOverwrite(send_messages=False)}
    )
    panel = await opened(salon, boss)
    menu = control(panel, "audit_channel", CHANNEL_MENU)
    refused = await boss.select(panel, [closed], custom_id=menu["custom_id"])
    assert "Send Messages" in text(refused.followups[-1])
    assert (await server(salon)).audit_channel is None


async def test_a_role_or_channel_that_was_deleted_does_no_harm(salon: Salon) -> None:
    boss = salon.moderator("Boss")
    keepers = salon.guild.create_role("Keepers")
    office = salon.guild.create_text_channel("office")
    panel = await opened(salon, boss)
    menu = control(panel, "moderator_role", ROLE_MENU)
    await boss.select(panel, [keepers], custom_id=menu["custom_id"])
    menu = control(panel, "audit_channel", CHANNEL_MENU)
    await boss.select(panel, [office], custom_id=menu["custom_id"])
    assert control(panel, "audit_channel", CHANNEL_MENU)["default_values"]
    salon.env.backend.delete_role(salon.guild.id, keepers.id)
    salon.env.backend.delete_channel(office.id)
    again = await opened(salon, boss)
    assert not control(again, "moderator_role", ROLE_MENU).get("default_values")
    assert not control(again, "audit_channel", CHANNEL_MENU).get("default_values")
