"""Tables: opened in a channel, found again, and closed before their match is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.engine import Engine, existing
from bot.host.play import undo_vote_end
from bot.host.play.play import Also
from bot.host.server.server_settings import require_may_create
from bot.host.waits import awaiting
from bot.host.waits.clock_times import PRESETS
from bot.model.people import Person
from bot.model.table import Table
from bot.storage.posts import outbox
from bot.storage.table import seats, tables
from bot.storage.table.clocks import written
from games.core.game import find
from games.core.phrase import phrase


class Tables:
    """Opens, finds and closes tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        creator: Person,
        game: str,
        language: str,
        *,
        moderator: bool = False,
        roles: Collection[int] = (),
    ) -> Table:
        """Open a lobby in a channel, if the server allows it; its creator is the first to join.

        ``roles`` are those that the creator wears on the server.
        """
        try:
            options = find(game).options()
        except KeyError:
            raise Refusal(phrase("host.refused.unknown_game", game=game)) from None
        now = self._engine.clock()
        row: dict[str, object] = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "game": game,
            "status": "lobby",
            "language": language,
            "options": options.model_dump(mode="json"),
            "creator_id": creator.id,
            "entry_count": 0,
            "awaited": [],
            "awaits_computer": False,
            "told_entry": -1,
            "created": now,
            "updated": now,
        }
        try:
            async with self._engine.database.write() as connection:
                server = await require_may_create(
                    connection, guild_id, creator.id, moderator=moderator, roles=roles
                )
                clock = PRESETS.get(server.clock) if server.clock is not None else None
                await tables.meet(connection, creator, now)
                table_id = await tables.insert_table(connection, {**row, "clock": written(clock)})
                await tables.add_member(connection, table_id, 0, person_id=creator.id)
                return (await existing(connection, table_id)).table
        except IntegrityError as error:
            raise Refusal(phrase("host.refused.channel_taken")) from error

    async def get(self, table_id: int) -> Table:
        """A table by its number."""
        return (await self._engine.stored(table_id)).table

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table of a channel, else the newest that was played there."""
        async with self._engine.database.read() as connection:
            stored = await tables.in_channel(connection, channel_id)
        return stored.table if stored is not None else None

    async def cancel(
        self,
        table_id: int,
        person_id: int,
        *,
        moderator: bool = False,
        also: Also | None = None,
    ) -> Table:
        """Close a table for good. A match that others play too is a moderator's to end."""
        async with self._engine.locked(table_id):
            async with self._engine.database.write() as connection:
                stored = await existing(connection, table_id, for_update=True)
                table = stored.table
                may_cancel(table, person_id, moderator=moderator)
                if table.status != "lobby":
                    await outbox.owe(
                        connection, table_id, "cancelled", table.entry_count, self._engine.clock()
                    )
                values = {
                    "status": "cancelled",
                    "awaits_computer": False,
                    "finished": self._engine.clock(),
                }
                cancelled = await changed(connection, table_id, values, self._engine.clock())
                if also is not None:
                    await also(connection, cancelled)
                await awaiting.settle(connection, cancelled, self._engine.clock())
                await seats.unmark(connection, table_id)
                await undo_vote_end.overtake(connection, table_id, self._engine.clock())
            self._engine.call_postman(table_id)
            return cancelled


async def changed(
    connection: AsyncConnection, table_id: int, values: Mapping[str, object], now: float
) -> Table:
    """Change some columns of a table; returns the table as it is then."""
    await tables.change_table(connection, table_id, {**values, "updated": now})
    return (await existing(connection, table_id)).table


def may_cancel(table: Table, person_id: int, *, moderator: bool) -> None:
    """Refuse whoever may not close the table; a match that others play too is a moderator's."""
    if not table.is_open:
        raise Refusal(phrase("host.refused.closed"))
    may_arrange(table, person_id, moderator)
    if table.status != "lobby" and not moderator and table.people != (person_id,):
        raise Refusal(phrase("host.refused.cancel_running"))


def may_arrange(table: Table, person_id: int, moderator: bool) -> None:
    if not moderator and table.creator_id != person_id:
        raise Refusal(phrase("host.refused.not_creator"))
