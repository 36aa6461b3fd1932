"""Links to a table: its newest post, its channel and its server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.model.table import Table
from bot.ui.kit import names
from bot.ui.kit.reader import Reader

if TYPE_CHECKING:
    from bot.ui.dispatch.dispatcher import Dispatcher


def link(table: Table) -> str:
    """The link to a table's newest post, or to its channel."""
    message = table.last_post_id or table.lobby_message_id
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{place}/{message}" if message else place


def where(table: Table, dispatcher: Dispatcher, reader: Reader, here: int | None = None) -> str:
    """The table's channel, and its server unless that is ``here``."""
    channel = f"<#{table.channel_id}>"
    server = None if table.guild_id == here else dispatcher.server_name(table.guild_id)
    if server is None:
        return channel
    return reader.say("bot.games.where", channel=channel, server=names.inline(server))


def lost_mark(table: Table, reader: Reader) -> str:
    """The mark of a table whose channel takes no posts; empty otherwise."""
    if table.stranded:
        return reader.say("bot.games.stranded")
    return "" if table.lost is None else reader.say("bot.games.lost")
