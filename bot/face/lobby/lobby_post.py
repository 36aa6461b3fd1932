"""The lobby's message in its channel: sent once, found and changed, also if connections break."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import discord

from bot.face.desk.doubt import persistently
from bot.face.desk.own_messages import codes_in, own_messages
from bot.face.desk.visit import NOBODY
from bot.face.kit.sheet import Sheet
from bot.model.table import Table


async def send(channel: discord.abc.Messageable, sheet: Sheet, invited: Sequence[int]) -> int:
    """Post a lobby; ``invited`` are pinged. Returns its message.

    Raises :class:`bot.face.desk.doubt.InDoubt` where it may stand there or not. No attempt doubles
    another: the nonce tells Discord so.
    """
    nonce = secrets.token_hex(10)
    called = discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(person) for person in invited],
    )
    message = await persistently(
        lambda: channel.send(view=sheet.view(), nonce=nonce, allowed_mentions=called)
    )
    return message.id


async def find(
    client: discord.Client, channel: discord.abc.Messageable, table: Table
) -> int | None:
    """The message in which a table's lobby stands in its channel, where nobody has noted it."""

    async def look() -> int | None:
        async for message in own_messages(client, channel, table.created):
            if any(code.verb == "join" and code.table == table.id for code in codes_in(message)):
                return message.id
        return None

    return await persistently(look)


async def change(channel: discord.PartialMessageable, message_id: int, sheet: Sheet) -> None:
    """Show something else in a lobby's message; to do it twice does no harm."""
    message = channel.get_partial_message(message_id)
    await persistently(lambda: message.edit(view=sheet.view(), allowed_mentions=NOBODY))
