"""What people do with their seats, as the tests of seats have them do it."""

from __future__ import annotations

import discord
from simcord.results import ResponseMessage

from tests.face.forgery import shown
from tests.face.salon import Salon, buttons, text


async def leaves(salon: Salon, name: str, label: str) -> ResponseMessage:
    """Somebody leaves a running game for good."""
    person = salon.person(name)
    asked = shown(await person.slash(salon.channel, "table leave"))
    await person.click(asked, label=label)
    return asked


async def takes_over(salon: Salon, name: str, post: discord.Message) -> ResponseMessage:
    """Somebody takes the open seat that a post offers."""
    person = salon.person(name)
    asked = shown(await person.click(post, label="Take over"))
    await person.click(asked, label="Take it over")
    return asked


def plain(message: discord.Message | ResponseMessage) -> str:
    """What a message says, without the marks that keep its parts from running together."""
    return text(message).replace("\u2068", "").replace("\u2069", "")


async def seat_of(salon: Salon, name: str) -> str:
    return (await salon.table()).seats_of(salon.person(name).id)[0]


async def turn_of_one(salon: Salon, *names: str) -> tuple[str, list[str]]:
    """Everybody bids; then one is to move and the others wait."""
    await salon.begun(*names)
    for number, name in enumerate(names):
        await salon.person(name).slash(salon.channel, "move", choice=str(5 - number))
    (awaited,) = (await salon.table()).awaited_people
    mover = next(name for name in names if salon.person(name).id == awaited)
    return mover, [name for name in names if name != mover]


def notice_with_move(salon: Salon) -> discord.Message:
    """The newest post with "My move"."""
    return [post for post in salon.posts() if buttons(post, "move:")][-1]
