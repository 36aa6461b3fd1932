"""Lists the tables of a server for its moderators."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.host.engine.engine import Engine
from bot.host.play.rewind import answers
from bot.host.server.stalls import STALL_KINDS, Stall, all_stalls, stalled_after, stalls_of
from bot.model.table import OPEN, Status, Table
from bot.storage.server import server_settings
from bot.storage.server.stillness import last_answers
from bot.storage.table import tables, votes, waits
from games.core.state import Note

STATUSES: Final[dict[str, tuple[Status, ...]]] = {
    "open": OPEN,
    "lobby": ("lobby",),
    "running": ("running",),
    "frozen": ("frozen",),
    "over": ("over",),
    "cancelled": ("cancelled",),
    "archived": ("over", "cancelled"),
    "all": (*OPEN, "over", "cancelled"),
}
"""The statuses that each filter includes."""


@dataclass(frozen=True, slots=True)
class Search:
    """The filters of a list of tables; an empty one is no condition."""

    status: str = "open"
    game: str = ""
    person_id: int = 0
    hours: int = 0
    lost: bool = False
    paused: bool = False
    stall: str = ""
    """A reason why a table is stalled, or :data:`ANY_STALL`."""


ANY_STALL: Final = "any"

BATCH_SIZE: Final = 50
MAX_OPEN_LISTED: Final = 1000
MAX_FINISHED_LISTED: Final = 200


class ListedTable(NamedTuple):
    """A table, since when it has waited for a person, and what stalls it."""

    table: Table
    since: float | None
    stalls: tuple[Stall, ...] = ()


class PublicAnswer(NamedTuple):
    """The public part of an answer that was not taken back: who gave it, and its notes.

    The notes are empty where nobody else could see the answer.
    """

    number: int
    seat: str
    notes: tuple[Note, ...]


class TableList:
    """Lists tables; read-only, and shows only what is public."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def tables(self, guild_id: int, search: Search) -> list[ListedTable]:
        """The tables of a server that match ``search``.

        Stalled ones come first, ordered by how much they need a moderator, then those that have
        waited longest.
        """
        engine = self._engine
        statuses = STATUSES.get(search.status, OPEN)
        async with engine.database.read() as connection:
            stored = await tables.of_server(connection, guild_id, statuses)
            waited = await server_settings.longest_waits(connection, guild_id)
            server, now = await server_settings.server(connection, guild_id), engine.clock()
            listed = [s.table for s in stored]
            stalls = await all_stalls(connection, guild_id, listed, server, now)
        found = [ListedTable(t, waited.get(t.id), stalls[t.id]) for t in listed]
        return sorted((item for item in found if _meant(item, search, now)), key=_urgency)

    async def one(self, guild_id: int, table_id: int) -> ListedTable | None:
        """A table of a server with what stalls it."""
        engine = self._engine
        async with engine.database.read() as connection:
            stored = await tables.fetch(connection, table_id)
            if stored is None or stored.table.guild_id != guild_id:
                return None
            server = await server_settings.server(connection, guild_id)
            begun = [wait.since for wait in (await waits.at_table(connection, table_id)).values()]
            asked = await votes.open_at(connection, table_id)
            answered = (await last_answers(connection, guild_id, table_id)).get(table_id)
        since = min(begun, default=None)
        after, now = stalled_after(server), engine.clock()
        stalls = stalls_of(stored.table, asked, since, now, after, answered)
        return ListedTable(stored.table, since, stalls)

    async def newest(self, guild_id: int) -> AsyncIterator[Table]:
        """The open tables of a server and the finished ones after them, the newest first.

        Tables are read in small batches, so that a caller who needs few reads few. Of the finished
        ones only the newest are included: there may be tens of thousands.
        """
        for statuses, most in ((OPEN, MAX_OPEN_LISTED), (("over",), MAX_FINISHED_LISTED)):
            before: int | None = None
            for _ in range(0, most, BATCH_SIZE):
                async with self._engine.database.read() as connection:
                    batch = await tables.of_server(
                        connection, guild_id, statuses, limit=BATCH_SIZE, before=before
                    )
                for stored in reversed(batch):
                    if not stored.table.archived:
                        yield stored.table
                if len(batch) < BATCH_SIZE:
                    break
                before = batch[0].table.id

    async def answers(self, table_id: int) -> list[PublicAnswer]:
        """The answers of a match that were not taken back, the oldest first."""
        engine = self._engine
        async with engine.locked(table_id):
            _, loaded = await engine.opened(table_id, -1)
            told: dict[int, list[Note]] = {}
            for heard in loaded.match.visible_notes(None, -1):
                told.setdefault(heard.number, []).append(heard.note)
            return [
                PublicAnswer(entry.number, entry.seat or "", tuple(told.get(entry.number, ())))
                for entry in answers(loaded.match)
            ]


def _urgency(item: ListedTable) -> tuple[int, float, int]:
    never, table_id = float("inf"), -item.table.id
    if not item.stalls:
        return len(STALL_KINDS), never if item.since is None else item.since, table_id
    worst = item.stalls[0]
    return STALL_KINDS.index(worst.kind), worst.since, table_id


def _meant(item: ListedTable, search: Search, now: float) -> bool:
    table = item.table
    if table.archived and search.status not in ("archived", "all"):
        return False
    if search.status == "archived" and not table.archived:
        return False
    if search.game and table.game != search.game:
        return False
    if search.person_id and search.person_id not in table.people:
        return False
    if search.hours and (item.since is None or now - item.since < search.hours * 3600):
        return False
    if search.stall:
        kinds = [stall.kind for stall in item.stalls]
        if search.stall not in kinds and (search.stall != ANY_STALL or not kinds):
            return False
    if search.lost and table.lost is None:
        return False
    return not search.paused or table.paused is not None
