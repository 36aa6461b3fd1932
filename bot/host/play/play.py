"""Looking at matches and moving in them: one answer is one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.engine.engine import Engine
from bot.host.engine.fairness import proof
from bot.host.engine.stored_tables import existing
from bot.host.play import moves
from bot.host.play.moves import LOADED
from bot.host.play.positions import must_be_seat, position_of
from bot.model.match import Fairness, LogPage, Position
from bot.storage.table import catch_up


class Play:
    """Looks at matches and moves in them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def position(self, table_id: int, seat: str | None, since: int | None = None) -> Position:
        """What ``seat`` (None: the public) may know now, with the notes from ``since`` on.

        Whether the asking person holds the seat is for the caller to check.
        """
        async with self._engine.looking(table_id, since) as look:
            must_be_seat(look.table, seat)
            heard = None if look.hot.frozen else since
            return position_of(look.table, look.match, seat, heard)

    async def log_page(
        self, table_id: int, seat: str | None, page: int | None = None, size: int = 20
    ) -> LogPage:
        """A page of all that ``seat`` has heard since the beginning; None is the last page."""
        async with self._engine.locked(table_id):
            stored, hot = await self._engine.opened(table_id, -1)
            must_be_seat(stored.table, seat)
            heard = hot.match.heard(seat, -1)
            pages = max(1, -(-len(heard) // size))
            page = pages - 1 if page is None else min(max(page, 0), pages - 1)
            told = tuple(heard[page * size : (page + 1) * size])
            return LogPage(stored.table, hot.match.game, told, page, pages)

    async def answer(
        self,
        table_id: int,
        person_id: int,
        seat: str,
        entry: int,
        picks: Sequence[str],
        fingerprint: str | None = None,
    ) -> Position:
        """Answer for a seat; returns what it sees next.

        ``entry`` is the length of the log that the person saw. Raises :class:`StaleMove` where
        the log went on (other people's sealed answers do not count), :class:`IllegalMove` where
        the picks do not fit and :class:`Refusal` where the person may not answer at all.
        """
        async with self._engine.changing(table_id, match=LOADED) as work:
            position = await moves.answer(work, person_id, seat, entry, picks, fingerprint)
            await catch_up.keep(work.connection, table_id, person_id, position.entry)
        return position

    async def undo(self, table_id: int, person_id: int, seat: str, entry: int) -> Position:
        """Take back the seat's last answer, as far as no barrier stands in between."""
        async with self._engine.changing(table_id, match=LOADED) as work:
            position = await moves.undo(work, person_id, seat, entry)
            await catch_up.keep(work.connection, table_id, person_id, position.entry)
        return position

    async def fairness(self, table_id: int) -> Fairness | None:
        """The seed of a match that has ended, for everybody to check."""
        async with self._engine.database.read() as connection:
            return await proof(connection, await existing(connection, table_id))
