"""The clocks of a table: how long a person may think before the others are asked what to do.

Each turn has some time of its own; what it takes beyond that comes out of the person's bank. The
clock of a person who is away, or of a table that rests, stands still.
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
    """How a person's clock stands: what is left in the bank and, where they are awaited, in all.

    ``until`` is when it runs out; None while it stands still, and once it has run out.
    """

    bank: float
    left: float | None = None
    until: float | None = None


def alarm_key(table_id: int, person_id: int) -> str:
    """The alarm for the moment at which a person's time is up."""
    return f"flag:{table_id}:{person_id}"


def remaining(clock: Clock, used: float, wait: Wait, now: float) -> float:
    """The seconds a person still has; zero or less once their time is up."""
    return clock.turn + max(0.0, clock.bank - used) - wait.spent(now)


async def time_left(
    connection: AsyncConnection, table: Table, now: float, *, found: bool = False
) -> dict[int, TimeLeft]:
    """How the clock of everybody at a table stands; nobody has one where it plays without.

    ``found``: as it will stand once the post that is on its way has reached a lost channel.
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
    """For how many seconds more of this turn absences stop a clock; None: without limit."""
    return None if clock.absence is None else max(0.0, clock.absence - wait.absent_for(now))


async def charge(connection: AsyncConnection, table: Table, wait: Wait, now: float) -> None:
    """A wait is over: take what it used beyond the turn's own time from the person's bank."""
    clock, excused = table.clock, wait.absent_for(now)
    if clock is None:
        last = LastTurn(0.0, wait.reminders, wait.reminded, excused)
        await clocks.end_turn(connection, table.id, wait.person_id, last)
        return
    used = (await clocks.used(connection, table.id)).get(wait.person_id, 0.0)
    over = remaining(clock, used, wait, now) <= 0
    turn = min(wait.spent(now), clock.turn)
    # What was used of a longer bank stays used.
    spent = max(used, min(clock.bank, used + wait.spent(now) - turn))
    last = LastTurn(turn, wait.reminders, wait.reminded, excused)
    await clocks.end_turn(connection, table.id, wait.person_id, last, spent)
    await alarms.cancel(connection, alarm_key(table.id, wait.person_id))
    if over and table.member_of(wait.person_id) is not None:
        outcome = "moved" if table.status in ("running", "over") else "closed"
        await drop_votes(connection, table.id, outcome, now, wait.person_id)


async def taken_up(connection: AsyncConnection, table: Table, person_id: int, now: float) -> Wait:
    """The turn that somebody takes up again by taking an answer back, with what it used before.

    What it took beyond the turn's own time has been paid for. Otherwise whoever answers, and takes
    it back before the next one moves, would have the turn's own time, and reminders, as often as
    they like.
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


async def gone_back(
    connection: AsyncConnection, table: Table, known: dict[int, Wait], now: float
) -> None:
    """The table has gone back: nobody's time is up any more, and their turn begins anew."""
    for vote in await asked_at(connection, table.id):
        await end_vote(connection, vote.id, "rewound", now, "dropped")
        wait = known.get(vote.subject_id or 0)
        if wait is not None:
            known[wait.person_id] = renewed(wait, now)


async def moved(connection: AsyncConnection, table: Table, wait: Wait, now: float) -> Wait:
    """Somebody has moved and is still awaited: if their time was up, they may finish their turn."""
    clock = table.clock
    if clock is None or wait.spent(now) < clock.turn:
        return wait
    if await flag_of(connection, table.id, wait.person_id) is None:
        return wait
    await drop_votes(connection, table.id, "moved", now, wait.person_id)
    return renewed(wait, now)


async def arrange(
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
    if idle or (left <= 0 and await flag_of(connection, table.id, wait.person_id)):
        await alarms.cancel(connection, key)
        return
    due = _due(now, left, absent, absence_left(clock, wait, now))
    await alarms.set_alarm(
        connection, Alarm(key, "flag", due, table.guild_id, table.id, wait.person_id)
    )


def renewed(wait: Wait, now: float) -> Wait:
    """The turn's own time once more."""
    return replace(wait, used=0.0, ticking=None if wait.ticking is None else now)


async def asked_at(connection: AsyncConnection, table_id: int) -> list[Petition]:
    """The votes at a table on what to do about people whose time is up."""
    return await votes.open_at(connection, table_id, "flag")


async def flag_of(connection: AsyncConnection, table_id: int, person_id: int) -> Petition | None:
    """The vote on somebody whose time is up, if one is open."""
    asked = await asked_at(connection, table_id)
    return next((petition for petition in asked if petition.subject_id == person_id), None)


async def drop_votes(
    connection: AsyncConnection,
    table_id: int,
    outcome: str,
    now: float,
    person_id: int | None = None,
) -> None:
    """What to do about a person (None: about anybody) is no longer asked."""
    for asked in await asked_at(connection, table_id):
        if person_id in (None, asked.subject_id):
            await end_vote(connection, asked.id, outcome, now, "dropped")


async def end_vote(
    connection: AsyncConnection,
    petition_id: int,
    outcome: str,
    now: float,
    state: Literal["done", "dropped"] = "done",
) -> bool:
    """End a vote, and owe its post the outcome; False where it has ended already."""
    if not await votes.close(connection, petition_id, outcome, now, state):
        return False
    asked = await votes.fetch(connection, petition_id)
    if asked is not None:
        await vote_times.end(connection, asked)
        await vote_times.amend(connection, asked, now)
    return True


def _due(now: float, left: float, absent: Sequence[Absence], allowed: float | None) -> float:
    """When so many seconds have passed, those in which the person is away not counted.

    Of these only so many are ``allowed``; None: any number.
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
