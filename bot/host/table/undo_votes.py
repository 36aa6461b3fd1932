"""Undo votes: one person asks, everybody concerned agrees, or a moderator decides."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal, StaleMove
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork, existing
from bot.host.play.moves import MATCH_STATUSES, require_may_move
from bot.host.play.rewind import Rewind, answers, concerned, own_answers, rewind
from bot.host.server.audit import ModeratorAction, record
from bot.host.table.conflict_of_interest import has_stake
from bot.host.table.seats import RUNNING
from bot.host.waits import undo_vote_end, vote_calls, vote_times
from bot.host.waits.vote_times import COUNT_ALARM, voters_of
from bot.model.match import Position
from bot.model.posts import Owed
from bot.model.table import Table
from bot.model.votes import Petition
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.table import votes
from games.core.log import AGREED, DECIDED, UNASKED
from games.core.match import AnyMatch
from games.core.phrase import phrase
from games.core.steps import Picks

VOTE_SECONDS: Final = 3 * 86400.0
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class UndoTarget:
    """A point a seat may go back to: before the answer ``number``, as the seat saw it then.

    ``picks`` is what it answered there; ``answers`` would be taken back in all, some of them by
    ``others``.
    """

    number: int
    position: Position
    picks: Picks
    answers: int
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UndoTargets:
    """The points a seat may ask to go back to, the nearest first, and who would be asked."""

    table: Table
    seat: str
    targets: tuple[UndoTarget, ...]


class UndoVotes:
    """Asks tables to go back, and counts who agrees."""

    def __init__(self, engine: Engine, rewind: Rewind, alarms: Alarms) -> None:
        self._engine = engine
        self._rewind = rewind
        alarms.on_unclaimed(COUNT_ALARM["rewind"], self._count)
        engine.wanted["petition"] = self._still_open

    async def targets(self, table_id: int, person_id: int, seat: str) -> UndoTargets:
        """Where the person could ask to go back to; refuses where there is nothing to take back."""
        engine = self._engine
        async with engine.locked(table_id):
            stored, loaded = await engine.opened(table_id)
            require_may_move(stored.table, person_id, seat)
            match = loaded.match
            found = await asyncio.to_thread(_targets, match, seat)
            counted = [_counted(match, number) for number, _ in found]
        targets = []
        for (number, picks), (count, seats) in zip(found, counted, strict=True):
            position = await self._rewind.look(table_id, number, seat)
            others = tuple(other for other in seats if other != seat)
            targets.append(UndoTarget(number, position, picks, count, others))
        return UndoTargets(stored.table, seat, tuple(targets))

    async def ask(
        self, table_id: int, person_id: int, seat: str, number: int, seen: int
    ) -> Petition | None:
        """Ask the table to go back to before the seat's answer ``number``.

        Where no other people play it is done immediately, and None is returned. Raises
        :class:`StaleMove` where the log is no longer as long as the person saw it.
        """
        async with self._engine.changing(table_id, match=MATCH_STATUSES) as work:
            table, match = work.table, work.match
            require_may_move(table, person_id, seat)
            if seen != len(match.entries):
                raise StaleMove(phrase("host.refused.stale"))
            targets = await asyncio.to_thread(_targets, match, seat)
            if number not in [target for target, _ in targets]:
                raise Refusal(phrase("core.refused.undo"))
            others = tuple(p for p in table.claimants if p != person_id)
            # Within one's own turn the undo affects no other person; where it needs consent all the
            # same, everybody else is asked.
            needed = concerned(table, match, number)
            voters = tuple(p for p in others if p in needed) or others
            if not voters:
                await rewind(work, number, person_id=person_id, seat=seat, seen=seen, key=UNASKED)
                return None
            count, seats = _counted(match, number)
            petition = Petition(
                id=0,
                table_id=table_id,
                kind="rewind",
                entry=seen,
                created=work.now,
                asked_by=person_id,
                detail={
                    "number": number,
                    "seat": seat,
                    "answers": count,
                    "seats": list(seats),
                    "everybody": set(others) <= set(voters),
                },
                voters=voters,
                due=work.now + VOTE_SECONDS,
            )
            return await _open_vote(work, petition)

    async def open_vote(self, table_id: int) -> Petition | None:
        """The open undo vote of a table, if there is one."""
        async with self._engine.database.read() as connection:
            table = (await existing(connection, table_id)).table
            found = await votes.open_at(connection, table_id, "rewind")
        return next((petition for petition in found if _fresh(petition, table)), None)

    async def look(self, petition_id: int) -> Petition:
        """The current state of a petition; one that the match has overtaken is closed first."""
        async with self._engine.database.write() as connection:
            petition, _ = await _current(connection, petition_id, self._engine.clock())
        return petition

    async def vote(
        self,
        table_id: int,
        petition_id: int,
        person_id: int,
        *,
        agree: bool,
        moderator: bool,
        aside: bool = False,
    ) -> Petition:
        """Agree or disagree; returns the petition after that.

        Everybody affected who still plays has a vote, the person who asked may withdraw, and a
        moderator who has never played there decides alone. Others are refused. With ``aside`` the
        vote did not come from the petition's post, which then has to be updated. While the table
        rests votes are taken, and counted when it goes on.
        """
        async with self._engine.database.read() as connection:
            asked = await votes.fetch(connection, petition_id)
        if asked is None or asked.table_id != table_id:
            raise Refusal(phrase("host.refused.no_petition"))
        try:
            async with self._engine.changing(table_id, match=RUNNING) as work:
                voted = await _vote(work, petition_id, person_id, agree=agree, moderator=moderator)
                if aside:
                    await vote_times.amend(work.connection, voted, work.now)
                return voted
        except StaleMove:
            return await self.look(petition_id)

    async def _count(self, alarm: Alarm) -> None:
        """Count the votes: a voter has left, the table goes on, or the time is over."""
        number = alarm.detail.get("petition")
        assert isinstance(number, int)
        assert alarm.table_id is not None
        async with self._engine.changing(alarm.table_id, match=RUNNING) as work:
            connection, now = work.connection, work.now
            if not await alarms.claim(connection, alarm):
                return
            petition, table = await _current(connection, number, now)
            if petition.state != "open" or table.resting:
                return
            if all(petition.ballots.get(p) == YES for p in voters_of(petition, table)):
                await undo_vote_end.end(connection, petition, "agreed", now, "done")
                await _carry_out(work, petition, None)
            elif petition.due is None or now >= petition.due:
                await undo_vote_end.end(connection, petition, "expired", now)
            else:
                await vote_times.schedule_count(connection, table, petition, petition.due)

    async def _still_open(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        if "amends" in owed.detail:
            return True
        number = owed.detail.get("petition")
        if not isinstance(number, int):
            return False
        petition, _ = await _current(connection, number, self._engine.clock())
        return petition.state == "open"


async def _open_vote(work: TableWork, petition: Petition) -> Petition:
    """Open an undo vote, replacing one about an earlier position."""
    connection, table, now = work.connection, work.table, work.now
    for other in await votes.open_at(connection, table.id, "rewind"):
        if other.entry == petition.entry:
            raise Refusal(phrase("host.refused.asked_already"))
        await undo_vote_end.end(connection, other, "moved_on", now)
    petition = replace(petition, id=await votes.ask(connection, petition))
    await vote_calls.begin(connection, table, petition)
    return petition


async def _vote(
    work: TableWork, petition_id: int, person_id: int, *, agree: bool, moderator: bool
) -> Petition:
    connection, table, now = work.connection, work.table, work.now
    petition, _ = await _current(connection, petition_id, now, for_update=True)
    if petition.state != "open":
        return petition
    voters = voters_of(petition, table)
    voter, asker = person_id in voters, person_id == petition.asked_by
    decides = moderator and not asker and not await has_stake(connection, table, person_id)
    if not voter and not decides and (agree or not asker):
        raise Refusal(phrase("host.refused.not_asked_to_agree"))
    deed = "undo_granted" if agree else "undo_denied"
    act = None if voter or asker else ModeratorAction(person_id, deed, {"entry": petition.entry})
    ballots = await votes.vote(connection, petition, person_id, YES if agree else NO)
    petition = replace(petition, ballots=ballots)
    if agree and voter and (table.resting or any(person not in ballots for person in voters)):
        return petition
    if agree:
        outcome = "agreed" if voter else "moderator"
        ended = await undo_vote_end.end(connection, petition, outcome, now, "done", amend=False)
        if not ended:
            raise StaleMove(phrase("host.refused.stale"))
        await _carry_out(work, petition, act)
        petition = replace(petition, state="done", outcome=outcome)
    else:
        outcome = "refused" if voter else "withdrawn" if asker else "moderator_no"
        await undo_vote_end.end(connection, petition, outcome, now, amend=False)
        petition = replace(petition, state="dropped", outcome=outcome)
    if act is not None:
        await record(work, act)
    return petition


async def _carry_out(work: TableWork, petition: Petition, act: ModeratorAction | None) -> None:
    """Go back as the table has agreed, or as a moderator has decided by an ``act``."""
    number, seat = undo_vote_end.target(petition)
    await rewind(
        work,
        number,
        person_id=petition.asked_by if act is None else act.actor_id,
        seat=seat if act is None else None,
        seen=petition.entry,
        key=AGREED if act is None else DECIDED,
    )


async def _current(
    connection: AsyncConnection, petition_id: int, now: float, *, for_update: bool = False
) -> tuple[Petition, Table]:
    """A petition and its table; a petition that the match has overtaken is closed first."""
    petition = await votes.fetch(connection, petition_id, for_update=for_update)
    if petition is None or petition.kind != "rewind":
        raise Refusal(phrase("host.refused.no_petition"))
    table = (await existing(connection, petition.table_id)).table
    if petition.state == "open" and not _fresh(petition, table):
        await undo_vote_end.end(connection, petition, "moved_on", now, amend=False)
        petition = replace(petition, state="dropped", outcome="moved_on")
    return petition, table


def _targets(match: AnyMatch, seat: str) -> list[tuple[int, Picks]]:
    """The answers a seat may ask to take back, with its picks; refuses where there are none."""
    own = own_answers(match, seat)
    if own is None:
        raise Refusal(phrase("core.refused.undo"))
    return [(entry.number, entry.picks) for entry in dict.fromkeys((own.last, own.turn))]


def _counted(match: AnyMatch, number: int) -> tuple[int, tuple[str, ...]]:
    """The number of live answers since entry ``number``, and their seats."""
    since = [entry.seat for entry in answers(match) if entry.number >= number]
    return len(since), tuple(dict.fromkeys(seat for seat in since if seat is not None))


def _fresh(petition: Petition, table: Table) -> bool:
    return table.status == "running" and table.entry_count == petition.entry


def decider(petition: Petition) -> int | None:
    """The moderator who has decided without a vote, if one has."""
    if petition.outcome not in ("moderator", "moderator_no"):
        return None
    return next((person for person in petition.ballots if person not in petition.voters), None)
