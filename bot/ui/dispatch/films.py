"""Makes films of finished matches, one at a time in a process of its own.

A film takes seconds, so the post that shows it is postponed until it is ready; other tables are not
affected. If a film cannot be made, the post is sent without it.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from cachetools import LRUCache

from bot.drawing.job import DrawFunction, DrawingJob, draw_board, draw_film
from bot.drawing.workers import DrawingWorker, InProcessWorker, WorkerCrashed
from bot.errors import Refusal
from bot.ui.kit.limits import FILM_BYTES
from bot.ui.kit.reader import Reader
from render.film import choose_frames
from render.renderer import RENDERERS, Picture

if TYPE_CHECKING:
    from bot.host.host import Host
    from bot.model.posts import Owed
    from bot.model.table import Table
    from bot.words import Words

log = logging.getLogger(__name__)

FILM_CHECK_SECONDS = 60.0
MAX_FILMS = 64
FILM_CACHE_BYTES = 24 * 1024 * 1024

Film = Picture | None
Key = tuple[int, tuple[tuple[str, str], ...]]


class Films:
    """Makes films, and caches the newest up to a total size."""

    def __init__(
        self, host: Host, words: Words, worker: Callable[[], DrawingWorker] | None = None
    ) -> None:
        self._host = host
        self._words = words
        self._worker = worker or (lambda: InProcessWorker(words))
        self._at_work: DrawingWorker | None = None
        self._films: LRUCache[Key, Film] = LRUCache(FILM_CACHE_BYTES, getsizeof=_weight)
        self._making: dict[Key, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = ThreadPoolExecutor(1, "film")
        self._closed = False
        host.engine.preparing["recap"] = self.prepare

    async def prepare(self, owed: Owed) -> float | None:
        """Start the film of an owed recap; returns the seconds to wait, or None when it is ready.

        The post is delivered as soon as the film is ready.
        """
        table = await self._host.tables.get(owed.table_id)
        if self.has(table):
            return None
        if not self._closed:
            self._begin(table)
        return FILM_CHECK_SECONDS

    def has(self, table: Table) -> bool:
        """Whether the film of a match is ready or cannot be made."""
        return table.game not in RENDERERS or self._key(table) in self._films

    async def film(self, table: Table) -> Film:
        """The film of a finished match; None if it cannot be made."""
        key = self._key(table)
        if not self.has(table) and not self._closed:
            await asyncio.shield(self._begin(table))
        return self._films.get(key)

    def close(self) -> None:
        """Stop; an unfinished film is made after the next start."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        worker = self._at_work
        if worker is not None:
            worker.close()

    async def wait_until_idle(self) -> None:
        """Wait until no match is being read for a film."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    def _reader(self, table: Table) -> Reader:
        return Reader(self._words, self._words.choose(table.language), table)

    def _key(self, table: Table) -> Key:
        """The cache key of a film, which includes the names it shows."""
        return table.id, self._reader(table).drawn_names

    def _begin(self, table: Table) -> asyncio.Future[None]:
        key = self._key(table)
        done = self._making.get(key)
        if done is None:
            done = self._making[key] = asyncio.get_running_loop().create_future()
            task = asyncio.create_task(self._start(table, key), name=f"film-{table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return done

    async def _start(self, table: Table, key: Key) -> None:
        """Start the film in its thread, without waiting for it."""
        try:
            views = await self._host.recaps.views(table.id)
            job = self._thread.submit(self._made, table.game, views, self._reader(table))
        except Exception as error:
            self._failed(key, error)
            self._finish(key, None)
            return
        loop, context = asyncio.get_running_loop(), contextvars.copy_context()

        def made(job: Future[Picture]) -> None:
            try:
                loop.call_soon_threadsafe(self._take, key, job, context=context)
            except RuntimeError:
                # The process ends; the film is made again after the next start.
                log.debug("nobody waits for a film any more")

        job.add_done_callback(made)

    def _made(self, game: str, views: Sequence[object], reader: Reader) -> Picture:
        """Draw and encode the film; runs in the thread."""
        self._at_work = worker = self._worker()
        names = dict(reader.drawn_names)

        def drawn(draw: DrawFunction, *args: object) -> Picture:
            if self._closed:
                raise FilmsClosed
            work = DrawingJob(draw, (game, *args), reader.language, names)
            try:
                picture = worker.draw(work)
            except WorkerCrashed:
                if self._closed:
                    raise FilmsClosed from None
                log.warning("the process that drew a film has ended; another one goes on")
                picture = worker.draw(work)
            assert picture is not None
            return picture

        try:
            frames = [drawn(draw_board, views[n]).data for n in choose_frames(len(views))]
            return drawn(draw_film, frames, FILM_BYTES)
        finally:
            self._at_work = None
            worker.close()

    def _take(self, key: Key, job: Future[Picture]) -> None:
        error = CancelledError() if job.cancelled() else job.exception()
        if error is not None:
            self._failed(key, error)
        self._finish(key, None if error is not None else job.result())

    def _failed(self, key: Key, error: BaseException) -> None:
        if not self._closed and not isinstance(error, Refusal):
            self._host.engine.metrics.count_error("drawing")
            log.error("a film failed", exc_info=error, extra={"table": key[0]})

    def _finish(self, key: Key, film: Film) -> None:
        done = self._making.pop(key)
        if not done.done():
            done.set_result(None)
        if self._closed:
            return
        self._films[key] = film
        self._host.engine.wake_delivery(key[0])


def _weight(film: Film) -> int:
    """The size of a film in the cache, counted so that at most ``MAX_FILMS`` are cached."""
    return max(len(film.data) if film is not None else 0, FILM_CACHE_BYTES // MAX_FILMS)


class FilmsClosed(Exception):
    """The bot is shutting down; the film is not made."""
