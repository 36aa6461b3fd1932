"""Answering: what the panel's controls and ``/move`` do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import IllegalMove, StaleMove
from bot.face import spoken
from bot.face.control import Code, verb
from bot.face.limits import MENU_OPTIONS
from bot.face.panel import own_seat, show_panel
from bot.face.question import question_of
from bot.face.visit import Visit
from bot.host.model import Position, Table
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask

STALE = phrase("bot.panel.stale")


@verb("move", "private")
async def open_panel(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The "My move" button of a post."""
    table = await visit.host.table(code.table)
    seat = await own_seat(visit, table)
    await show_panel(visit, await visit.host.position(table.id, seat, since=code.entry))


@verb("panel", "panel")
async def refresh(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Look again."""
    table = await visit.host.table(code.table)
    seat = await own_seat(visit, table, code.parts[0])
    await show_panel(visit, await visit.host.position(table.id, seat, since=code.entry))


@verb("seat", "panel")
async def switch(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Go on with another of the own seats."""
    table = await visit.host.table(code.table)
    seat = await own_seat(visit, table, values[0] if values else code.parts[0])
    await show_panel(visit, await visit.host.position(table.id, seat))


@verb("pick", "panel")
async def pick(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """One of a few buttons."""
    await _answer(visit, code, [code.expect(3)[2]])


@verb("choose", "panel")
async def choose(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """One entry of a menu."""
    await _answer(visit, code, values)


@verb("nothing", "panel")
async def nothing(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A question answered with no pick at all."""
    await _answer(visit, code, [])


@verb("done", "panel")
async def done(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The picks gathered so far are the answer."""
    position, ask = await _asked(visit, code)
    if ask is None:
        await show_panel(visit, position, notice=STALE)
        return
    picks = await visit.host.draft_get(code.table, ask.seat)
    await answer(visit, position, code.entry, picks, ask.fingerprint)


@verb("mark", "panel")
async def mark(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Picks on one page of a menu: those of the other pages stay."""
    position, ask = await _asked(visit, code)
    if ask is None:
        await show_panel(visit, position, notice=STALE)
        return
    page = _number(code.expect(3)[2])
    here = ask.options[page * MENU_OPTIONS : (page + 1) * MENU_OPTIONS]
    chosen = _options(ask, values)
    before = await visit.host.draft_get(code.table, ask.seat)
    picked = {*(option for option in before if option not in here), *chosen}
    draft = tuple(option for option in ask.options if option in picked)
    notice: Phrase | None = None
    if len(draft) > ask.high:
        # The menu of one page cannot know what was picked on another.
        notice = phrase("bot.panel.too_many", high=ask.high, count=len(draft))
    await visit.host.draft_set(code.table, ask.seat, draft)
    await show_panel(visit, position, page=page, notice=notice)


@verb("clear", "panel")
async def clear(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Begin the picks anew."""
    position, ask = await _asked(visit, code)
    if ask is not None:
        await visit.host.draft_set(code.table, ask.seat, ())
    await show_panel(visit, position, notice=None if ask else STALE)


@verb("turn", "panel")
async def turn(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of a long menu."""
    position, ask = await _asked(visit, code)
    page = _number(code.expect(3)[2])
    await show_panel(visit, position, page=page, notice=None if ask else STALE)


@verb("undo", "panel")
async def undo_click(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The panel's Undo."""
    table = await visit.host.table(code.table)
    await undo(visit, table, code.entry, code.parts[0])


async def undo(visit: Visit, table: Table, entry: int, wanted: str | None) -> None:
    """Take back the own last answer and show the question again."""
    seat = await own_seat(visit, table, wanted)
    try:
        position = await visit.host.undo(table.id, visit.person.id, seat, entry)
    except StaleMove:
        await show_panel(visit, await visit.host.position(table.id, seat), notice=STALE)
        return
    await show_panel(visit, position, notice=phrase("bot.panel.undone"))


async def move(visit: Visit, table: Table, typed: str, wanted: str | None) -> None:
    """``/move``: an answer typed by hand."""
    seat = await own_seat(visit, table, wanted)
    position = await visit.host.position(table.id, seat)
    question = question_of(position, visit.reader(table))
    if question is None:
        await show_panel(visit, position, notice=phrase("bot.panel.not_asked"))
        return
    try:
        picks = spoken.understood(typed, question)
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
        after = await visit.host.answer(
            table.id, visit.person.id, seat, entry, tuple(picks), fingerprint
        )
    except StaleMove:
        after, notice = await visit.host.position(table.id, seat), STALE
    except IllegalMove as illegal:
        after, notice = await visit.host.position(table.id, seat), illegal.phrase
    if after.ask is None and not after.over:
        other = next((s for s in table.seats_of(visit.person.id) if s in after.awaited), None)
        if other is not None:
            after = await visit.host.position(table.id, other, since=entry)
        elif notice is None:
            notice = phrase("bot.panel.passed")
    await show_panel(visit, after, notice=notice)


async def _answer(visit: Visit, code: Code, places: Sequence[str]) -> None:
    position, ask = await _asked(visit, code)
    if ask is None:
        await show_panel(visit, position, notice=STALE)
        return
    await answer(visit, position, code.entry, _options(ask, places), ask.fingerprint)


async def _asked(visit: Visit, code: Code) -> tuple[Position, Ask | None]:
    """The position now, and its question if it is still the one the control was made for."""
    seat, fingerprint = code.expect(2)[:2]
    table = await visit.host.table(code.table)
    position = await visit.host.position(table.id, await own_seat(visit, table, seat))
    ask = position.ask
    if ask is None or ask.fingerprint != fingerprint:
        return position, None
    return position, ask


def _options(ask: Ask, places: Sequence[str]) -> tuple[str, ...]:
    """The options at ``places`` of the list; a place that is not there names none."""
    found = [_number(place) for place in places]
    return tuple(ask.options[place] for place in found if place < len(ask.options))


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else 0
