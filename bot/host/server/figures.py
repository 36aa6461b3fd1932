"""Figures of a server for its moderators: tables a week, how many finish, where they stall."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.host.engine.engine import Engine
from bot.host.server.stalls import STALL_KINDS, all_stalls
from bot.model.records.figures import ServerFigures
from bot.storage.server import figures, server_settings
from bot.storage.table import table_rows
from bot.storage.table.table_rows import TableFilter

WEEKS: Final = 8


class Figures:
    """Counts tables and matches; the caller checks who may see them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def of_server(self, guild_id: int) -> ServerFigures:
        """The figures of a server now. A table counts once, by what stalls it most."""
        now = self._engine.clock()
        async with self._engine.database.read(offloaded=True) as connection:
            weeks = await figures.weeks(connection, guild_id, now, WEEKS)
            games = await figures.games(connection, guild_id)
            server = await server_settings.server(connection, guild_id)
            rows = await table_rows.open_rows(connection, TableFilter(guild_id))
            stalls = await all_stalls(connection, guild_id, rows, server, now)
        kinds = Counter(found[0].kind for found in stalls.values() if found)
        by_kind = tuple((kind, kinds[kind]) for kind in STALL_KINDS if kinds[kind])
        return ServerFigures(weeks, games, len(rows), sum(kinds.values()), by_kind)
