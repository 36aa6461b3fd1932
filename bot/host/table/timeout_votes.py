"""Timeout votes: the others vote to wait, for a computer, or for a replacement.

A majority decides. When the turn's own time has passed again, the votes cast so far decide; a tie
means to wait.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork, existing
from bot.host.play.moves import answer
from bot.host.play.order_answers import answers_in_advance
from bot.host.server.audit import ModeratorAction, record
from bot.host.table.conflict_of_interest import has_stake
from bot.host.table.seats import RUNNING, offer, require_played, sit_in
from bot.host.waits import clock_times, vote_calls, vote_times
from bot.host.waits.clock_times import remaining
from bot.host.waits.vote_times import COUNT_ALARM, voters_of
from bot.model.posts import Owed
from bot.model.table import Table
from bot.model.votes import Petition
from bot.storage.people import absences
from bot.storage.play import orders, plans
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.table import clocks as banks
from bot.storage.table import votes, waits
from games.core.phrase import phrase

CHOICES: Final = ("wait", "computer", "open")


class VoteOver(Refusal):
    """The vote has been decided, or has become moot."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """The public state of a vote."""

    petition: Petition
    table: Table

    @property
    def voters(self) -> tuple[int, ...]:
        """Who may vote now."""
        return voters_of(self.petition, self.table)

    @property
    def votes(self) -> Mapping[int, str]:
        """The votes of those who may vote."""
        return {p: v for p, v in self.petition.ballots.items() if p in self.voters}


class TimeoutVotes:
    """Opens a vote when a clock runs out, and counts the votes."""

    def __init__(self, engine: Engine, alarms: Alarms) -> None:
        self._engine = engine
        alarms.on_unclaimed("flag", self._time_is_up)
        alarms.on_unclaimed(COUNT_ALARM["flag"], self._votes_are_counted)
        engine.wanted["flag"] = self._wanted

    async def ballot(self, petition_id: int) -> Ballot:
        """The current state of a vote."""
        async with self._engine.database.read() as connection:
            petition = await _found(connection, petition_id)
            return Ballot(petition, (await existing(connection, petition.table_id)).table)

    async def open_at(self, table_id: int) -> list[Petition]:
        """The votes at a table that are open."""
        async with self._engine.database.read() as connection:
            return await clock_times.timeout_votes_at(connection, table_id)

    async def vote(
        self,
        petition_id: int,
        person_id: int,
        choice: str,
        *,
        moderator: bool = False,
        aside: bool = False,
    ) -> Ballot:
        """Vote, or change a vote; a moderator who has never played there decides alone.

        With ``aside`` the vote did not come from its post, which then has to be updated. While the
        table rests votes are taken, and counted when it goes on. Raises :class:`VoteOver` where it
        is over.
        """
        if choice not in CHOICES:
            raise Refusal(phrase("host.refused.no_vote"))
        asked = await self.ballot(petition_id)
        async with self._engine.changing(asked.table.id, match=RUNNING) as work:
            petition = await _open(work.connection, petition_id)
            if person_id in voters_of(petition, work.table):
                ballots = await votes.vote(work.connection, petition, person_id, choice)
                ballot = Ballot(replace(petition, ballots=ballots), work.table)
                verdict = _verdict(ballot, late=_late(petition, work.now))
                if verdict is not None and not work.table.resting:
                    await _decide(work, petition, verdict)
                elif aside:
                    await vote_times.amend(work.connection, petition, work.now)
            elif moderator and not await has_stake(work.connection, work.table, person_id):
                await _decide(work, petition, choice, alone=True)
                detail = {"person": petition.subject_id, "choice": choice}
                await record(work, ModeratorAction(person_id, "clock_vote", detail))
            else:
                raise Refusal(phrase("host.refused.not_voter"))
        return await self.ballot(petition_id)

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether a vote to be announced is still open; its outcome is always posted."""
        if "amends" in owed.detail:
            return True
        number = owed.detail.get("petition")
        petition = await votes.fetch(connection, number) if isinstance(number, int) else None
        return petition is not None and petition.state == "open"

    async def _time_is_up(self, alarm: Alarm) -> None:
        """Open a vote when a clock has run out."""
        table_id, person_id = alarm.table_id, alarm.person_id
        assert table_id is not None
        assert person_id is not None
        async with self._engine.database.read() as connection:
            left = await orders.orders_at(connection, table_id)
            planned = await plans.plans_at(connection, table_id)
        # The match is needed only where a standing order or a plan may answer.
        owners = {o.person_id for o in left.values()} | {p.person_id for p in planned.values()}
        needed = RUNNING if person_id in owners else ()
        async with self._engine.changing(table_id, match=needed) as work:
            connection, table, now = work.connection, work.table, work.now
            if not await alarms.claim(connection, alarm):
                return
            wait = (await waits.at_table(connection, table_id)).get(person_id)
            if table.clock is None or wait is None or wait.ticking is None or table.resting:
                return
            clock = table.clock
            used = (await banks.used(connection, table_id)).get(person_id, 0.0)
            if remaining(clock, used, wait, now) > 0:
                absent = await absences.of_people(connection, [person_id], now)
                await clock_times.schedule(connection, table, wait, absent[person_id], now)
                return
            if await _order_answers(work, person_id):
                return
            others = tuple(other for other in table.people if other != person_id)
            if not others or await clock_times.timeout_vote_on(connection, table_id, person_id):
                return
            # From here on no more time is charged: the other players decide.
            spent = max(used, clock.bank)
            await banks.use(connection, table_id, person_id, spent, clock.turn)
            # The turn has not ended yet: whatever undoes it will undo a later entry.
            entry = table.entry_count + 1
            await banks.record_charge(connection, table_id, person_id, entry, spent - used)
            await waits.save(connection, replace(wait, used=float(clock.turn), ticking=now))
            await _ask(work, person_id, others)

    async def _votes_are_counted(self, alarm: Alarm) -> None:
        """Count the votes when their time is over; they decide if there are any."""
        assert alarm.table_id is not None
        try:
            async with self._engine.changing(alarm.table_id, match=RUNNING) as work:
                await _count(work, alarm)
        except Refusal:
            # The decision cannot be carried out any more.
            async with self._engine.database.write() as connection:
                await alarms.claim(connection, alarm)


async def _order_answers(work: TableWork, person_id: int) -> bool:
    """Let an order or a plan answer that was held back until others had chosen; False: none does.

    Its owner has left an answer in time, so there is nothing to vote about.
    """
    if work.loaded is None or work.loaded.frozen:
        return False
    answers = await answers_in_advance(work.connection, work.id, work.match)
    for seat in work.table.seats_of(person_id):
        if seat in answers:
            picks = answers[seat].picks
            await answer(work, person_id, seat, work.table.entry_count, picks, None)
            return True
    return False


async def _count(work: TableWork, alarm: Alarm) -> None:
    number = alarm.detail.get("petition")
    assert isinstance(number, int)
    if not await alarms.claim(work.connection, alarm):
        return
    petition = await votes.fetch(work.connection, number, for_update=True)
    if petition is None or petition.state != "open" or work.table.resting:
        return
    late = _late(petition, work.now)
    verdict = _verdict(Ballot(petition, work.table), late=late)
    if verdict is not None:
        await _decide(work, petition, verdict)
    elif late:
        # No votes yet: the voters are called once more; after that the vote stays open without a
        # deadline.
        await vote_calls.call(work.connection, work.table, petition, work.now)
    elif petition.due is not None:
        await vote_times.schedule_count(work.connection, work.table, petition, petition.due)


async def _ask(work: TableWork, person_id: int, others: Sequence[int]) -> None:
    table, now = work.table, work.now
    assert table.clock is not None
    asked = Petition(
        0,
        table.id,
        "flag",
        table.entry_count,
        now,
        subject_id=person_id,
        voters=(*others,),
        due=now + table.clock.turn,
    )
    asked = replace(asked, id=await votes.ask(work.connection, asked))
    await vote_calls.begin(work.connection, table, asked)


async def _decide(
    work: TableWork, petition: Petition, verdict: str, *, alone: bool = False
) -> None:
    """End the vote and carry out the decision; ``alone``: a moderator has decided."""
    subject = petition.subject_id
    assert subject is not None
    outcome = f"moderator_{verdict}" if alone else verdict
    if not await clock_times.end_vote(work.connection, petition.id, outcome, work.now):
        raise VoteOver(phrase("host.refused.vote_over"))
    if verdict == "wait":
        await _wait(work, subject)
        return
    require_played(work)
    if verdict == "computer":
        await sit_in(work, subject)
    else:
        member = work.table.member_of(subject)
        if member is None:
            raise VoteOver(phrase("host.refused.vote_over"))
        await offer(work, member.order)


async def _wait(work: TableWork, subject: int) -> None:
    """Grant the turn's own time once more; after that there is another vote."""
    connection = work.connection
    wait = (await waits.at_table(connection, work.id)).get(subject)
    if wait is not None:
        wait = clock_times.with_new_turn(wait, work.now)
        await waits.save(connection, wait)
        absent = await absences.of_people(connection, [subject], work.now)
        await clock_times.schedule(connection, work.table, wait, absent[subject], work.now)


def _verdict(ballot: Ballot, *, late: bool) -> str | None:
    """The result of the votes; None where it is still open."""
    counted, everybody = Counter(ballot.votes.values()), len(ballot.voters)
    if not counted:
        return None
    ranked = counted.most_common()
    choice, most = ranked[0]
    if most * 2 > everybody:
        return choice
    if not late and sum(counted.values()) < everybody:
        return None
    return "wait" if len(ranked) > 1 and ranked[1][1] == most else choice


def _late(petition: Petition, now: float) -> bool:
    """Whether the time to vote is over; it does not pass while the table rests."""
    return petition.due is not None and now >= petition.due


async def _found(connection: AsyncConnection, petition_id: int) -> Petition:
    petition = await votes.fetch(connection, petition_id)
    if petition is None or petition.kind != "flag":
        raise Refusal(phrase("host.refused.vote_over"))
    return petition


async def _open(connection: AsyncConnection, petition_id: int) -> Petition:
    petition = await votes.fetch(connection, petition_id, for_update=True)
    if petition is None or petition.state != "open":
        raise VoteOver(phrase("host.refused.vote_over"))
    return petition
