"""Guided first rounds: a person plays a prepared match against computers, seen by nobody else.

A lesson is no table: it has no channel, no posts and no result. What is kept of it is its log.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.engine.engine import Engine
from bot.model.match import Position
from bot.model.people import Person
from bot.model.table import Member, Table
from bot.storage.people import lessons
from bot.storage.people.lessons import KeptLesson
from bot.storage.table import tables
from games.core import game as shelf
from games.core.game import AnyGame
from games.core.learn.lesson import Lesson, Step
from games.core.log import Entry
from games.core.match import Refused
from games.core.phrase import phrase
from games.core.script import Diverged
from games.core.steps import Picks

ENTRIES_AT_MOST = 5000


class LessonGone(Refusal):
    """There is no lesson to go on with, or the rules have changed under it."""


@dataclass(frozen=True, slots=True)
class Learnt:
    """How a lesson stands: what its learner sees, and what the guide says to it.

    ``taken`` of ``steps`` lie behind the learner; ``answered`` counts every answer they gave.
    """

    position: Position
    step: Step | None
    taken: int
    steps: int
    answered: int
    draft: Picks = ()

    @property
    def finished(self) -> bool:
        """Whether the guide has said everything."""
        return self.taken >= self.steps


class Lessons:
    """The doors for guided first rounds."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def begin(self, person: Person, game: AnyGame) -> Learnt:
        """Begin from the start, in place of an earlier lesson of the same game."""
        lesson = await self._thought(lambda: _begun(game))
        kept = KeptLesson(game.edition, tuple(lesson.match.entries))
        async with self._engine.database.write() as connection:
            await tables.meet(connection, person, self._engine.clock())
            await lessons.begin(connection, person.id, game.id, kept)
        return _learnt(lesson, person, ())

    async def look(self, person: Person, game: AnyGame) -> Learnt:
        """How the person's lesson stands; raises :class:`LessonGone` where there is none."""
        kept, lesson = await self._told(person, game)
        return _learnt(lesson, person, kept.draft)

    async def answer(
        self, person: Person, game: AnyGame, count: int, picks: Sequence[str], fingerprint: str
    ) -> Learnt:
        """Answer the question that the learner saw behind ``count`` entries.

        Raises :class:`StaleMove` where there are more by now, :class:`IllegalMove` where the picks
        do not fit.
        """
        kept, lesson = await self._told(person, game)
        if len(kept.entries) != count:
            raise StaleMove(phrase("host.refused.stale"))
        if count >= ENTRIES_AT_MOST:
            raise Refusal(phrase("host.refused.long_trial"))
        try:
            await asyncio.to_thread(lesson.answer, picks, fingerprint)
        except Refused as refused:
            raise IllegalMove(refused.reason, refused.ask) from refused
        await self._keep(person, game, count, lesson.match.entries)
        return _learnt(lesson, person, ())

    async def back(self, person: Person, game: AnyGame, count: int) -> Learnt:
        """Take the learner's last answer back, whatever came of it."""
        kept, lesson = await self._told(person, game)
        if len(kept.entries) != count or not lesson.answers:
            raise StaleMove(phrase("host.refused.stale"))
        before = lesson.back()
        await self._keep(person, game, count, before)
        earlier = await self._thought(lambda: _of(game, before))
        return _learnt(earlier, person, ())

    async def draft(self, person: Person, game: AnyGame, picks: Sequence[str]) -> None:
        """Remember picks of the question that waits."""
        async with self._engine.database.write() as connection:
            await lessons.draft(connection, person.id, game.id, picks)

    async def leave(self, person: Person, game: AnyGame) -> None:
        """Forget the lesson."""
        async with self._engine.database.write() as connection:
            await lessons.drop(connection, person.id, game.id)

    async def _told(self, person: Person, game: AnyGame) -> tuple[KeptLesson, Lesson]:
        async with self._engine.database.read() as connection:
            kept = await lessons.kept(connection, person.id, game.id)
        if kept is None or kept.edition != game.edition:
            raise LessonGone(phrase("lesson.gone"))
        try:
            return kept, await self._thought(lambda: _of(game, kept.entries))
        except Diverged as changed:
            raise LessonGone(phrase("lesson.gone")) from changed

    async def _keep(
        self, person: Person, game: AnyGame, count: int, entries: Sequence[Entry]
    ) -> None:
        async with self._engine.database.write() as connection:
            if not await lessons.go_on(connection, person.id, game.id, count, entries):
                raise StaleMove(phrase("host.refused.stale"))

    async def _thought(self, tell: Callable[[], Lesson]) -> Lesson:
        return await asyncio.to_thread(tell)


def guided(game_id: str) -> AnyGame:
    """The game of that id; refuses where it is none or has no guide."""
    try:
        game = shelf.find(game_id)
    except KeyError:
        raise LessonGone(phrase("lesson.gone")) from None
    if game.guide is None:
        raise Refusal(phrase("lesson.none", game=phrase(f"{game.id}.name")))
    return game


def _of(game: AnyGame, entries: Sequence[Entry]) -> Lesson:
    guide = guided(game.id).guide
    assert guide is not None
    return Lesson(game, guide, entries)


def _begun(game: AnyGame) -> Lesson:
    lesson = _of(game, ())
    lesson.go_on()
    return lesson


def _learnt(lesson: Lesson, person: Person, draft: Picks) -> Learnt:
    match = lesson.match
    kind = match.game.computer_kinds[0]
    learner = Member(0, person.id, None, person.name)
    members = {
        seat: learner if seat == lesson.seat else Member(number, None, kind, "")
        for number, seat in enumerate(match.header.seats)
    }
    table = Table(
        id=0,
        guild_id=0,
        channel_id=0,
        game=match.game.id,
        edition=match.game.edition,
        status="over" if match.over else "running",
        language="",
        options=match.header.options,
        creator_id=person.id,
        members=tuple(members.values()),
        seats={seat: (member,) for seat, member in members.items()},
        entry_count=len(match.entries),
        awaited=match.awaited,
        lobby_message_id=None,
        last_post_id=None,
        seed_hash=None,
    )
    position = Position(
        table=table,
        seat=lesson.seat,
        entry=len(match.entries),
        over=match.over,
        awaited=match.awaited,
        view=match.view(lesson.seat),
        ask=lesson.ask,
        can_undo=bool(lesson.answers),
        notes=tuple(lesson.heard),
        game=match.game,
        standings=tuple(match.game.score(match.state)) if match.over else (),
        # Two learners' positions may differ at the same length of their logs.
        aside=f"lesson {hashlib.sha256(repr(match.entries).encode()).hexdigest()}",
    )
    return Learnt(
        position, lesson.step, lesson.taken, len(lesson.steps), len(lesson.answers), draft
    )
