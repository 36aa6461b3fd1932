"""When somebody's time is up: the others vote to wait, for a computer, or for a replacement.

Nothing happens to the person by itself. A majority of the others decides; once the turn's own time
has passed again the votes cast by then do, the most counting, and a tie means to wait.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.alarms import Alarms
from bot.host.engine.engine import Engine, existing
from bot.host.play.play import Also
from bot.host.server.audit import Act, written
from bot.host.table.seats import Seats
from bot.host.waits import clock_times
from bot.host.waits.clock_times import remaining, vote_key, voters
from bot.model.posts import Owed
from bot.model.table import Table
from bot.model.votes import Petition
from bot.storage.people import absences
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import clocks as banks
from bot.storage.table import votes, waits
from games.core.phrase import phrase

CHOICES: Final = ("wait", "computer", "open")


class VoteOver(Refusal):
    """It has been decided, or there is nothing to decide any more."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote as everybody at the table may know it."""

    petition: Petition
    table: Table

    @property
    def voters(self) -> tuple[int, ...]:
        """Who may vote now."""
        return voters(self.table, self.petition.subject_id)

    @property
    def votes(self) -> Mapping[int, str]:
        """How those who may vote have voted."""
        return {p: v for p, v in self.petition.ballots.items() if p in self.voters}


class TimeoutVotes:
    """Rings when a clock runs out, and counts the votes."""

    def __init__(self, engine: Engine, seats: Seats, alarms: Alarms) -> None:
        self._engine = engine
        self._seats = seats
        alarms.entrust("flag", self._time_is_up)
        alarms.entrust("vote", self._votes_are_counted)
        engine.wanted["flag"] = self._wanted

    async def ballot(self, petition_id: int) -> Ballot:
        """How a vote stands."""
        async with self._engine.database.read() as connection:
            petition = await _found(connection, petition_id)
            return Ballot(petition, (await existing(connection, petition.table_id)).table)

    async def vote(
        self, petition_id: int, person_id: int, choice: str, *, moderator: bool = False
    ) -> Ballot:
        """Vote, or vote otherwise; a moderator who does not play decides alone.

        Raises :class:`VoteOver` where it is over.
        """
        if choice not in CHOICES:
            raise Refusal(phrase("host.refused.no_vote"))
        engine = self._engine
        asked = await self.ballot(petition_id)
        async with engine.locked(asked.table.id), engine.database.write() as connection:
            petition = await _open(connection, petition_id)
            table = (await existing(connection, petition.table_id)).table
            verdict: str | None = choice
            also: Also | None = None
            if person_id in voters(table, petition.subject_id):
                ballots = await votes.vote(connection, petition, person_id, choice)
                ballot = Ballot(replace(petition, ballots=ballots), table)
                verdict = _verdict(ballot, late=engine.clock() >= _deadline(petition, table))
            elif not moderator or person_id == petition.subject_id:
                raise Refusal(phrase("host.refused.not_voter"))
            else:
                detail = {"person": petition.subject_id, "choice": choice}
                also = written(engine, Act(person_id, "clock_vote", detail))
        if verdict is not None:
            await self._decide(petition, verdict, also, alone=also is not None)
        return await self.ballot(petition_id)

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether a vote that is to be announced is still open; its outcome is always told."""
        if "amends" in owed.detail:
            return True
        number = owed.detail.get("petition")
        petition = await votes.fetch(connection, number) if isinstance(number, int) else None
        return petition is not None and petition.state == "open"

    async def _time_is_up(self, alarm: Alarm) -> None:
        """A clock has run out: put it to the others."""
        engine, table_id, person_id = self._engine, alarm.table_id, alarm.person_id
        assert table_id is not None
        assert person_id is not None
        async with engine.locked(table_id), engine.database.write() as connection:
            if not await alarms.claim(connection, alarm):
                return
            table = (await existing(connection, table_id, for_update=True)).table
            wait = (await waits.at_table(connection, table_id)).get(person_id)
            if table.clock is None or wait is None or wait.ticking is None or table.resting:
                return
            now, clock = engine.clock(), table.clock
            used = (await banks.used(connection, table_id)).get(person_id, 0.0)
            if remaining(clock, used, wait, now) > 0:
                absent = await absences.of_people(connection, [person_id], now)
                await clock_times.arrange(connection, table, wait, absent[person_id], now)
                return
            others = voters(table, person_id)
            if not others or await clock_times.flag_of(connection, table_id, person_id):
                return
            # From here on no more time is counted: what comes next is up to the others.
            await banks.use(connection, table_id, person_id, max(used, clock.bank), clock.turn)
            await waits.save(connection, replace(wait, used=float(clock.turn), ticking=now))
            await self._ask(connection, table, person_id, others, now)
        engine.call_postman(table_id)

    async def _ask(
        self,
        connection: AsyncConnection,
        table: Table,
        person_id: int,
        others: Sequence[int],
        now: float,
    ) -> None:
        assert table.clock is not None
        asked = Petition(
            0, table.id, "flag", table.entry_count, now, subject_id=person_id, voters=(*others,)
        )
        number = await votes.ask(connection, asked)
        due = now + table.clock.turn
        await alarms.set_alarm(
            connection,
            Alarm(
                vote_key(number), "vote", due, table.guild_id, table.id, detail={"petition": number}
            ),
        )
        # Whoever is away finds the question when they are back, if it is still open then.
        absent = await absences.of_people(connection, list(others), now)
        called = [p for p in others if not any(a.covers(now) for a in absent[p])]
        await outbox.owe(
            connection,
            table.id,
            "flag",
            table.entry_count,
            now,
            detail={"petition": number, "people": [*called]},
        )

    async def _votes_are_counted(self, alarm: Alarm) -> None:
        """The others have had their time: what they have said by now decides, if they have."""
        number = alarm.detail.get("petition")
        assert isinstance(number, int)

        async def claim(connection: AsyncConnection, table: Table) -> None:
            await alarms.claim(connection, alarm)

        try:
            ballot = await self.ballot(number)
            verdict = _verdict(ballot, late=True) if ballot.petition.state == "open" else None
            if verdict is not None:
                await self._decide(ballot.petition, verdict, claim)
                return
        except Refusal:
            # Something else has decided it meanwhile.
            pass
        async with self._engine.database.write() as connection:
            await alarms.claim(connection, alarm)

    async def _decide(
        self, petition: Petition, verdict: str, also: Also | None = None, *, alone: bool = False
    ) -> None:
        """Do what was decided, by a moderator ``alone``, and end the vote, in one transaction."""
        subject = petition.subject_id
        assert subject is not None
        outcome = f"moderator_{verdict}" if alone else verdict

        async def close(connection: AsyncConnection, table: Table) -> None:
            if not await clock_times.end_vote(
                connection, petition.id, outcome, self._engine.clock()
            ):
                raise VoteOver(phrase("host.refused.vote_over"))
            if also is not None:
                await also(connection, table)

        if verdict == "wait":
            await self._wait(petition, subject, close)
            return
        if verdict == "computer":
            await self._seats.sit_in(petition.table_id, subject, also=close)
            return
        table = (await self._engine.stored(petition.table_id)).table
        member = table.member_of(subject)
        if member is None:
            raise VoteOver(phrase("host.refused.vote_over"))
        await self._seats.offer(petition.table_id, member.order, also=close)

    async def _wait(self, petition: Petition, subject: int, close: Also) -> None:
        """The turn's own time once more; then it is asked again."""
        engine = self._engine
        async with engine.locked(petition.table_id), engine.database.write() as connection:
            table = (await existing(connection, petition.table_id)).table
            await close(connection, table)
            wait = (await waits.at_table(connection, table.id)).get(subject)
            if wait is not None:
                now = engine.clock()
                wait = clock_times.renewed(wait, now)
                await waits.save(connection, wait)
                absent = await absences.of_people(connection, [subject], now)
                await clock_times.arrange(connection, table, wait, absent[subject], now)
        engine.call_postman(petition.table_id)


def _verdict(ballot: Ballot, *, late: bool) -> str | None:
    """What the votes come to; None where it is still open."""
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


def _deadline(petition: Petition, table: Table) -> float:
    return petition.created + (table.clock.turn if table.clock is not None else 0)


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
