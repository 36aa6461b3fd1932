"""Steps of tests about seats: leaving, taking over, and reading posts."""

from __future__ import annotations

import discord
from simcord.results import ResponseMessage

from tests.ui.discord_sim import DiscordSim, buttons, text
from tests.ui.forged_clicks import shown


async def leaves(sim: DiscordSim, name: str, label: str) -> ResponseMessage:
    """Let a person leave a running match for good."""
    person = sim.person(name)
    asked = shown(await person.slash(sim.channel, "table leave"))
    await person.click(asked, label=label)
    return asked


async def takes_over(sim: DiscordSim, name: str, post: discord.Message) -> ResponseMessage:
    """Let a person take the open seat that a post offers."""
    person = sim.person(name)
    asked = shown(await person.click(post, label="Take over"))
    await person.click(asked, label="Take it over")
    return asked


def plain(message: discord.Message | ResponseMessage) -> str:
    """The text of a message without direction marks."""
    return text(message).replace("\u2068", "").replace("\u2069", "")


async def seat_of(sim: DiscordSim, name: str) -> str:
    return (await sim.table()).seats_of(sim.person(name).id)[0]


async def turn_of_one(sim: DiscordSim, *names: str) -> tuple[str, list[str]]:
    """Everybody bids; then one is to move and the others wait."""
    await sim.begun(*names)
    for number, name in enumerate(names):
        await sim.person(name).slash(sim.channel, "move", choice=str(5 - number))
    (awaited,) = (await sim.table()).awaited_people
    mover = next(name for name in names if sim.person(name).id == awaited)
    return mover, [name for name in names if name != mover]


def notice_with_move(sim: DiscordSim) -> discord.Message:
    """The newest post with "My move"."""
    return [post for post in sim.posts() if buttons(post, "move:")][-1]
