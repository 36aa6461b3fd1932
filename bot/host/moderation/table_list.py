"""The tables of a server as its moderators look them over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.host.engine.engine import Engine
from bot.host.play.rewind import answers
from bot.host.server.stalls import STALL_KINDS, Stall, all_stalls
from bot.model.table import OPEN, Status, Table
from bot.storage.server import server_settings
from bot.storage.table import tables
from games.core.facts import Note

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
"""What may be asked for, and the tables that it means."""


@dataclass(frozen=True, slots=True)
class Search:
    """Which tables are wanted; nothing said is no condition."""

    status: str = "open"
    game: str = ""
    person_id: int = 0
    hours: int = 0
    lost: bool = False
    paused: bool = False
    stall: str = ""
    """A reason why a table does not get on, or :data:`ANY_STALL`."""


ANY_STALL: Final = "any"


class ListedTable(NamedTuple):
    """A table, since when it has waited for somebody, and what holds it up."""

    table: Table
    since: float | None
    stalls: tuple[Stall, ...] = ()


class Given(NamedTuple):
    """An answer that stands in the log, as everybody may know it: who gave it, and what was told
    of it. Nothing was said where nobody else could see what it was.
    """

    number: int
    seat: str
    notes: tuple[Note, ...]


class TableList:
    """Looks; changes nothing, and shows only what is public."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def tables(self, guild_id: int, search: Search) -> list[ListedTable]:
        """The tables of a server that are meant: those first that are held up, by what needs a
        moderator most, then those that have waited longest.
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
        """A table of a server with what holds it up."""
        found = await self.tables(guild_id, Search("all"))
        return next((item for item in found if item.table.id == table_id), None)

    async def answers(self, table_id: int) -> list[Given]:
        """The answers of a match that stand, the oldest first."""
        engine = self._engine
        async with engine.locked(table_id):
            _, hot = await engine.opened(table_id, -1)
            told: dict[int, list[Note]] = {}
            for heard in hot.match.heard(None, -1):
                told.setdefault(heard.number, []).append(heard.note)
            return [
                Given(entry.number, entry.seat or "", tuple(told.get(entry.number, ())))
                for entry in answers(hot.match)
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
