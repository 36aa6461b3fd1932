"""Where a table is: a link to its newest post, its channel and its server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.face.kit import names
from bot.face.kit.reader import Reader
from bot.model.table import Table

if TYPE_CHECKING:
    from bot.face.desk.desk import Desk


def link(table: Table) -> str:
    """Where the table is: its newest post, or its channel."""
    message = table.last_post_id or table.lobby_message_id
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{place}/{message}" if message else place


def where(table: Table, desk: Desk, reader: Reader, here: int | None = None) -> str:
    """The table's channel, and its server unless that is ``here``."""
    channel = f"<#{table.channel_id}>"
    server = None if table.guild_id == here else desk.server_name(table.guild_id)
    if server is None:
        return channel
    return reader.say("bot.games.where", channel=channel, server=names.inline(server))


def lost_mark(table: Table, reader: Reader) -> str:
    """Says of a table that its place takes no posts; empty where it does."""
    if table.stranded:
        return reader.say("bot.games.stranded")
    return "" if table.lost is None else reader.say("bot.games.lost")
