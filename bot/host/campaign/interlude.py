"""Between two scenarios: who is ready for the next one, which begins when everybody is.

At such a table the seats are given already, and awaited is whoever has not said that they are
ready. Computers always are, and so are seats that nobody holds or that are kept for somebody.
"""

from __future__ import annotations

from pydantic import JsonValue

from bot.errors import Refusal
from bot.host.campaign.scenarios import begin
from bot.host.engine.table_work import TableWork
from games.core.phrase import phrase


async def say(work: TableWork, person_id: int, *, ready: bool) -> None:
    """Somebody is ready for the next scenario, or not yet after all."""
    table = work.table
    if not table.interlude:
        started = table.scenario is not None and table.status in ("running", "frozen")
        raise Refusal(phrase(f"host.refused.{'scenario_begun' if started else 'no_interlude'}"))
    if table.paused is not None:
        raise Refusal(phrase("host.refused.paused"))
    own = table.seats_of(person_id)
    if not own:
        raise Refusal(phrase("host.refused.not_your_seat"))
    waiting = set(table.awaited) - set(own) if ready else {*table.awaited, *own}
    await _await(work, waiting)
    await go_on(work)


async def reckon(work: TableWork) -> None:
    """Who sits there has changed: whoever is new says for themselves when they are ready."""
    table, before = work.table, work.before
    new = {seat for seat in table.seats if table.people_of(seat) != before.people_of(seat)}
    await _await(work, {*table.awaited, *new})
    await go_on(work)


async def go_on(work: TableWork) -> None:
    """Begin if nobody is waited for any more; else show in the post who still is."""
    table = work.table
    if not table.awaited and table.people and table.paused is None:
        await begin(work)
        return
    await show(work)


async def invite(work: TableWork) -> None:
    """Post once more who is waited for: the table is elsewhere now."""
    people: list[JsonValue] = [*work.table.called]
    await work.owe("interlude", ping=True, detail={"people": people})


async def show(work: TableWork) -> None:
    """Bring the post up to date that invites everybody."""
    message_id = work.table.lobby_message_id
    if message_id is not None:
        await work.owe("interlude", detail={"amends": message_id})


async def _await(work: TableWork, seats: set[str]) -> None:
    """Wait for the people at these seats, in the order of turns, and for nobody else."""
    table = work.table
    held = [seat for seat in table.seats if seat in seats and table.people_of(seat)]
    await work.change({"awaited": held})
    await work.settle()
