"""The panel of one seat: reads it, and does what people click on it, in one call each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork
from bot.host.play import drafts, moves
from bot.host.play.catch_up import NOTHING_NEW, Seen, UnreadNews, store_read_mark, unread_news
from bot.host.play.combined_questions import with_combined_answers
from bot.host.play.drafts import draft_of
from bot.host.play.moves import MATCH_STATUSES
from bot.host.play.order_answers import order_of
from bot.host.play.positions import position_of, seat_of, without_ordered_question
from bot.host.waits.clock_times import TimeLeft, time_left
from bot.host.waits.vote_times import concerns
from bot.model.clicks import Click, ClickResult, Unchanged, needs_draft, resolve
from bot.model.match import Position
from bot.model.table import Status, Table
from bot.model.votes import Petition
from bot.storage.play import catch_up, plans
from bot.storage.table import votes
from games.core.combined_questions import forced
from games.core.match import AnyMatch
from games.core.phrase import phrase
from games.core.steps import Ask, Picks
from games.core.trials.plan import Plan, PlannedAnswer

SHOWN: Final[tuple[Status, ...]] = ("running", "frozen", "over", "cancelled")
"""Tables of these statuses have a match of which a panel can be shown."""


NO_PLAN: Final = Plan()


@dataclass(frozen=True, slots=True)
class Panel:
    """What one person is shown of a seat of theirs.

    ``position`` has the seat's standing order, and no question that the order is about to answer.
    ``draft`` is what was picked so far, ``unread`` what happened since the person's last turn,
    ``time`` how their clock stands. They have ``passed`` the turn on where nothing is asked of any
    of their seats. In ``votes`` they may vote, change their vote, or withdraw their question.
    ``plan`` is what they have planned for the seat, ``planned`` what was answered by plan lately.
    """

    position: Position
    draft: Picks = ()
    unread: UnreadNews = NOTHING_NEW
    time: TimeLeft | None = None
    passed: bool = False
    votes: tuple[Petition, ...] = ()
    plan: Plan = NO_PLAN
    planned: tuple[PlannedAnswer, ...] = ()

    @property
    def table(self) -> Table:
        """The table."""
        return self.position.table


class Panels:
    """Looks, answers and takes back, and returns the whole panel that comes of it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def look(
        self,
        table_id: int,
        person_id: int,
        wanted: str | None = None,
        *,
        since: int | None = None,
        seen: Seen = "looked",
        fingerprint: str | None = None,
    ) -> Panel:
        """The panel of the person's seat, with the notes from entry ``since`` on.

        Refuses a person without a seat there, or without the ``wanted`` one. Raises
        :class:`StaleMove` where the seat is not asked the question of that ``fingerprint``, if one
        is given.
        """
        async with self._engine.reading(table_id, since) as look:
            table, match = look.table, look.match
            seat = seat_of(table, person_id, wanted)
            if fingerprint is not None:
                _current_ask(table, match, seat, fingerprint)
            heard = None if look.loaded.frozen else since
            position = position_of(table, match, seat, heard)
            if seen == "peeked":
                # A question that a standing order is about to answer may still be answered.
                return Panel(with_combined_answers(position, match))
            position = without_ordered_question(position)
            if seen == "renewed" and position.ask is None and table.status == "running":
                # There is nothing new to show: news are told when there is.
                return Panel(position)
            unread, looked = await unread_news(self._engine, look, position, person_id, seen)
            panel = await _panel(look.connection, match, position, person_id, look.now)
            panel = _with_combined_answers(panel, match)
        await store_read_mark(self._engine, table_id, person_id, looked)
        return replace(panel, unread=unread)

    async def click(
        self, table_id: int, person_id: int, click: Click, *, since: int | None = None
    ) -> ClickResult[Panel]:
        """Do what a click on an item of a question says: answer, or change what is picked.

        The option is resolved, the answer written down and the next panel read in one unit of
        work. That panel may be the one of another seat of the person, with the notes from entry
        ``since`` on (None: from the click's). A click that is stale or does not fit changes
        nothing; the result says so and has the panel as it is now. Refuses a person who does not
        hold the seat.
        """
        try:
            if isinstance(click.selection, Unchanged):
                seat, asked = click.seat, click.fingerprint
                same = await self.look(table_id, person_id, seat, seen="goes_on", fingerprint=asked)
                return ClickResult(same)
            panel, answered = await self._click(table_id, person_id, click)
        except (StaleMove, IllegalMove) as refused:
            now = await self.look(table_id, person_id, click.seat)
            return ClickResult(now, refused=refused)
        since = click.entry if since is None else since
        return ClickResult(await self._next_panel(panel, person_id, since), answered)

    async def _click(
        self, table_id: int, person_id: int, click: Click
    ) -> tuple[Panel, Position | None]:
        """The seat's panel after the click, and its position if it has answered."""
        answered: Position | None = None
        async with self._engine.changing(table_id, match=SHOWN) as work:
            if work.loaded is None:
                raise Refusal(phrase("host.refused.not_started"), work.table)
            match = work.match
            seat = seat_of(work.table, person_id, click.seat)
            ask = _current_ask(work.table, match, seat, click.fingerprint)
            draft: Picks = ()
            if needs_draft(click.selection):
                draft = await draft_of(work.connection, table_id, match, seat)
            chosen = resolve(click.selection, ask, draft)
            if chosen.is_answer:
                position = answered = await moves.answer(
                    work,
                    person_id,
                    seat,
                    click.entry,
                    chosen.picks,
                    click.fingerprint,
                    combined=chosen.combined,
                )
            else:
                await drafts.keep(work, seat, chosen.picks)
                position = position_of(work.table, match, seat, None)
            panel = await _panel_after(work, position, person_id)
        return _with_combined_answers(panel, match), answered

    async def undo(
        self, table_id: int, person_id: int, seat: str, entry: int, *, whole_turn: bool = False
    ) -> Panel:
        """Take back the seat's last answer; returns the panel that asks for another one.

        Forced answers are taken back with the answer before them; with
        ``whole_turn`` all answers that the seat may take back are.
        """
        async with self._engine.changing(table_id, match=MATCH_STATUSES) as work:
            position = await moves.undo(work, person_id, seat, entry)
            while position.can_undo and (whole_turn or forced(work.match, seat)):
                position = await moves.undo(work, person_id, seat, position.entry)
            panel = await _panel_after(work, position, person_id)
        return _with_combined_answers(panel, work.match)

    async def _next_panel(self, panel: Panel, person_id: int, since: int) -> Panel:
        """The panel, or that of another of the person's seats which is asked something."""
        position = panel.position
        if position.ask is not None or position.over:
            return replace(panel, position=without_ordered_question(position))
        held = panel.table.seats_of(person_id)
        other = next((seat for seat in held if seat in position.awaited), None)
        if other is None:
            return replace(panel, passed=True)
        return await self.look(panel.table.id, person_id, other, since=since)


def _current_ask(table: Table, match: AnyMatch, seat: str, fingerprint: str) -> Ask:
    """The question that waits for a seat.

    Raises :class:`StaleMove` where it is another one, and with the reason where moves are stopped.
    """
    try:
        moves.must_be_playing(table)
    except Refusal as held_up:
        raise StaleMove(held_up.phrase) from held_up
    ask = match.ask_for(seat)
    if ask is None or ask.fingerprint != fingerprint:
        raise StaleMove(phrase("host.refused.stale"))
    return ask


async def _panel(
    connection: AsyncConnection, match: AnyMatch, position: Position, person_id: int, now: float
) -> Panel:
    table, seat = position.table, position.seat
    assert seat is not None
    draft = await _draft(connection, match, position)
    order = await order_of(connection, table, match, seat)
    time = None
    if table.clock is not None:
        time = (await time_left(connection, table, now)).get(person_id)
    asked = await votes.open_at(connection, table.id)
    mine = tuple(petition for petition in asked if concerns(petition, table, person_id))
    panel = Panel(replace(position, order=order), draft, time=time, votes=mine)
    left = (await plans.plans_at(connection, table.id)).get(seat)
    if left is None or left.person_id != person_id:
        return panel
    return replace(panel, plan=left.plan, planned=left.done)


def _with_combined_answers(panel: Panel, match: AnyMatch) -> Panel:
    """The panel with its combined answers, unless the match has gone on since.

    Called outside the transaction: it takes longer than all the rest and would delay other writers.
    """
    if len(match.entries) != panel.position.entry:
        return panel
    return replace(panel, position=with_combined_answers(panel.position, match))


async def _draft(connection: AsyncConnection, match: AnyMatch, position: Position) -> Picks:
    if position.ask is None or position.ask.high <= 1:
        return ()
    return await draft_of(connection, position.table.id, match, position.ask.seat)


async def _panel_after(work: TableWork, position: Position, person_id: int) -> Panel:
    """The panel after a move; its outcome counts as seen by the person who moved."""
    connection = work.connection
    await catch_up.keep(connection, work.id, person_id, position.entry)
    known = await catch_up.fetch(connection, work.id, person_id)
    panel = await _panel(connection, work.match, position, person_id, work.now)
    return replace(panel, unread=UnreadNews(None, known.since if known is not None else None))
