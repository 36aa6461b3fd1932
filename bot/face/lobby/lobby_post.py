"""The lobby's message in its channel: sent once, found and changed, also if connections break."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import discord

from bot.face.delivery.doubt import persistently
from bot.face.delivery.own_messages import codes_in, own_messages
from bot.face.desk.visit import NOBODY
from bot.face.kit.sheet import Sheet
from bot.model.table import Table


async def send(
    client: discord.Client,
    channel: discord.abc.Messageable,
    table: Table,
    sheet: Sheet,
    invited: Sequence[int],
) -> int:
    """Post a lobby; ``invited`` are pinged. Returns its message.

    Where the connection breaks it is looked for before it is sent again, and the nonce tells
    Discord that it is the same. Raises :class:`InDoubt` where it may stand there or not.
    """
    nonce, tried = secrets.token_hex(10), False
    called = discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(person) for person in invited],
    )

    async def once() -> int:
        nonlocal tried
        standing = await _look(client, channel, table) if tried else None
        if standing is not None:
            return standing
        tried = True
        return (await channel.send(view=sheet.view(), nonce=nonce, allowed_mentions=called)).id

    return await persistently(once)


async def find(
    client: discord.Client, channel: discord.abc.Messageable, table: Table
) -> int | None:
    """The message in which a table's lobby stands in its channel, where nobody has noted it.

    Raises :class:`InDoubt` where that cannot be found out.
    """
    return await persistently(lambda: _look(client, channel, table))


async def _look(
    client: discord.Client, channel: discord.abc.Messageable, table: Table
) -> int | None:
    async for message in own_messages(client, channel, table.created):
        if any(code.verb == "join" and code.table == table.id for code in codes_in(message)):
            return message.id
    return None


async def change(channel: discord.PartialMessageable, message_id: int, sheet: Sheet) -> None:
    """Show something else in a lobby's message; raises :class:`InDoubt` where it may not do so."""
    message = channel.get_partial_message(message_id)
    await persistently(lambda: message.edit(view=sheet.view(), allowed_mentions=NOBODY))
