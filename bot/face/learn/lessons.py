"""``/learn``: a guided first round in a private panel, played for real against computers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.errors import IllegalMove, StaleMove
from bot.face.desk import autocomplete
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.limits import newest
from bot.face.kit.names import escaped
from bot.face.kit.pictures import Pictures
from bot.face.kit.sheet import Sheet
from bot.face.play import question_layout
from bot.face.play.answer_controls import Asked, controls
from bot.face.play.moves import STALE
from bot.face.play.panel import note_lines, rules_button
from bot.face.play.question import Question, picture_of, question_of
from bot.face.table.rules import LEGEND, wanted_game
from bot.face.wording.standings import put_standings
from bot.host.people.lessons import Learnt, LessonGone, guided
from bot.host.play.ahead import Onward
from bot.model.match import Position
from games.core.game import AnyGame
from games.core.phrase import Phrase, phrase, seat_name

PREFIX = "learn-"
_NOTES_ROOM = 600
_GUIDE_ROOM = 1200


@command(
    "learn",
    "learn",
    options={"game": "p_game"},
    complete={"game": autocomplete.games_to_begin},
    anywhere=True,
)
async def learn(visit: Visit, game: str | None = None) -> None:
    """Open the guided first round of a game where it was left, or begin it."""
    await open_lesson(visit, guided((await wanted_game(visit, game)).id))


@verb("learn", "private")
async def learn_from_post(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The button of the welcome post."""
    await open_lesson(visit, guided(code.expect(1)[0]))


async def open_lesson(visit: Visit, game: AnyGame) -> None:
    """Put the person's lesson before them; one that is not there yet is begun."""
    try:
        learnt = await visit.host.lessons.look(visit.person, game)
    except LessonGone:
        learnt = await visit.host.lessons.begin(visit.person, game)
    await show_lesson(visit, learnt)


@verb("learn-again", "panel")
async def again(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Begin from the start."""
    await show_lesson(visit, await visit.host.lessons.begin(visit.person, _game(code)))


@verb("learn-leave", "panel")
async def leave(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Put the lesson away."""
    await visit.host.lessons.leave(visit.person, _game(code))
    await visit.show(Sheet().text(visit.reader().say("lesson.left")))


@verb("learn-back", "panel")
async def back(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Take the last answer back."""
    game = _game(code)
    try:
        learnt = await visit.host.lessons.back(visit.person, game, code.entry)
    except StaleMove:
        await _again(visit, game)
    else:
        await show_lesson(visit, learnt)


@verb("learn-do", "panel")
async def do(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Answer as the guide recommends."""
    game = _game(code)
    learnt = await visit.host.lessons.look(visit.person, game)
    ask, step = learnt.position.ask, learnt.step
    if learnt.position.entry != code.entry or ask is None or step is None or step.picks is None:
        await show_lesson(visit, learnt, notice=STALE)
        return
    await _answered(visit, game, code.entry, step.picks, ask.fingerprint)


class LessonGround:
    """A person's guided first round. Whoever clicks acts on their own and on no other."""

    async def asked(self, visit: Visit, code: Code) -> Asked:
        """The lesson now, and its question if it is still the one the control was made for."""
        fingerprint, _, game_id = code.expect(2)[1].partition(".")
        learnt = await visit.host.lessons.look(visit.person, guided(game_id))
        ask = learnt.position.ask
        current = ask is not None and ask.fingerprint == fingerprint
        current = current and learnt.position.entry == code.entry
        return Asked(learnt.position, ask if current else None, learnt.draft)

    async def keep_draft(self, visit: Visit, position: Position, picks: Sequence[str]) -> None:
        """Remember what has been picked so far."""
        await visit.host.lessons.draft(visit.person, position.game, picks)

    async def answer(
        self,
        visit: Visit,
        position: Position,
        code: Code,
        picks: Sequence[str],
        onward: Onward | None = None,
    ) -> None:
        """Give the answer and show what comes next."""
        assert position.ask is not None
        await _answered(visit, position.game, code.entry, picks, position.ask.fingerprint)

    async def show(
        self, visit: Visit, position: Position, page: int = 0, notice: Phrase | None = None
    ) -> None:
        """Show the question again."""
        learnt = await visit.host.lessons.look(visit.person, position.game)
        await show_lesson(visit, learnt, page=page, notice=notice)

    async def show_stale(self, visit: Visit, position: Position) -> None:
        """The control belongs to another question: show what is asked now."""
        await _again(visit, position.game)


controls(PREFIX, LessonGround())


async def show_lesson(
    visit: Visit, learnt: Learnt, *, page: int = 0, notice: Phrase | None = None
) -> None:
    """Put a lesson before its learner."""
    await visit.show_drawn(lambda pictures: _lesson_sheet(visit, learnt, pictures, page, notice))


def _lesson_sheet(
    visit: Visit, learnt: Learnt, pictures: Pictures, page: int, notice: Phrase | None
) -> Sheet:
    """What the guide says, the picture and the question."""
    position = learnt.position
    reader = visit.reader(position.table)
    game = position.game
    question = _question(learnt, visit)
    sheet = Sheet(accent=0x4C8C5B)
    said = reader.text(notice) if notice is not None else ""
    if question is None:
        sheet.text(said, limit=800)
    sheet.text(reader.text(_title(learnt)), limit=900)
    heard, _ = newest(note_lines(position.notes, reader) if learnt.answered else [], _NOTES_ROOM)
    sheet.text("\n".join(heard))
    sheet.picture(picture_of(position, reader, pictures, question))
    headline = game.headline(position.view)
    where = reader.say("lesson.where", seat=seat_name(position.seat or ""), headline=headline)
    sheet.text(where, limit=300)
    # The guide speaks between the picture and the buttons: a phone shows these together.
    if learnt.step is not None:
        sheet.text(reader.say(f"{game.id}.guide.{learnt.step.message}"), limit=_GUIDE_ROOM)
    elif not learnt.finished and learnt.answered:
        sheet.text(reader.say("lesson.own_way"), limit=300)
    if question is not None:
        advice = "\n".join(line for line in (said, _advice(learnt, visit)) if line)
        question_layout.put(sheet, question, reader, page, notice=advice)
    elif position.over:
        sheet.text(reader.say("lesson.over"))
        put_standings(sheet, position, reader)
    sheet.buttons(_tools(learnt, visit))
    return sheet


def _title(learnt: Learnt) -> Phrase:
    name = phrase(f"{learnt.position.game.id}.name")
    if learnt.finished:
        return phrase("lesson.title_finished", game=name)
    if learnt.step is None:
        return phrase("lesson.title_between", game=name, taken=learnt.taken, steps=learnt.steps)
    return phrase("lesson.title", game=name, number=learnt.step.number, steps=learnt.steps)


def _question(learnt: Learnt, visit: Visit) -> Question | None:
    position = learnt.position
    found = question_of(position, visit.reader(position.table), learnt.draft)
    if found is None:
        return None
    step = learnt.step
    advised = step.picks if step is not None and step.picks is not None else ()
    return replace(found, prefix=PREFIX, turn=f".{position.game.id}", advised=advised)


def _advice(learnt: Learnt, visit: Visit) -> str:
    """The recommended answer in words."""
    position, step = learnt.position, learnt.step
    if step is None or step.picks is None or position.ask is None:
        return ""
    reader, ask = visit.reader(position.table), position.ask
    label = position.game.label
    named = [reader.label(label(position.view, ask, pick)) for pick in step.picks]
    if not named:
        return reader.say("lesson.advised_nothing")
    choices = reader.join([escaped(name) for name in named])
    return reader.say("lesson.advised", choices=choices)


def _tools(learnt: Learnt, visit: Visit) -> list[Control]:
    position = learnt.position
    reader, game = visit.reader(position.table), position.game

    def code(verb_name: str) -> Code:
        return Code.of(PREFIX + verb_name, 0, position.entry, game.id)

    tools = []
    if learnt.step is not None and learnt.step.picks is not None:
        success = discord.ButtonStyle.success
        tools.append(button(code("do"), reader.say("lesson.do"), success, emoji="💡"))
    if learnt.answered:
        tools.append(button(code("back"), reader.say("lesson.back"), emoji="↩️"))
    tools += rules_button(position, reader)
    if LEGEND in game.topics:
        legend = Code.of("topic", 0, position.entry, game.id, LEGEND)
        tools.append(button(legend, reader.say("lesson.legend"), emoji="🗺️"))
    if learnt.answered:
        tools.append(button(code("again"), reader.say("lesson.again")))
    tools.append(button(code("leave"), reader.say("lesson.leave")))
    return tools


async def _answered(
    visit: Visit, game: AnyGame, count: int, picks: Sequence[str], fingerprint: str
) -> None:
    try:
        learnt = await visit.host.lessons.answer(visit.person, game, count, picks, fingerprint)
    except StaleMove:
        await _again(visit, game)
    except IllegalMove as illegal:
        learnt = await visit.host.lessons.look(visit.person, game)
        await show_lesson(visit, learnt, notice=illegal.phrase)
    else:
        await show_lesson(visit, learnt)


async def _again(visit: Visit, game: AnyGame) -> None:
    await show_lesson(visit, await visit.host.lessons.look(visit.person, game), notice=STALE)


def _game(code: Code) -> AnyGame:
    return guided(code.expect(1)[0])
