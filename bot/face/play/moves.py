"""Answering: what the panel's controls and ``/move`` do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.face.desk import autocomplete, which_table
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, only
from bot.face.kit.numbers import must_be_number
from bot.face.play import typed_answers
from bot.face.play.answer_controls import Asked, controls
from bot.face.play.foreseen import foreseeing
from bot.face.play.panel import look, returned, show_interlude, show_panel
from bot.face.play.question import Question, question_of
from bot.host.play.ahead import Onward
from bot.model.match import Position
from games.core.phrase import Phrase, phrase

STALE = phrase("bot.panel.stale")
PASSED = phrase("bot.panel.passed")


@verb("move", "private")
async def open_panel(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The "My move" button of a post; whoever presses it is back from wherever they were."""
    try:
        panel, welcome = await returned(visit, code.table, since=code.entry)
    except Refusal as refusal:
        await show_interlude(visit, code.table, refusal)
        return
    await show_panel(visit, panel, notice=welcome)


@verb("mine", "private")
async def open_chosen(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A table chosen from those that wait: its panel, even where its channel is lost."""
    table = await which_table.seen(visit, must_be_number(only(values)))
    await open_panel(visit, Code("move", table.id, table.entry_count), ())


@verb("panel", "panel")
async def refresh(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Look again."""
    await look(visit, code.table, code.parts[0], since=code.entry)


@verb("seat", "panel")
async def switch(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Go on with another of the own seats."""
    await look(visit, code.table, values[0] if values else code.parts[0])


@command(
    "move",
    "move",
    options={"choice": "p_choice", "seat": "p_seat"},
    complete={"choice": typed_answers.answers, "seat": autocomplete.seats},
)
async def move(visit: Visit, choice: str, seat: str | None = None) -> None:
    """Answer the question that waits for you, by typing."""
    table = await which_table.here(visit)
    panel, welcome = await returned(visit, table.id, seat, seen="peeked")
    # Numbers and names are those of the question as the panel puts it.
    position = await visit.host.play.position(table.id, panel.position.seat, ahead=True)
    question = question_of(position, visit.reader(panel.table))
    if question is None:
        notice = welcome or phrase("bot.panel.not_asked")
        await look(visit, table.id, position.seat, notice=notice)
        return
    try:
        picks, onward = _typed(choice, question, position, visit)
    except IllegalMove as illegal:
        await look(visit, table.id, position.seat, notice=illegal.phrase)
        return
    await answer(visit, position, position.entry, picks, question.ask.fingerprint, onward)


def _typed(
    typed: str, question: Question, position: Position, visit: Visit
) -> tuple[tuple[str, ...], Onward | None]:
    """What was typed, for the question as it is put; where that puts several as one, a part of
    it will do.
    """
    try:
        found = typed_answers.meant(typed, question)
    except IllegalMove:
        alone = question_of(replace(position, ahead=()), visit.reader(position.table))
        if not position.ahead or alone is None:
            raise
        try:
            return typed_answers.understood(typed, alone), None
        except IllegalMove:
            pass
        raise
    way = found[0].way if found else None
    if way is None:
        return tuple(choice.option for choice in found), None
    first, *others = way.places
    onward = Onward(tuple(others), way.last.ask.fingerprint) if others else None
    return (question.ask.options[first],), onward


async def answer(
    visit: Visit,
    position: Position,
    entry: int,
    picks: Sequence[str],
    fingerprint: str,
    onward: Onward | None = None,
) -> None:
    """Give the answer and show what comes next for this person."""
    table, seat = position.table, position.seat
    assert seat is not None
    person_id, picked = visit.person.id, tuple(picks)
    try:
        with foreseeing(visit) as foresee:
            panel = await visit.host.panels.answer(
                table.id, person_id, seat, entry, picked, fingerprint, onward, foresee
            )
    except StaleMove:
        await look(visit, table.id, seat, notice=STALE)
    except IllegalMove as illegal:
        await look(visit, table.id, seat, notice=illegal.phrase)
    else:
        await show_panel(visit, panel, notice=PASSED if panel.passed else None)


class RealGround:
    """The match itself."""

    async def asked(self, visit: Visit, code: Code) -> Asked:
        """The position now, and its question if it is still the one the control was made for."""
        seat, fingerprint = code.expect(2)[:2]
        panel = await visit.host.panels.look(code.table, visit.person.id, seat, seen="peeked")
        visit.table = panel.table
        ask = panel.position.ask
        current = ask is not None and ask.fingerprint == fingerprint
        return Asked(panel.position, ask if current else None, panel.draft)

    async def keep_draft(self, visit: Visit, position: Position, picks: Sequence[str]) -> None:
        """Remember what has been picked so far."""
        await visit.host.drafts.keep(position.table.id, position.seat or "", picks)

    async def answer(
        self,
        visit: Visit,
        position: Position,
        code: Code,
        picks: Sequence[str],
        onward: Onward | None = None,
    ) -> None:
        """Give the answer, with those that follow it at once, and show what comes next."""
        assert position.ask is not None
        await answer(visit, position, code.entry, picks, position.ask.fingerprint, onward)

    async def show(
        self, visit: Visit, position: Position, page: int = 0, notice: Phrase | None = None
    ) -> None:
        """Show the question again."""
        panel = await visit.host.panels.look(
            position.table.id, visit.person.id, position.seat, seen="goes_on"
        )
        await show_panel(visit, panel, page=page, notice=notice)

    async def show_stale(self, visit: Visit, position: Position) -> None:
        """The control belongs to another question: show what is asked now."""
        await look(visit, position.table.id, position.seat, notice=STALE)


controls("", RealGround())
