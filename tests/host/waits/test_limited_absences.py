"""Absences stop a table's clock: without limit, or for a number of days in each turn."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.waits.clock_times import DAY
from bot.model.people import Person
from bot.model.table import Table
from tests.host.harness import ADA, BO, CY, DI, HostHarness
from tests.host.people.test_reminders import pass_time
from tests.host.table.test_clocks import ALL, STEADY, left, timed, votes

MODERATOR = Moderator(5, DI)


async def limited(harness: HostHarness, days: int) -> tuple[Table, Person]:
    """A match whose clock absences stop for so many days, and who is awaited."""
    table = await timed(harness)
    table = await harness.host.moderation.set_absence(MODERATOR, table.id, days)
    (slow,) = table.awaited_people
    return table, next(person for person in (ADA, BO, CY) if person.id == slow)


async def test_without_a_limit_a_year_away_stops_the_clock_for_a_year(shared: HostHarness) -> None:
    table = await timed(shared)
    (slow,) = table.awaited_people
    person = next(p for p in (ADA, BO, CY) if p.id == slow)
    now = shared.clock.now
    await shared.host.absences.leave(person, now, now + 365 * DAY, "")
    await pass_time(shared, 364 * DAY)
    assert votes(shared) == []
    assert await left(shared.host, table, slow) == (STEADY.bank, ALL)


async def test_after_so_many_days_the_clock_runs_on(shared: HostHarness) -> None:
    table, person = await limited(shared, 7)
    now = shared.clock.now
    await shared.host.absences.leave(person, now, now + 365 * DAY, "")
    time = (await shared.host.clocks.times(await shared.host.tables.get(table.id)))[person.id]
    assert time.until == now + 7 * DAY + ALL
    await pass_time(shared, 7 * DAY)
    assert await left(shared.host, table, person.id) == (STEADY.bank, ALL)
    await pass_time(shared, ALL - 1)
    assert votes(shared) == []
    await pass_time(shared, 1)
    assert len(votes(shared)) == 1


async def test_going_away_again_gives_no_days_more(shared: HostHarness) -> None:
    table, person = await limited(shared, 7)
    for _ in range(3):
        now = shared.clock.now
        absence = await shared.host.absences.leave(person, now, now + 30 * DAY, "")
        await pass_time(shared, 4 * DAY)
        await shared.host.absences.come_back(person.id, absence.id)
    # Twelve days away, seven of them for nothing.
    assert await left(shared.host, table, person.id) == (STEADY.bank - 4 * DAY, 0)


async def test_a_pause_counts_for_no_absence(shared: HostHarness) -> None:
    table, person = await limited(shared, 7)
    now = shared.clock.now
    await shared.host.absences.leave(person, now, now + 365 * DAY, "")
    await pass_time(shared, 5 * DAY)
    await shared.host.moderation.pause(MODERATOR, table.id)
    await pass_time(shared, 20 * DAY)
    await shared.host.moderation.resume(MODERATOR, table.id)
    await pass_time(shared, 2 * DAY)
    assert await left(shared.host, table, person.id) == (STEADY.bank, ALL)
    await pass_time(shared, DAY)
    assert await left(shared.host, table, person.id) == (STEADY.bank, ALL - DAY)


async def test_another_clock_keeps_the_limit_and_nonsense_is_refused(shared: HostHarness) -> None:
    table, _ = await limited(shared, 14)
    table = await shared.host.moderation.set_clock(MODERATOR, table.id, "quick")
    assert table.clock is not None
    assert table.clock.absence == 14 * DAY
    for days in (0, 5, 10**6):
        with pytest.raises(Refusal):
            await shared.host.moderation.set_absence(MODERATOR, table.id, days)
    with pytest.raises(Refusal):
        await shared.host.clocks.set_absence(table.id, BO.id, 7)
    table = await shared.host.moderation.set_absence(MODERATOR, table.id, None)
    assert table.clock is not None
    assert table.clock.absence is None
