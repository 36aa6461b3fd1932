"""Moderators' actions on tables, each one transaction with its line in the audit log.

The caller checks that the person is a moderator; that the table belongs to their server is checked
here.
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
from bot.host.lobby.lobby import join, leave
from bot.host.play.computers import ComputerQuestion
from bot.host.play.moves import MATCH_STATUSES, answer, require_may_move, still_current
from bot.host.play.rewind import rewind
from bot.host.server.audit import ModeratorAction, record
from bot.host.table import conflict_of_interest, lobby_post
from bot.host.table.clocks import set_absence, set_clock
from bot.host.table.seats import (
    RUNNING,
    SeatSuccession,
    fill_in,
    give_up,
    replace,
    require_played,
    sit_in,
    take_over,
)
from bot.host.table.tables import cancel
from bot.host.waits import reminder_times, vote_times
from bot.model.people import Person
from bot.model.table import Member, Status, Table
from bot.storage.people import absences
from bot.storage.posts import outbox
from bot.storage.server import audit
from bot.storage.table import seats, tables, waits
from games.core.fair import computer_dice
from games.core.log import DECIDED
from games.core.phrase import phrase
from games.core.steps import Picks

REMIND_AGAIN: Final = 3600.0
"""Seconds before moderators can remind the same people again."""


@dataclass(frozen=True, slots=True)
class Moderator:
    """A moderator of one server."""

    guild_id: int
    person: Person

    def act(self, action: str, /, **detail: JsonValue) -> ModeratorAction:
        """An action of this moderator, for the audit log."""
        return ModeratorAction(self.person.id, action, detail)

    def own(self, table: Table) -> Table:
        """Refuse a table of another server, as if it did not exist."""
        if table.guild_id != self.guild_id:
            raise Refusal(phrase("host.refused.no_table", table=table.id))
        return table


class Moderation:
    """The actions of moderators; each is one transaction with its line in the audit log."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def table(self, by: Moderator, table_id: int) -> Table:
        """A table of the moderator's server."""
        return by.own((await self._engine.stored(table_id)).table)

    async def pause(self, by: Moderator, table_id: int) -> Table:
        """Pause a match: moves are refused, and clocks and reminders stop."""
        async with self._doing(by, table_id, by.act("pause")) as work:
            _require_running(work.table)
            if work.table.paused is not None:
                raise Refusal(phrase("host.refused.paused_already"))
            await work.change({"paused": work.now})
            await work.recompute_waits()
            await work.owe("paused", detail={"by": by.person.id})
        return work.table

    async def resume(self, by: Moderator, table_id: int) -> Table:
        """Let a paused match go on; the pause does not count towards any wait."""
        async with self._doing(by, table_id, by.act("resume")) as work:
            _require_running(work.table)
            if work.table.paused is None:
                raise Refusal(phrase("host.refused.not_paused"))
            await waits.shift(work.connection, table_id, work.table.paused, work.now)
            await work.change({"paused": None})
            await work.recompute_waits()
            if work.table.interlude:
                await interlude.go_on(work)
            people: list[JsonValue] = [*work.table.called]
            await work.owe("resumed", detail={"by": by.person.id, "people": people})
            work.call_computers()
        return work.table

    async def remind(self, by: Moderator, table_id: int) -> Table:
        """Remind the awaited people in the table's channel.

        Leaves out people who are away, and those who were reminded within the last hour.
        """
        async with self._doing(by, table_id, by.act("remind")) as work:
            _require_running(work.table)
            if work.table.paused is not None:
                raise Refusal(phrase("host.refused.paused"))
            if work.table.resting:
                raise Refusal(phrase("host.refused.lost_channel"))
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
            called = [w for w in called if now - (w.reminded or 0.0) >= REMIND_AGAIN]
            if not called:
                raise Refusal(phrase("host.refused.reminded_already"))
            for wait in called:
                told = dataclasses.replace(wait, reminded=now)
                await waits.save(connection, told)
                await reminder_times.owe(connection, work.table, told, now)
            await work.recompute_waits()
        return work.table

    async def end(self, by: Moderator, table_id: int) -> Table:
        """Close a table for good, without a result.

        Refuses a moderator who plays there against others, unless those have abandoned the match.
        """
        async with self._doing(by, table_id, by.act("end")) as work:
            await conflict_of_interest.require_may_end(work, by.person.id)
            await cancel(work, by.person.id, moderator=True)
        return work.table

    async def archive(self, by: Moderator, table_id: int, *, hidden: bool = True) -> Table:
        """Take a table that is finished or closed off every list, or put it back there."""
        act = by.act("archive" if hidden else "unarchive")
        async with self._doing(by, table_id, act) as work:
            if work.table.is_open:
                raise Refusal(phrase("host.refused.still_open"))
            if work.table.archived == hidden:
                key = "host.refused.archived_already" if hidden else "host.refused.not_archived"
                raise Refusal(phrase(key))
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

        A moderator who plays there has to ask the other players by a vote, if there are any.
        """
        act = by.act("rollback", entry=number, seen=seen)
        async with self._doing(by, table_id, act, match=MATCH_STATUSES) as work:
            await conflict_of_interest.require_impartial(work, by.person.id)
            await rewind(work, number, person_id=by.person.id, seen=seen, key=DECIDED)
        return work.table

    async def answer(self, by: Moderator, table_id: int, seat: str, entry: int) -> Table:
        """Let a computer player answer the one question that waits for a seat.

        Refuses a moderator who plays there and wants it for a rival. Raises :class:`StaleMove`
        where that is not the question the moderator saw at ``entry``.
        """
        thought = await self._question(by, table_id, seat, entry)
        picks = await asyncio.to_thread(thought.answer)
        try:
            return await self._give(by, table_id, thought, picks)
        except IllegalMove:
            return await self._give(by, table_id, thought, thought.best_answer())

    async def _question(
        self, by: Moderator, table_id: int, seat: str, entry: int
    ) -> ComputerQuestion:
        engine = self._engine
        async with engine.locked(table_id):
            stored, loaded = await engine.opened(table_id)
            table = by.own(stored.table)
            require_may_move(table, None, seat, deputy=True)
            ask = loaded.match.ask_for(seat)
            if ask is None or not still_current(loaded.match, seat, entry):
                raise StaleMove(phrase("host.refused.stale"))
            if table.computer_of(seat) is not None:
                raise Refusal(phrase("host.refused.computer_answers"))
            assert stored.seed is not None
            game = loaded.match.game
            dice = computer_dice(loaded.match.header, stored.seed, loaded.match.entries, ask)
            return ComputerQuestion(
                game, game.computer_kinds[0], ask, loaded.match.view(seat), table.entry_count, dice
            )

    async def _give(
        self, by: Moderator, table_id: int, thought: ComputerQuestion, picks: Picks
    ) -> Table:
        ask = thought.ask
        act = by.act("answer", seat=ask.seat, entry=thought.entry)
        async with self._doing(by, table_id, act, match=MATCH_STATUSES) as work:
            await conflict_of_interest.require_may_act_for(
                work, by.person.id, *work.table.claimants_of(ask.seat)
            )
            await answer(work, None, ask.seat, thought.entry, picks, ask.fingerprint, deputy=True)
            await work.owe("answered", detail={"by": by.person.id, "seat": ask.seat})
        return work.table

    # Who sits where

    async def add(self, by: Moderator, table_id: int, person: Person, place: int | None) -> Table:
        """Give a person a place: in a lobby, or an open seat of a match with all its knowledge.

        Without ``place``, a seat to which nobody may come back is preferred. Refuses a moderator
        who plays there and wants to give away a seat to which a rival may come back.
        """
        act = by.act("add", person=person.id)
        async with self._doing(by, table_id, act, match=RUNNING) as work:
            if work.table.gathering:
                await join(work, person, invited=True)
                await _tell_placed(work, by, "added", person.id)
                return work.table
            require_played(work)
            free = work.table.open_places
            if place is None and not free:
                raise Refusal(phrase("host.refused.no_open_place"))
            wanted = min(free, key=_may_be_reclaimed).order if place is None else place
            await conflict_of_interest.require_may_act_for(
                work, by.person.id, *_claimants_at(work.table, wanted)
            )
            await take_over(work, wanted, person, by=by.person.id)
        return work.table

    async def replace(self, by: Moderator, table_id: int, place: int, person: Person) -> Table:
        """Give a person the place of another person, of a computer, or an open one.

        Refuses a moderator who plays there and wants to give away a rival's place.
        """
        async with self._engine.changing(table_id, match=RUNNING) as work:
            member = by.own(work.table).at_place(place)
            before = member.person_id if member else None
            if work.table.gathering:
                await _swap(work, place, person)
                event = "added" if before is None else "swapped"
                await _tell_placed(work, by, event, person.id, before)
            else:
                require_played(work)
                await conflict_of_interest.require_may_act_for(
                    work, by.person.id, *_claimants_at(work.table, place)
                )
                await replace(work, place, person, by=by.person.id)
            await record(work, by.act("replace", place=place, before=before, person=person.id))
        return work.table

    async def remove(self, by: Moderator, table_id: int, place: int, *, to_computer: bool) -> Table:
        """Take a person's place away: a computer plays on, or the seat stays open until taken.

        Refuses a moderator who plays there and wants to take a rival's place.
        """
        to: SeatSuccession = "computer" if to_computer else "open"
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
                require_played(work)
                await conflict_of_interest.require_may_act_for(work, by.person.id, person_id)
                await give_up(work, person_id, to, by=by.person.id)
                await record(work, by.act("remove", person=person_id, to=to))
        return work.table

    async def sit_in(self, by: Moderator, table_id: int, place: int) -> Table:
        """Let a computer answer for a person until they return, or for an open place.

        A moderator who plays there may do so for a rival only if the rival has kept the table
        waiting for long.
        """
        async with self._engine.changing(table_id, match=RUNNING) as work:
            member = by.own(work.table).at_place(place)
            require_played(work)
            if member is not None and member.person_id is not None:
                await conflict_of_interest.require_may_sit_in(work, by.person.id, member.person_id)
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
        """Write an audit line about an action that only reads."""
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
        self, by: Moderator, table_id: int, act: ModeratorAction, *, match: Collection[Status] = ()
    ) -> AsyncIterator[TableWork]:
        """Open a table of the moderator's server, and record ``act`` in the audit log."""
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
        await work.recompute_waits()
    told: dict[str, JsonValue] = {"from": before.channel_id, "to": channel_id}
    if before.status != "lobby":
        here = {**told, "message": before.last_post_id, "by": by.person.id, "gone": gone}
        await work.owe("moved", detail=here)
    if not gone:
        await work.owe("moved", detail=told, channel_id=before.channel_id)
        if before.status == "lobby" and before.lobby_message_id is not None:
            left = {**told, "amends": before.lobby_message_id}
            await work.owe("moved", detail=left, channel_id=before.channel_id)
    if work.table.interlude:
        await interlude.invite(work)
    elif work.table.gathering:
        await lobby_post.post_again(work)
    await vote_times.repost_open_votes(work.connection, work.table, work.now)
    await outbox.retry_now(work.connection, work.id, work.now)
    await record(work, by.act("move", **told))


async def _swap(work: TableWork, place: int, person: Person) -> None:
    """Give a member's place in a lobby, and the table if they own it, to another person."""
    table = work.table
    member = table.at_place(place)
    if member is None:
        raise Refusal(phrase("host.refused.nobody_there"))
    if table.member_of(person.id) is not None:
        raise Refusal(phrase("host.refused.sits_already"))
    await tables.upsert_person(work.connection, person, work.now)
    await seats.seat(work.connection, work.id, place, person_id=person.id)
    heir = person.id if member.person_id == table.creator_id else table.creator_id
    await work.change({"creator_id": heir})
    await lobby_post.show(work)


async def _tell_placed(
    work: TableWork, by: Moderator, event: str, person_id: int, before: int | None = None
) -> None:
    """Notify the people affected by a moderator's change in the lobby: they did not ask for it."""
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
    """The people who have a place, or may come back to one."""
    member = table.at_place(place)
    return () if member is None else (member.person_id, member.owner_id)


def _may_be_reclaimed(member: Member) -> bool:
    """Whether the person who had a place may come back to it."""
    return member.owner_id is not None


def _require_running(table: Table) -> None:
    if table.status != "running" and not table.interlude:
        raise Refusal(phrase("host.refused.not_running"))
