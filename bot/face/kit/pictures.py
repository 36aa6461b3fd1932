"""Pictures, drawn off the event loop and kept for the next person who wants the same one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from cachetools import LRUCache

from bot.face.kit.reader import Reader
from bot.metrics import Metrics
from bot.model.match import Position
from games.core.glossary import Article
from render.compare import marked
from render.face import FACES, Face, Mark, Picture

log = logging.getLogger(__name__)

KEPT_BYTES = 32 * 1024 * 1024


class Pictures:
    """Draws what positions look like; the newest pictures stay in memory, up to a weight."""

    def __init__(self, metrics: Metrics | None = None, kept_bytes: int = KEPT_BYTES) -> None:
        self._metrics = metrics or Metrics()
        self._pictures: LRUCache[Hashable, Picture] = LRUCache(
            kept_bytes, getsizeof=lambda picture: len(picture.data)
        )

    async def board(self, position: Position, reader: Reader) -> Picture | None:
        """The public picture of a position."""
        return await self._drawn(
            position, reader, "board", lambda face: face.board(position.view, reader.draw)
        )

    async def panel(
        self,
        position: Position,
        reader: Reader,
        marks: Sequence[Mark] = (),
        focus: Sequence[str] = (),
    ) -> Picture | None:
        """The own picture of the position's seat, with numbered options."""
        return await self._drawn(
            position,
            reader,
            ("panel", tuple(marks), tuple(focus)),
            lambda face: face.panel(position.view, reader.draw, marks=marks, focus=focus),
        )

    async def hand(self, position: Position, reader: Reader) -> Picture | None:
        """The hand of the position's seat."""
        return await self._drawn(
            position, reader, "hand", lambda face: face.hand(position.view, reader.draw)
        )

    async def changes(self, before: Position, now: Position, reader: Reader) -> Picture | None:
        """A seat's own picture as it is now, with everything marked that was otherwise before.

        None where nothing was, or nothing can be drawn.
        """
        old, new = await self.panel(before, reader), await self.panel(now, reader)
        if old is None or new is None:
            return None
        alt = reader.say("news.alt")

        def compare(face: Face[object]) -> Picture:
            found = marked(old, new)
            return replace(found, filename=f"changes-{new.filename}", alt=alt)

        what = ("changes", before.entry, before.aside)
        found = await self._drawn(now, reader, what, compare)
        return found if found is not None and found.data != new.data else None

    async def article(
        self, game: str, reader: Reader, found: Article, title: str, text: str
    ) -> Picture | None:
        """Something that was looked up; None where the game has no picture of it."""
        face = FACES.get(game)
        if face is None:
            return None
        key = ("article", game, found.key, reader.language)
        kept = self._pictures.get(key)
        if kept is not None:
            return kept
        sign = found.sign or found.id
        try:
            with self._metrics.timed("draw"):
                picture = await asyncio.to_thread(face.article, found.kind, sign, title, text)
        except Exception:
            self._metrics.erred("drawing")
            log.exception("drawing failed", extra={"game": game, "what": found.key})
            return None
        if picture is not None:
            self._pictures[key] = picture
        return picture

    async def _drawn(
        self,
        position: Position,
        reader: Reader,
        what: Hashable,
        draw: Callable[[Face[object]], Picture],
    ) -> Picture | None:
        """The picture, or None where the game has none or drawing fails: play goes on in words."""
        face = FACES.get(position.table.game)
        if face is None:
            return None
        key = (
            position.table.id,
            position.entry,
            position.aside,
            position.seat,
            reader.language,
            reader.drawn_names,
            what,
        )
        kept = self._pictures.get(key)
        if kept is not None:
            return kept
        try:
            with self._metrics.timed("draw"):
                picture = await asyncio.to_thread(draw, face)
        except Exception:
            self._metrics.erred("drawing")
            log.exception(
                "drawing failed",
                extra={"table": position.table.id, "entry": position.entry, "what": str(what)},
            )
            return None
        if len(picture.data) <= self._pictures.maxsize:
            self._pictures[key] = picture
        return picture
