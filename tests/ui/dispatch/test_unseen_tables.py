"""Tables that a person may not see are not revealed by commands or old buttons."""

from __future__ import annotations

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.model.people import Person
from bot.storage.table import tables
from tests.ui.campaign.test_campaign import begun, finished
from tests.ui.discord_sim import DiscordSim, text
from tests.ui.forged_clicks import forged, shown

ACTIONS = (
    "move:{id}:0:",
    "panel:{id}:0:amber",
    "seat:{id}:0:azure",
    "pick:{id}:0:amber/abc/0",
    "mark:{id}:0:amber/abc/0",
    "undo:{id}:0:amber",
    "undo-ask:{id}:0:amber",
    "undo-way:{id}:0:amber/0",
    "try:{id}:0:amber",
    "order:{id}:0:amber",
    "happened:{id}:0:amber",
    "come-back:{id}:0:",
    "fill-in:{id}:0:1",
    "take-over:{id}:0:1",
    "give-up:{id}:0:open",
    "petition-yes:{id}:0:1",
    "clock:{id}:0:",
    "flip:{id}:0:amber/abc/0",
    "hint:{id}:0:amber",
    "word:{id}:0:",
    "rematch:{id}:0:",
    "campaign:{id}:0:",
    "campaign-mine:{id}:0:",
    "campaign-story:{id}:0:",
    "campaign-turn:{id}:0:on/1",
    "campaign-ready:{id}:0:",
    "campaign-wait:{id}:0:",
    "campaign-end:{id}:0:",
    "campaign-on:{id}:0:",
)


def hidden(sim: DiscordSim) -> ChannelHandle:
    """A channel that only those who are let in can read."""
    unseen = discord.PermissionOverwrite(view_channel=False)
    everyone = sim.guild.default_role
    return sim.guild.create_text_channel("hidden", overwrites={everyone: unseen})


async def told(sim: DiscordSim, name: str, custom_id: str) -> str:
    """The answer to a person who clicks such a button in a channel that everybody can read."""
    return await forged(sim, sim.person(name), sim.post(), custom_id)


@pytest.mark.parametrize("action", ACTIONS)
async def test_old_buttons_tell_nothing_after_a_move_to_a_private_channel(
    sim: DiscordSim, action: str
) -> None:
    table = await sim.begun("Ada", "Bo")
    async with sim.bot.host.engine.database.write() as connection:
        await tables.change_table(connection, table.id, {"channel_id": hidden(sim).id})
    said = await told(sim, "Eve", "pan:" + action.format(id=table.id))
    assert said.splitlines()[0] == f"There is no table number {table.id}."


async def test_the_same_of_a_campaign_between_two_scenarios(sim: DiscordSim) -> None:
    """Neither its buttons nor ``/campaign`` in the channel it was begun in tell where it stands."""
    await begun(sim, "Ada", "Bo")
    table, away = await finished(sim), hidden(sim).id
    async with sim.bot.host.engine.database.write() as connection:
        await tables.change_table(connection, table.id, {"channel_id": away})
    for action in ACTIONS:
        said = await told(sim, "Eve", "pan:" + action.format(id=table.id))
        assert said.splitlines()[0] == f"There is no table number {table.id}.", action
    eve = sim.person("Eve")
    for command in ("show", "story", "recap"):
        said = text(shown(await eve.slash(sim.channel, f"campaign {command}")))
        assert said.splitlines()[0] == f"There is no table number {table.id}.", command
    for command in ("next", "wait"):
        said = text(shown(await eve.slash(sim.channel, f"campaign {command}")))
        assert "There is no table in this channel" in said, command
    assert (await sim.bot.host.tables.get(table.id)).awaited == table.awaited


async def test_who_plays_there_still_finds_their_own_table(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    old = sim.post()
    async with sim.bot.host.engine.database.write() as connection:
        await tables.change_table(connection, table.id, {"channel_id": hidden(sim).id})
    said = await forged(sim, sim.person("Ada"), old, f"pan:move:{table.id}:0:")
    assert "no table number" not in said
    assert "bid" in said


async def test_a_table_of_another_server_is_not_there(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    host = sim.bot.host
    far = await host.tables.create(77, 770, Person(901, "Xenia"), "toy", "en", posted=False)
    await host.lobby.join(far.id, Person(902, "Yorick"))
    await host.lobby.start(far.id, 901)
    for action in ACTIONS:
        said = await told(sim, "Eve", "pan:" + action.format(id=far.id))
        assert said.splitlines()[0] == f"There is no table number {far.id}.", action
