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
from typing import Final, Literal

from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableLook
from bot.host.play.positions import must_be_seat, position_of
from bot.model.match import Position
from bot.storage.table import catch_up
from bot.storage.table import log as storedlog
from bot.storage.table.catch_up import Look
from games.core.facts import Note
from games.core.game import AnyGame
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, Match
from games.core.script import Diverged

log = logging.getLogger(__name__)

LONG_AGO: Final = 7 * 86_400.0
"""Whoever has not moved for so many seconds is told the story of their campaign again."""

Start = Literal["turn", "seat", "look"]
"""Where news begin: after the person's own last turn, that of their seat, or where they looked."""


@dataclass(frozen=True, slots=True)
class News:
    """What a seat heard from entry ``since`` on."""

    since: int
    start: Start
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Retold:
    """News told once more, with how things looked to the seat ``before`` them and now.

    ``before`` is None where the log up to there cannot be told any more.
    """

    news: News
    before: Position | None
    now: Position


@dataclass(frozen=True, slots=True)
class Glance:
    """What a person gets to know when they look: ``news``, if there are any.

    ``since`` is where the newest news they were told began (None: there never were any). In a
    campaign they may be glad to ``recollect`` what happened before this scenario.
    """

    news: News | None = None
    since: int | None = None
    recollect: bool = False


NOTHING_NEW = Glance()

Seen = Literal["looked", "goes_on", "renewed", "peeked"]
"""How a panel comes before its owner: they have asked to look, they go on with one that they had
before their eyes, one that was left open is brought up to date (nobody may be looking), or it is
only needed to understand a click."""


class CatchUp:
    """Tells people again what they have missed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def again(self, table_id: int, seat: str, since: int, person_id: int) -> Retold | None:
        """What the seat has heard from entry ``since`` on; whose seat it is the caller checks."""
        async with self._engine.looking(table_id) as look:
            must_be_seat(look.table, seat)
            position = position_of(look.table, look.match, seat, None)
            news = await _news_since(self._engine, look, position, person_id, since, since)
            game, header = look.match.game, look.match.header
            entries = tuple(look.match.entries[: position.entry])
        if news is None:
            return None
        # The whole log is played up to there: that takes long, and nobody need wait for it.
        return await asyncio.to_thread(retold, news, position, game, header, entries)


async def glance_at(
    engine: Engine, look: TableLook, position: Position, person_id: int, seen: Seen
) -> tuple[Glance, Look | None]:
    """What a person gets to know who is shown this position, and what is to be remembered of it.

    News are told once. None: nothing new has to be remembered.
    """
    if seen == "peeked" or look.table.status not in ("running", "over"):
        return Glance(), None
    known = await catch_up.fetch(look.connection, look.table.id, person_id) or Look(-1, None)
    glance, looked = await _glance(engine, look, position, person_id, seen, known)
    return replace(glance, recollect=await _recollects(look, person_id, seen, known)), looked


async def _recollects(look: TableLook, person_id: int, seen: Seen, known: Look) -> bool:
    """Whether somebody sees a scenario for the first time, or has not moved there for long."""
    if seen != "looked" or look.match.header.legacy == {} or look.table.campaign_id is None:
        return False
    if known.entry < 0:
        return True
    moved = await storedlog.last_made(look.connection, look.table.id, person_id)
    return moved is not None and look.now - moved >= LONG_AGO


async def _glance(
    engine: Engine, look: TableLook, position: Position, person_id: int, seen: Seen, known: Look
) -> tuple[Glance, Look | None]:
    if known.entry >= position.entry:
        return Glance(None, known.since), None
    news = None
    if seen != "goes_on":
        before = known.entry if known.entry >= 0 else None
        news = await _news(engine, look, position, person_id, before)
    since = news.since if news is not None else known.since
    if seen == "renewed":
        return Glance(news, since), Look(known.entry, since) if news is not None else None
    return Glance(news, since), Look(position.entry, since)


async def remember(engine: Engine, table_id: int, person_id: int, looked: Look | None) -> None:
    """Keep how far a person has looked."""
    if looked is not None:
        async with engine.database.write() as connection:
            await catch_up.keep(connection, table_id, person_id, looked.entry, looked.since)


async def _news(
    engine: Engine, look: TableLook, position: Position, person_id: int, seen: int | None
) -> News | None:
    """What the person has missed who saw ``seen`` entries (None: they have never looked)."""
    entries = look.match.entries[: position.entry]
    since = after_turn(entries, position.table.seats_of(person_id), seen)
    if since is None:
        since = seen
    if since is None:
        return None
    return await _news_since(engine, look, position, person_id, since, seen or 0)


async def _news_since(
    engine: Engine, look: TableLook, position: Position, person_id: int, since: int, seen: int
) -> News | None:
    """The notes from ``since`` on; None where none is newer than ``seen``."""
    hot = await engine.hot(look.stored, since)
    if hot.frozen:
        return None
    match = hot.match
    heard = [t for t in match.heard(position.seat, since) if t.number < position.entry]
    if not any(told.number >= seen for told in heard):
        return None
    entries = match.entries[: position.entry]
    start: Start = "look"
    if after_turn(entries, position.table.seats_of(person_id), since) is not None:
        own = await catch_up.answered(look.connection, look.table.id, person_id, since)
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
    """The same place, or behind the draws that follow there: a story never rests before these."""
    for entry in script:
        if entry.number >= number:
            if entry.kind != "chance":
                break
            number = entry.number + 1
    return number


def retold(
    news: News, position: Position, game: AnyGame, header: Header, entries: Sequence[Entry]
) -> Retold:
    """What the position's seat heard, and how things looked to it before."""
    before = _as_it_was(game, header, entries, news.since)
    return Retold(news, _shown(position, before, entries, news.since), position)


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
