"""Trying out: a panel like the real one, on which nothing counts until it is done for real."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.errors import IllegalMove, StaleMove
from bot.face.desk import which_table
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.limits import newest
from bot.face.kit.names import escaped
from bot.face.kit.numbers import read_number
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.play import question_layout
from bot.face.play.answer_controls import Asked, controls
from bot.face.play.moves import STALE
from bot.face.play.panel import look, note_lines, own_seat, rules_button, show_panel
from bot.face.play.question import Question, picture_of, question_of
from bot.host.play.ahead import Onward
from bot.host.play.trials import Taken, TrialGone, Tried
from bot.model.match import Position
from bot.model.table import Table
from games.core.phrase import Phrase, phrase, seat_name

PREFIX = "try-"
_NOTES_ROOM, _STEPS_ROOM = 700, 900


@verb("try", "panel")
async def begin(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Leave the real panel for a trial."""
    table, seat = await _place(visit, code)
    try:
        tried = await visit.host.trials.begin(table.id, visit.person.id, seat)
    except TrialGone as gone:
        await _back(visit, table, seat, gone.phrase)
        return
    await show_trial(visit, tried)


@verb("try-undo", "panel")
async def undo(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Take a step of the trial back."""
    table, seat = await _place(visit, code)
    try:
        taken = _taken(code.expect(2)[1])
        tried = await visit.host.trials.undo(table.id, visit.person.id, seat, taken)
    except TrialGone:
        await _back(visit, table, seat, phrase("trial.gone"))
    except StaleMove:
        await _again(visit, table, seat)
    else:
        await show_trial(visit, tried)


@verb("try-discard", "panel")
async def discard(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Throw the trial away."""
    table, seat = await _place(visit, code)
    await visit.host.trials.discard(table.id, visit.person.id, seat)
    await _back(visit, table, seat, phrase("trial.discarded"))


@verb("try-commit", "panel")
async def commit(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Do the same for real, as far as the same is asked."""
    table, seat = await _place(visit, code)
    try:
        tried = await visit.host.trials.look(table.id, visit.person.id, seat)
        if len(tried.taken) != _taken(code.expect(2)[1]):
            # Only what the person has before their eyes is done for real.
            await show_trial(visit, tried, notice=STALE)
            return
        done = await visit.host.trials.commit(table.id, visit.person.id, seat)
    except TrialGone:
        await _back(visit, table, seat, phrase("trial.gone"))
        return
    if done.done == done.steps:
        notice = phrase("trial.committed", count=done.done)
    elif done.done:
        notice = phrase("trial.committed_part", done=done.done, steps=done.steps)
    else:
        notice = phrase("trial.committed_none")
    since = tried.position.entry
    panel = await visit.host.panels.of(done.position, visit.person.id, since=since)
    await show_panel(visit, panel, notice=notice)


class TriedGround:
    """A person's trial."""

    async def asked(self, visit: Visit, code: Code) -> Asked:
        """The trial now, and its question if it is still the one the control was made for."""
        table, seat = await _place(visit, code)
        asked = code.expect(2)[1]
        try:
            tried = await visit.host.trials.look(table.id, visit.person.id, seat)
        except TrialGone:
            return Asked(await visit.host.play.position(table.id, seat), None)
        ask = tried.position.ask
        current = ask is not None and ask.fingerprint + _turn(tried) == asked
        return Asked(tried.position, ask if current else None, tried.draft)

    async def keep_draft(self, visit: Visit, position: Position, picks: Sequence[str]) -> None:
        """Remember what has been picked so far."""
        seat = position.seat or ""
        await visit.host.trials.draft(position.table.id, visit.person.id, seat, picks)

    async def answer(
        self,
        visit: Visit,
        position: Position,
        code: Code,
        picks: Sequence[str],
        onward: Onward | None = None,
    ) -> None:
        """Take the step and show what would come of it."""
        table, seat, ask = position.table, position.seat or "", position.ask
        assert ask is not None
        notice: Phrase | None = None
        try:
            tried = await visit.host.trials.answer(
                table.id,
                visit.person.id,
                seat,
                _taken(code.expect(2)[1]),
                tuple(picks),
                ask.fingerprint,
            )
        except TrialGone:
            await _back(visit, table, seat, phrase("trial.gone"))
            return
        except StaleMove:
            tried, notice = await _tried(visit, position), STALE
        except IllegalMove as illegal:
            tried, notice = await _tried(visit, position), illegal.phrase
        await show_trial(visit, tried, notice=notice)

    async def show(
        self, visit: Visit, position: Position, page: int = 0, notice: Phrase | None = None
    ) -> None:
        """Show the trial's question again."""
        await show_trial(visit, await _tried(visit, position), page=page, notice=notice)

    async def show_stale(self, visit: Visit, position: Position) -> None:
        """The control belongs to another question: show how the trial, or the match, stands."""
        if position.aside:
            await show_trial(visit, await _tried(visit, position), notice=STALE)
        else:
            await look(visit, position.table.id, position.seat, notice=phrase("trial.gone"))


controls(PREFIX, TriedGround())


async def show_trial(
    visit: Visit, tried: Tried, *, page: int = 0, notice: Phrase | None = None
) -> None:
    """Put the trial before its owner, in the place of the panel."""
    table = tried.position.table
    visit.desk.open_panels.rest(table.id, visit.person.id)
    reader = visit.reader(table)
    await visit.show_drawn(
        lambda pictures: trial_sheet(tried, reader, pictures, page=page, notice=notice)
    )


def trial_sheet(
    tried: Tried,
    reader: Reader,
    pictures: Pictures,
    *,
    page: int = 0,
    notice: Phrase | None = None,
) -> Sheet:
    """The trial as a message, made of what the seat knows and of what came up in the trial."""
    position = tried.position
    seat = position.seat
    assert seat is not None
    question = _question(tried, reader)
    sheet = Sheet(accent=0x8E6BB0)
    said = reader.text(notice) if notice is not None else ""
    if question is None:
        sheet.text(said, limit=800)
    headline = position.game.headline(position.view)
    sheet.text(reader.say("trial.title", seat=seat_name(seat), headline=headline), limit=500)
    sheet.text(_steps(tried, reader), limit=_STEPS_ROOM)
    heard, _ = newest(note_lines(position.notes, reader), _NOTES_ROOM)
    sheet.text("\n".join(heard))
    sheet.picture(picture_of(position, reader, pictures, question))
    if tried.uncertain:
        sheet.text(reader.say("trial.uncertain"), limit=400)
    if question is not None:
        question_layout.put(sheet, question, reader, page, notice=said)
    else:
        sheet.text(_end(position, reader), limit=500)
    sheet.buttons(_tools(tried, reader))
    return sheet


def _question(tried: Tried, reader: Reader) -> Question | None:
    found = question_of(tried.position, reader, tried.draft)
    return replace(found, prefix=PREFIX, turn=_turn(tried)) if found is not None else None


def _turn(tried: Tried) -> str:
    """How many steps a control was made behind: a double click must not take two."""
    return f".{len(tried.taken)}"


def _taken(part: str) -> int:
    count = part.rpartition(".")[2]
    return read_number(count, -1)


def _steps(tried: Tried, reader: Reader) -> str:
    if not tried.taken:
        return ""
    lines = [
        _step(number, step, tried.position, reader) for number, step in enumerate(tried.taken, 1)
    ]
    title = reader.say("trial.steps")
    kept, _ = newest(lines, _STEPS_ROOM - len(title) - 1)
    return "\n".join([title, *kept])


def _step(number: int, step: Taken, position: Position, reader: Reader) -> str:
    asked = " ".join(reader.text(Phrase(step.ask.key, step.ask.facts)).split())
    labels = [reader.label(position.game.label(step.view, step.ask, pick)) for pick in step.picks]
    if not labels:
        return reader.say("trial.step_nothing", number=number, question=asked)
    choices = reader.join([escaped(label) for label in labels])
    return reader.say("trial.step", number=number, question=asked, choices=choices)


def _end(position: Position, reader: Reader) -> str:
    if position.over:
        return reader.say("trial.end_over")
    awaited = tuple(seat_name(seat) for seat in position.awaited)
    return reader.say("trial.end", awaited=awaited)


def _tools(tried: Tried, reader: Reader) -> list[Control]:
    position = tried.position
    table, count = position.table, f".{len(tried.taken)}"

    def code(verb_name: str) -> Code:
        return Code.of(verb_name, table.id, position.entry, position.seat or "", count)

    done = bool(tried.taken)
    style = discord.ButtonStyle.success
    return [
        button(code("try-commit"), reader.say("trial.commit"), style, disabled=not done),
        button(code("try-undo"), reader.say("trial.undo"), emoji="↩️", disabled=not done),
        button(code("try-discard"), reader.say("trial.discard"), emoji="🗑️"),
        *rules_button(position, reader),
    ]


async def _place(visit: Visit, code: Code) -> tuple[Table, str]:
    table = await which_table.seen(visit, code.table)
    return table, own_seat(visit, table, code.expect(1)[0])


async def _tried(visit: Visit, position: Position) -> Tried:
    return await visit.host.trials.look(position.table.id, visit.person.id, position.seat or "")


async def _again(visit: Visit, table: Table, seat: str) -> None:
    try:
        tried = await visit.host.trials.look(table.id, visit.person.id, seat)
    except TrialGone:
        await _back(visit, table, seat, phrase("trial.gone"))
    else:
        await show_trial(visit, tried, notice=STALE)


async def _back(visit: Visit, table: Table, seat: str, notice: Phrase) -> None:
    """Show the real panel again."""
    await look(visit, table.id, seat, notice=notice)
