"""Films of finished matches, made one at a time in a process that lives as long as one takes.

A film takes seconds, so nobody waits for it who need not: the post that shows one is put off until
it is there, and only that table's post. A film that cannot be made is no film; the rest is posted.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from cachetools import LRUCache

from bot.drawing.drawers import Crashed, Drawer, HereDrawer
from bot.drawing.work import Draw, Work, draw_board, draw_film
from bot.errors import Refusal
from bot.face.kit.limits import FILM_BYTES
from bot.face.kit.reader import Reader
from render.face import FACES, Picture
from render.film import choose_frames

if TYPE_CHECKING:
    from bot.host.host import Host
    from bot.model.posts import Owed
    from bot.model.table import Table
    from bot.words import Words

log = logging.getLogger(__name__)

LOOK_AGAIN = 60.0
KEPT = 64
KEPT_BYTES = 24 * 1024 * 1024

Film = Picture | None
Key = tuple[int, tuple[tuple[str, str], ...]]


class Films:
    """Makes films, and keeps the newest in memory up to a weight."""

    def __init__(
        self, host: Host, words: Words, drawer: Callable[[], Drawer] | None = None
    ) -> None:
        self._host = host
        self._words = words
        self._drawer = drawer or (lambda: HereDrawer(words))
        self._at_work: Drawer | None = None
        self._films: LRUCache[Key, Film] = LRUCache(KEPT_BYTES, getsizeof=_weight)
        self._making: dict[Key, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = ThreadPoolExecutor(1, "film")
        self._closed = False
        host.engine.preparing["recap"] = self.prepare

    async def prepare(self, owed: Owed) -> float | None:
        """Begin with the film of a recap that is owed; None once there is nothing to wait for.

        The postman is called when the film is there.
        """
        table = await self._host.tables.get(owed.table_id)
        if self.has(table):
            return None
        if not self._closed:
            self._begin(table)
        return LOOK_AGAIN

    def has(self, table: Table) -> bool:
        """Whether nobody need wait for the film of a match."""
        return table.game not in FACES or self._key(table) in self._films

    async def film(self, table: Table) -> Film:
        """The film of a finished match; None where there is none to be had."""
        key = self._key(table)
        if not self.has(table) and not self._closed:
            await asyncio.shield(self._begin(table))
        return self._films.get(key)

    def close(self) -> None:
        """Make no more films; the one under way is given up and made after the next start."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        drawer = self._at_work
        if drawer is not None:
            drawer.close()

    async def settled(self) -> None:
        """Wait until no match is being read for a film."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    def _reader(self, table: Table) -> Reader:
        return Reader(self._words, self._words.choose(table.language), table)

    def _key(self, table: Table) -> Key:
        """A film shows names: with others it is another one."""
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
        """Hand the match to the thread; nothing on the loop waits for what comes of it."""
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
        """Draw and encode; runs in the thread, which waits for whoever draws."""
        self._at_work = drawer = self._drawer()
        names = dict(reader.drawn_names)

        def drawn(draw: Draw, *args: object) -> Picture:
            if self._closed:
                raise Closed
            work = Work(draw, (game, *args), reader.language, names)
            try:
                picture = drawer.draw(work)
            except Crashed:
                if self._closed:
                    raise Closed from None
                log.warning("the process that drew a film has ended; another one goes on")
                picture = drawer.draw(work)
            assert picture is not None
            return picture

        try:
            frames = [drawn(draw_board, views[n]).data for n in choose_frames(len(views))]
            return drawn(draw_film, frames, FILM_BYTES)
        finally:
            self._at_work = None
            drawer.close()

    def _take(self, key: Key, job: Future[Picture]) -> None:
        error = CancelledError() if job.cancelled() else job.exception()
        if error is not None:
            self._failed(key, error)
        self._finish(key, None if error is not None else job.result())

    def _failed(self, key: Key, error: BaseException) -> None:
        if not self._closed and not isinstance(error, Refusal):
            self._host.engine.metrics.erred("drawing")
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
    """Not even the films that could not be made are kept without end."""
    return max(len(film.data) if film is not None else 0, KEPT_BYTES // KEPT)


class Closed(Exception):
    """The bot is leaving: what is under way is given up."""
