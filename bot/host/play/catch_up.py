"""Catching up: what happened since a person's last turn.

A turn ends with the person's last answer whose outcome they have seen. Later answers of a standing
order or a computer are news to them. A person without a turn of their own gets the news since the
seat's last turn, or since they last looked. Everything is made from the seat's own notes and views.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.host.engine.engine import Engine
from bot.host.engine.table_work import ReadOnlyTable
from bot.host.play.positions import position_of, require_seat
from bot.model.match import Position
from bot.storage.play import catch_up
from bot.storage.play import log as storedlog
from bot.storage.play.catch_up import ReadMark
from games.core.game import AnyGame
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, Match
from games.core.replay import Diverged
from games.core.state import Note

log = logging.getLogger(__name__)

RECOLLECT_AFTER_SECONDS: Final = 7 * 86_400.0
"""After so many seconds without a move, a person is offered a recap of their campaign."""

Start = Literal["turn", "seat", "look"]
"""Where news begin: after the person's own last turn, that of their seat, or where they looked."""


@dataclass(frozen=True, slots=True)
class News:
    """The notes that a seat got from entry ``since`` on."""

    since: int
    start: Start
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class NewsComparison:
    """Notes shown again, with the seat's view ``before`` them and now.

    ``before`` is None where the log up to there cannot be replayed any more.
    """

    news: News
    before: Position | None
    now: Position


@dataclass(frozen=True, slots=True)
class UnreadNews:
    """The unread notes that a person sees when they look: ``news``, if there are any.

    ``since`` is the first entry of the newest news they were shown (None: never any). With
    ``needs_recollection`` they are offered a recap of the campaign before this scenario.
    """

    news: News | None = None
    since: int | None = None
    needs_recollection: bool = False


NOTHING_NEW = UnreadNews()

Seen = Literal["looked", "goes_on", "renewed", "peeked"]
"""Why a panel is built: its owner has opened it, continues with one already shown, one that was
left open is refreshed (perhaps unseen), or it is only needed to interpret a click."""


class CatchUp:
    """Shows people again what they have missed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def again(
        self, table_id: int, seat: str, since: int, person_id: int
    ) -> NewsComparison | None:
        """The seat's notes from entry ``since`` on; the caller checks whose seat it is."""
        async with self._engine.reading(table_id) as opened:
            require_seat(opened.table, seat)
            position = position_of(opened.table, opened.match, seat, None)
            news = await _news_since(self._engine, opened, position, person_id, since, since)
            game, header = opened.match.game, opened.match.header
            entries = tuple(opened.match.entries[: position.entry])
        if news is None:
            return None
        # Replaying the whole log takes long: a thread does it, so that the loop is not blocked.
        return await asyncio.to_thread(news_comparison, news, position, game, header, entries)


async def unread_news(
    engine: Engine, opened: ReadOnlyTable, position: Position, person_id: int, seen: Seen
) -> tuple[UnreadNews, ReadMark | None]:
    """The unread notes for a person who is shown this position, and the read mark to store.

    News are shown once. The mark is None where it has not changed.
    """
    if opened.table.status not in ("running", "over"):
        return UnreadNews(), None
    known = await catch_up.fetch(opened.connection, opened.table.id, person_id) or ReadMark(
        -1, None
    )
    unread, looked = await _unread_news(engine, opened, position, person_id, seen, known)
    return replace(
        unread, needs_recollection=await _needs_recollection(opened, person_id, seen, known)
    ), looked


async def _needs_recollection(
    opened: ReadOnlyTable, person_id: int, seen: Seen, known: ReadMark
) -> bool:
    """Whether a person sees a scenario for the first time, or has not moved there for long."""
    if seen != "looked" or opened.match.header.legacy == {} or opened.table.campaign_id is None:
        return False
    if known.entry < 0:
        return True
    moved = await storedlog.last_made(opened.connection, opened.table.id, person_id)
    return moved is not None and opened.now - moved >= RECOLLECT_AFTER_SECONDS


async def _unread_news(
    engine: Engine,
    opened: ReadOnlyTable,
    position: Position,
    person_id: int,
    seen: Seen,
    known: ReadMark,
) -> tuple[UnreadNews, ReadMark | None]:
    if known.entry >= position.entry:
        return UnreadNews(None, known.since), None
    news = None
    if seen != "goes_on":
        before = known.entry if known.entry >= 0 else None
        news = await _news(engine, opened, position, person_id, before)
    since = news.since if news is not None else known.since
    if seen == "renewed":
        return UnreadNews(news, since), ReadMark(known.entry, since) if news is not None else None
    return UnreadNews(news, since), ReadMark(position.entry, since)


async def store_read_mark(
    engine: Engine, table_id: int, person_id: int, looked: ReadMark | None
) -> None:
    """Store how far a person has read."""
    if looked is not None:
        async with engine.database.write() as connection:
            await catch_up.keep(connection, table_id, person_id, looked.entry, looked.since)


async def _news(
    engine: Engine, opened: ReadOnlyTable, position: Position, person_id: int, seen: int | None
) -> News | None:
    """The news for a person who has seen ``seen`` entries (None: they have never looked)."""
    entries = opened.match.entries[: position.entry]
    since = after_turn(entries, position.table.seats_of(person_id), seen)
    if since is None:
        since = seen
    if since is None:
        return None
    return await _news_since(engine, opened, position, person_id, since, seen or 0)


async def _news_since(
    engine: Engine, opened: ReadOnlyTable, position: Position, person_id: int, since: int, seen: int
) -> News | None:
    """The notes from ``since`` on; None where none is newer than ``seen``."""
    loaded = await engine.loaded(opened.stored, since)
    if loaded.frozen:
        return None
    match = loaded.match
    heard = [t for t in match.visible_notes(position.seat, since) if t.number < position.entry]
    if not any(told.number >= seen for told in heard):
        return None
    entries = match.entries[: position.entry]
    start: Start = "look"
    if after_turn(entries, position.table.seats_of(person_id), since) is not None:
        own = await catch_up.answered(opened.connection, opened.table.id, person_id, since)
        start = "turn" if own else "seat"
    return News(since, start, tuple(told.note for told in heard))


def after_turn(entries: Sequence[Entry], seats: Sequence[str], seen: int | None) -> int | None:
    """The entry after which a person's last turn was over: their last answer that they saw, with
    the luck it brought; None where they have not had a turn.
    """
    script = [entry for entry in live(entries) if entry.kind != "undo"]
    own = [
        entry.number
        for entry in script
        if entry.kind == "answer" and entry.seat in seats and (seen is None or entry.number < seen)
    ]
    return _past_luck(script, own[-1] + 1) if own else None


def _past_luck(script: Sequence[Entry], number: int) -> int:
    """``number``, moved past the chance entries that follow: a match never stops before those."""
    for entry in script:
        if entry.number >= number:
            if entry.kind != "chance":
                break
            number = entry.number + 1
    return number


def news_comparison(
    news: News, position: Position, game: AnyGame, header: Header, entries: Sequence[Entry]
) -> NewsComparison:
    """The notes of the position's seat, and how the match looked to it before them."""
    before = _match_at(game, header, entries, news.since)
    return NewsComparison(news, _shown(position, before, entries, news.since), position)


def _match_at(
    game: AnyGame, header: Header, entries: Sequence[Entry], since: int
) -> AnyMatch | None:
    script = [entry for entry in live(entries) if entry.kind != "undo"]
    since = _past_luck(script, since)
    try:
        return Match(game, header, [entry for entry in script if entry.number < since])
    except Diverged:
        log.info("a log can no longer be told up to entry %s", since)
        return None


def _shown(
    position: Position, before: AnyMatch | None, entries: Sequence[Entry], since: int
) -> Position | None:
    if before is None:
        return None
    # An entry that was taken back later may have been visible then, so the picture differs.
    rewritten = any(entry.kind == "undo" for entry in entries[since:])
    return replace(
        position,
        entry=since,
        over=False,
        awaited=before.awaited,
        view=before.view(position.seat),
        ask=None,
        undo_steps=0,
        notes=(),
        final_scores=(),
        aside=f"before {since} of {position.entry}" if rewritten else "",
    )
