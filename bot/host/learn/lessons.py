"""Guided first rounds: a person plays a prepared match against computers, seen by nobody else.

A lesson is no table: it has no channel, no posts and no result. What is kept of it is its log.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.game_words import game_name
from bot.host.engine.engine import Engine
from bot.model.clicks import Click, ClickResult, resolve
from bot.model.match import Position
from bot.model.people import Person
from bot.model.table import Member, Table
from bot.storage.learn import lessons
from bot.storage.learn.lessons import StoredLesson
from bot.storage.table import tables
from games.core import game as registry
from games.core.game import AnyGame
from games.core.learn.lesson import Lesson, LessonStep
from games.core.log import Entry
from games.core.match import Refused
from games.core.phrase import phrase
from games.core.replay import Diverged
from games.core.steps import Picks

MAX_LESSON_ENTRIES = 5000
SAMPLE_ANSWERS = 60
"""After how many answers of a player a game is shown to newcomers: a board with much on it."""


class LessonEnded(Refusal):
    """There is no lesson to go on with, or the rules have changed under it."""


@dataclass(frozen=True, slots=True)
class LessonState:
    """How a lesson stands: what its learner sees, and what the guide says to it.

    ``taken`` of ``steps`` lie behind the learner; ``answered`` counts every answer they gave.
    """

    position: Position
    step: LessonStep | None
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
        self._samples: dict[str, Position] = {}

    async def begin(self, person: Person, game: AnyGame) -> LessonState:
        """Begin from the start, in place of an earlier lesson of the same game."""
        lesson = await self._in_thread(lambda: _begun(game))
        stored_lesson = StoredLesson(game.edition, tuple(lesson.match.entries))
        async with self._engine.database.write() as connection:
            await tables.upsert_person(connection, person, self._engine.clock())
            await lessons.begin(connection, person.id, game.id, stored_lesson)
        return _lesson_state(lesson, person, ())

    async def look(self, person: Person, game: AnyGame) -> LessonState:
        """How the person's lesson stands; raises :class:`LessonEnded` where there is none."""
        stored_lesson, lesson = await self._load(person, game)
        return _lesson_state(lesson, person, stored_lesson.draft)

    async def click(self, person: Person, game: AnyGame, click: Click) -> ClickResult[LessonState]:
        """Do what a click on an item of the lesson's question says: answer, or change what is
        picked.

        A click that is stale or does not fit changes nothing; the result says so and has the
        lesson as it stands.
        """
        stored_lesson, lesson = await self._load(person, game)
        ask = lesson.ask
        if (
            ask is None
            or ask.fingerprint != click.fingerprint
            or len(stored_lesson.entries) != click.entry
        ):
            return _stale(_lesson_state(lesson, person, stored_lesson.draft))
        chosen = resolve(click.selection, ask, stored_lesson.draft)
        if chosen.is_answer:
            return await self._answered(person, stored_lesson, lesson, chosen.picks)
        if chosen.picks != stored_lesson.draft:
            async with self._engine.database.write() as connection:
                await lessons.draft(connection, person.id, game.id, chosen.picks)
        return ClickResult(_lesson_state(lesson, person, chosen.picks))

    async def follow(self, person: Person, game: AnyGame, count: int) -> ClickResult[LessonState]:
        """Answer as the guide recommends, behind the ``count`` entries that the learner saw."""
        stored_lesson, lesson = await self._load(person, game)
        step = lesson.step
        if len(stored_lesson.entries) != count or step is None or step.picks is None:
            return _stale(_lesson_state(lesson, person, stored_lesson.draft))
        return await self._answered(person, stored_lesson, lesson, step.picks)

    async def _answered(
        self, person: Person, stored_lesson: StoredLesson, lesson: Lesson, picks: Picks
    ) -> ClickResult[LessonState]:
        """Give the learner's answer; raises :class:`Refusal` where the lesson is too long."""
        game = lesson.match.game
        if len(stored_lesson.entries) >= MAX_LESSON_ENTRIES:
            raise Refusal(phrase("host.refused.long_trial"))
        try:
            await asyncio.to_thread(lesson.answer, picks)
        except Refused as refused:
            illegal = IllegalMove(refused.reason, refused.ask)
            return ClickResult(await self.look(person, game), refused=illegal)
        try:
            await self._keep(person, game, len(stored_lesson.entries), lesson.match.entries)
        except StaleMove:
            return _stale(await self.look(person, game))
        learnt = _lesson_state(lesson, person, ())
        return ClickResult(learnt, learnt.position)

    async def back(self, person: Person, game: AnyGame, count: int) -> LessonState:
        """Take the learner's last answer back, with everything that followed it."""
        stored_lesson, lesson = await self._load(person, game)
        if len(stored_lesson.entries) != count or not lesson.answers:
            raise StaleMove(phrase("host.refused.stale"))
        before = lesson.back()
        await self._keep(person, game, count, before)
        earlier = await self._in_thread(lambda: _of(game, before))
        return _lesson_state(earlier, person, ())

    async def leave(self, person: Person, game: AnyGame) -> None:
        """Forget the lesson."""
        async with self._engine.database.write() as connection:
            await lessons.drop(connection, person.id, game.id)

    async def sample(self, game: AnyGame) -> Position | None:
        """A position from the middle of a game, to show what it looks like; None without a guide.

        It is the guided round, played on by computers, as everybody may see it.
        """
        if game.guide is None:
            return None
        if game.id not in self._samples:
            lesson = await self._in_thread(lambda: _begun(game))
            await asyncio.to_thread(lesson.play_on, SAMPLE_ANSWERS)
            self._samples[game.id] = _sample_position(lesson)
        return self._samples[game.id]

    async def _load(self, person: Person, game: AnyGame) -> tuple[StoredLesson, Lesson]:
        async with self._engine.database.read() as connection:
            stored_lesson = await lessons.stored_lesson(connection, person.id, game.id)
        if stored_lesson is None or stored_lesson.edition != game.edition:
            raise LessonEnded(phrase("lesson.gone"))
        try:
            return stored_lesson, await self._in_thread(lambda: _of(game, stored_lesson.entries))
        except Diverged as changed:
            raise LessonEnded(phrase("lesson.gone")) from changed

    async def _keep(
        self, person: Person, game: AnyGame, count: int, entries: Sequence[Entry]
    ) -> None:
        async with self._engine.database.write() as connection:
            if not await lessons.go_on(connection, person.id, game.id, count, entries):
                raise StaleMove(phrase("host.refused.stale"))

    async def _in_thread(self, tell: Callable[[], Lesson]) -> Lesson:
        return await asyncio.to_thread(tell)


def guided(game_id: str) -> AnyGame:
    """The game of that id; refuses where it is none or has no guide."""
    try:
        game = registry.find(game_id)
    except KeyError:
        raise LessonEnded(phrase("lesson.gone")) from None
    if game.guide is None:
        raise Refusal(phrase("lesson.none", game=game_name(game.id)))
    return game


def _of(game: AnyGame, entries: Sequence[Entry]) -> Lesson:
    guide = guided(game.id).guide
    assert guide is not None
    return Lesson(game, guide, entries)


def _begun(game: AnyGame) -> Lesson:
    lesson = _of(game, ())
    lesson.go_on()
    return lesson


def _stale(learnt: LessonState) -> ClickResult[LessonState]:
    return ClickResult(learnt, refused=StaleMove(phrase("host.refused.stale")))


def _lesson_state(lesson: Lesson, person: Person, draft: Picks) -> LessonState:
    match = lesson.match
    position = _position(lesson, Member(0, person.id, None, person.name), lesson.seat)
    position = replace(
        position,
        ask=lesson.ask,
        undo_steps=len(lesson.answers),
        notes=tuple(lesson.visible_notes),
        final_scores=tuple(match.game.score(match.state)) if match.over else (),
    )
    return LessonState(
        position, lesson.step, lesson.taken, len(lesson.steps), len(lesson.answers), draft
    )


def _sample_position(lesson: Lesson) -> Position:
    """What the public sees of a lesson in which a computer plays the learner's seat as well."""
    return _position(lesson, Member(0, None, lesson.match.game.computer_kinds[0], ""), None)


def _position(lesson: Lesson, learner: Member, seat: str | None) -> Position:
    """The bare position of a lesson for a seat or the public, at a table that no host knows."""
    match = lesson.match
    kind = match.game.computer_kinds[0]
    members = {
        held: learner if held == lesson.seat else Member(number, None, kind, "")
        for number, held in enumerate(match.header.seats)
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
        creator_id=learner.person_id or 0,
        members=tuple(members.values()),
        seats={held: (member,) for held, member in members.items()},
        entry_count=len(match.entries),
        awaited=match.awaited,
        lobby_message_id=None,
        last_post_id=None,
        seed_hash=None,
    )
    return Position(
        table=table,
        seat=seat,
        entry=len(match.entries),
        over=match.over,
        awaited=match.awaited,
        view=match.view(seat),
        ask=None,
        undo_steps=0,
        notes=(),
        game=match.game,
        # Two learners' positions may differ at the same length of their logs.
        aside=f"lesson {hashlib.sha256(repr(match.entries).encode()).hexdigest()}",
    )
