"""Going back gives back the time that the undone turns have cost."""

from __future__ import annotations

import pytest

from bot.host.moderation.moderation import Moderator
from bot.host.waits.clock_times import HOUR
from tests.host.harness import DI, HostHarness
from tests.host.table.test_clocks import STEADY, left, run_out, timed


async def test_a_rollback_gives_back_the_time_that_the_undone_turn_cost(
    shared: HostHarness,
) -> None:
    table = await timed(shared)
    (slow,) = table.awaited_people
    start, _ = await left(shared.host, table, slow)
    await shared.later(STEADY.turn + HOUR)
    number = (await shared.host.tables.get(table.id)).entry_count
    await shared.play(table.id, 1)
    spent, _ = await left(shared.host, table, slow)
    assert start - spent == pytest.approx(HOUR)
    now = await shared.host.tables.get(table.id)
    await shared.host.moderation.rollback(Moderator(5, DI), table.id, number, now.entry_count)
    again, _ = await left(shared.host, table, slow)
    assert again == pytest.approx(start)


async def test_a_rollback_keeps_what_earlier_turns_have_cost(shared: HostHarness) -> None:
    table = await timed(shared)
    (slow,) = table.awaited_people
    await shared.later(STEADY.turn + HOUR)
    await shared.play(table.id, 1)
    spent, _ = await left(shared.host, table, slow)
    number = (await shared.host.tables.get(table.id)).entry_count
    await shared.play(table.id, 1)
    now = await shared.host.tables.get(table.id)
    await shared.host.moderation.rollback(Moderator(5, DI), table.id, number, now.entry_count)
    assert (await left(shared.host, table, slow))[0] == pytest.approx(spent)


async def test_a_rollback_after_the_time_was_up_gives_all_of_it_back(shared: HostHarness) -> None:
    table, slow, _, _ = await run_out(shared)
    number = (await shared.host.tables.get(table.id)).entry_count
    assert (await left(shared.host, table, slow))[0] == 0
    await shared.play(table.id, 1)
    now = await shared.host.tables.get(table.id)
    await shared.host.moderation.rollback(Moderator(5, DI), table.id, number, now.entry_count)
    assert (await left(shared.host, table, slow))[0] == pytest.approx(STEADY.bank)
