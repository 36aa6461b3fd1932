"""Looking at matches and moving in them: one answer is one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import StaleMove
from bot.host.engine.engine import Engine
from bot.host.play import moves
from bot.host.play.moves import LOADED
from bot.host.play.positions import must_be_seat, position_of, proof
from bot.model.match import Fairness, LogPage, Position
from bot.storage.table import catch_up
from bot.storage.table import log as storedlog
from games.core.phrase import phrase
from games.core.steps import Picks


class Play:
    """Looks at matches and moves in them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def position(self, table_id: int, seat: str | None, since: int | None = None) -> Position:
        """What ``seat`` (None: the public) may know now, with the notes from ``since`` on.

        Whether the asking person holds the seat is for the caller to check.
        """
        async with self._engine.locked(table_id):
            stored, hot = await self._engine.opened(table_id, since)
            must_be_seat(stored.table, seat)
            if stored.table.status == "frozen":
                # Its last position counts more than what was said on the way there.
                hot, since = await self._engine.hot(stored), None
            return position_of(stored.table, hot.match, seat, since)

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

    async def draft_get(self, table_id: int, seat: str) -> Picks:
        """What a seat has picked so far of the question that waits for it."""
        async with self._engine.locked(table_id):
            _, hot = await self._engine.opened(table_id)
            ask = hot.match.ask_for(seat)
            if ask is None:
                return ()
            async with self._engine.database.read() as connection:
                draft = await storedlog.saved_draft(connection, table_id, seat)
            if draft is None or draft.fingerprint != ask.fingerprint:
                return ()
            # The question may be worded as before: picks from before its last answer are old.
            since = hot.match.entries[draft.entry :]
            return () if any(entry.seat == seat for entry in since) else draft.picks

    async def draft_set(self, table_id: int, seat: str, picks: Sequence[str]) -> None:
        """Remember picks of a question that is answered in several steps."""
        async with self._engine.locked(table_id):
            _, hot = await self._engine.opened(table_id)
            ask = hot.match.ask_for(seat)
            if ask is None:
                raise StaleMove(phrase("host.refused.stale"))
            draft = storedlog.Draft(ask.fingerprint, len(hot.match.entries), tuple(picks))
            async with self._engine.database.write() as connection:
                await storedlog.save_draft(connection, table_id, seat, draft)

    async def fairness(self, table_id: int) -> Fairness | None:
        """The seed of a match that has ended, for everybody to check."""
        return proof(await self._engine.stored(table_id))
