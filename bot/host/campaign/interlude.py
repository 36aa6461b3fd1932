"""Interludes: tables between two scenarios, waiting until everybody is ready.

The seats are given already. Awaited are the people who are not ready; computers, open seats and
kept seats always are.
"""

from __future__ import annotations

from pydantic import JsonValue

from bot.errors import Refusal
from bot.host.campaign.scenarios import begin
from bot.host.engine.table_work import TableWork
from games.core.phrase import phrase


async def say(work: TableWork, person_id: int, *, ready: bool) -> None:
    """Mark a person as ready for the next scenario, or as not ready any more."""
    table = work.table
    if not table.interlude:
        started = table.scenario is not None and table.status in ("running", "frozen")
        key = "host.refused.scenario_begun" if started else "host.refused.no_interlude"
        raise Refusal(phrase(key))
    if table.paused is not None:
        raise Refusal(phrase("host.refused.paused"))
    own = table.seats_of(person_id)
    if not own:
        raise Refusal(phrase("host.refused.not_your_seat"))
    waiting = set(table.awaited) - set(own) if ready else {*table.awaited, *own}
    await _await(work, waiting)
    await go_on(work)


async def update_awaited(work: TableWork) -> None:
    """After a change of seats: await new people until they say that they are ready."""
    table, before = work.table, work.before
    new = {seat for seat in table.seats if table.people_of(seat) != before.people_of(seat)}
    await _await(work, {*table.awaited, *new})
    await go_on(work)


async def go_on(work: TableWork) -> None:
    """Begin the scenario if all people are ready; otherwise show in the post who is awaited."""
    table = work.table
    if not table.awaited and table.people and table.paused is None:
        await begin(work)
        return
    await show(work)


async def invite(work: TableWork) -> None:
    """Post the invitation again, because the table was moved to another channel."""
    people: list[JsonValue] = [*work.table.called]
    await work.owe("interlude", ping=True, detail={"people": people})


async def show(work: TableWork) -> None:
    """Owe an edit that brings the invitation up to date."""
    message_id = work.table.lobby_message_id
    if message_id is not None:
        await work.owe("interlude", detail={"amends": message_id})


async def _await(work: TableWork, seats: set[str]) -> None:
    """Await exactly the people at these seats, in turn order."""
    table = work.table
    held = [seat for seat in table.seats if seat in seats and table.people_of(seat)]
    await work.change({"awaited": held})
    await work.update_waits()
