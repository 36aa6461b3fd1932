"""One door decides who may see a table: nobody hears of one through old buttons or elsewhere."""

from __future__ import annotations

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.model.people import Person
from bot.storage.table import tables
from tests.face.campaign.test_campaign import begun, finished
from tests.face.forgery import forged, shown
from tests.face.salon import Salon, text

VERBS = (
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


def hidden(salon: Salon) -> ChannelHandle:
    """A channel that only those who are let in can read."""
    unseen = discord.PermissionOverwrite(view_channel=False)
    everyone = salon.guild.default_role
    return salon.guild.create_text_channel("hidden", overwrites={everyone: unseen})


async def told(salon: Salon, name: str, custom_id: str) -> str:
    """What somebody hears who presses such a button in the channel where everybody may."""
    return await forged(salon, salon.person(name), salon.post(), custom_id)


@pytest.mark.parametrize("verb", VERBS)
async def test_old_buttons_tell_nothing_after_a_move_to_a_private_channel(
    salon: Salon, verb: str
) -> None:
    table = await salon.begun("Ada", "Bo")
    async with salon.bot.host.engine.database.write() as connection:
        await tables.change_table(connection, table.id, {"channel_id": hidden(salon).id})
    said = await told(salon, "Eve", "pan:" + verb.format(id=table.id))
    assert said.splitlines()[0] == f"There is no table number {table.id}."


async def test_the_same_of_a_campaign_between_two_scenarios(salon: Salon) -> None:
    """Neither its buttons nor ``/campaign`` in the channel it was begun in tell where it stands."""
    await begun(salon, "Ada", "Bo")
    table, away = await finished(salon), hidden(salon).id
    async with salon.bot.host.engine.database.write() as connection:
        await tables.change_table(connection, table.id, {"channel_id": away})
    for verb in VERBS:
        said = await told(salon, "Eve", "pan:" + verb.format(id=table.id))
        assert said.splitlines()[0] == f"There is no table number {table.id}.", verb
    eve = salon.person("Eve")
    for command in ("show", "story", "recap"):
        said = text(shown(await eve.slash(salon.channel, f"campaign {command}")))
        assert said.splitlines()[0] == f"There is no table number {table.id}.", command
    for command in ("next", "wait"):
        said = text(shown(await eve.slash(salon.channel, f"campaign {command}")))
        assert "There is no table in this channel" in said, command
    assert (await salon.bot.host.tables.get(table.id)).awaited == table.awaited


async def test_who_plays_there_still_finds_their_own_table(salon: Salon) -> None:
    table = await salon.begun("Ada", "Bo")
    old = salon.post()
    async with salon.bot.host.engine.database.write() as connection:
        await tables.change_table(connection, table.id, {"channel_id": hidden(salon).id})
    said = await forged(salon, salon.person("Ada"), old, f"pan:move:{table.id}:0:")
    assert "no table number" not in said
    assert "bid" in said


async def test_a_table_of_another_server_is_not_there(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    host = salon.bot.host
    far = await host.tables.create(77, 770, Person(901, "Xenia"), "toy", "en")
    await host.lobby.join(far.id, Person(902, "Yorick"))
    await host.lobby.start(far.id, 901)
    for verb in VERBS:
        said = await told(salon, "Eve", "pan:" + verb.format(id=far.id))
        assert said.splitlines()[0] == f"There is no table number {far.id}.", verb
