"""Loads tables from the database, with the rules they play by."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.storage.table import tables
from bot.storage.table.tables import Stored
from games.core.game import AnyGame, find
from games.core.phrase import phrase


def game_of(stored: Stored) -> AnyGame:
    """The rules a table plays by; refuses where they are not installed."""
    edition = stored.header.edition if stored.header else None
    try:
        return find(stored.table.game, edition)
    except KeyError:
        game = stored.table.game
        raise Refusal(phrase("host.refused.unknown_game", game=game)) from None


async def existing(
    connection: AsyncConnection, table_id: int, *, for_update: bool = False
) -> Stored:
    """A table; refuses where there is none."""
    stored = await tables.fetch(connection, table_id, for_update=for_update)
    if stored is None:
        raise Refusal(phrase("host.refused.no_table", table=table_id))
    return stored
