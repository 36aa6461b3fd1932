"""Looking at matches and moving in them: one answer is one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.fairness import proof
from bot.host.engine.stored_tables import existing
from bot.host.play import moves
from bot.host.play.ahead import with_ahead
from bot.host.play.moves import LOADED
from bot.host.play.positions import must_be_seat, position_of
from bot.model.match import Fairness, LogPage, Position
from bot.storage.table import catch_up


class Play:
    """Looks at matches and moves in them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def position(
        self, table_id: int, seat: str | None, since: int | None = None, *, ahead: bool = False
    ) -> Position:
        """What ``seat`` (None: the public) may know now, with the notes from ``since`` on and, if
        ``ahead``, with what its question is put with.

        Whether the asking person holds the seat is for the caller to check.
        """
        async with self._engine.looking(table_id, since) as look:
            must_be_seat(look.table, seat)
            heard = None if look.hot.frozen else since
            position = position_of(look.table, look.match, seat, heard)
            return with_ahead(position, look.match) if ahead else position

    async def board(self, table_id: int) -> Position | None:
        """What everybody may know now; None where no match can be read."""
        try:
            return await self.position(table_id, None)
        except Refusal:
            return None

    async def log_page(
        self,
        table_id: int,
        seat: str | None,
        page: int | None = None,
        size: int = 20,
        *,
        since: int | None = None,
    ) -> LogPage:
        """A page of all that ``seat`` has heard since the beginning; None is the last page, or the
        one on which what was heard ``since`` an entry begins.

        The last page is always a full one: it is the first that may be shorter.
        """
        async with self._engine.locked(table_id):
            stored, hot = await self._engine.opened(table_id, -1)
            must_be_seat(stored.table, seat)
            heard = hot.match.heard(seat, -1)
            pages = max(1, -(-len(heard) // size))
            first = len(heard) - pages * size
            if page is None and since is not None:
                place = next((n for n, told in enumerate(heard) if told.number >= since), -1)
                page = (place - first) // size if place >= 0 else None
            page = pages - 1 if page is None else min(max(page, 0), pages - 1)
            begin = first + page * size
            told = tuple(heard[max(begin, 0) : begin + size])
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
