"""What players see of a position, drawn off the event loop and kept for whoever asks next."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Generator, Hashable, Sequence

from cachetools import LRUCache

from bot.drawing.studio import Studio
from bot.drawing.work import (
    Draw,
    Work,
    draw_article,
    draw_board,
    draw_changed,
    draw_compared,
    draw_hand,
    draw_panel,
)
from bot.face.kit.reader import Reader
from bot.metrics import Metrics
from bot.model.match import Position
from games.core.learn.glossary import Article
from render.face import FACES, Mark, Picture

log = logging.getLogger(__name__)

KEPT_BYTES = 32 * 1024 * 1024


class Drawing:
    """A picture that somebody wants: it is there, is being drawn, or waits in the queue.

    Await it for the picture; None where the game has none or drawing fails: play goes on in words.
    Whoever does not want it any more says so with :meth:`release`, and so does whoever is
    cancelled while they wait for it. What nobody wants is not drawn.
    """

    def __init__(
        self, shared: _Shared | None = None, picture: Picture | None = None, key: Hashable = None
    ) -> None:
        self._shared = shared
        self._picture = picture
        self.key = key
        if shared is not None:
            shared.wanted += 1

    def __await__(self) -> Generator[object, None, Picture | None]:
        return self._waited().__await__()

    @property
    def is_there(self) -> bool:
        """Whether nobody has to wait for it."""
        return self._shared is None or self._shared.made.done()

    async def within(self, seconds: float) -> bool:
        """Whether it is there after so long at most; it goes on being drawn."""
        if self._shared is not None and not self.is_there:
            await asyncio.wait([self._shared.made], timeout=seconds)
        return self.is_there

    def release(self) -> None:
        """Do without it."""
        shared, self._shared = self._shared, None
        if shared is not None:
            shared.wanted -= 1
            if not shared.wanted:
                shared.made.cancel()

    async def _waited(self) -> Picture | None:
        shared = self._shared
        if shared is None:
            return self._picture
        try:
            await asyncio.wait([shared.made])
            if not shared.made.cancelled():
                self._picture = shared.made.result()
            return self._picture
        finally:
            self.release()


class _Shared:
    """One drawing for all who want it."""

    def __init__(self, made: asyncio.Future[Picture | None]) -> None:
        self.made = made
        self.wanted = 0


class Pictures:
    """Draws what positions look like; the newest pictures stay in memory, up to a weight.

    The same picture is never drawn twice at a time: whoever asks for one that is under way gets
    that one.
    """

    def __init__(
        self,
        metrics: Metrics | None = None,
        kept_bytes: int = KEPT_BYTES,
        studio: Studio | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self.studio = studio or Studio.here(metrics=self._metrics)
        self._pictures: LRUCache[Hashable, Picture] = LRUCache(
            kept_bytes, getsizeof=lambda picture: len(picture.data)
        )
        self._under_way: dict[Hashable, _Shared] = {}

    def board(self, position: Position, reader: Reader, *, patient: bool = False) -> Drawing:
        """The public picture of a position; ``patient`` where it goes into a post."""
        return self._begin(position, reader, "board", draw_board, position.view, patient=patient)

    def panel(
        self,
        position: Position,
        reader: Reader,
        marks: Sequence[Mark] = (),
        focus: Sequence[str] = (),
    ) -> Drawing:
        """The own picture of the position's seat, with numbered options."""
        chosen = tuple(marks), tuple(focus)
        return self._begin(position, reader, ("panel", *chosen), draw_panel, position.view, *chosen)

    def hand(self, position: Position, reader: Reader) -> Drawing:
        """The hand of the position's seat."""
        return self._begin(position, reader, "hand", draw_hand, position.view)

    def changes(self, before: Position, now: Position, reader: Reader) -> Drawing:
        """The board as a seat sees it now, with everything marked that was otherwise before.

        None where nothing was, or nothing can be drawn.
        """
        found = tuple(now.game.changes(before.view, now.view))
        if not found:
            return Drawing()
        what = ("changes", before.entry, before.aside)
        return self._begin(now, reader, what, draw_changed, now.view, found)

    def compared(
        self, now: Position, then: Position, reader: Reader, captions: tuple[str, str]
    ) -> Drawing:
        """The boards of two positions under their captions, what differs marked in the second."""
        found = tuple(now.game.changes(now.view, then.view))
        what = ("compared", then.entry, then.aside, captions)
        return self._begin(now, reader, what, draw_compared, now.view, then.view, found, captions)

    def article(self, game: str, reader: Reader, found: Article, title: str, text: str) -> Drawing:
        """Something that was looked up; None where the game has no picture of it."""
        if game not in FACES:
            return Drawing()
        args = (game, found.kind, found.sign or found.id, title, text)
        work = Work(draw_article, args, reader.language, {})
        return self._drawing(("article", game, found.key, reader.language), work)

    @property
    def at_leisure(self) -> bool:
        """Whether somebody would begin at once with a picture that is asked for."""
        return self.studio.has_idle

    @property
    def crowded(self) -> bool:
        """Whether more people wait for pictures than get them at once."""
        return self.studio.crowded

    @property
    def seconds_behind(self) -> float:
        """How long somebody waits, as things usually go, who has just asked for a picture."""
        return self.studio.seconds_behind

    def void(self, drawing: Drawing) -> None:
        """Forget a picture: what it shows has not come to be."""
        self._pictures.pop(drawing.key, None)
        shared = self._under_way.pop(drawing.key, None)
        if shared is not None:
            shared.made.cancel()

    def of_campaign(self, key: Hashable, work: Work, table_id: int) -> Drawing:
        """A picture that belongs to no position; ``key`` is all that makes it another one."""
        return self._drawing(("campaign", key), work, table_id)

    def _begin(
        self,
        position: Position,
        reader: Reader,
        what: Hashable,
        draw: Draw,
        *args: object,
        patient: bool = False,
    ) -> Drawing:
        game = position.table.game
        if game not in FACES:
            return Drawing()
        work = Work(draw, (game, *args), reader.language, dict(reader.drawn_names))
        key = self._key(position, reader, what)
        return self._drawing(key, work, position.table.id, patient=patient)

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

    def _drawing(
        self, key: Hashable, work: Work, table_id: int = 0, *, patient: bool = False
    ) -> Drawing:
        kept = self._pictures.get(key)
        if kept is not None:
            return Drawing(picture=kept, key=key)
        shared = self._under_way.get(key)
        if shared is None:
            # It is begun with here: whoever asks may keep the loop busy for a while yet.
            begun = asyncio.wrap_future(self.studio.begin(work, table_id, patient=patient))
            made = asyncio.ensure_future(self._made(key, begun, work, table_id))
            shared = self._under_way[key] = _Shared(made)
            made.add_done_callback(lambda _: self._ended(key, shared, begun))
        return Drawing(shared, key=key)

    def _ended(
        self, key: Hashable, shared: _Shared | None, begun: asyncio.Future[Picture | None]
    ) -> None:
        begun.cancel()
        if self._under_way.get(key) is shared:
            del self._under_way[key]

    async def _made(
        self, key: Hashable, begun: asyncio.Future[Picture | None], work: Work, table_id: int
    ) -> Picture | None:
        began = time.perf_counter()
        try:
            picture = await begun
        except Exception:
            if self.studio.closed:
                return None
            self._metrics.erred("drawing")
            log.exception("drawing failed", extra={"table": table_id, "what": work.draw.__name__})
            return None
        self._metrics.took("draw", time.perf_counter() - began)
        if picture is not None and len(picture.data) <= self._pictures.maxsize:
            self._pictures[key] = picture
        return picture
