"""Steps from the welcome post on: choosing a game, and what it offers."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.ui.discord_sim import DiscordSim, menus


async def welcomed(sim: DiscordSim) -> discord.Message:
    """The welcome, posted in the channel."""
    await sim.bot.post_welcome(sim.place)
    await sim.env.settle()
    return sim.post()


async def introduced(person: MemberActor, welcome: discord.Message, game: str) -> ResponseMessage:
    """What a person is shown of the game that they choose in the welcome's menu."""
    [menu] = menus(welcome)
    shown = (await person.select(welcome, [game], custom_id=menu["custom_id"])).response
    assert shown is not None
    assert shown.ephemeral
    return shown
