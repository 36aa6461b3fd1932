"""Catching up: what happened since a person's last turn, told once when they look again.

A turn ends with the person's last answer that they have seen the outcome of. What a standing order
or a computer answered in their place later is news to them like what others did. Whoever has had no
turn of their own is told what happened since the last turn of their seat, or since they last
looked. All of it is made of what the seat itself has heard and sees, now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.host.engine.engine import Engine
from bot.host.play.play import Play
from bot.model.match import Position
from bot.model.table import Table
from bot.storage.table import catch_up
from bot.storage.table.catch_up import Look
from games.core.facts import Note
from games.core.game import AnyGame
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, Match
from games.core.script import Diverged

log = logging.getLogger(__name__)

Start = Literal["turn", "seat", "look"]
"""Where news begin: after the person's own last turn, that of their seat, or where they looked."""


@dataclass(frozen=True, slots=True)
class News:
    """What a seat heard from entry ``since`` on, and how things looked to it ``before`` and now.

    ``before`` is None where the log up to there cannot be told any more.
    """

    since: int
    start: Start
    notes: tuple[Note, ...]
    before: Position | None
    now: Position


@dataclass(frozen=True, slots=True)
class Glance:
    """What a person gets to know when they look: ``news``, if there are any.

    ``since`` is where the newest news they were told began (None: there never were any).
    """

    news: News | None = None
    since: int | None = None


class CatchUp:
    """Remembers how far people have looked, and tells them the rest."""

    def __init__(self, engine: Engine, play: Play) -> None:
        self._engine = engine
        self._play = play

    async def look(self, position: Position, person_id: int, *, asked: bool = True) -> Glance:
        """The person is shown this position of a seat of theirs; news are told once.

        Unless they ``asked`` for it: a panel that was left open is brought up to date, but who
        knows whether anybody sits before it.
        """
        known = await self._known(position, person_id)
        if known is None or known.entry >= position.entry:
            return Glance(None, known.since if known is not None else None)
        news = await self._news(position, person_id, known.entry if known.entry >= 0 else None)
        since = news.since if news is not None else known.since
        if asked or news is not None:
            await self._keep(position, person_id, known, since, seen=asked)
        return Glance(news, since)

    async def saw(self, position: Position, person_id: int) -> Glance:
        """The person goes on with a panel of this position: they have seen what it told."""
        known = await self._known(position, person_id)
        if known is None:
            return Glance()
        if known.entry < position.entry:
            await self._keep(position, person_id, known, known.since, seen=True)
        return Glance(None, known.since)

    async def _known(self, position: Position, person_id: int) -> Look | None:
        """How far the person has looked (-1: never); None where nothing could be told anyway."""
        table = position.table
        if position.aside or table.status not in ("running", "over"):
            return None
        async with self._engine.database.read() as connection:
            found = await catch_up.fetch(connection, table.id, person_id)
        return found or Look(-1, None)

    async def _keep(
        self, position: Position, person_id: int, known: Look, since: int | None, *, seen: bool
    ) -> None:
        entry = position.entry if seen else known.entry
        async with self._engine.database.write() as connection:
            await catch_up.keep(connection, position.table.id, person_id, entry, since)

    async def again(self, table_id: int, seat: str, since: int, person_id: int) -> News | None:
        """What the seat has heard from entry ``since`` on; whose seat it is the caller checks."""
        position = await self._play.position(table_id, seat)
        return await self._told_since(position, person_id, since, since)

    async def _news(self, position: Position, person_id: int, seen: int | None) -> News | None:
        """What the person has missed who saw ``seen`` entries (None: nobody knows)."""
        async with self._engine.locked(position.table.id):
            _, hot = await self._engine.opened(position.table.id)
            entries = hot.match.entries[: position.entry]
        since = after_turn(entries, position.table.seats_of(person_id), seen)
        if since is None:
            since = seen
        if since is None:
            return None
        return await self._told_since(position, person_id, since, seen or 0)

    async def _told_since(
        self, position: Position, person_id: int, since: int, seen: int
    ) -> News | None:
        """The notes from ``since`` on; None where none is newer than ``seen``."""
        table_id, seat = position.table.id, position.seat
        async with self._engine.locked(table_id):
            _, hot = await self._engine.opened(table_id, since)
            if hot.frozen:
                return None
            match = hot.match
            heard = [t for t in match.heard(seat, since) if t.number < position.entry]
            game, header, entries = match.game, match.header, match.entries[: position.entry]
        if not any(told.number >= seen for told in heard):
            return None
        notes = tuple(told.note for told in heard)
        start = await self._start(position.table, entries, person_id, since)
        return await asyncio.to_thread(
            news_of, position, notes, game, header, entries, since, start
        )

    async def _start(
        self, table: Table, entries: Sequence[Entry], person_id: int, since: int
    ) -> Start:
        if after_turn(entries, table.seats_of(person_id), since) is None:
            return "look"
        async with self._engine.database.read() as connection:
            answered = await catch_up.answered(connection, table.id, person_id, since)
        return "turn" if answered else "seat"


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
    """The same place, or behind the draws that follow there: a story never rests before these."""
    for entry in script:
        if entry.number >= number:
            if entry.kind != "chance":
                break
            number = entry.number + 1
    return number


def news_of(
    position: Position,
    notes: tuple[Note, ...],
    game: AnyGame,
    header: Header,
    entries: Sequence[Entry],
    since: int,
    start: Start,
) -> News:
    """The ``notes`` that the position's seat heard since, and how things looked to it before."""
    before = _as_it_was(game, header, entries, since)
    return News(since, start, notes, _shown(position, before, entries, since), position)


def _as_it_was(
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
    # What was taken back later may have been seen then: that picture was another one.
    rewritten = any(entry.kind == "undo" for entry in entries[since:])
    return replace(
        position,
        entry=since,
        over=False,
        awaited=before.awaited,
        view=before.view(position.seat),
        ask=None,
        can_undo=False,
        notes=(),
        standings=(),
        aside=f"before {since} of {position.entry}" if rewritten else "",
    )
