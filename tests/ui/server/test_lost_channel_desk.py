"""Moderators by permission or by role look after tables whose channel is gone."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from bot.model.people import Person
from tests.ui.discord_sim import DiscordSim, buttons, text
from tests.ui.moderation.moderation_steps import deeds, played, said
from tests.ui.moderation.test_table_desk import desk, menu_id, open_one
from tests.ui.reminder_steps import shown
from tests.ui.table.test_clocks import run_out


async def moderator(sim: DiscordSim, by: str) -> MemberActor:
    """Somebody who moderates the server by a permission, or by the role that it has chosen."""
    if by == "manage_channels":
        return sim.moderator("Mo")
    if by == "manage_guild":
        allowed = discord.Permissions(manage_guild=True)
        return sim.person("Mo", roles=[sim.guild.create_role("Staff", permissions=allowed)])
    role = sim.guild.create_role("Helpers")
    settings = sim.bot.host.server_settings
    await settings.change(sim.guild.id, Person(1, "Boss"), {"moderator_role": role.id})
    return sim.person("Mo", roles=[role])


@pytest.mark.parametrize("by", ["manage_channels", "manage_guild", "role"])
async def test_what_a_moderator_is_told_about_a_table_of_a_deleted_channel(
    sim: DiscordSim, by: str
) -> None:
    mo = await moderator(sim, by)
    table = await played(sim, "Ada", "Bo")
    hall = sim.guild.create_text_channel("hall")
    sim.env.backend.delete_channel(sim.channel.id)
    await sim.env.settle()
    number = str(table.id)
    assert "not paused" in said(await mo.slash(hall, "admin resume", table=number))
    assert "lost channel" in said(await mo.slash(hall, "admin remind", table=number))
    assert "still open" in said(await mo.slash(hall, "admin archive", table=number))
    assert f"table {number}" in said(await mo.slash(hall, "history", table=number))
    for command in ("export", "verify"):
        told = said(await mo.slash(hall, command, table=number))
        assert told, command
        assert "There is no table" not in told, command
    eve = sim.person("Eve")
    for command in ("history", "export", "verify"):
        assert "There is no table" in said(await eve.slash(hall, command, table=number)), command


async def test_the_desk_s_vote_opens_although_the_channel_is_gone(sim: DiscordSim) -> None:
    mo = sim.moderator("Mo")
    slow, _, _ = await run_out(sim, "Ada", "Bo", "Cy")
    table = await sim.table()
    sim.channel = sim.guild.create_text_channel("hall")
    sim.env.backend.delete_channel(table.channel_id)
    await sim.env.settle()
    one = await open_one(mo, await desk(sim, mo), table.id)
    (button,) = buttons(one, "vote-open:")
    vote = shown(await mo.click(one, custom_id=button["custom_id"]))
    assert f"<@{slow.id}>" in text(vote)
    assert "There is no table" not in text(vote)


async def test_several_at_once_calls_a_lost_channel_by_its_name(sim: DiscordSim) -> None:
    mo = sim.moderator("Mo")
    table = await played(sim, "Ada", "Bo")
    sim.env.backend.delete_channel(table.channel_id)
    sim.channel = sim.guild.create_text_channel("hall")
    await sim.env.settle()
    listed = await desk(sim, mo)
    assert "**channel lost**" in text(listed)
    chosen = shown(
        await mo.select(listed, [str(table.id)], custom_id=menu_id(listed, "desk-several"))
    )
    assert "lost channel" in text(chosen)
    await mo.click(chosen, label="Remind")
    await mo.click(chosen, label="Do it")
    assert "Done at 0 of 1" in text(chosen)
    assert "paused" not in text(chosen)
    assert "lost channel" in text(chosen)
    assert [deed.action for deed in await deeds(sim)] == ["lost"]
