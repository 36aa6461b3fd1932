"""Everything that the panel of one seat shows, in one visit to the host."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork
from bot.host.play import moves
from bot.host.play.ahead import Onward, with_ahead
from bot.host.play.catch_up import NOTHING_NEW, Glance, Seen, glance_at, remember
from bot.host.play.drafts import draft_of
from bot.host.play.moves import LOADED
from bot.host.play.orders import order_of
from bot.host.play.positions import position_of, seat_of, unserved
from bot.host.waits.clock_times import TimeLeft, time_left
from bot.host.waits.vote_times import missing
from bot.model.match import Position
from bot.model.table import Table
from bot.model.votes import Petition
from bot.storage.table import catch_up, votes
from games.core.ahead import forced
from games.core.match import AnyMatch
from games.core.steps import Picks


@dataclass(frozen=True, slots=True)
class Panel:
    """What one person is shown of a seat of theirs.

    ``position`` has the seat's standing order, and no question that the order is about to answer.
    ``draft`` is what was picked so far, ``glance`` what happened since the person's last turn,
    ``time`` how their clock stands. They have ``passed`` the turn on where nothing is asked of any
    of their seats. ``votes`` are open at the table and wait for them.
    """

    position: Position
    draft: Picks = ()
    glance: Glance = NOTHING_NEW
    time: TimeLeft | None = None
    passed: bool = False
    votes: tuple[Petition, ...] = ()

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
    ) -> Panel:
        """The panel of the person's seat, with the notes from entry ``since`` on.

        Whoever clicks may still answer what a standing order is about to answer for them. Refuses
        whoever has no seat there, or not the ``wanted`` one.
        """
        async with self._engine.looking(table_id, since) as look:
            table, match = look.table, look.match
            seat = seat_of(table, person_id, wanted)
            heard = None if look.hot.frozen else since
            position = position_of(table, match, seat, heard)
            if seen != "peeked":
                position = unserved(position)
            if seen == "renewed" and position.ask is None and table.status == "running":
                # There is nothing new to show: news are told when there is.
                seen = "peeked"
            if seen == "peeked":
                # Only what a click means is asked for.
                return Panel(position, await _draft(look.connection, match, position))
            glance, looked = await glance_at(self._engine, look, position, person_id, seen)
            panel = await _panel(look.connection, match, position, person_id, look.now)
            panel = _looking_ahead(panel, match)
        await remember(self._engine, table_id, person_id, looked)
        return replace(panel, glance=glance)

    async def answer(
        self,
        table_id: int,
        person_id: int,
        seat: str,
        entry: int,
        picks: Sequence[str],
        fingerprint: str | None = None,
        onward: Onward | None = None,
        foresee: Callable[[Position], None] | None = None,
    ) -> Panel:
        """Answer for a seat; returns the panel of whatever the person has to do next.

        That may be another seat of theirs. ``foresee`` is told what the panel will show, before
        the answer is on the disk, unless that would keep somebody waiting: what is made of it is
        for nobody's eyes until this returns, and void where it raises. It raises as
        :meth:`bot.host.play.play.Play.answer` does.
        """
        seen: list[Position] = []
        async with self._engine.changing(table_id, match=LOADED) as work:

            def look(position: Position) -> None:
                if foresee is None:
                    return
                if position.ask is not None:
                    position = with_ahead(position, work.match)
                    seen.append(position)
                elif any(held in position.awaited for held in work.table.seats_of(person_id)):
                    # The panel will be that of another seat of theirs.
                    return
                foresee(position)

            looks = foresee is not None and self._engine.database.alone
            position = await moves.answer(
                work,
                person_id,
                seat,
                entry,
                picks,
                fingerprint,
                onward=onward,
                foresee=look if looks else None,
            )
            panel = await _panel_after(work, position, person_id)
        if seen:
            position = replace(panel.position, ahead=seen[0].ahead, again=seen[0].again)
            panel = replace(panel, position=position)
        else:
            panel = _looking_ahead(panel, work.match)
        return await self.onward(panel, person_id, since=entry)

    async def undo(self, table_id: int, person_id: int, seat: str, entry: int) -> Panel:
        """Take back the seat's last answer; returns the panel that asks for another one.

        Answers that went without saying are taken back with the one that led to them.
        """
        async with self._engine.changing(table_id, match=LOADED) as work:
            position = await moves.undo(work, person_id, seat, entry)
            while position.can_undo and forced(work.match, seat):
                position = await moves.undo(work, person_id, seat, position.entry)
            panel = await _panel_after(work, position, person_id)
        return _looking_ahead(panel, work.match)

    async def of(self, position: Position, person_id: int, *, since: int) -> Panel:
        """The panel of a position that the person has just come to, or of another seat of theirs
        that is asked something now, with the notes from entry ``since`` on.
        """
        async with self._engine.looking(position.table.id) as look:
            glance, looked = await glance_at(self._engine, look, position, person_id, "looked")
            panel = await _panel(look.connection, look.match, position, person_id, look.now)
            panel = _looking_ahead(panel, look.match)
        await remember(self._engine, position.table.id, person_id, looked)
        return await self.onward(replace(panel, glance=glance), person_id, since=since)

    async def onward(self, panel: Panel, person_id: int, *, since: int) -> Panel:
        """The panel, or that of another of the person's seats which is asked something."""
        position = panel.position
        if position.ask is not None or position.over:
            return replace(panel, position=unserved(position))
        held = panel.table.seats_of(person_id)
        other = next((seat for seat in held if seat in position.awaited), None)
        if other is None:
            return replace(panel, passed=True)
        return await self.look(panel.table.id, person_id, other, since=since)


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
    mine = tuple(petition for petition in asked if person_id in missing(petition, table))
    return Panel(replace(position, order=order), draft, time=time, votes=mine)


def _looking_ahead(panel: Panel, match: AnyMatch) -> Panel:
    """The panel with what its question is put with, as long as nobody has moved on.

    That takes longer than all the rest, so that nobody else's writing is kept waiting for it.
    """
    if len(match.entries) != panel.position.entry:
        return panel
    return replace(panel, position=with_ahead(panel.position, match))


async def _draft(connection: AsyncConnection, match: AnyMatch, position: Position) -> Picks:
    if position.ask is None or position.ask.high <= 1:
        return ()
    return await draft_of(connection, position.table.id, match, position.ask.seat)


async def _panel_after(work: TableWork, position: Position, person_id: int) -> Panel:
    """The panel after a move: whoever moves in person sees what comes of it, so that it is no
    news to them.
    """
    connection = work.connection
    await catch_up.keep(connection, work.id, person_id, position.entry)
    known = await catch_up.fetch(connection, work.id, person_id)
    panel = await _panel(connection, work.match, position, person_id, work.now)
    return replace(panel, glance=Glance(None, known.since if known is not None else None))
