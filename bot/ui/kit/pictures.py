"""Draws pictures of positions off the event loop, and caches them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Generator, Hashable, Sequence

from cachetools import LRUCache

from bot.drawing.drawing_queue import DrawingQueue
from bot.drawing.job import (
    DrawFunction,
    DrawingJob,
    draw_article,
    draw_board,
    draw_changed,
    draw_compared,
    draw_hand,
    draw_opening,
    draw_panel,
    draw_players,
)
from bot.metrics import Metrics
from bot.model.match import Position
from bot.ui.kit.reader import Reader
from games.core.learn.glossary import Article
from render.renderer import RENDERERS, Mark, Picture

log = logging.getLogger(__name__)

PICTURE_CACHE_BYTES = 32 * 1024 * 1024


class PendingPicture:
    """A requested picture: finished, being drawn, or queued.

    Await it for the picture; it is None if the game has none or drawing fails. A caller that no
    longer needs it calls :meth:`release`; a cancelled wait does the same. A picture without
    callers is not drawn.
    """

    def __init__(
        self, shared: _SharedDrawing | None = None, picture: Picture | None = None
    ) -> None:
        self._shared = shared
        self._picture = picture
        if shared is not None:
            shared.wanted += 1

    def __await__(self) -> Generator[object, None, Picture | None]:
        return self._wait_for_picture().__await__()

    @property
    def is_ready(self) -> bool:
        """Whether the picture is finished."""
        return self._shared is None or self._shared.future.done()

    async def wait(self, seconds: float) -> bool:
        """Wait up to ``seconds``; returns whether the picture is finished. Drawing goes on."""
        if self._shared is not None and not self.is_ready:
            await asyncio.wait([self._shared.future], timeout=seconds)
        return self.is_ready

    def release(self) -> None:
        """Release the picture; it is not drawn if nobody else wants it."""
        shared, self._shared = self._shared, None
        if shared is not None:
            shared.wanted -= 1
            if not shared.wanted:
                shared.future.cancel()

    async def _wait_for_picture(self) -> Picture | None:
        shared = self._shared
        if shared is None:
            return self._picture
        try:
            await asyncio.wait([shared.future])
            if not shared.future.cancelled():
                self._picture = shared.future.result()
            return self._picture
        finally:
            self.release()


class _SharedDrawing:
    """One drawing that all its requesters share."""

    def __init__(self, future: asyncio.Future[Picture | None]) -> None:
        self.future = future
        self.wanted = 0


class Pictures:
    """Draws positions; the newest pictures are cached, up to a total size.

    Requests for a picture that is being drawn share it.
    """

    def __init__(
        self,
        metrics: Metrics | None = None,
        max_cache_bytes: int = PICTURE_CACHE_BYTES,
        drawing_queue: DrawingQueue | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self.drawing_queue = drawing_queue or DrawingQueue.in_threads(metrics=self._metrics)
        self._pictures: LRUCache[Hashable, Picture] = LRUCache(
            max_cache_bytes, getsizeof=lambda picture: len(picture.data)
        )
        self._in_progress: dict[Hashable, _SharedDrawing] = {}

    def board(
        self, position: Position, reader: Reader, *, for_post: bool = False
    ) -> PendingPicture:
        """The public picture of a position; ``for_post`` where it goes into a post."""
        awaited = tuple(position.awaited)
        return self._start_drawing(
            position,
            reader,
            ("board", awaited),
            draw_board,
            position.view,
            awaited,
            for_post=for_post,
        )

    def opening(self, position: Position, reader: Reader) -> PendingPicture:
        """The title page of the scenario that a position belongs to, for a post."""
        return self._start_drawing(
            position, reader, "opening", draw_opening, position.view, for_post=True
        )

    def players(self, position: Position, reader: Reader) -> PendingPicture:
        """Every player's area, as the position's seat sees it, without the map."""
        return self._start_drawing(position, reader, "players", draw_players, position.view)

    def panel(
        self,
        position: Position,
        reader: Reader,
        marks: Sequence[Mark] = (),
        focus: Sequence[str] = (),
    ) -> PendingPicture:
        """The private picture of the position's seat, with numbered options."""
        chosen = tuple(marks), tuple(focus)
        return self._start_drawing(
            position, reader, ("panel", *chosen), draw_panel, position.view, *chosen
        )

    def hand(self, position: Position, reader: Reader) -> PendingPicture:
        """The hand of the position's seat."""
        return self._start_drawing(position, reader, "hand", draw_hand, position.view)

    def changes(self, before: Position, now: Position, reader: Reader) -> PendingPicture:
        """The board as a seat sees it, with all changes since ``before`` marked.

        None where nothing has changed, or nothing can be drawn.
        """
        found = tuple(now.game.changes(before.view, now.view))
        if not found:
            return PendingPicture()
        what = ("changes", before.entry, before.aside)
        return self._start_drawing(now, reader, what, draw_changed, now.view, found)

    def compared(
        self, now: Position, then: Position, reader: Reader, captions: tuple[str, str]
    ) -> PendingPicture:
        """The boards of two positions with captions; differences are marked in the second."""
        found = tuple(now.game.changes(now.view, then.view))
        what = ("compared", then.entry, then.aside, captions)
        return self._start_drawing(
            now, reader, what, draw_compared, now.view, then.view, found, captions
        )

    def article(
        self, game: str, reader: Reader, found: Article, title: str, text: str
    ) -> PendingPicture:
        """The picture of a glossary article; None where the game has none."""
        if game not in RENDERERS:
            return PendingPicture()
        args = (game, found.kind, found.sign or found.id, title, text)
        job = DrawingJob(draw_article, args, reader.language, {})
        return self._pending_picture(("article", game, found.key, reader.language), job)

    @property
    def backlogged(self) -> bool:
        """Whether more pictures are requested than are drawn at once."""
        return self.drawing_queue.backlogged

    @property
    def expected_wait_seconds(self) -> float:
        """The expected time until a picture requested now is finished."""
        return self.drawing_queue.expected_wait_seconds

    def campaign_picture(self, key: Hashable, job: DrawingJob, table_id: int) -> PendingPicture:
        """A picture without a position; ``key`` identifies it in the cache."""
        return self._pending_picture(("campaign", key), job, table_id)

    def _start_drawing(
        self,
        position: Position,
        reader: Reader,
        what: Hashable,
        draw: DrawFunction,
        *args: object,
        for_post: bool = False,
    ) -> PendingPicture:
        game = position.table.game
        if game not in RENDERERS:
            return PendingPicture()
        job = DrawingJob(draw, (game, *args), reader.language, dict(reader.drawn_names))
        key = self._key(position, reader, what)
        return self._pending_picture(key, job, position.table.id, for_post=for_post)

    def _key(self, position: Position, reader: Reader, what: Hashable) -> Hashable:
        return (
            position.table.id,
            position.entry,
            position.aside,
            position.seat,
            reader.language,
            reader.drawn_names,
            what,
        )

    def _pending_picture(
        self, key: Hashable, job: DrawingJob, table_id: int = 0, *, for_post: bool = False
    ) -> PendingPicture:
        kept = self._pictures.get(key)
        if kept is not None:
            return PendingPicture(picture=kept)
        shared = self._in_progress.get(key)
        if shared is None:
            # Started at once, because the caller may block the loop for a while.
            submitted = asyncio.wrap_future(
                self.drawing_queue.submit(job, table_id, for_post=for_post)
            )
            future = asyncio.ensure_future(self._draw_and_cache(key, submitted, job, table_id))
            shared = self._in_progress[key] = _SharedDrawing(future)
            future.add_done_callback(lambda _: self._drawing_ended(key, shared, submitted))
        return PendingPicture(shared)

    def _drawing_ended(
        self,
        key: Hashable,
        shared: _SharedDrawing | None,
        submitted: asyncio.Future[Picture | None],
    ) -> None:
        submitted.cancel()
        if self._in_progress.get(key) is shared:
            del self._in_progress[key]

    async def _draw_and_cache(
        self,
        key: Hashable,
        submitted: asyncio.Future[Picture | None],
        job: DrawingJob,
        table_id: int,
    ) -> Picture | None:
        began = time.perf_counter()
        try:
            picture = await submitted
        except Exception:
            if self.drawing_queue.closed:
                return None
            self._metrics.count_error("drawing")
            log.exception("drawing failed", extra={"table": table_id, "what": job.draw.__name__})
            return None
        self._metrics.observe_stage("draw", time.perf_counter() - began)
        if picture is not None and len(picture.data) <= self._pictures.maxsize:
            self._pictures[key] = picture
        return picture
