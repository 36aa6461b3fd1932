"""Answering: what the panel's controls and ``/move`` do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code, only
from bot.face.play import typed_answers
from bot.face.play.answer_controls import controls
from bot.face.play.panel import own_seat, returned, show_panel
from bot.face.play.question import question_of
from bot.model.match import Position
from bot.model.table import Table
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask

STALE = phrase("bot.panel.stale")


@verb("move", "private")
async def open_panel(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The "My move" button of a post; whoever presses it is back from wherever they were."""
    table, welcome = await returned(visit, await visit.host.tables.get(code.table))
    seat = await own_seat(visit, table)
    position = await visit.host.play.position(table.id, seat, since=code.entry)
    await show_panel(visit, position, notice=welcome)


@verb("mine", "private")
async def open_chosen(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A table chosen from those that wait: its panel, even where its channel is lost."""
    number = only(values)
    if not number.isdecimal() or len(number) > 18:
        raise Refusal(GONE)
    table = await visit.host.tables.get(int(number))
    await open_panel(visit, Code("move", table.id, table.entry_count), ())


@verb("panel", "panel")
async def refresh(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Look again."""
    table = await visit.host.tables.get(code.table)
    seat = await own_seat(visit, table, code.parts[0])
    await show_panel(visit, await visit.host.play.position(table.id, seat, since=code.entry))


@verb("seat", "panel")
async def switch(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Go on with another of the own seats."""
    table = await visit.host.tables.get(code.table)
    seat = await own_seat(visit, table, values[0] if values else code.parts[0])
    await show_panel(visit, await visit.host.play.position(table.id, seat))


async def move(visit: Visit, table: Table, typed: str, wanted: str | None) -> None:
    """``/move``: an answer typed by hand."""
    table, welcome = await returned(visit, table)
    seat = await own_seat(visit, table, wanted)
    position = await visit.host.play.position(table.id, seat)
    question = question_of(position, visit.reader(table))
    if question is None:
        await show_panel(visit, position, notice=welcome or phrase("bot.panel.not_asked"))
        return
    try:
        picks = typed_answers.understood(typed, question)
    except IllegalMove as illegal:
        await show_panel(visit, position, notice=illegal.phrase)
        return
    await answer(visit, position, position.entry, picks, question.ask.fingerprint)


async def answer(
    visit: Visit, position: Position, entry: int, picks: Sequence[str], fingerprint: str
) -> None:
    """Give the answer and show what comes next for this person."""
    table, seat = position.table, position.seat
    assert seat is not None
    notice: Phrase | None = None
    try:
        after = await visit.host.play.answer(
            table.id, visit.person.id, seat, entry, tuple(picks), fingerprint
        )
    except StaleMove:
        after, notice = await visit.host.play.position(table.id, seat), STALE
    except IllegalMove as illegal:
        after, notice = await visit.host.play.position(table.id, seat), illegal.phrase
    await show_next(visit, after, entry, notice)


async def show_next(
    visit: Visit, after: Position, entry: int, notice: Phrase | None = None
) -> None:
    """What this person has to do after an answer: here, at another seat of theirs, or wait."""
    table = after.table
    if after.ask is None and not after.over:
        other = next((s for s in table.seats_of(visit.person.id) if s in after.awaited), None)
        if other is not None:
            after = await visit.host.play.position(table.id, other, since=entry)
        elif notice is None:
            notice = phrase("bot.panel.passed")
    await show_panel(visit, after, notice=notice)


class RealGround:
    """The match itself."""

    async def asked(self, visit: Visit, code: Code) -> tuple[Position, Ask | None]:
        """The position now, and its question if it is still the one the control was made for."""
        seat, fingerprint = code.expect(2)[:2]
        table = await visit.host.tables.get(code.table)
        position = await visit.host.play.position(table.id, await own_seat(visit, table, seat))
        ask = position.ask
        return position, ask if ask is not None and ask.fingerprint == fingerprint else None

    async def draft(self, visit: Visit, position: Position) -> Sequence[str]:
        """What has been picked so far."""
        return await visit.host.play.draft_get(position.table.id, position.seat or "")

    async def keep_draft(self, visit: Visit, position: Position, picks: Sequence[str]) -> None:
        """Remember what has been picked so far."""
        await visit.host.play.draft_set(position.table.id, position.seat or "", picks)

    async def answer(
        self, visit: Visit, position: Position, code: Code, picks: Sequence[str]
    ) -> None:
        """Give the answer and show what comes next."""
        assert position.ask is not None
        await answer(visit, position, code.entry, picks, position.ask.fingerprint)

    async def show(
        self, visit: Visit, position: Position, page: int = 0, notice: Phrase | None = None
    ) -> None:
        """Show the question again."""
        await show_panel(visit, position, page=page, notice=notice, told=True)

    async def show_stale(self, visit: Visit, position: Position) -> None:
        """The control belongs to another question: show what is asked now."""
        await show_panel(visit, position, notice=STALE)


controls("", RealGround())
