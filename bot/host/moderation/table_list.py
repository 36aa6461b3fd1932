"""Lists the tables of a server for its moderators."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.host.engine.engine import Engine
from bot.host.play.rewind import answers
from bot.host.server.stalls import STALL_KINDS, Stall, all_stalls, stalls_at
from bot.model.table import OPEN, Status, Table
from bot.model.table_row import TableRow, TableTitle
from bot.storage.server import server_settings
from bot.storage.table import table_rows, tables
from bot.storage.table.table_rows import TableFilter
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

TABLES_PER_PAGE: Final = 20
MAX_FINISHED_SUGGESTED: Final = 200


class ListedTable(NamedTuple):
    """A table, since when it has waited for a person, and what stalls it."""

    table: Table
    since: float | None
    stalls: tuple[Stall, ...] = ()


@dataclass(frozen=True, slots=True)
class TablePage:
    """A page of a list of tables; pages count from 0.

    The whole list has ``count`` tables, and ``stalled`` of them do not get on.
    """

    items: tuple[ListedTable, ...]
    page: int
    pages: int
    count: int
    stalled: int


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

    async def tables(
        self,
        guild_id: int,
        search: Search,
        page: int = 0,
        *,
        channel_ids: Collection[int] | None = None,
    ) -> TablePage:
        """A page of the tables of a server that match ``search``, or of those in some channels.

        Stalled ones come first, ordered by how much they need a moderator, then those that have
        waited longest; finished ones come last, the newest first.
        """
        now = self._engine.clock()
        wanted = _filter(guild_id, search, channel_ids, now)
        async with self._engine.database.read(offloaded=True) as connection:
            rows = {row.id: row for row in await table_rows.open_rows(connection, wanted)}
            server = await server_settings.server(connection, guild_id)
            stalls = await all_stalls(connection, guild_id, rows.values(), server, now)
            listed = [row for row in rows.values() if _stalled_so(stalls[row.id], search)]
            listed.sort(key=lambda row: _urgency(row, stalls[row.id]))
            over = 0 if search.stall else await table_rows.count_finished(connection, wanted)
            count = len(listed) + over
            pages = max(1, -(-count // TABLES_PER_PAGE))
            page = min(max(page, 0), pages - 1)
            first = page * TABLES_PER_PAGE
            shown = [row.id for row in listed[first : first + TABLES_PER_PAGE]]
            shown += await table_rows.finished_ids(
                connection,
                wanted,
                offset=max(0, first - len(listed)),
                limit=min(TABLES_PER_PAGE - len(shown), over),
            )
            stored = await tables.by_ids(connection, shown)
        items = tuple(
            ListedTable(
                stored[table_id].table,
                rows[table_id].since if table_id in rows else None,
                stalls.get(table_id, ()),
            )
            for table_id in shown
        )
        return TablePage(items, page, pages, count, sum(bool(stalls[row.id]) for row in listed))

    async def one(self, guild_id: int, table_id: int) -> ListedTable | None:
        """A table of a server with what stalls it."""
        engine = self._engine
        async with engine.database.read() as connection:
            stored = await tables.fetch(connection, table_id)
            if stored is None or stored.table.guild_id != guild_id:
                return None
            server = await server_settings.server(connection, guild_id)
            found = await stalls_at(connection, stored.table, server, engine.clock())
        return ListedTable(stored.table, found.since, found.stalls)

    async def titles(
        self,
        guild_id: int,
        *,
        channel_ids: Collection[int] | None = None,
        limit: int | None = None,
    ) -> list[TableTitle]:
        """The open tables of a server and the finished ones after them, the newest first.

        Of the finished ones only the newest are included: there may be tens of thousands.
        """
        playing = TableFilter(guild_id, archived=False, channel_ids=channel_ids)
        finished = replace(playing, statuses=("over",))
        async with self._engine.database.read(offloaded=True) as connection:
            found = await table_rows.titles(connection, playing, limit)
            if limit is None or len(found) < limit:
                found += await table_rows.titles(
                    connection,
                    finished,
                    min(limit or MAX_FINISHED_SUGGESTED, MAX_FINISHED_SUGGESTED),
                )
        return found

    async def by_ids(self, table_ids: Sequence[int]) -> list[Table]:
        """Some tables, in the order of their ids given."""
        async with self._engine.database.read() as connection:
            found = await tables.by_ids(connection, table_ids)
        return [found[table_id].table for table_id in table_ids if table_id in found]

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


def _urgency(row: TableRow, stalls: Sequence[Stall]) -> tuple[int, float, int]:
    never, table_id = float("inf"), -row.id
    if not stalls:
        return len(STALL_KINDS), never if row.since is None else row.since, table_id
    worst = stalls[0]
    return STALL_KINDS.index(worst.kind), worst.since, table_id


def _stalled_so(stalls: Sequence[Stall], search: Search) -> bool:
    """Whether a table is stalled by what is searched for."""
    if not search.stall:
        return True
    return any(search.stall in (ANY_STALL, stall.kind) for stall in stalls)


def _filter(
    guild_id: int, search: Search, channel_ids: Collection[int] | None, now: float
) -> TableFilter:
    archived = {"archived": True, "all": None}.get(search.status, False)
    return TableFilter(
        guild_id,
        STATUSES.get(search.status, OPEN),
        search.game,
        search.person_id,
        now - search.hours * 3600 if search.hours else None,
        search.lost,
        search.paused,
        archived,
        channel_ids,
    )
