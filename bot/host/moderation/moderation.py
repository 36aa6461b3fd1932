"""What moderators do to tables. Each deed is one transaction, with its line in the audit log.

Whether somebody is a moderator is for the caller to check; that they touch tables of their own
server only is checked here.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from pydantic import JsonValue
from sqlalchemy.exc import IntegrityError

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.campaign import interlude
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork
from bot.host.play.computers import Thought
from bot.host.play.moves import LOADED, answer, may_move, still_current
from bot.host.play.rewind import rewind
from bot.host.server.audit import Act, record
from bot.host.table import stakes
from bot.host.table.clocks import set_absence, set_clock
from bot.host.table.lobby import join, leave
from bot.host.table.seats import (
    RUNNING,
    Left,
    fill_in,
    give_up,
    must_be_played,
    replace,
    sit_in,
    take_over,
)
from bot.host.table.tables import cancel
from bot.host.waits import reminder_times, vote_times
from bot.model.people import Person
from bot.model.table import Status, Table
from bot.storage.people import absences
from bot.storage.posts import outbox
from bot.storage.server import audit
from bot.storage.table import seats, tables, waits
from games.core.fair import computer_dice
from games.core.log import DECIDED
from games.core.phrase import phrase
from games.core.steps import Picks

REMIND_AGAIN: Final = 3600.0
"""Moderators cannot remind the same people more often than once in so many seconds."""


@dataclass(frozen=True, slots=True)
class Moderator:
    """A moderator of one server."""

    guild_id: int
    person: Person

    def act(self, action: str, /, **detail: JsonValue) -> Act:
        """Something that this moderator is about to do."""
        return Act(self.person.id, action, detail)

    def own(self, table: Table) -> Table:
        """Refuse a table of another server, as if there were none."""
        if table.guild_id != self.guild_id:
            raise Refusal(phrase("host.refused.no_table", table=table.id))
        return table


class Moderation:
    """What moderators may do; each deed is one transaction with its line in the audit log."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def table(self, by: Moderator, table_id: int) -> Table:
        """A table of the moderator's server."""
        return by.own((await self._engine.stored(table_id)).table)

    async def pause(self, by: Moderator, table_id: int) -> Table:
        """Stop a match: nobody moves, no clock runs, nobody is reminded."""
        async with self._doing(by, table_id, by.act("pause")) as work:
            _must_run(work.table)
            if work.table.paused is not None:
                raise Refusal(phrase("host.refused.paused_already"))
            await work.change({"paused": work.now})
            await work.resettle()
            await work.owe("paused", detail={"by": by.person.id})
        return work.table

    async def resume(self, by: Moderator, table_id: int) -> Table:
        """Let a paused match go on; the time it was paused counts for nobody's wait."""
        async with self._doing(by, table_id, by.act("resume")) as work:
            _must_run(work.table)
            if work.table.paused is None:
                raise Refusal(phrase("host.refused.not_paused"))
            await waits.shift(work.connection, table_id, work.table.paused, work.now)
            await work.change({"paused": None})
            await work.resettle()
            if work.table.interlude:
                await interlude.go_on(work)
            people: list[JsonValue] = [*work.table.called]
            await work.owe("resumed", detail={"by": by.person.id, "people": people})
            work.call_computers()
        return work.table

    async def remind(self, by: Moderator, table_id: int) -> Table:
        """Remind everybody who is awaited, in the table's channel; away ones are left in peace."""
        async with self._doing(by, table_id, by.act("remind")) as work:
            _must_run(work.table)
            if work.table.resting:
                raise Refusal(phrase("host.refused.paused"))
            connection, now = work.connection, work.now
            waiting = await waits.at_table(connection, table_id)
            absent = await absences.of_people(connection, list(waiting), now)
            called = [
                wait
                for wait in waiting.values()
                if not any(absence.covers(now) for absence in absent[wait.person_id])
            ]
            if not called:
                raise Refusal(phrase("host.refused.nobody_to_remind"))
            if all(now - (wait.reminded or 0.0) < REMIND_AGAIN for wait in called):
                raise Refusal(phrase("host.refused.reminded_already"))
            for wait in called:
                told = dataclasses.replace(wait, reminded=now)
                await waits.save(connection, told)
                await reminder_times.owe(connection, work.table, told, now)
            await work.resettle()
        return work.table

    async def end(self, by: Moderator, table_id: int) -> Table:
        """Close a table for good, without a result.

        Not for whoever plays there against others, unless those have forsaken it.
        """
        async with self._doing(by, table_id, by.act("end")) as work:
            await stakes.may_end(work, by.person.id)
            await cancel(work, by.person.id, moderator=True)
        return work.table

    async def archive(self, by: Moderator, table_id: int, *, hidden: bool = True) -> Table:
        """Take a table that is finished or closed off every list, or put it back there."""
        act = by.act("archive" if hidden else "unarchive")
        async with self._doing(by, table_id, act) as work:
            if work.table.is_open:
                raise Refusal(phrase("host.refused.still_open"))
            if work.table.archived == hidden:
                key = "archived_already" if hidden else "not_archived"
                raise Refusal(phrase(f"host.refused.{key}"))
            await work.change({"archived": hidden})
        return work.table

    async def move(
        self, by: Moderator, table_id: int, channel_id: int, *, gone: bool = False
    ) -> Table:
        """Move a table with its history to another channel or thread of the same server.

        Whether the bot may post there, and whether the old channel is ``gone``, is for the caller
        to check.
        """
        try:
            async with self._engine.changing(table_id) as work:
                by.own(work.table)
                if work.table.channel_id == channel_id:
                    raise Refusal(phrase("host.refused.same_place"))
                await _move(work, by, channel_id, gone)
        except IntegrityError as error:
            raise Refusal(phrase("host.refused.place_taken")) from error
        return work.table

    async def rollback(self, by: Moderator, table_id: int, number: int, seen: int) -> Table:
        """Take back the answer at entry ``number`` and everything since.

        Whoever plays there themselves has to ask the others, unless there are none.
        """
        act = by.act("rollback", entry=number, seen=seen)
        async with self._doing(by, table_id, act, match=LOADED) as work:
            await stakes.must_be_impartial(work, by.person.id)
            await rewind(work, number, person_id=by.person.id, seen=seen, key=DECIDED)
        return work.table

    async def answer(self, by: Moderator, table_id: int, seat: str, entry: int) -> Table:
        """Let a computer player answer the one question that waits for a seat.

        Whoever plays there does not for a rival. Raises :class:`StaleMove` where that is not the
        question the moderator saw at ``entry``.
        """
        thought = await self._question(by, table_id, seat, entry)
        picks = await asyncio.to_thread(thought.answer)
        try:
            return await self._give(by, table_id, thought, picks)
        except IllegalMove:
            return await self._give(by, table_id, thought, thought.guess())

    async def _question(self, by: Moderator, table_id: int, seat: str, entry: int) -> Thought:
        engine = self._engine
        async with engine.locked(table_id):
            stored, hot = await engine.opened(table_id)
            table = by.own(stored.table)
            may_move(table, None, seat, deputy=True)
            ask = hot.match.ask_for(seat)
            if ask is None or not still_current(hot.match, seat, entry):
                raise StaleMove(phrase("host.refused.stale"))
            if table.computer_of(seat) is not None:
                raise Refusal(phrase("host.refused.computer_answers"))
            assert stored.seed is not None
            game = hot.match.game
            dice = computer_dice(hot.match.header, stored.seed, hot.match.entries, ask)
            return Thought(
                game, game.computer_kinds[0], ask, hot.match.view(seat), table.entry_count, dice
            )

    async def _give(self, by: Moderator, table_id: int, thought: Thought, picks: Picks) -> Table:
        ask = thought.ask
        act = by.act("answer", seat=ask.seat, entry=thought.entry)
        async with self._doing(by, table_id, act, match=LOADED) as work:
            await stakes.may_act_for(work, by.person.id, *work.table.claimants_of(ask.seat))
            await answer(work, None, ask.seat, thought.entry, picks, ask.fingerprint, deputy=True)
            await work.owe("answered", detail={"by": by.person.id, "seat": ask.seat})
        return work.table

    # Who sits where

    async def add(self, by: Moderator, table_id: int, person: Person, place: int | None) -> Table:
        """Give somebody a place: in a lobby, or an open one of a match, with all it knows."""
        act = by.act("add", person=person.id)
        async with self._doing(by, table_id, act, match=RUNNING) as work:
            if work.table.gathering:
                await join(work, person, invited=True)
                await _tell_placed(work, by, "added", person.id)
                return work.table
            must_be_played(work)
            free = work.table.open_places
            if place is None and not free:
                raise Refusal(phrase("host.refused.no_open_place"))
            wanted = free[0].order if place is None else place
            await take_over(work, wanted, person, by=by.person.id)
        return work.table

    async def replace(self, by: Moderator, table_id: int, place: int, person: Person) -> Table:
        """Give somebody the place of another, of a computer, or an open one.

        Whoever plays there does not give away a rival's.
        """
        async with self._engine.changing(table_id, match=RUNNING) as work:
            member = by.own(work.table).at_place(place)
            before = member.person_id if member else None
            if work.table.gathering:
                await _swap(work, place, person)
                event = "added" if before is None else "swapped"
                await _tell_placed(work, by, event, person.id, before)
            else:
                must_be_played(work)
                await stakes.may_act_for(work, by.person.id, *_claimants_at(work.table, place))
                await replace(work, place, person, by=by.person.id)
            await record(work, by.act("replace", place=place, before=before, person=person.id))
        return work.table

    async def remove(self, by: Moderator, table_id: int, place: int, *, to_computer: bool) -> Table:
        """Take somebody's place away: a computer plays on, or nobody until it is taken.

        Whoever plays there does not take a rival's.
        """
        to: Left = "computer" if to_computer else "open"
        async with self._engine.changing(table_id, match=RUNNING) as work:
            member = by.own(work.table).at_place(place)
            if member is None or member.person_id is None:
                raise Refusal(phrase("host.refused.nobody_there"))
            person_id = member.person_id
            if work.table.gathering:
                await leave(work, person_id)
                await _tell_placed(work, by, "removed", person_id)
                await record(work, by.act("remove", person=person_id))
            else:
                must_be_played(work)
                await stakes.may_act_for(work, by.person.id, person_id)
                await give_up(work, person_id, to, by=by.person.id)
                await record(work, by.act("remove", person=person_id, to=to))
        return work.table

    async def sit_in(self, by: Moderator, table_id: int, place: int) -> Table:
        """Let a computer answer for somebody until they return, or for an open place.

        Whoever plays there does so for a rival only who has kept the table waiting for long.
        """
        async with self._engine.changing(table_id, match=RUNNING) as work:
            member = by.own(work.table).at_place(place)
            must_be_played(work)
            if member is not None and member.person_id is not None:
                await stakes.may_sit_in(work, by.person.id, member.person_id)
                await sit_in(work, member.person_id, by=by.person.id)
                await record(work, by.act("sit_in", person=member.person_id))
            else:
                await fill_in(work, place, by=by.person.id)
                await record(work, by.act("fill_in", place=place))
        return work.table

    async def set_clock(self, by: Moderator, table_id: int, preset: str | None) -> Table:
        """Give a table a clock, another one, or none."""
        async with self._engine.changing(table_id) as work:
            by.own(work.table)
            if await set_clock(work, by.person.id, preset, moderator=True):
                await record(work, by.act("clock", preset=preset))
        return work.table

    async def set_absence(self, by: Moderator, table_id: int, days: int | None) -> Table:
        """For how many days of a turn absences stop a table's clock; None: without limit."""
        async with self._engine.changing(table_id) as work:
            by.own(work.table)
            if await set_absence(work, by.person.id, days, moderator=True):
                await record(work, by.act("clock_absence", days=days or 0))
        return work.table

    async def note(self, by: Moderator, action: str, table_id: int | None) -> None:
        """Write down a look that changes nothing."""
        async with self._engine.database.write() as connection:
            await audit.write(
                connection,
                by.guild_id,
                action,
                self._engine.clock(),
                actor_id=by.person.id,
                table_id=table_id,
            )

    @asynccontextmanager
    async def _doing(
        self, by: Moderator, table_id: int, act: Act, *, match: Collection[Status] = ()
    ) -> AsyncIterator[TableWork]:
        """Open a table of the moderator's server; what is done there is written down as ``act``."""
        async with self._engine.changing(table_id, match=match) as work:
            by.own(work.table)
            yield work
            await record(work, act)


async def _move(work: TableWork, by: Moderator, channel_id: int, gone: bool) -> None:
    before = work.table
    await work.change(
        {
            "channel_id": channel_id,
            "lost": None,
            "lobby_message_id": None,
            "last_post_id": None,
        }
    )
    if before.lost is not None:
        await work.resettle()
    told: dict[str, JsonValue] = {"from": before.channel_id, "to": channel_id}
    if before.status != "lobby":
        here = {**told, "message": before.last_post_id, "by": by.person.id, "gone": gone}
        await work.owe("moved", detail=here)
    if not gone:
        await work.owe("moved", detail=told, channel_id=before.channel_id)
    if work.table.interlude:
        await interlude.invite(work)
    await vote_times.put_again(work.connection, work.table, work.now)
    await outbox.retry_now(work.connection, work.id, work.now)
    await record(work, by.act("move", **told))


async def _swap(work: TableWork, place: int, person: Person) -> None:
    """Somebody takes another's place before the match begins, also as who opened the table."""
    table = work.table
    member = table.at_place(place)
    if member is None:
        raise Refusal(phrase("host.refused.nobody_there"))
    if table.member_of(person.id) is not None:
        raise Refusal(phrase("host.refused.sits_already"))
    await tables.meet(work.connection, person, work.now)
    await seats.seat(work.connection, work.id, place, person_id=person.id)
    heir = person.id if member.person_id == table.creator_id else table.creator_id
    await work.change({"creator_id": heir})


async def _tell_placed(
    work: TableWork, by: Moderator, event: str, person_id: int, before: int | None = None
) -> None:
    """Tell those whom a deed in the lobby concerns: they did not ask for it."""
    called = (p for p in (person_id, before) if p is not None and p != by.person.id)
    people: list[JsonValue] = [*called]
    detail: dict[str, JsonValue] = {
        "by": by.person.id,
        "event": event,
        "person": person_id,
        "before": before,
        "people": people,
    }
    await work.owe("placed", detail=detail)


def _claimants_at(table: Table, place: int) -> tuple[int | None, ...]:
    """Who has a place, or may come back to it."""
    member = table.at_place(place)
    return () if member is None else (member.person_id, member.owner_id)


def _must_run(table: Table) -> None:
    if table.status != "running" and not table.interlude:
        raise Refusal(phrase("host.refused.not_running"))
