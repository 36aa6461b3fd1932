"""The arithmetic of clocks: how long a person may think before a timeout vote.

Each turn has time of its own; what exceeds it is taken from the person's bank. The clock stands
still while the person is away or the table rests.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits import vote_times
from bot.model.people import Absence
from bot.model.table import Clock, Table
from bot.model.votes import Petition
from bot.storage.people import absences
from bot.storage.posts import alarms
from bot.storage.posts.alarms import Alarm
from bot.storage.table import clocks, votes, waits
from bot.storage.table.clocks import LastTurn
from bot.storage.table.waits import Wait

HOUR: Final = 3600
DAY: Final = 24 * HOUR

PRESETS: Mapping[str, Clock] = {
    clock.preset: clock
    for clock in (
        Clock("relaxed", bank=7 * DAY, turn=2 * DAY),
        Clock("steady", bank=4 * DAY, turn=DAY),
        Clock("quick", bank=DAY, turn=8 * HOUR),
    )
}


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """A person's time: what is left in the bank and, while they are awaited, in total.

    ``until`` is when it runs out; None while the clock is stopped, and once it has run out.
    """

    bank: float
    left: float | None = None
    until: float | None = None


def alarm_key(table_id: int, person_id: int) -> str:
    """The key of the alarm for the moment at which a person's time is up."""
    return f"flag:{table_id}:{person_id}"


def remaining(clock: Clock, used: float, wait: Wait, now: float) -> float:
    """The seconds a person still has; zero or less once their time is up."""
    return clock.turn + max(0.0, clock.bank - used) - wait.spent(now)


async def time_left(
    connection: AsyncConnection, table: Table, now: float, *, found: bool = False
) -> dict[int, TimeLeft]:
    """The time left of every person at a table; empty where it has no clock.

    With ``found``, a lost channel counts as found: a post is about to be sent there.
    """
    clock = table.clock
    if clock is None or table.interlude:
        return {}
    used = await clocks.used(connection, table.id)
    awaited = await waits.at_table(connection, table.id)
    absent = await absences.of_people(connection, list(awaited), now)
    times: dict[int, TimeLeft] = {}
    runs_on = found and table.lost is not None and not replace(table, lost=None).resting
    for person_id in table.people:
        spent, wait = used.get(person_id, 0.0), awaited.get(person_id)
        bank = max(0.0, clock.bank - spent)
        if wait is None:
            times[person_id] = TimeLeft(bank)
            continue
        left = max(0.0, remaining(clock, spent, wait, now))
        stopped = (wait.ticking is None and not runs_on) or left <= 0
        allowed = absence_left(clock, wait, now)
        until = None if stopped else _due(now, left, absent[person_id], allowed)
        times[person_id] = TimeLeft(min(bank, left), left, until)
    return times


def absence_left(clock: Clock, wait: Wait, now: float) -> float | None:
    """The seconds of this turn for which absences may still stop the clock; None: no limit."""
    return None if clock.absence is None else max(0.0, clock.absence - wait.absent_for(now))


async def charge(connection: AsyncConnection, table: Table, wait: Wait, now: float) -> None:
    """End a wait: charge the time beyond the turn's own time to the person's bank."""
    clock, excused = table.clock, wait.absent_for(now)
    if clock is None:
        last = LastTurn(0.0, wait.reminders, wait.reminded, excused)
        await clocks.end_turn(connection, table.id, wait.person_id, last)
        return
    used = (await clocks.used(connection, table.id)).get(wait.person_id, 0.0)
    over = remaining(clock, used, wait, now) <= 0
    turn = min(wait.spent(now), clock.turn)
    # Time used of a longer bank stays used.
    spent = max(used, min(clock.bank, used + wait.spent(now) - turn))
    last = LastTurn(turn, wait.reminders, wait.reminded, excused)
    await clocks.end_turn(connection, table.id, wait.person_id, last, spent)
    await clocks.record_charge(
        connection, table.id, wait.person_id, table.entry_count, spent - used
    )
    await alarms.cancel(connection, alarm_key(table.id, wait.person_id))
    if over and table.member_of(wait.person_id) is not None:
        outcome = "moved" if table.status in ("running", "over") else "closed"
        await drop_votes(connection, table.id, outcome, now, wait.person_id)


async def resume_turn(
    connection: AsyncConnection, table: Table, person_id: int, now: float
) -> Wait:
    """The wait of a turn that a person resumes by an undo, with the time it used before.

    Time beyond the turn's own time has been charged. Without this, answering and taking it back
    before the next player moves would grant the turn's own time, and reminders, again and again.
    """
    last = await clocks.last_turn(connection, table.id, person_id)
    return Wait(
        table.id,
        person_id,
        now,
        table.entry_count,
        None,
        last.turn if table.clock is not None else 0.0,
        last.reminders,
        last.reminded,
        excused=last.excused,
    )


async def reset_after_rewind(
    connection: AsyncConnection, table: Table, known: dict[int, Wait], now: float
) -> None:
    """After a rewind: no person's time is up any more, and their turns begin again."""
    for vote in await timeout_votes_at(connection, table.id):
        await end_vote(connection, vote.id, "rewound", now, "dropped")
        wait = known.get(vote.subject_id or 0)
        if wait is not None:
            known[wait.person_id] = with_new_turn(wait, now)


async def after_move(connection: AsyncConnection, table: Table, wait: Wait, now: float) -> Wait:
    """After a move of a person who is still awaited: if time was up, they may finish the turn."""
    clock = table.clock
    if clock is None or wait.spent(now) < clock.turn:
        return wait
    if await timeout_vote_on(connection, table.id, wait.person_id) is None:
        return wait
    await drop_votes(connection, table.id, "moved", now, wait.person_id)
    return with_new_turn(wait, now)


async def schedule(
    connection: AsyncConnection, table: Table, wait: Wait, absent: Sequence[Absence], now: float
) -> None:
    """Set the alarm for the moment at which the person's time runs out."""
    clock = table.clock
    if clock is None:
        return
    key = alarm_key(table.id, wait.person_id)
    used = (await clocks.used(connection, table.id)).get(wait.person_id, 0.0)
    left = remaining(clock, used, wait, now)
    idle = wait.ticking is None or not any(p != wait.person_id for p in table.people)
    if idle or (left <= 0 and await timeout_vote_on(connection, table.id, wait.person_id)):
        await alarms.cancel(connection, key)
        return
    due = _due(now, left, absent, absence_left(clock, wait, now))
    await alarms.set_alarm(
        connection, Alarm(key, "flag", due, table.guild_id, table.id, wait.person_id)
    )


def with_new_turn(wait: Wait, now: float) -> Wait:
    """The wait with the turn's own time granted once more."""
    return replace(wait, used=0.0, ticking=None if wait.ticking is None else now)


async def timeout_votes_at(connection: AsyncConnection, table_id: int) -> list[Petition]:
    """The open votes at a table on people whose time is up."""
    return await votes.open_at(connection, table_id, "flag")


async def timeout_vote_on(
    connection: AsyncConnection, table_id: int, person_id: int
) -> Petition | None:
    """The open vote on a person whose time is up, if there is one."""
    asked = await timeout_votes_at(connection, table_id)
    return next((petition for petition in asked if petition.subject_id == person_id), None)


async def drop_votes(
    connection: AsyncConnection,
    table_id: int,
    outcome: str,
    now: float,
    person_id: int | None = None,
) -> None:
    """Drop the votes on a person whose time was up (None: on anybody)."""
    for asked in await timeout_votes_at(connection, table_id):
        if person_id in (None, asked.subject_id):
            await end_vote(connection, asked.id, outcome, now, "dropped")


async def end_vote(
    connection: AsyncConnection,
    petition_id: int,
    outcome: str,
    now: float,
    state: Literal["done", "dropped"] = "done",
) -> bool:
    """End a vote and owe an edit of its post; False where it has ended already."""
    if not await votes.close(connection, petition_id, outcome, now, state):
        return False
    asked = await votes.fetch(connection, petition_id)
    if asked is not None:
        await vote_times.end(connection, asked)
        await vote_times.amend(connection, asked, now)
    return True


def _due(now: float, left: float, absent: Sequence[Absence], allowed: float | None) -> float:
    """When ``left`` seconds will have passed, not counting the time of absences.

    Absences stop the clock for at most ``allowed`` seconds; None: without limit.
    """
    due = now + max(0.0, left)
    allowed = math.inf if allowed is None else allowed
    for absence in sorted(absent, key=lambda absence: absence.begins):
        begins, ends = max(absence.begins, now), absence.ends
        if begins >= due:
            break
        if ends > now:
            excused = min(ends - begins, allowed)
            allowed -= excused
            due += excused
            now = ends
    return due
