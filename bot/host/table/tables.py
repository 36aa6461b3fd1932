"""Tables: opened in a channel, found again, and closed before their match is over."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy.exc import IntegrityError

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.stored_tables import existing
from bot.host.engine.table_work import TableWork
from bot.host.play import undo_vote_end
from bot.host.server.server_settings import require_may_create
from bot.host.waits.clock_times import PRESETS
from bot.model.people import Person
from bot.model.table import Table
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
        gentle: bool = False,
    ) -> Table:
        """Open a lobby in a channel, if the server allows it; its creator is the first to join.

        ``roles`` are those that the creator wears on the server. Whoever has not played the game
        yet, or wishes it, begins with its ``gentle`` options.
        """
        try:
            chosen = find(game)
            options = chosen.options()
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
            # Its hash is in the lobby's post before anybody has said a word.
            "seed": self._engine.entropy(32),
            "told_entry": -1,
            "created": now,
            "updated": now,
        }
        try:
            async with self._engine.database.write() as connection:
                server = await require_may_create(
                    connection, guild_id, creator.id, now=now, moderator=moderator, roles=roles
                )
                clock = PRESETS.get(server.clock) if server.clock is not None else None
                await tables.meet(connection, creator, now)
                if gentle or not await tables.has_played(connection, creator.id, game):
                    options = chosen.options.model_validate(chosen.gentle)
                    row["options"] = options.model_dump(mode="json")
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

    async def cancel(self, table_id: int, person_id: int, *, moderator: bool = False) -> Table:
        """Close a table for good. A match that others play too is a moderator's to end."""
        async with self._engine.changing(table_id) as work:
            await cancel(work, person_id, moderator=moderator)
        return work.table


async def cancel(work: TableWork, person_id: int, *, moderator: bool = False) -> None:
    """Close a table for good; refuses whoever may not."""
    may_cancel(work.table, person_id, moderator=moderator)
    if work.table.status != "lobby":
        await work.owe("cancelled")
    values = {"status": "cancelled", "awaits_computer": False, "finished": work.now}
    await work.change(values)
    await work.settle()
    await seats.unmark(work.connection, work.id)
    await undo_vote_end.overtake(work.connection, work.id, work.now)


def may_cancel(table: Table, person_id: int, *, moderator: bool) -> None:
    """Refuse whoever may not close the table; a match that others play too is a moderator's."""
    if not table.is_open:
        raise Refusal(phrase("host.refused.closed"))
    may_arrange(table, person_id, moderator)
    if table.status != "lobby" and not moderator and table.claimants != (person_id,):
        raise Refusal(phrase("host.refused.cancel_running"))


def may_arrange(table: Table, person_id: int, moderator: bool) -> None:
    """Refuse whoever has neither opened the table nor is a moderator."""
    if not moderator and table.creator_id != person_id:
        raise Refusal(phrase("host.refused.not_creator"))
