"""Looking at matches: positions, boards, logs and proofs."""

from __future__ import annotations

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.engine.seed_proof import proof
from bot.host.engine.table_work import existing
from bot.host.play.combined_questions import with_combined_answers
from bot.host.play.positions import position_of, require_seat
from bot.model.match import LogPage, Position, SeedProof


class Play:
    """Looks at matches. People move in them through :class:`bot.host.play.panels.Panels`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def position(
        self,
        table_id: int,
        seat: str | None,
        since: int | None = None,
        *,
        combined_answers: bool = False,
    ) -> Position:
        """What ``seat`` (None: the public) may know now, with the notes from ``since`` on and, if
        ``combined_answers``, with what its question is put with.

        Whether the asking person holds the seat is for the caller to check.
        """
        async with self._engine.reading(table_id, since) as opened:
            require_seat(opened.table, seat)
            heard = None if opened.loaded.frozen else since
            position = position_of(opened.table, opened.match, seat, heard)
            return with_combined_answers(position, opened.match) if combined_answers else position

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
            stored, loaded = await self._engine.opened(table_id, -1)
            require_seat(stored.table, seat)
            heard = loaded.match.visible_notes(seat, -1)
            pages = max(1, -(-len(heard) // size))
            first = len(heard) - pages * size
            if page is None and since is not None:
                place = next((n for n, told in enumerate(heard) if told.number >= since), -1)
                page = (place - first) // size if place >= 0 else None
            page = pages - 1 if page is None else min(max(page, 0), pages - 1)
            begin = first + page * size
            told = tuple(heard[max(begin, 0) : begin + size])
            return LogPage(stored.table, loaded.match.game, told, page, pages)

    async def seed_proof(self, table_id: int) -> SeedProof | None:
        """The seed of a match that has ended, for everybody to check."""
        async with self._engine.database.read() as connection:
            return await proof(connection, await existing(connection, table_id))
