"""The tables of a server as its moderators look them over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.host.model import OPEN, Status, Table
from bot.host.play import Play
from bot.host.rewinding import answers
from bot.storage import servers, tables
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


class Surveyed(NamedTuple):
    """A table, and since when it has waited for somebody."""

    table: Table
    since: float | None


class Given(NamedTuple):
    """An answer that stands in the log, as everybody may know it: who gave it, and what was told
    of it. Nothing was said where nobody else could see what it was.
    """

    number: int
    seat: str
    notes: tuple[Note, ...]


class Survey:
    """Looks; changes nothing, and shows only what is public."""

    def __init__(self, play: Play) -> None:
        self._play = play

    async def tables(self, guild_id: int, search: Search) -> list[Surveyed]:
        """The tables of a server that are meant, those first that have waited longest."""
        play = self._play
        statuses = STATUSES.get(search.status, OPEN)
        async with play.database.read() as connection:
            stored = await tables.of_server(connection, guild_id, statuses)
            waited = await servers.longest_waits(connection, guild_id)
        found = [Surveyed(s.table, waited.get(s.table.id)) for s in stored]
        now = play.clock()
        kept = [item for item in found if _meant(item, search, now)]
        never = float("inf")
        return sorted(kept, key=lambda i: (never if i.since is None else i.since, -i.table.id))

    async def answers(self, table_id: int) -> list[Given]:
        """The answers of a match that stand, the oldest first."""
        play = self._play
        async with play.locked(table_id):
            _, hot = await play.opened(table_id, -1)
            told: dict[int, list[Note]] = {}
            for heard in hot.match.heard(None, -1):
                told.setdefault(heard.number, []).append(heard.note)
            return [
                Given(entry.number, entry.seat or "", tuple(told.get(entry.number, ())))
                for entry in answers(hot.match)
            ]


def _meant(item: Surveyed, search: Search, now: float) -> bool:
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
    if search.lost and table.lost is None:
        return False
    return not search.paused or table.paused is not None
